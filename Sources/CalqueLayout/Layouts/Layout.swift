public import Foundation

/// An algorithm that gives a container its size and its subviews their places.
///
/// All coordinates start at the leading edge. A size may be asked for proposals that are never
/// used to place anything, and any number of times.
public protocol Layout {
  /// The subviews that the layout is given.
  typealias Subviews = LayoutSubviews
  /// What the layout keeps between calls; nothing by default.
  associatedtype Cache = Void

  /// How the views inside behave; no orientation by default.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what the layout keeps between calls. It can be thrown away and made again.
  func makeCache(subviews: Subviews) -> Cache
  /// Renews the cache after a change of the subviews; by default it is made again.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the container prefers to its neighbours; by default the largest of its
  /// subviews on each edge.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size that the container takes for a proposal, in points.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Calls `place` on the subviews.
  ///
  /// - Parameters:
  ///   - bounds: The area of the container; it need not start at zero.
  ///   - proposal: The proposal for which the container chose the size of `bounds`.
  ///   - subviews: The views to place.
  ///   - cache: What `makeCache` returned for the subviews.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The place of a horizontal guide in `bounds`, or `nil` for its default; if not implemented,
  /// the guides of the subviews are merged.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The place of a vertical guide in `bounds`, or `nil` for its default; if not implemented,
  /// the guides of the subviews are merged.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout where Cache == Void {
  /// A layout without a cache needs none.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// No orientation: spacers grow on both axes, dividers lie flat.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes a new cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// What the subviews ask for at the edges, taken together.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return ViewSpacing() }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  /// What the guides of the subviews come to, where one of them has one.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    merged(guide.key, bounds, proposal, subviews, &cache)
  }

  /// What the guides of the subviews come to, where one of them has one.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    merged(guide.key, bounds, proposal, subviews, &cache)
  }

  private func merged(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    guard key.crossesContainers else { return nil }
    let placements = subviews.tree.recordingPlacements {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return subviews.tree.mergedGuide(key, subviews, placements, bounds, Proposal(proposal))
      .map { CGFloat($0) }
  }
}
