public import Foundation

/// A place of a view that others are laid out by. Views of UIKit are not laid out here.
@MainActor @preconcurrency
public final class NSLayoutAnchor<Kind> {
  /// Says where the place is.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant) }

  /// Says where the place is at least.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant) }

  /// Says where the place is at most.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant) }
}

/// A place along a line of text.
public enum NSLayoutXAxisAnchorKind {}
/// A place across lines of text.
public enum NSLayoutYAxisAnchorKind {}
/// A length.
public enum NSLayoutDimensionKind {}

/// A place along a line of text.
public typealias NSLayoutXAxisAnchor = NSLayoutAnchor<NSLayoutXAxisAnchorKind>
/// A place across lines of text.
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor<NSLayoutYAxisAnchorKind>
/// A length.
public typealias NSLayoutDimension = NSLayoutAnchor<NSLayoutDimensionKind>

extension NSLayoutAnchor where Kind == NSLayoutDimensionKind {
  /// Says what the length is, in points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant)
  }

  /// Says what the length is at least, in points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant)
  }

  /// Says what the length is at most, in points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant)
  }

  /// Says what the length is compared with another one.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant) }
}

/// What is said of places of views. Views of UIKit are not laid out here.
@MainActor @preconcurrency
public final class NSLayoutConstraint {
  /// The axes.
  public enum Axis: Int, Sendable {
    /// Along lines of text.
    case horizontal
    /// Across lines of text.
    case vertical
  }

  /// A distance in points.
  public var constant: CGFloat
  /// Whether it counts.
  public var isActive = false
  /// How much it counts.
  public var priority = UILayoutPriority.required
  /// The name of the constraint.
  public var identifier: String?

  init(_ constant: CGFloat) { self.constant = constant }

  /// Has constraints count.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Has constraints not count.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// How much something counts in a layout.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// From 0 to 1,000.
  public let rawValue: Float

  /// From 0 to 1,000.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// From 0 to 1,000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priorities by their names.
  public static let required = Self(1000), defaultHigh = Self(750), defaultLow = Self(250),
    fittingSizeLevel = Self(50)
}

/// An area of a view that others are laid out by.
@MainActor @preconcurrency
public final class UILayoutGuide {
  /// The places.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The places.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The places.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The places.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The places.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The places.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The places.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The places.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

extension UIView {
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The middle of the height.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The edge where lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The edge where lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The middle of the width.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The area that nothing of the device covers.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The area inside of the margins.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }

  /// The area in which lines of text are not too long.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide() }
  /// The area that no keyboard covers.
  public var keyboardLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The baseline of the first line.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The baseline of the last line.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }

  /// Adds constraints: views of UIKit are not laid out here.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Adds a constraint: views of UIKit are not laid out here.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Says how much the view keeps from growing: nothing happens.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// Says how much the view keeps from shrinking: nothing happens.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
}
