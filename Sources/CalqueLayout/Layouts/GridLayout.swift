public import Foundation

/// A grid as a layout value.
///
/// Called with views, or inside of an ``AnyLayout``, it is a grid whose rows are `GridRow`s. As a
/// part of another layout it knows no rows: every subview spans all columns then, which makes a
/// column.
public struct GridLayout: Layout {
  /// How views are aligned in their cells.
  public var alignment: Alignment
  /// The distance between columns in points; `nil` for what the cells prefer.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points; `nil` for what the cells prefer.
  public var verticalSpacing: CGFloat?

  /// Makes a grid; without spacings, in points, the cells are asked.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// Nothing is kept between calls.
  public struct Cache {}

  /// Nothing is kept between calls.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache()
  }

  /// The size of the views without rows, below each other.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    var none: Void = ()
    return column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &none)
  }

  /// Places views without rows below each other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var none: Void = ()
    column.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &none)
  }

  private var column: VStackLayout {
    VStackLayout(alignment: alignment.horizontal, spacing: verticalSpacing)
  }
}
