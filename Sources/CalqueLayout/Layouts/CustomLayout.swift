import Foundation

/// A layout of the user's and its cache, for one node of a tree.
final class CustomLayout {
  let box: any CustomLayoutBox
  let orientation: Axis?
  /// What frames inside are made of, if the layout is a container for them.
  let region: LayoutRegion?
  /// What the type of the layout is called.
  var name: String { box.name }
  private let place: LayoutCachePlace?
  var needsUpdate = true
  /// Whether a node of a tree has it: another one makes a copy.
  private(set) var isTaken = false

  /// - Parameter place: keeps the cache when the tree is made again; `nil` for a cache that goes
  ///   with it.
  init<L: Layout>(
    _ layout: L, orientation: Axis?, region: LayoutRegion? = nil, place: LayoutCachePlace? = nil
  ) {
    box = TypedLayoutBox(layout)
    self.place = place
    self.region = region
    self.orientation = orientation
  }

  /// The layout inside of another one, which asks it as if it were its own.
  convenience init(inside layout: any Layout, place: LayoutCachePlace) {
    func make<L: Layout>(_ layout: L) -> any CustomLayoutBox { TypedLayoutBox(layout) }
    self.init(box: make(layout), place: place)
  }

  private init(box: any CustomLayoutBox, place: LayoutCachePlace) {
    self.box = box
    self.place = place
    (region, orientation) = (nil, nil)
  }

  private init(copyOf other: CustomLayout) {
    box = other.box.copy()
    (place, region, orientation) = (nil, other.region, other.orientation)
  }

  /// The layout for a node: no two nodes share a cache, whatever they were made of.
  func taken() -> CustomLayout {
    let own = isTaken ? CustomLayout(copyOf: self) : self
    own.isTaken = true
    return own
  }

  /// The box with a cache that knows the subviews as they are now.
  func ready(_ subviews: LayoutSubviews) -> any CustomLayoutBox {
    if let place, place.box !== box {
      if let before = place.box { box.takeCache(of: before) }
      place.box = box
      needsUpdate = true
    }
    if needsUpdate {
      needsUpdate = false
      box.update(subviews)
    }
    return box
  }
}

/// Keeps the cache of a layout for one place among views, whatever trees are made of them: the
/// cache goes from each tree to the next one, where the layout updates it.
package final class LayoutCachePlace {
  fileprivate(set) var box: (any CustomLayoutBox)?

  package init() {}
}

/// A layout without its type.
protocol CustomLayoutBox: AnyObject {
  /// What the type of the layout is called.
  var name: String { get }
  /// A box of the same layout, without a cache.
  func copy() -> any CustomLayoutBox
  /// Takes the cache that another box has, if its layout is of the same type.
  func takeCache(of other: any CustomLayoutBox)
  func update(_ subviews: LayoutSubviews)
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize
  func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews)
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing
  func guide(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat?
}

private final class TypedLayoutBox<L: Layout>: CustomLayoutBox {
  private let layout: L
  private var cache: L.Cache?

  init(_ layout: L) {
    self.layout = layout
  }

  var name: String { String(describing: L.self) }

  func copy() -> any CustomLayoutBox { TypedLayoutBox(layout) }

  func takeCache(of other: any CustomLayoutBox) {
    guard let other = other as? TypedLayoutBox<L> else { return }
    cache = other.cache.take() ?? cache
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
    var current = cache.take() ?? layout.makeCache(subviews: subviews)
    let result = body(&current)
    cache = current
    return result
  }
}
