public import Foundation

/// A layout value whose type is not known until it is used.
///
/// The views inside keep their identity when one layout takes the place of another.
public struct AnyLayout: Layout {
  /// The layout whose type is hidden.
  package let base: any Layout

  /// A layout without its type.
  public init<L>(_ layout: L) where L: Layout {
    base = (layout as? AnyLayout)?.base ?? layout
  }

  /// What the layout inside keeps between calls.
  public struct Cache {
    fileprivate let place = LayoutCachePlace()
    fileprivate var layout: CustomLayout

    fileprivate init(_ layout: any Layout) {
      self.layout = CustomLayout(inside: layout, place: place)
    }
  }

  /// The element of the layout inside: native where there is a native one.
  ///
  /// - Parameter place: keeps the cache of the layout when the tree is made again.
  func element(place: LayoutCachePlace?) -> LayoutElement { .layout(base, place: place) }

  /// Has the hidden layout make its cache.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(base)
  }

  /// Has the hidden layout update its cache, or make a new one where the type has changed.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.layout = CustomLayout(inside: base, place: cache.place)
  }

  /// Asks the hidden layout.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    cache.layout.ready(subviews).spacing(subviews)
  }

  /// Asks the hidden layout.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    cache.layout.ready(subviews).size(proposal, subviews)
  }

  /// Has the hidden layout place the subviews.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    cache.layout.ready(subviews).place(bounds, proposal, subviews)
  }

  /// Asks the hidden layout.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    cache.layout.ready(subviews).guide(guide.key, bounds, proposal, subviews)
  }

  /// Asks the hidden layout.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    cache.layout.ready(subviews).guide(guide.key, bounds, proposal, subviews)
  }
}
