import CalqueDrawing
import Foundation

/// Keeps the numbers of a drawing within what the drawing library can work with.
///
/// What cannot be seen is left out: everything inside of a transform that flattens the plane or has
/// a number that is not finite, paths with such a number, letters and pictures far outside.
/// Paths that reach beyond ``RenderingLimits/reach`` are cut.
struct DrawingBounds {
  /// From the coordinates that are in force to pixels.
  private(set) var matrix: CGAffineTransform
  private let reach: Double

  /// - Parameters:
  ///   - scale: pixels per point.
  init(scale: Double, reach: Double = RenderingLimits.reach) {
    matrix = CGAffineTransform(scaleX: scale, y: scale)
    self.reach = reach
  }

  /// The effect as it can be drawn, and the bounds inside of the group; `nil` if nothing of the
  /// group is to be drawn.
  func bounded(_ effect: Drawing.Effect) -> (effect: Drawing.Effect, inside: DrawingBounds)? {
    switch effect {
    case .transform(let transform):
      var inside = self
      inside.matrix = transform.concatenating(matrix)
      guard transform.isDrawable, inside.matrix.isDrawable else { return nil }
      return (effect, inside)
    case .clip(let path, let style):
      // A clip that cannot be drawn leaves nothing.
      return bounded(path).map { (.clip($0, style), self) }
    case .opacity(let opacity): return opacity > 0 ? (effect, self) : nil
    case .filter(let filter): return filter.bounded.map { (.filter($0), self) }
    case .tag, .blend, .masked, .mask: return (effect, self)
    }
  }

  /// The item as it can be drawn, `nil` if nothing of it is to be drawn.
  func bounded(_ item: Drawing.Item) -> Drawing.Item? {
    switch item {
    case .fill(let path, let paint, let style):
      return bounded(path).map { .fill($0, paint, style) }
    case .stroke(let path, let paint, let style):
      guard let path = bounded(path) else { return nil }
      return style.bounded(in: matrix, for: path).map { .stroke(path, paint, $0) }
    case .backdrop(let path, let backdrop, let style):
      return bounded(path).map { .backdrop($0, backdrop, style) }
    case .glyphs(let run): return bounded(run).map { .glyphs($0) }
    case .image(let data, let rect, _, _):
      // One that is too large is an error where it is read, not something that cannot be seen.
      let isTooLarge =
        Double(data.pixelWidth) * Double(data.pixelHeight) > Double(RenderingLimits.pixels)
      return isInReach(rect) && (isTooLarge || isLargeEnough(rect, for: data)) ? item : nil
    case .group: return item
    }
  }

  private func bounded(_ path: Path) -> Path? { path.bounded(in: matrix, reach: reach) }

  /// The letters that are not too far away; `nil` if there are none.
  private func bounded(_ run: GlyphRun) -> GlyphRun? {
    let size = run.font.size * Double(matrix.norm)
    guard size > 0, size <= RenderingLimits.fontSize else { return nil }
    func isInReach(_ glyph: Glyph) -> Bool {
      CGPoint(x: run.origin.x + glyph.x, y: run.origin.y + glyph.y)
        .applying(matrix).isWithin(reach)
    }
    if run.glyphs.allSatisfy(isInReach) { return run }
    var run = run
    run.glyphs.removeAll { !isInReach($0) }
    return run.glyphs.isEmpty ? nil : run
  }

  private func isInReach(_ rect: CGRect) -> Bool {
    guard rect.width > 0, rect.height > 0 else { return false }
    return [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].allSatisfy { $0.applying(matrix).isWithin(reach) }
  }

  /// Pixman has 16 bits for how many pixels of a picture make one of the result.
  private func isLargeEnough(_ rect: CGRect, for data: ImageData) -> Bool {
    let width = rect.width * (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot()
    let height = rect.height * (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot()
    func least(_ pixels: Int) -> CGFloat { max(0.01, CGFloat(pixels) / 16_384) }
    return width >= least(data.pixelWidth) && height >= least(data.pixelHeight)
  }
}

extension CGPoint {
  func isWithin(_ reach: Double) -> Bool { abs(x) <= reach && abs(y) <= reach }
}

extension CGAffineTransform {
  /// How much longer a line becomes at most, about.
  var norm: CGFloat {
    max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
  }

  /// How much longer a line becomes at least, about.
  var least: CGFloat { norm > 0 ? abs(a * d - b * c) / norm : 0 }

  /// Whether something can be seen of what is drawn with the transform: its numbers are finite, and
  /// it does not flatten the plane to a line.
  var isDrawable: Bool {
    let norm = norm
    let determinant = abs(a * d - b * c)
    return norm < 1e12 && abs(tx) < 1e15 && abs(ty) < 1e15 && determinant > 1e-18
      && determinant > 1e-10 * norm * norm
  }
}
