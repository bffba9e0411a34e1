import CalqueLayout

/// What a leaf needs to take over the content of another one, so that its node stays.
protocol UpdatableLeaf: MeasuredLeaf {
  /// Takes over what another leaf shows.
  ///
  /// - Returns: Whether the size may be another one now; `nil` if the other leaf is of another
  ///   kind.
  func update(from other: any MeasuredLeaf) -> Bool?
}

/// A body that was evaluated, as its nodes know it.
@MainActor
protocol EvaluatedNodes: AnyObject {
  var identity: ViewIdentity { get }
  /// The index after the last node.
  var end: Int { get }
  /// How many bodies and actions are inside.
  var contentCount: Int { get }
  /// Whether a body of the same place would make the same.
  func hasSameInputs(as other: any EvaluatedNodes) -> Bool
}

// The pass "reconcile": a body that is evaluated again writes over the nodes that it had. Nodes
// that are as they were keep their answers in the layout.
extension SceneDraft {
  /// Nodes that are written again.
  struct Update {
    let start: Int
    let end: Int
    /// The node that is written next.
    var position: Int
    /// Whether something else was written than what was there, so that the nodes do not fit any
    /// more.
    var failed = false
    /// The leaves that may have another size now.
    var resized: [LayoutNode] = []
  }

  /// Has the nodes of a range written again.
  ///
  /// - Parameter write: Writes them, and says whether all that belongs to them was as before.
  /// - Returns: The leaves that may have another size now; `nil` if other nodes were written.
  func update(from start: Int, to end: Int, _ write: () -> Bool) -> [LayoutNode]? {
    update = Update(start: start, end: end, position: start)
    let isWhole = write()
    defer { update = nil }
    guard isWhole, let update, !update.failed, update.position == end else { return nil }
    return update.resized
  }

  /// Notes how many elements a collection has that is written.
  ///
  /// - Returns: Whether they are as many as before. Otherwise there are other nodes, and nothing is
  ///   written over those that are there.
  func note(count: Int, of collection: ViewIdentity) -> Bool {
    guard keepsElements else { return true }
    if update == nil {
      counts[collection] = count
    } else if counts[collection] != count {
      update?.failed = true
      return false
    }
    return true
  }

  /// Keeps a body.
  func keep(_ body: any EvaluatedNodes) {
    contentCount += 1
    let isKnown = bodies.updateValue(body, forKey: body.identity) != nil
    if update == nil {
      if isKnown { canBeUpdated = false }
    } else if !isKnown {
      // Another view is here now: the state of the one before has to go.
      update?.failed = true
    }
  }

  /// Passes over the nodes of a body that would make the same again.
  func skip(_ body: any EvaluatedNodes) -> Bool {
    guard update?.failed == false, let known = bodies[body.identity],
      known.hasSameInputs(as: body)
    else { return false }
    update?.position = known.end
    contentCount += known.contentCount + 1
    return true
  }

  /// Writes a node in the place of the one that was there.
  func rewrite(
    _ element: LayoutElement, paint: (any PaintFacet)?, details: NodeDetails?,
    to parent: LayoutNode?
  ) -> LayoutNode {
    guard let update, !update.failed,
      let node = rewritten(element, paint, details, update.position, parent)
    else {
      self.update?.failed = true
      return LayoutNode(index: UInt32(max(nodes.count - 1, 0)))
    }
    self.update?.position += 1
    return node
  }

  private func rewritten(
    _ element: LayoutElement, _ paint: (any PaintFacet)?, _ details: NodeDetails?, _ index: Int,
    _ parent: LayoutNode?
  ) -> LayoutNode? {
    let node = LayoutNode(index: UInt32(index))
    guard index < update?.end ?? 0, index < elements.count, let known = elements[index],
      tree.parent(of: node) == parent
    else { return nil }
    if let leaf = known.leaf, let new = element.leaf {
      guard let isResized = (leaf as? any UpdatableLeaf)?.update(from: new) else { return nil }
      if isResized { update?.resized.append(node) }
      // A leaf that paints itself.
      replace(node, paint: paint === new ? leaf as? any PaintFacet : paint, details: details)
    } else if known.isLaidOut(like: element) {
      replace(node, paint: paint, details: details)
    } else {
      return nil
    }
    return node
  }
}
