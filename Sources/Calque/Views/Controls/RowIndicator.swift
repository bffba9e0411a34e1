import CalqueDrawing
import CalqueLayout
import Foundation

/// What a row that leads somewhere has beside its content.
enum RowIndicator: Equatable {
  /// A page is shown in place of this one.
  case link
  /// Rows below are shown or hidden.
  case disclosure(isExpanded: Bool)
}

/// The arrow of an indicator. It points towards the trailing edge, and down where rows are shown.
struct IndicatorView: View {
  let indicator: RowIndicator
  let size: CGSize
  /// Whether an arrow of a hierarchy is grey, as on macOS.
  var isGrey = false

  @ViewBuilder var body: some View {
    if isLink {
      arrow.frame(width: size.width, height: size.height).foregroundStyle(.tertiary)
    } else {
      let length = max(size.width, size.height)
      arrow.frame(width: size.width, height: size.height)
        .rotationEffect(.degrees(indicator == .disclosure(isExpanded: true) ? 90 : 0))
        .frame(width: length, height: length)
        .foregroundStyle(isGrey ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tint))
    }
  }

  private var arrow: some View {
    Chevron().stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
  }

  private var isLink: Bool { indicator == .link }
}

/// An arrow that points towards the trailing edge.
struct Chevron: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    return path
  }
}
