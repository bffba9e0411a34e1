import CalqueDrawing
import Foundation

extension StrokeStyle {
  /// The style with numbers that can be worked with: widths and corners up to their limits, and no
  /// dashes where they are not lengths or where there would be too many.
  ///
  /// - Parameters:
  ///   - matrix: From the path's coordinates to pixels.
  ///   - path: What is drawn, within the limits.
  /// - Returns: `nil` if the line has no width.
  func bounded(in matrix: CGAffineTransform, for path: Path) -> StrokeStyle? {
    guard lineWidth > 0, matrix.norm > 0 else { return nil }
    var style = self
    style.lineWidth = min(lineWidth, CGFloat(RenderingLimits.lineWidth) / matrix.norm)
    let width = style.lineWidth * matrix.norm
    let sharpest = max(1, CGFloat(RenderingLimits.corner) / max(width, 1e-9))
    style.miterLimit = miterLimit.isNaN ? 10 : max(1, min(miterLimit, sharpest))
    let pattern = dash.reduce(0, +)
    guard !dash.isEmpty, pattern > 0, pattern.isFinite, dash.allSatisfy({ $0 >= 0 }),
      isDrawable(pattern, path, matrix, width)
    else {
      (style.dash, style.dashPhase) = ([], 0)
      return style
    }
    // The pattern repeats; of an odd number of lengths, after twice their sum.
    style.dashPhase =
      dashPhase.isFinite ? dashPhase.truncatingRemainder(dividingBy: 2 * pattern) : 0
    return style
  }

  private func isDrawable(
    _ pattern: CGFloat, _ path: Path, _ matrix: CGAffineTransform, _ width: CGFloat
  ) -> Bool {
    let period = pattern * matrix.least
    let pieces = path.polygonLength(in: matrix) / period * CGFloat(dash.count)
    // Round ends have more corners the larger they are.
    let corners = lineCap == .round ? 4 + (5 * width).squareRoot() : 4
    let overlaps = min(pieces, width / period)
    return pieces * (corners + overlaps) < CGFloat(RenderingLimits.dashes)
  }
}

extension Path {
  /// The length of the lines through all points in pixels, control points included: no shorter than
  /// the path.
  fileprivate func polygonLength(in matrix: CGAffineTransform) -> CGFloat {
    var length: CGFloat = 0
    var here = CGPoint.zero
    var start = CGPoint.zero
    func add(_ point: CGPoint) {
      let point = point.applying(matrix)
      length += abs(point.x - here.x) + abs(point.y - here.y)
      here = point
    }
    for element in elements {
      switch element {
      case .move(let to):
        start = to
        here = to.applying(matrix)
      case .line(let to): add(to)
      case .quadCurve(let to, let control):
        add(control)
        add(to)
      case .curve(let to, let control1, let control2):
        add(control1)
        add(control2)
        add(to)
      case .closeSubpath: add(start)
      }
    }
    return length
  }
}
