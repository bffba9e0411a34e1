import Foundation
import LayoutCore

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
}
