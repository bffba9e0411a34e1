/// Children of a node that came, went or moved since the last layout.
package struct ChildEdit {
  package let parent: LayoutNode
  /// The nodes of the children that may have moved or gone, with what is inside of them.
  package let range: Range<Int>
  /// What is there now, in order: nodes of the range, and nodes that were appended since. Each of
  /// these ranges begins and ends between children of the parent.
  package let order: [Range<Int>]
  /// How many nodes there were before others were appended.
  package let known: Int

  package init(
    parent: LayoutNode, range: Range<Int>, order: [Range<Int>], known: Int
  ) {
    (self.parent, self.range, self.order, self.known) = (parent, range, order, known)
  }

  /// All that stays, from the first node that may move.
  package var whole: [Range<Int>] { order + [range.upperBound..<known] }

  /// Where a node is now that stays.
  package func place(of node: LayoutNode) -> LayoutNode {
    let index = Int(node.index)
    guard index >= range.lowerBound else { return node }
    var next = range.lowerBound
    for range in whole {
      if range.contains(index) {
        return LayoutNode(index: UInt32(next + index - range.lowerBound))
      }
      next += range.count
    }
    return node
  }

  /// What goes.
  package var removed: [Range<Int>] {
    var removed: [Range<Int>] = []
    var start = range.lowerBound
    let kept = order.filter { $0.lowerBound < known && !$0.isEmpty }
    for kept in kept.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if kept.lowerBound > start { removed.append(start..<kept.lowerBound) }
      start = kept.upperBound
    }
    if start < range.upperBound { removed.append(start..<range.upperBound) }
    return removed
  }
}

// A tree of which some children came, went or moved. All other nodes keep their answers.
extension LayoutTree {
  /// Whether children of a node may come, go and move without the tree being made again.
  ///
  /// They may not where something else knows nodes by their index, or where the first child means
  /// something.
  ///
  /// - Parameter first: The first node that may move.
  package func canRearrange(childrenOf parent: LayoutNode, from first: Int) -> Bool {
    let node = nodes[Int(parent.index)]
    return sealedCount > 0 && lastFixedPlace < first && found.isEmpty && goneCount <= count + 256
      && (kinds + Int(node.kind.index)).pointee.shape.isContainer
      && node.flags.isDisjoint(with: [.firstIsOriented, .firstDecides])
      && stores.allSatisfy { $0.store.canMoveNodes(from: first) }
  }

  /// Takes children of a node in another order.
  ///
  /// Children that were appended to the node are at the end until then. The nodes in front of
  /// the range keep their indices.
  package func rearrange(_ edit: ChildEdit) {
    let (first, parent) = (edit.range.lowerBound, Int(edit.parent.index))
    drop(edit.removed, of: parent)
    for (_, store) in stores { store.nodesMoved(from: first) }
    let inserted = move(edit)
    guides.removeAll(keepingCapacity: true)
    spacings.removeAll(keepingCapacity: true)
    for range in inserted { sealInserted(range) }
    var above = UInt32(parent)
    while above != .max {
      sealAgain(Int(above))
      above = nodes[Int(above)].parent
    }
    (isSealed, sealedCount) = (true, count)
  }

  private func drop(_ removed: [Range<Int>], of parent: Int) {
    for range in removed {
      for index in range {
        if nodes[index].parent == UInt32(parent) { nodes[parent].childCount -= 1 }
        if nodes[index].shape == .measuredLeaf { leaves.drop(nodes[index].payload) }
        memo.release(&nodes[index].memo)
      }
      goneCount += range.count
    }
  }

  /// Moves the records.
  ///
  /// - Returns: where the nodes are now that were appended.
  private func move(_ edit: ChildEdit) -> [Range<Int>] {
    let first = edit.range.lowerBound
    let order = MemoryOrder(edit.whole, from: first)
    order.move(nodes, stride: MemoryLayout<NodeRecord>.stride)
    order.move(frames, stride: MemoryLayout<Frame>.stride)
    order.move(placed, stride: MemoryLayout<Proposal>.stride)
    order.move(siblings, stride: MemoryLayout<SiblingInfo>.stride)
    var inserted: [Range<Int>] = []
    var (next, last) = (first, first)
    for range in edit.whole where !range.isEmpty {
      let target = next..<next + range.count
      if next != range.lowerBound { link(target, movedBy: next - range.lowerBound, from: first) }
      if range.lowerBound != last { nodes[next].flags.remove(.gapKnown) }
      if range.lowerBound >= edit.known { inserted.append(target) }
      (next, last) = (target.upperBound, range.upperBound)
    }
    count = next
    return inserted
  }

  /// Moves what nodes know of the places of others.
  private func link(_ range: Range<Int>, movedBy shift: Int, from first: Int) {
    for index in range {
      let node = nodes + index
      node.pointee.end = UInt32(Int(node.pointee.end) + shift)
      if node.pointee.parent != .max, node.pointee.parent >= UInt32(first) {
        node.pointee.parent = UInt32(Int(node.pointee.parent) + shift)
      }
      tellChanged(index)
    }
  }

  /// Forgets what the kind of a node keeps of it, and of the places of others.
  private func tellChanged(_ index: Int) {
    guard nodes[index].flags.contains(.tracksChanges) else { return }
    (kinds + Int(nodes[index].kind.index)).pointee.behavior.changed(Node(self, index), inside: nil)
  }

  private func sealInserted(_ range: Range<Int>) {
    for index in range.reversed() { seal(index) }
    prepareMemos(range)
  }

  /// Derives once more what is known of a node whose children are known.
  private func sealAgain(_ index: Int) {
    let node = nodes + index
    tellChanged(index)
    node.pointee.memo.used = 0
    node.pointee.memo.oldest = 0
    node.pointee.end = UInt32(index + 1)
    node.pointee.flags.subtract(.derived)
    var child = index + 1
    for _ in 0..<node.pointee.childCount {
      raise(
        NodeTraits(flags: nodes[child].flags, priority: siblings[child].priority), child)
      child = Int(nodes[child].end)
    }
    seal(index)
    prepareMemos(index..<index + 1)
    // The distance from it may be another one.
    if child < count { nodes[child].flags.remove(.gapKnown) }
  }
}
