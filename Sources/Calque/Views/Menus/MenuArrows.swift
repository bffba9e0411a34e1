import CalqueDrawing
import Foundation

/// Two arrows: the one above points up, the other one down.
struct MenuArrows: View {
  @Environment(\.indicatorScale) private var scale
  /// The size at the usual text size.
  let size: CGSize

  var body: some View {
    MenuArrowShape()
      .stroke(style: StrokeStyle(lineWidth: 1.5 * scale, lineCap: .round, lineJoin: .round))
      .frame(width: size.width * scale, height: size.height * scale)
  }
}

private struct MenuArrowShape: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    let arrow = rect.height * 0.3
    path.move(to: CGPoint(x: rect.minX, y: rect.minY + arrow))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + arrow))
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY - arrow))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - arrow))
    return path
  }
}
