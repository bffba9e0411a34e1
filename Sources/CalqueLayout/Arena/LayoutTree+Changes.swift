extension LayoutTree {
  /// Says that a leaf would now answer differently, or that something about a node has changed
  /// that only its owner sees. The nodes above it are measured again by the next layout.
  package func setNeedsMeasure(_ node: LayoutNode) {
    guard isSealed else { return }
    let index = Int(node.index)
    if nodes[index].shape == .measuredLeaf { leafChanged(index) }
    forget(from: index)
  }

  /// Forgets what is kept of a node and of those above it, up to one that does not depend on it.
  func forget(from start: Int, isStop: (Int) -> Bool = { _ in false }) {
    guides.removeAll(keepingCapacity: true)
    var index = start
    var child: Int?
    while true {
      let node = nodes + index
      node.pointee.memo.used = 0
      node.pointee.memo.oldest = 0
      node.pointee.flags.subtract([.placed, .gapKnown])
      if node.pointee.flags.contains(.tracksChanges) {
        let kind = kinds + Int(node.pointee.kind.index)
        kind.pointee.behavior.changed(Node(self, index), inside: child)
      }
      if !spacings.isEmpty { spacings[index] = nil }
      let parent = node.pointee.parent
      if parent == .max || isStop(Int(parent)) { return }
      let next = node.pointee.end
      if next < nodes[Int(parent)].end { nodes[Int(next)].flags.remove(.gapKnown) }
      child = index
      index = Int(parent)
    }
  }

  private func leafChanged(_ index: Int) {
    guard leaves.update(nodes[index].payload) else { return }
    var parent = UInt32(index)
    while parent != .max {
      nodes[Int(parent)].flags.insert(.hasTextSpacing)
      parent = nodes[Int(parent)].parent
    }
  }
}
