import CalqueLayout
import Foundation

/// An action of a swiped row: a white title on its own tint, or on the colour of its role.
struct SwipeActionButtonStyle: ButtonStyle {
  @Environment(\.tint) private var tint
  @Environment(\.platformMetrics.list.controls.swipeActionText) private var size
  let padding: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelStyle(SwipeActionLabelStyle())
      .font(.system(size: size))
      .foregroundStyle(.white)
      .lineLimit(2)
      .padding(.horizontal, padding)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(tint ?? (configuration.role == .destructive ? .red : .gray))
  }
}

/// The icon above the title.
private struct SwipeActionLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    SwipeActionLabel(configuration: configuration)
  }
}

private struct SwipeActionLabel: View {
  @Environment(\.platformMetrics.list.controls.swipeActionSpacing) private var spacing
  let configuration: LabelStyleConfiguration

  var body: some View {
    VStack(spacing: spacing) {
      configuration.icon
      configuration.title.font(.caption2)
    }
  }
}
