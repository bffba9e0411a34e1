public import Foundation

/// A grid of coloured points, and the curved patches between them.
public struct MeshGrid: Hashable, Sendable {
  /// A point of the grid and the control points of the curves that meet there, as unit points.
  public struct Vertex: Hashable, Sendable {
    /// The point.
    public var position: CGPoint
    /// The control point of the curve to the vertex on the left.
    public var leading: CGPoint
    /// The control point of the curve to the vertex above.
    public var top: CGPoint
    /// The control point of the curve to the vertex on the right.
    public var trailing: CGPoint
    /// The control point of the curve to the vertex below.
    public var bottom: CGPoint

    /// Makes a vertex with its control points.
    public init(
      _ position: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint
    ) {
      (self.position, self.leading, self.top) = (position, leading, top)
      (self.trailing, self.bottom) = (trailing, bottom)
    }
  }

  /// The number of vertices in a row.
  public let width: Int
  /// The number of rows of vertices.
  public let height: Int
  /// The vertices row by row.
  public let vertices: [Vertex]
  /// The colours of the vertices.
  public internal(set) var colors: [RGBAColor]
  /// The colour outside of the patches.
  public internal(set) var background: RGBAColor
  /// Whether colours change smoothly from patch to patch, and not only within each.
  public let smoothsColors: Bool
  /// Whether colours between the vertices are computed in Oklab.
  public let isPerceptual: Bool

  /// Makes a grid.
  ///
  /// - Returns: Nil if the grid has no patch, or not as many vertices and colours as places.
  public init?(
    width: Int, height: Int, vertices: [Vertex], colors: [RGBAColor],
    background: RGBAColor = .clear, smoothsColors: Bool = true, isPerceptual: Bool = false
  ) {
    guard width > 1, height > 1, width <= 4096, height <= 4096, vertices.count == width * height,
      colors.count == vertices.count
    else { return nil }
    (self.width, self.height, self.vertices) = (width, height, vertices)
    (self.colors, self.background, self.smoothsColors) = (colors, background, smoothsColors)
    self.isPerceptual = isPerceptual
  }

  /// Makes a grid of points. The tangent at a point is parallel to the line between its neighbours,
  /// as of a Catmull-Rom curve.
  public init?(
    width: Int, height: Int, points: [CGPoint], colors: [RGBAColor],
    background: RGBAColor = .clear, smoothsColors: Bool = true, isPerceptual: Bool = false
  ) {
    guard width > 1, height > 1, points.count / width == height, points.count % width == 0 else {
      return nil
    }
    func point(_ x: Int, _ y: Int) -> CGPoint {
      points[max(0, min(y, height - 1)) * width + max(0, min(x, width - 1))]
    }
    func moved(_ point: CGPoint, _ a: CGPoint, _ b: CGPoint, _ factor: CGFloat) -> CGPoint {
      CGPoint(x: point.x + (b.x - a.x) * factor, y: point.y + (b.y - a.y) * factor)
    }
    var vertices: [Vertex] = []
    for y in 0..<height {
      for x in 0..<width {
        let here = point(x, y)
        // A third of the tangent; at an edge the tangent is the way to the one neighbour.
        let across = (point(x - 1, y), point(x + 1, y))
        let down = (point(x, y - 1), point(x, y + 1))
        let a = x == 0 || x == width - 1 ? 1.0 / 3 : 1.0 / 6
        let b = y == 0 || y == height - 1 ? 1.0 / 3 : 1.0 / 6
        vertices.append(
          Vertex(
            here, leading: moved(here, across.0, across.1, -a),
            top: moved(here, down.0, down.1, -b),
            trailing: moved(here, across.0, across.1, a),
            bottom: moved(here, down.0, down.1, b)))
      }
    }
    self.init(
      width: width, height: height, vertices: vertices, colors: colors, background: background,
      smoothsColors: smoothsColors, isPerceptual: isPerceptual)
  }
}

extension MeshGrid {
  /// The point of a patch, as a unit point: a Coons patch of its four curves.
  ///
  /// - Parameters:
  ///   - column: The patch, from 0 to `width - 2`; `row` likewise.
  ///   - u: From 0 at the left side of the patch to 1 at the right one; `v` from the top to the
  ///     bottom.
  package func point(column: Int, row: Int, u: Double, v: Double) -> CGPoint {
    let (a, b) = (vertices[row * width + column], vertices[row * width + column + 1])
    let (c, d) = (
      vertices[(row + 1) * width + column], vertices[(row + 1) * width + column + 1]
    )
    let top = Self.curve(a.position, a.trailing, b.leading, b.position, u)
    let bottom = Self.curve(c.position, c.trailing, d.leading, d.position, u)
    let left = Self.curve(a.position, a.bottom, c.top, c.position, v)
    let right = Self.curve(b.position, b.bottom, d.top, d.position, v)
    func blend(_ part: KeyPath<CGPoint, CGFloat>) -> CGFloat {
      let ruled =
        (1 - v) * top[keyPath: part] + v * bottom[keyPath: part] + (1 - u) * left[keyPath: part]
        + u * right[keyPath: part]
      let corners =
        (1 - u) * (1 - v) * a.position[keyPath: part] + u * (1 - v) * b.position[keyPath: part]
        + (1 - u) * v * c.position[keyPath: part] + u * v * d.position[keyPath: part]
      return ruled - corners
    }
    return CGPoint(x: blend(\.x), y: blend(\.y))
  }

  private static func curve(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: Double
  ) -> CGPoint {
    let s = 1 - t
    let (p, q, r, w) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: p * a.x + q * b.x + r * c.x + w * d.x, y: p * a.y + q * b.y + r * c.y + w * d.y)
  }

  /// The colour of a patch: bilinear, or where colours are smooth, eased so that they do not turn
  /// sharply at a vertex.
  package func color(column: Int, row: Int, u: Double, v: Double) -> RGBAColor {
    func eased(_ t: Double) -> Double { smoothsColors ? t * t * (3 - 2 * t) : t }
    let (x, y) = (eased(u), eased(v))
    let (first, second) = (row * width + column, (row + 1) * width + column)
    func mixed(_ a: RGBAColor, _ b: RGBAColor, _ fraction: Double) -> RGBAColor {
      guard isPerceptual else { return a.mixed(with: b, by: fraction) }
      return PerceptualColor(a).mixed(with: PerceptualColor(b), by: fraction).rgba
    }
    return mixed(
      mixed(colors[first], colors[first + 1], x), mixed(colors[second], colors[second + 1], x), y)
  }
}
