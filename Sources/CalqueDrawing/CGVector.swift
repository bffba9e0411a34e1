public import Foundation

#if !canImport(CoreGraphics)
  /// A distance in two directions, for platforms without Core Graphics.
  public struct CGVector: Hashable, Sendable {
    /// To the right.
    public var dx: CGFloat
    /// Down.
    public var dy: CGFloat

    /// No distance.
    public static let zero = CGVector()

    /// Makes no distance.
    public init() { (dx, dy) = (0, 0) }

    /// Makes a distance.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  }
#endif
