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
  /// How many bodies and actions are inside.
  var contentCount: Int { get set }
  /// The element of a collection that the body is in.
  var element: ElementMembers? { get }
  /// The place of the body that this one was made by.
  var outerIdentity: ViewIdentity? { get }
  /// Where the nodes are.
  var nodes: Range<Int> { get }

  /// Takes over where the nodes are now.
  ///
  /// - Parameter shift: How far the parent has moved, if it has.
  func move(to nodes: Range<Int>, shift: Int, from first: Int)
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
    /// Whether elements of a collection may come, go and move.
    let allowsEdits: Bool
    /// The parent of nodes that are written as new ones; nil while others are written over.
    var insertionParent: LayoutNode?
    /// What came, went or moved.
    var edit: CollectionEdit?
  }

  /// Has the nodes of a body written again.
  ///
  /// - Parameters:
  ///   - allowsEdits: Whether elements of a collection may come, go and move.
  ///   - storage: Forgets the values of views that go.
  ///   - write: Writes them, and returns how many bodies and actions there are more than before;
  ///     `nil` if what belongs to them is another thing.
  /// - Returns: Whether something may be of another size now; `nil` if other nodes were written.
  func update(
    _ body: any EvaluatedNodes, allowsEdits: Bool, storage: StateStorage, _ write: () -> Int?
  ) -> Bool? {
    let (identity, start, end) = (body.identity, body.nodes.lowerBound, body.nodes.upperBound)
    update = Update(start: start, end: end, position: start, allowsEdits: allowsEdits)
    let growth = write()
    defer { update = nil }
    guard let growth, let update, !update.failed, update.position == end else { return nil }
    if let edit = update.edit {
      guard growth == self.growth(of: edit), canApply(edit) else { return nil }
      apply(edit, growth: growth, updating: identity, storage)
      for leaf in update.resized { tree.setNeedsMeasure(edit.children.place(of: leaf)) }
    } else {
      guard growth == 0 else { return nil }
      for leaf in update.resized { tree.setNeedsMeasure(leaf) }
    }
    return update.edit != nil || !update.resized.isEmpty
  }

  /// Keeps a body.
  func keep(_ body: any EvaluatedNodes) {
    contentCount += 1
    let isKnown = bodies.updateValue(body, forKey: body.identity) != nil
    if !isKnown { body.element?.addBody(body.identity) }
    if update == nil || update?.insertionParent != nil {
      if isKnown, update == nil { canBeUpdated = false }
      if isKnown { update?.failed = true }
    } else if !isKnown {
      // Another view is here now: the state of the one before has to go.
      update?.failed = true
    }
  }

  /// Passes over the nodes of a body, as it was written.
  func pass(over body: any EvaluatedNodes) {
    update?.position = body.nodes.upperBound
    contentCount += body.contentCount + 1
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
