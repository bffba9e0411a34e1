import CalqueDrawing
import Foundation

/// Colours at the points of a grid, and between them. As a view, it fills what it is proposed.
///
/// Coordinates are unit points: (0, 0) is the left top corner of what is painted, (1, 1) the right
/// bottom one.
public struct MeshGradient: Sendable {
  /// A point of the grid and the control points of the curves that meet there.
  public struct BezierPoint: Hashable, Sendable {
    /// The point.
    public var position: SIMD2<Float>
    /// The control point of the curve to the left.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the curve upwards.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the curve to the right.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the curve downwards.
    public var bottomControlPoint: SIMD2<Float>

    /// Makes a point with its control points.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  private enum Points: Sendable {
    case plain([SIMD2<Float>])
    case bezier([BezierPoint])
  }

  private let width: Int
  private let height: Int
  private let points: Points
  private let colors: [Color]
  private let background: Color
  private let smoothsColors: Bool
  private let colorSpace: Gradient.ColorSpace

  /// Makes a gradient of points and their colours, row by row. The number of both must be `width`
  /// times `height`; otherwise the background fills everything.
  ///
  /// - Parameters:
  ///   - width: The number of points in a row.
  ///   - height: The number of rows.
  ///   - points: Where the points are, in parts of the width and height.
  ///   - colors: A colour for each point.
  ///   - background: The colour outside of the grid.
  ///   - smoothsColors: Whether colours do not turn sharply at the points.
  ///   - colorSpace: The space in which colours between the points are computed.
  public nonisolated init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height, self.points, self.colors) = (width, height, .plain(points), colors)
    (self.background, self.smoothsColors, self.colorSpace) = (background, smoothsColors, colorSpace)
  }

  /// Makes a gradient of points with control points, and their colours, row by row; see above.
  public nonisolated init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height, self.colors) = (width, height, colors)
    points = .bezier(bezierPoints)
    (self.background, self.smoothsColors, self.colorSpace) = (background, smoothsColors, colorSpace)
  }
}

extension MeshGradient: StyleView {
  /// The colours of the grid.
  public nonisolated func _paint(in environment: EnvironmentValues) -> _StylePaint {
    let background = background.resolve(in: environment).rgba
    guard let grid = grid(background, in: environment) else { return _StylePaint(background) }
    return _StylePaint(.gradient(GradientPaint(.mesh(grid), stops: [])))
  }

  private nonisolated func grid(
    _ background: RGBAColor, in environment: EnvironmentValues
  ) -> MeshGrid? {
    func point(_ point: SIMD2<Float>) -> CGPoint {
      CGPoint(x: CGFloat(point.x), y: CGFloat(point.y))
    }
    let colors = colors.map { $0.resolve(in: environment).rgba }
    switch points {
    case .plain(let points):
      return MeshGrid(
        width: width, height: height, points: points.map { point($0) }, colors: colors,
        background: background, smoothsColors: smoothsColors,
        isPerceptual: colorSpace.isPerceptual)
    case .bezier(let points):
      let vertices = points.map {
        MeshGrid.Vertex(
          point($0.position), leading: point($0.leadingControlPoint),
          top: point($0.topControlPoint), trailing: point($0.trailingControlPoint),
          bottom: point($0.bottomControlPoint))
      }
      return MeshGrid(
        width: width, height: height, vertices: vertices, colors: colors, background: background,
        smoothsColors: smoothsColors, isPerceptual: colorSpace.isPerceptual)
    }
  }
}

extension ShapeStyle where Self == MeshGradient {
  /// A gradient of points and their colours, row by row.
  public static func meshGradient(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) -> MeshGradient {
    MeshGradient(
      width: width, height: height, points: points, colors: colors, background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
}
