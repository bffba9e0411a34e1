package import Foundation

extension Drawing {
  /// A change of the pixels that a group has painted.
  ///
  /// Each filter is a file: its numbers, what it does to pixels, and how SVG says it.
  public struct Filter: Hashable, Sendable {
    package let kind: any FilterKind

    package init(_ kind: some FilterKind) { self.kind = kind }

    /// Whether two filters are of one kind with the same numbers.
    public static func == (one: Drawing.Filter, other: Drawing.Filter) -> Bool {
      AnyHashable(one.kind) == AnyHashable(other.kind)
    }

    /// Hashes the kind and its numbers.
    public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(kind)) }
  }
}

/// What a filter is.
package protocol FilterKind: Hashable, Sendable, CustomStringConvertible {
  /// Where there may be ink after the filter.
  ///
  /// - Parameters:
  ///   - ink: Where there is ink before, in pixels.
  ///   - matrix: From the group's coordinates to pixels.
  func reach(of ink: CGRect, in matrix: CGAffineTransform) -> CGRect
  /// How far from a pixel others are that it depends on, in pixels.
  func margin(in matrix: CGAffineTransform) -> Double
  /// Changes the pixels.
  func apply(to layer: PixelLayer, in matrix: CGAffineTransform)
  /// The filter primitives of SVG, which work on the result of the one before; nil if SVG has none.
  var svgPrimitives: String? { get }
  /// The filter with numbers that can be worked with; nil if it leaves nothing to see.
  var bounded: Self? { get }
}

extension FilterKind {
  package func reach(of ink: CGRect, in matrix: CGAffineTransform) -> CGRect {
    let margin = CGFloat(margin(in: matrix))
    return ink.insetBy(dx: -margin, dy: -margin)
  }

  package func margin(in matrix: CGAffineTransform) -> Double { 0 }
  package var bounded: Self? { self }
}

extension Drawing.Filter: CustomStringConvertible {
  /// The kind and its numbers.
  public var description: String { kind.description }
}
