import CalqueDrawing
import CalqueLayout
import Foundation

/// The buttons of a stepper: the one for less is at the leading side, or below.
struct StepperButtons: View {
  @Environment(\.platformMetrics.controls.stepper) private var metrics
  let value: StepperValue

  var body: some View {
    let shape =
      metrics.isVertical ? AnyShape(.rect(cornerRadius: metrics.radius)) : AnyShape(.capsule)
    Group {
      if metrics.isVertical {
        VStack(spacing: 0) {
          more
          less
        }
      } else {
        HStack(spacing: 0) {
          less
          line
          more
        }
      }
    }
    .frame(width: metrics.size.width, height: metrics.size.height)
    .background(Color.controlFill, in: shape)
    .modifier(DimmedWhenDisabled())
  }

  private var less: some View { StepperButton(sign: .minus, value: value, change: value.decrement) }
  private var more: some View { StepperButton(sign: .plus, value: value, change: value.increment) }

  private var line: some View {
    Rectangle().fill(Color.separator).frame(width: metrics.line, height: metrics.size.height * 0.5)
  }
}

/// One of the buttons.
private struct StepperButton: View {
  @Environment(\.platformMetrics.controls.stepper) private var metrics
  let sign: StepperSign
  let value: StepperValue
  let change: (() -> Void)?

  var body: some View {
    let side = min(metrics.size.width, metrics.size.height) * (metrics.isVertical ? 0.4 : 0.45)
    sign.stroke(
      change == nil ? AnyShapeStyle(.tertiary) : AnyShapeStyle(.primary),
      style: StrokeStyle(lineWidth: 2, lineCap: .round)
    )
    .frame(width: side, height: side)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .modifier(InputModifier { input($0) })
  }

  private func input(_ emitter: ViewEmitter) -> ControlPartInput {
    let (value, change) = (value, change)
    return ControlPartInput(isDisabled: change == nil || !emitter.environment.isEnabled) {
      if let change { value.edit(change) }
    }
  }
}

/// The sign on a button.
private enum StepperSign: Shape {
  case plus, minus

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    if self == .plus {
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    }
    return path
  }
}
