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
  @Environment(\.indicatorScale) private var scale
  let indicator: RowIndicator
  /// The size at the usual text size.
  let size: CGSize
  /// Whether an arrow of a hierarchy is grey, as on macOS.
  var isGrey = false

  @ViewBuilder var body: some View {
    let (width, height) = (size.width * scale, size.height * scale)
    if isLink {
      arrow.frame(width: width, height: height).foregroundStyle(.tertiary)
    } else {
      let length = max(width, height)
      arrow.frame(width: width, height: height)
        .rotationEffect(.degrees(indicator == .disclosure(isExpanded: true) ? 90 : 0))
        .frame(width: length, height: length)
        .foregroundStyle(isGrey ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tint))
    }
  }

  private var arrow: some View {
    Chevron().stroke(style: StrokeStyle(lineWidth: 2 * scale, lineCap: .round, lineJoin: .round))
  }

  private var isLink: Bool { indicator == .link }
}

extension EnvironmentValues {
  /// By how much the arrows of rows and menus are larger than at the usual text size: as much as
  /// the text beside them, of which they are a symbol.
  var indicatorScale: CGFloat {
    TextStyles(platformMetrics.typography, dynamicTypeSize).scale(of: .body)
  }
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
