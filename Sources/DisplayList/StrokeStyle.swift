public import Foundation

#if !canImport(CoreGraphics)
  /// How the end of an open line looks.
  public enum CGLineCap: Int32, Sendable {
    case butt = 0
    case round = 1
    case square = 2
  }

  /// How two pieces of a line meet.
  public enum CGLineJoin: Int32, Sendable {
    case miter = 0
    case round = 1
    case bevel = 2
  }
#endif

/// How a path is traced: a line's width (in points), ends, corners and dashes.
public struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  /// Lengths in points, painted and left out by turns; empty for an unbroken line.
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

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
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
