import Calque
import Foundation

/// A view with the views inside of it.
struct PlacedTree {
  private(set) var view: PlacedView
  /// What is set around the view and has no place of its own, the outermost first. These wrappers can
  /// exist in one direction only: an environment that sets the direction it already has adds none.
  private(set) var wrappers: [String] = []
  private(set) var children: [PlacedTree] = []
  /// What the view and the views inside are, without their places.
  private(set) var content: Int

  private static let wrapperKinds: Set = [
    "direction", "transform", "opacity", "hidden", "clip", "zIndex", "depth",
  ]

  private init(_ view: PlacedView, _ children: [PlacedTree]) {
    self.view = view
    self.children = children
    content = Self.content(of: view, children)
  }

  /// The kind and the name: what two views share that are the same view with other things inside.
  var name: [String?] { [view.kind, view.identifier] }

  /// Makes trees of a list of views, each before those inside of it.
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
