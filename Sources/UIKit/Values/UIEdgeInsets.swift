public import Foundation

/// Insets in points that do not turn with the direction.
public struct UIEdgeInsets: Hashable, Sendable {
  /// At the upper, the left, the lower and the right edge.
  public var top, left, bottom, right: CGFloat

  /// No insets.
  public static let zero = Self()

  /// Makes insets of 0.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Makes insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// Sides of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Makes a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The sides by their names.
  public static let top = Self(rawValue: 1), left = Self(rawValue: 2), bottom = Self(rawValue: 4),
    right = Self(rawValue: 8), all = Self(rawValue: 15)
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Makes a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corners by their names.
  public static let topLeft = Self(rawValue: 1), topRight = Self(rawValue: 2),
    bottomLeft = Self(rawValue: 4), bottomRight = Self(rawValue: 8), allCorners = Self(rawValue: 15)
}
