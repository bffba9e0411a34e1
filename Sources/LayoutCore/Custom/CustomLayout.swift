import Foundation

/// A layout of the user's and its cache, for one node of a tree.
package final class CustomLayout {
  let box: any CustomLayoutBox
  let orientation: Axis?
  /// What frames inside are made of, if the layout is a container for them.
  let region: LayoutRegion?
  var needsUpdate = true

  package init<L: Layout>(_ layout: L) {
    box = TypedLayoutBox(layout)
    region = (layout as? ScrollLayout)?.region
    // The axis of a lazy stack is a value, and dividers and spacers inside must know it.
    orientation = (layout as? LazyStackLayout)?.axis ?? L.layoutProperties.stackOrientation
  }

  /// The box with a cache that knows the subviews as they are now.
  func ready(_ subviews: LayoutSubviews) -> any CustomLayoutBox {
    if needsUpdate {
      needsUpdate = false
      box.update(subviews)
    }
    return box
  }
}

/// A layout without its type.
protocol CustomLayoutBox: AnyObject {
  func update(_ subviews: LayoutSubviews)
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize
  func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews)
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing
  func guide(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat?
}

private final class TypedLayoutBox<L: Layout>: CustomLayoutBox {
  let layout: L
  var cache: L.Cache?

  init(_ layout: L) {
    self.layout = layout
  }

  func update(_ subviews: LayoutSubviews) {
    guard cache != nil else { return }
    withCache(subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    withCache(subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    withCache(subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func guide(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat? {
    withCache(subviews) {
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &$0)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &$0)
      }
    }
  }

  /// The cache is moved out while the layout works with it.
  private func withCache<R>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R) -> R {
    var current = cache ?? layout.makeCache(subviews: subviews)
    let result = body(&current)
    cache = current
    return result
  }
}
