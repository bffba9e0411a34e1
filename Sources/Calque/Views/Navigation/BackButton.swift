import CalqueDrawing
import CalqueLayout
import Foundation

/// A circle of 44 with an arrow that points to where the page came from.
struct BackButton: View {
  @Environment(\.locale) private var locale
  @Environment(\.platformMetrics) private var platform
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      BackArrow()
        .stroke(style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
        .frame(width: platform.bars.backArrow.width, height: platform.bars.backArrow.height)
        .frame(width: platform.bars.button, height: platform.bars.button)
        .modifier(BarGround())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: SystemWord.back.string(for: locale)))
  }
}

/// An arrow that points towards the leading edge.
private struct BackArrow: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    return path
  }
}
