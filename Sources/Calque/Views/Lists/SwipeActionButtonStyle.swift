import CalqueLayout
import Foundation

/// An action of a swiped row: a white title on red, on the tint, or on grey.
struct SwipeActionButtonStyle: ButtonStyle {
  @Environment(\.tint) private var tint
  let padding: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelStyle(SwipeActionLabelStyle())
      .font(.system(size: 17))
      .foregroundStyle(.white)
      .lineLimit(2)
      .padding(.horizontal, padding)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(configuration.role == .destructive ? Color.red : tint ?? .gray)
  }
}

/// The icon above the title.
private struct SwipeActionLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon
      configuration.title.font(.caption2)
    }
  }
}
