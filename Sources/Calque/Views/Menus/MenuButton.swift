import CalqueDrawing
import CalqueLayout
import Foundation

/// The button of a menu: its label in the style of the buttons around.
struct MenuButton: View {
  @Environment(\.platformMetrics.controls) private var metrics
  @Environment(\.menuIndicatorVisibility) private var visibility
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.platformMetrics.presentation.menu.arrow) private var arrow
  let label: AnyView

  var body: some View {
    if isInMenu {
      MenuRow(
        content: HStack {
          label
          Spacer()
          Chevron()
            .stroke(style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
            .frame(width: arrow.width, height: arrow.height)
        })
    } else if metrics.menu.hasIndicator {
      HStack(spacing: metrics.picker.indicatorSpacing) {
        label
        if visibility != .hidden {
          MenuArrows(size: metrics.picker.indicator)
        }
      }
      .padding(.horizontal, metrics.button.width)
      .frame(minHeight: metrics.picker.borderedHeight)
      .background(Color.controlFill, in: .rect(cornerRadius: metrics.picker.borderedRadius))
      .modifier(DimmedWhenDisabled())
    } else {
      MenuButtonLabel(label: label)
    }
  }
}

/// The label as that of a button.
private struct MenuButtonLabel: PrimitiveView {
  let label: AnyView

  func _emit(into emitter: ViewEmitter) {
    let outer = emitter.environment
    let style = outer.buttonStyle
    if !outer.isEnabled { emitter.environment.tint = Color.labels[2] }
    let configuration = ButtonStyleConfiguration(role: nil, label: label, isPressed: false)
    HStack { StyledView { style.emit(configuration, into: $0) } }._emit(into: emitter)
    emitter.environment = outer
  }
}
