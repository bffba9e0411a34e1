public import Foundation

#if !canImport(CoreGraphics)
  /// How the end of an open line looks.
  public enum CGLineCap: Int32, Sendable {
    /// The line ends where its path does.
    case butt = 0
    /// A half circle around the end.
    case round = 1
    /// Half a square around the end.
    case square = 2
  }

  /// How two pieces of a line meet.
  public enum CGLineJoin: Int32, Sendable {
    /// A pointed corner.
    case miter = 0
    /// A round corner.
    case round = 1
    /// A corner that is cut off.
    case bevel = 2
  }
#endif

/// How a path is traced: a line's width (in points), ends, corners and dashes.
public struct StrokeStyle: Hashable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// What the ends look like.
  public var lineCap: CGLineCap
  /// What the corners look like.
  public var lineJoin: CGLineJoin
  /// How far a pointed corner may reach, in line widths; beyond, it is cut off.
  public var miterLimit: CGFloat
  /// Lengths in points, painted and left out by turns; empty for an unbroken line.
  public var dash: [CGFloat]
  /// Where in the pattern of dashes the line begins, in points.
  public var dashPhase: CGFloat

  /// Makes a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// Which points count as inside a path, and whether its edge is smoothed.
public struct FillStyle: Hashable, Sendable {
  /// Inside is where a ray to infinity crosses the path an odd number of times; otherwise where
  /// the crossings' directions do not cancel out.
  public var isEOFilled: Bool
  /// Whether edges that cross pixels are soft.
  public var isAntialiased: Bool

  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
