import CalqueLayout
import Foundation

/// The label of an item of a menu that may have a check mark, which is in the column of icons.
struct MenuItemLabel<Content: View>: View {
  @Environment(\.platformMetrics.presentation.menu.checkmark) private var size
  let isOn: Bool
  @ViewBuilder let content: Content

  var body: some View {
    Label {
      content
    } icon: {
      CheckMark()
        .stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        .frame(width: size.width, height: size.height)
        .opacity(isOn ? 1 : 0)
    }
  }
}

/// A toggle as an item of a menu.
struct MenuItemToggle: View {
  let configuration: ToggleStyleConfiguration

  var body: some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      MenuItemLabel(isOn: configuration.isOn) { configuration.label }
    }
  }
}
