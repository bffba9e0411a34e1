import CalqueLayout
import Foundation

extension ViewScene {
  /// What is called for a node: its scene, its frame in the host, the frame of the node around it,
  /// and whether it can be scrolled.
  typealias Visitor = (ViewScene, LayoutNode, _ frame: CGRect, _ room: CGRect, Bool) -> Void

  /// Visits every node that is laid out, parents before children, the inner scenes included.
  ///
  /// - Parameter reachable: Whether only those are visited that people can reach: not what is
  ///   behind a sheet, an alert or a menu.
  func visit(
    at origin: CGPoint, reachable: Bool = false, isScrolled: Bool = false, _ body: Visitor
  ) {
    guard tree.nodeCount > 0 else { return }
    visit(
      LayoutNode(index: 0), in: CGRect(origin: origin, size: size), reachable,
      isScrolled: isScrolled, body)
  }

  private func visit(
    _ node: LayoutNode, in room: CGRect, _ reachable: Bool, isScrolled: Bool, _ body: Visitor
  ) {
    guard tree.isPlaced(node) else { return }
    let frame = shownFrame(of: node, in: room)
    body(self, node, frame, room, isScrolled)
    var isScrolled = isScrolled
    if draft[node].paint?.isViewport == true { isScrolled = true }
    for child in tree.children(of: node) {
      visit(child, in: frame, reachable, isScrolled: isScrolled, body)
    }
    for inner in reachable ? readableSubscenes(of: node, frame) : subscenes(of: node, frame) {
      inner.scene.visit(at: inner.origin, reachable: reachable, isScrolled: isScrolled, body)
    }
  }
}
