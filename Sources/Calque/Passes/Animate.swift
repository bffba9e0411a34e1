import CalqueLayout
import Foundation

/// The place of a node among all nodes of a host, whatever is evaluated again: the identity of the
/// view that wrote it, and its number among the nodes of that view.
struct NodeKey: Hashable {
  let identity: ViewIdentity
  let number: Int
}

/// Hands out the keys of nodes that are visited in order.
struct NodeKeys {
  private var counts: [ViewIdentity: Int] = [:]

  mutating func next(_ identity: ViewIdentity) -> NodeKey {
    let number = counts[identity, default: 0]
    counts[identity] = number + 1
    return NodeKey(identity: identity, number: number)
  }
}

/// A placed node, with what an animation has to know of it.
struct MotionVisit {
  let key: NodeKey
  /// The node around it, which may be in the scene around.
  let parent: NodeKey?
  let scene: ViewScene
  let node: LayoutNode
  /// Where it is in the host once animations have ended.
  let frame: CGRect
  /// The frame of the node around it.
  let room: CGRect
  /// The transaction of a change, as the modifiers around the node have it.
  let transaction: Transaction
  /// What it painted when it was visited: it may be written again since.
  let paint: (any PaintFacet)?

  /// The node once animations have ended.
  var resting: ShownNode { ShownNode(frame: frame, paint: paint) }
}

// The pass "animate": what is shown between two states of the views.
extension ViewScene {
  /// Where all nodes are once animations have ended, by their keys.
  ///
  /// - Parameter origin: Where the scene's top left corner is in the host.
  func restingNodes(at origin: CGPoint) -> [NodeKey: MotionVisit] {
    var found: [NodeKey: MotionVisit] = [:]
    visitTransactions(Transaction(), at: origin, step: 0) { found[$0.key] = $0 }
    return found
  }

  /// Visits all placed nodes with the transaction of a change.
  func visitTransactions(
    _ transaction: Transaction, at origin: CGPoint, step: Int, _ body: (MotionVisit) -> Void
  ) {
    var keys = NodeKeys()
    visitTransactions(transaction, at: origin, in: nil, step: step, &keys, body)
  }

  private func visitTransactions(
    _ transaction: Transaction, at origin: CGPoint, in parent: NodeKey?, step: Int,
    _ keys: inout NodeKeys, _ body: (MotionVisit) -> Void
  ) {
    guard tree.nodeCount > 0 else { return }
    let room = CGRect(origin: origin, size: size)
    visitTransactions(
      LayoutNode(index: 0), transaction, in: room, of: parent, step: step, &keys, body)
  }

  private func visitTransactions(
    _ node: LayoutNode, _ outer: Transaction, in room: CGRect, of parent: NodeKey?, step: Int,
    _ keys: inout NodeKeys, _ body: (MotionVisit) -> Void
  ) {
    guard tree.isPlaced(node) else { return }
    let frame = tree.frameInParent(of: node).placed(in: room)
    var transaction = outer
    draft[node].details?.motion?.change(&transaction, step: step)
    let key = keys.next(draft.identity(of: node))
    body(
      MotionVisit(
        key: key, parent: parent, scene: self, node: node, frame: frame, room: room,
        transaction: transaction, paint: draft[node].paint))
    for child in tree.children(of: node) {
      visitTransactions(child, transaction, in: frame, of: key, step: step, &keys, body)
    }
    for inner in subscenes(of: node, frame) {
      inner.scene.visitTransactions(
        transaction, at: inner.origin, in: key, step: step, &keys, body)
    }
  }

  /// How a view comes and goes, of which a node is the outermost: as a modifier of the view says.
  func transition(of node: LayoutNode) -> TransitionRule {
    var here = node
    while true {
      if let rule = draft[here].details?.transition { return rule }
      let children = tree.children(of: here)
      guard children.count == 1, draft.identity(of: children[0]) == draft.identity(of: node) else {
        return .standard
      }
      here = children[0]
    }
  }

  /// What a node shares its frame by, if it does.
  func matchedKey(of node: LayoutNode) -> AnyHashable? {
    (draft[node].details?.presentation as? any MatchedFacet)?.matchedKey
  }
}
