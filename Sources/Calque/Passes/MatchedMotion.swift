import CalqueLayout
import Foundation

/// What is shown of views that take the place of others of the same id: they begin at the frame of
/// those, and those go with them.
///
/// What is inside keeps its place in proportion to the frame of the view. It is not laid out again
/// on the way, so that texts keep their lines.
@MainActor
struct MatchedMotion {
  /// Where views are shown, by what they share their frames by.
  private var frames: [AnyHashable: CGRect] = [:]
  private var moves: [NodeKey: FrameMove] = [:]

  /// What is shown of a node; nodes are visited before those inside of them.
  ///
  /// - Parameters:
  ///   - now: What the animation of the node itself shows; nil where it has none.
  ///   - isMatched: Whether the node has begun at the frame of another one.
  mutating func shown(_ visit: MotionVisit, _ now: ShownNode?, isMatched: Bool) -> ShownNode? {
    if let now, isMatched {
      moves[visit.key] = FrameMove(from: visit.frame, to: now.frame)
      if let key = visit.scene.matchedKey(of: visit.node) { frames[key] = now.frame }
      return now
    }
    guard let parent = visit.parent, let move = moves[parent] else { return now }
    moves[visit.key] = move
    return now ?? move.applied(to: visit.resting)
  }

  /// Has a view that goes follow those that have taken its place, or places inside of it.
  func showLeaving(_ view: LeavingNode) {
    guard !frames.isEmpty else { return }
    var shown: [LayoutNode: ShownNode] = [:]
    collect(view.node, of: view.scene, in: view.room, nil, &shown)
    view.scene.show(shown)
  }

  private func collect(
    _ node: LayoutNode, of scene: ViewScene, in room: CGRect, _ outer: FrameMove?,
    _ shown: inout [LayoutNode: ShownNode]
  ) {
    guard scene.tree.isPlaced(node) else { return }
    let frame = scene.tree.frameInParent(of: node).placed(in: room)
    let target = scene.matchedKey(of: node).flatMap { frames[$0] }
    let move = target.map { FrameMove(from: frame, to: $0) } ?? outer
    if let move {
      let resting = ShownNode(frame: frame, paint: scene.draft[node].paint)
      shown[node] = move.applied(to: resting)
    }
    for child in scene.tree.children(of: node) {
      collect(child, of: scene, in: frame, move, &shown)
    }
  }
}

/// Takes what is in a frame along to another frame.
private struct FrameMove {
  let from: CGRect
  let to: CGRect

  @MainActor func applied(to node: ShownNode) -> ShownNode {
    let scale = CGSize(
      width: from.width > 0 ? to.width / from.width : 1,
      height: from.height > 0 ? to.height / from.height : 1)
    let middle = CGPoint(
      x: to.midX + (node.frame.midX - from.midX) * scale.width,
      y: to.midY + (node.frame.midY - from.midY) * scale.height)
    var size = node.frame.size
    if node.paint?.text == nil {
      size.width *= scale.width
      size.height *= scale.height
    }
    var moved = node
    moved.frame = CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
      height: size.height)
    return moved
  }
}
