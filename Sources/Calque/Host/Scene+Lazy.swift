import CalqueLayout
import Foundation

extension Scene {
  /// Moves what was scrolled, and makes the rows that are visible in the lazy containers of this scene
  /// and those inside.
  ///
  /// - Parameter ports: Gets the scroll views that were met.
  /// - Returns: Whether something is of another size now, so that more may be visible than was made.
  func showRows(_ ports: inout [ScrollPort]) -> Bool {
    guard hasInsides else { return false }
    for scroll in scrolls where tree.isPlaced(scroll.node) {
      if scroll.port.isMoved {
        scroll.port.isMoved = false
        tree.placeAgain(scroll.node)
      }
      scroll.port.frame = hostFrame(of: scroll.node)
      ports.append(scroll.port)
    }
    makeInsides()
    var isResized = false
    for (index, lazy) in lazies.sorted(by: { $0.key < $1.key }) {
      let node = LayoutNode(index: UInt32(index))
      if tree.isPlaced(node), show(lazy, node, &ports) {
        tree.setNeedsMeasure(node)
        isResized = true
      }
    }
    for scene in inner.values where scene.showRows(&ports) { isResized = true }
    if isResized { layOutAgain() }
    return isResized
  }

  private func show(
    _ lazy: LazyContainer, _ node: LayoutNode, _ ports: inout [ScrollPort]
  ) -> Bool {
    let frame = hostFrame(of: node)
    var isResized = lazy.show(frame)
    var place = geometry(of: node).place
    for (row, scene, frame) in lazy.rows(in: frame) {
      place.origin = frame.origin
      scene.move(to: place)
      if scene.showRows(&ports) {
        row.setNeedsLayout()
        isResized = true
      }
    }
    return isResized
  }
}
