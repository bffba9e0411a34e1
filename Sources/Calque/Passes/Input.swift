import CalqueLayout
import Foundation

// The pass "input": which node takes what is done to the screen.
extension ViewScene {
  /// The first scroll view that people can reach, the inner scenes included.
  var firstPort: ScrollPort? {
    tree.nodeCount > 0 ? port(within: LayoutNode(index: 0)) : nil
  }

  /// The first scroll view at or within a node.
  func port(within node: LayoutNode) -> ScrollPort? {
    guard tree.isPlaced(node) else { return nil }
    if let own = draft[node].details?.input?.port { return own }
    for child in tree.children(of: node) {
      if let port = port(within: child) { return port }
    }
    for inner in readableSubscenes(of: node, .zero) {
      if let port = inner.scene.firstPort { return port }
    }
    return nil
  }

  /// Whether a view of an id was made in this scene, or, where they do not depend on what is seen,
  /// in those inside.
  func hasTarget(_ id: AnyHashable) -> Bool {
    target(id) { _ in true } != nil
      || presentations.contains { $0.facet.hasTarget(id) }
  }

  /// The first node of an id that satisfies a condition.
  private func target(_ id: AnyHashable, where isWanted: (LayoutNode) -> Bool) -> LayoutNode? {
    for (index, node) in nodes.enumerated() where node.details?.targets.contains(id) == true {
      let node = LayoutNode(index: UInt32(index))
      return isWanted(node) ? node : nil
    }
    return nil
  }

  /// The frame in the host of a view of an id within the content of a scroll view. The view need
  /// not be visible; rows of a lazy container need not have been made.
  func frame(of id: AnyHashable, in port: ScrollPort) -> CGRect? {
    if let scroll = ports.first(where: { $0.port === port }) {
      return frame(of: id, below: scroll.node)
    }
    return subscenes.lazy.compactMap { $0.frame(of: id, in: port) }.first
  }

  /// The frame in the host of a view of an id.
  ///
  /// - Parameter root: The view must be inside of this node; `nil` for any place in the scene.
  func frame(of id: AnyHashable, below root: LayoutNode?) -> CGRect? {
    func isInside(_ node: LayoutNode) -> Bool {
      guard let root else { return true }
      var above: LayoutNode? = node
      while let here = above, here.index > root.index { above = tree.parent(of: here) }
      return above == root
    }
    if let node = target(id, where: { isInside($0) && tree.isPlaced($0) }) {
      return hostFrame(of: node)
    }
    for (node, facet) in presentations where isInside(node) && tree.isPlaced(node) {
      let own = hostFrame(of: node)
      for inner in facet.subscenes(in: own) {
        if let found = inner.scene.frame(of: id, below: nil) { return found }
      }
      if let found = facet.frame(of: id, in: own) { return found }
    }
    return nil
  }
}
