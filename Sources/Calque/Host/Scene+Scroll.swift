import CalqueLayout
import Foundation

extension Scene {
  /// The first scroll view that is laid out, the inner scenes included.
  var firstPort: ScrollPort? {
    tree.nodeCount > 0 ? port(within: LayoutNode(index: 0)) : nil
  }

  /// The first scroll view at or within a node.
  func port(within node: LayoutNode) -> ScrollPort? {
    guard tree.isPlaced(node) else { return nil }
    if let own = scrolls.first(where: { $0.node == node }) { return own.port }
    for child in tree.children(of: node) {
      if let port = port(within: child) { return port }
    }
    for (scene, _) in insides(of: node, .zero) {
      if let port = scene.firstPort { return port }
    }
    return nil
  }

  /// Whether a view of an id was made in this scene.
  func hasTarget(_ id: AnyHashable) -> Bool {
    targets[id] != nil || inner.values.contains { $0.hasTarget(id) }
  }

  /// The frame in the host of a view of an id within the content of a scroll view. The view need not be
  /// visible; rows of a lazy container need not have been made.
  func frame(of id: AnyHashable, in port: ScrollPort) -> CGRect? {
    if let scroll = scrolls.first(where: { $0.port === port }) {
      return frame(of: id, in: port, below: scroll.node)
    }
    guard hasInsides else { return nil }
    let rows = lazies.values.flatMap { $0.rows(in: .zero).map(\.scene) }
    return (Array(inner.values) + rows).lazy.compactMap { $0.frame(of: id, in: port) }.first
  }

  private func frame(of id: AnyHashable, in port: ScrollPort, below root: LayoutNode?) -> CGRect? {
    func isInside(_ node: LayoutNode) -> Bool {
      guard let root else { return true }
      var above: LayoutNode? = node
      while let here = above, here.index > root.index { above = tree.parent(of: here) }
      return above == root
    }
    if let node = targets[id], isInside(node), tree.isPlaced(node) { return hostFrame(of: node) }
    for (index, lazy) in lazies.sorted(by: { $0.key < $1.key }) {
      let node = LayoutNode(index: UInt32(index))
      guard isInside(node), tree.isPlaced(node) else { continue }
      let own = hostFrame(of: node)
      for (_, scene, _) in lazy.rows(in: own) {
        if let found = scene.frame(of: id, in: port, below: nil) { return found }
      }
      if let found = lazy.frame(of: id, in: own) { return found }
    }
    for (index, scene) in inner where isInside(LayoutNode(index: UInt32(index))) {
      if let found = scene.frame(of: id, in: port, below: nil) { return found }
    }
    return nil
  }
}
