import CalqueDrawing
import Foundation

/// Keeps the numbers of a list within what the drawing library can work with.
///
/// Items are handed over in their order. What cannot be seen is left out: everything inside of a
/// transform that flattens the plane or has a number that is not finite, paths with such a number,
/// letters and pictures far out of sight. Paths that reach beyond ``RenderingLimits/reach`` are cut.
struct DrawingBounds {
  private enum Kind {
    case clip, transform, opacity, tag
  }

  /// What is open, and whether it was left out.
  private var opened: [(kind: Kind, matrix: CGAffineTransform, isHidden: Bool)] = []
  /// From the coordinates that are in force to pixels.
  private var matrix: CGAffineTransform
  private var isHidden = false
  private let reach: Double

  /// - Parameters:
  ///   - scale: pixels per point.
  init(scale: Double, reach: Double = RenderingLimits.reach) {
    matrix = CGAffineTransform(scaleX: scale, y: scale)
    self.reach = reach
  }

  /// The item as it can be drawn, `nil` if nothing of it is to be drawn.
  mutating func bounded(_ item: Drawing.Item) -> Drawing.Item? {
    switch item {
    case .popClip: return closes(.clip) ? item : nil
    case .popTransform: return closes(.transform) ? item : nil
    case .popOpacity: return closes(.opacity) ? item : nil
    case .endTag: return closes(.tag) ? item : nil
    case .pushTransform(let transform):
      let inner = transform.concatenating(matrix)
      let isVisible = transform.isDrawable && inner.isDrawable
      return open(.transform, isVisible ? inner : matrix, isHidden: !isVisible) ? item : nil
    case .pushClip(let path, let style):
      // A clip that cannot be drawn leaves nothing.
      let bounded = isHidden ? nil : self.bounded(path)
      guard open(.clip, matrix, isHidden: bounded == nil), let bounded else { return nil }
      return .pushClip(bounded, style)
    case .pushOpacity(let opacity):
      return open(.opacity, matrix, isHidden: !(opacity > 0)) ? item : nil
    case .beginTag: return open(.tag, matrix, isHidden: false) ? item : nil
    default: return isHidden ? nil : drawable(item)
    }
  }

  private mutating func open(_ kind: Kind, _ inner: CGAffineTransform, isHidden: Bool) -> Bool {
    opened.append((kind, matrix, self.isHidden))
    matrix = inner
    self.isHidden = self.isHidden || isHidden
    return !self.isHidden
  }

  /// Whether a counterpart closes something that was not left out.
  private mutating func closes(_ kind: Kind) -> Bool {
    guard opened.last?.kind == kind, let last = opened.popLast() else { return false }
    let wasHidden = isHidden
    matrix = last.matrix
    isHidden = last.isHidden
    return !wasHidden
  }

  private func drawable(_ item: Drawing.Item) -> Drawing.Item? {
    switch item {
    case .fill(let path, let color, let style):
      return bounded(path).map { .fill($0, color, style) }
    case .stroke(let path, let color, let style):
      guard let path = bounded(path) else { return nil }
      return style.bounded(in: matrix, for: path).map { .stroke(path, color, $0) }
    case .glyphs(let run): return bounded(run).map { .glyphs($0) }
    case .image(let data, let rect, _, _):
      // One that is too large is an error where it is read, not something that cannot be seen.
      let isTooLarge =
        Double(data.pixelWidth) * Double(data.pixelHeight) > Double(RenderingLimits.pixels)
      return isInReach(rect) && (isTooLarge || isLargeEnough(rect, for: data)) ? item : nil
    default: return item
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

  /// Whether something can be seen of what is drawn with the transform: its numbers are finite, and it
  /// does not flatten the plane to a line.
  var isDrawable: Bool {
    let norm = norm
    let determinant = abs(a * d - b * c)
    return norm < 1e12 && abs(tx) < 1e15 && abs(ty) < 1e15 && determinant > 1e-18
      && determinant > 1e-10 * norm * norm
  }
}
