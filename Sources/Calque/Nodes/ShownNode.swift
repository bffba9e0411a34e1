import CalqueLayout
import Foundation

/// Where a node is shown, and what it paints.
struct ShownNode {
  var frame: CGRect
  var paint: (any PaintFacet)?
  /// How it differs from that because it comes.
  var effects: [TransitionEffect] = []
  /// 1 once it is there, 0 while it is away.
  var presence = 1.0
}

extension ViewScene {
  /// Shows nodes elsewhere than where they are laid out; nothing shows them as they are.
  ///
  /// - Parameter leaving: Views that go, by the nodes around them.
  func show(_ nodes: [LayoutNode: ShownNode], leaving: [LayoutNode: [LeavingNode]] = [:]) {
    shown = nodes
    self.leaving = leaving
  }

  /// The frame in which a node is shown, in a frame around it.
  func shownFrame(of node: LayoutNode, in room: CGRect) -> CGRect {
    if !shown.isEmpty, let node = shown[node] { return node.frame }
    return tree.frameInParent(of: node).placed(in: room)
  }

  /// What a node paints now.
  func paint(of node: LayoutNode) -> (any PaintFacet)? {
    if !shown.isEmpty, let node = shown[node] { return node.paint }
    return draft[node].paint
  }
}

extension CGRect {
  /// A frame that counts from the corner of another one, from the host's corner. Sums of very large
  /// numbers are not finite; 0 takes their place.
  func placed(in room: CGRect) -> CGRect {
    let frame = offsetBy(dx: room.minX, dy: room.minY)
    if (frame.minX + frame.minY).isFinite { return frame }
    return CGRect(
      x: frame.minX.isFinite ? frame.minX : 0, y: frame.minY.isFinite ? frame.minY : 0,
      width: frame.width, height: frame.height)
  }
}
