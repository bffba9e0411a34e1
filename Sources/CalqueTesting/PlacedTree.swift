import Calque
import Foundation

/// A view with the views inside it.
struct PlacedTree {
  private(set) var view: PlacedView
  /// The modifiers around the view that have no frame of their own, the outermost first. These
  /// wrappers can exist in one direction only: an environment that sets the existing direction adds
  /// none.
  private(set) var wrappers: [String] = []
  private(set) var children: [PlacedTree] = []
  /// A hash of the view and the views inside it, without their places.
  private(set) var content: Int

  private static let wrapperKinds: Set = [
    "direction", "transform", "opacity", "hidden", "clip", "zIndex", "depth",
  ]

  private init(_ view: PlacedView, _ children: [PlacedTree]) {
    self.view = view
    self.children = children
    content = Self.content(of: view, children)
  }

  /// The kind and the name, which identify a view even if its contents differ.
  var name: [String?] { [view.kind, view.identifier] }

  /// The identifier of the first view inside that has one.
  var innerIdentifier: String? {
    children.lazy.compactMap { $0.view.identifier ?? $0.innerIdentifier }.first
  }

  /// Returns the trees of a list of views, in which each view comes before those inside it.
  static func trees(of views: [PlacedView]) -> [PlacedTree] {
    var index = views.startIndex
    return trees(of: views, from: &index, depth: 0)
  }

  private static func trees(
    of views: [PlacedView], from index: inout Int, depth: Int
  ) -> [PlacedTree] {
    var trees: [PlacedTree] = []
    while index < views.endIndex, views[index].depth >= depth {
      let view = views[index]
      index += 1
      var inside = Self.trees(of: views, from: &index, depth: view.depth + 1)
      if inside.count == 1, wrapperKinds.contains(view.kind) {
        inside[0].wrap(in: view)
        trees.append(inside[0])
      } else {
        trees.append(PlacedTree(view, inside))
      }
    }
    return trees
  }

  private mutating func wrap(in wrapper: PlacedView) {
    wrappers.insert(wrapper.kind, at: 0)
    guard view.identifier == nil, let identifier = wrapper.identifier else { return }
    view.identifier = identifier
    content = Self.content(of: view, children)
  }

  private static func content(of view: PlacedView, _ children: [PlacedTree]) -> Int {
    var hasher = Hasher()
    hasher.combine(view.kind)
    hasher.combine(view.identifier)
    hasher.combine(view.text)
    for child in children { hasher.combine(child.content) }
    return hasher.finalize()
  }
}
