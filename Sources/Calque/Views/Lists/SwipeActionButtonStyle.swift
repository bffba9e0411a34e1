import CalqueLayout
import Foundation

/// An action of a swiped row: a white title on its own tint, or on the colour of its role. A
/// disabled one is pale on grey.
struct SwipeActionButtonStyle: ButtonStyle {
  @Environment(\.tint) private var tint
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.platformMetrics.list.controls.swipeActionText) private var size
  let padding: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelStyle(SwipeActionLabelStyle())
      .font(.control(size: size))
      .foregroundStyle(.white.opacity(isEnabled ? 1 : 0.5))
      .lineLimit(2)
      .padding(.horizontal, padding)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(ground(configuration.role))
  }

  private func ground(_ role: ButtonRole?) -> Color {
    if !isEnabled { return .gray }
    return tint ?? (role == .destructive ? .red : .gray)
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
