extension LayoutTree {
  /// Derives what can be known before the first proposal. `layout` does it when needed.
  package func finish() {
    guard !isSealed else { return }
    isSealed = true
    if sealedCount > 0 { unseal() }
    // Children come after their parents, so one walk from the end sees them first.
    var index = count - 1
    while index >= 0 {
      seal(index)
      index -= 1
    }
    prepareMemos(0..<count)
    sealedCount = count
    trim()
  }

  /// Forgets all that was derived: the tree was laid out, and then nodes were appended.
  private func unseal() {
    guides.removeAll()
    spacings.removeAll()
    for (_, store) in stores { store.nodesChanged() }
    for index in 0..<count {
      nodes[index].end = UInt32(index + 1)
      nodes[index].memo.used = 0
      nodes[index].flags.subtract(.derived)
    }
  }

  @inline(__always)
  func seal(_ index: Int) {
    let node = nodes + index
    let flags = node.pointee.flags
    var traits = NodeTraits(flags: flags, priority: 0)
    switch node.pointee.shape {
    case .fixedLeaf: traits.flags.formUnion([.rigid, .ignoresHeight])
    case .flexibleLeaf: break
    case .measuredLeaf: leaves.derive(&traits.flags, node.pointee.payload)
    default: derive(&traits, index)
    }
    if !keepsAnswers { traits.flags.subtract([.rigid, .ignoresHeight, .memoized]) }
    node.pointee.flags = traits.flags
    siblings[index] = SiblingInfo(gap: 0, priority: traits.priority)
    if node.pointee.parent != .max { raise(traits, index) }
  }

  /// Hands to the parent what it inherits.
  @inline(__always)
  func raise(_ traits: NodeTraits, _ index: Int) {
    let parent = Int(nodes[index].parent)
    let above = nodes + parent
    above.pointee.end = max(above.pointee.end, nodes[index].end)
    var flags = above.pointee.flags
    if traits.priority != 0 { flags.insert(.mixedPriorities) }
    if !traits.flags.isDisjoint(with: [.nestedNegotiators, .nestedRatios]) {
      flags.formMaximum(of: .nestedNegotiators, with: traits.flags)
      flags.formMaximum(of: .nestedRatios, with: traits.flags)
    }
    if !flags.contains(.firstDecides) || index == parent + 1 {
      flags.formUnion(traits.flags.intersection(.rising))
    }
    above.pointee.flags = flags
  }

  /// Derives what is known of a node that is not one of the plain leaves.
  private func derive(_ traits: inout NodeTraits, _ index: Int) {
    let node = nodes + index
    let kind = kinds + Int(node.pointee.kind.index)
    let shape = shape(kind.pointee.shape, node.pointee.childCount, traits.flags)
    node.pointee.shape = shape
    switch shape {
    case .empty:
      traits.flags.formUnion([.rigid, .ignoresHeight])
      if traits.flags.contains(.isTightWhenEmpty) { traits.flags.insert(.hasSpacing) }
      traits.priority = kind.pointee.shape.isUnary ? 0 : -.infinity
    case .pass: passOn(&traits, index)
    default:
      kind.pointee.behavior.derive(&traits, Node(self, index))
      if traits.flags.contains(.rigid) { traits.flags.insert(.ignoresHeight) }
      // A long chain of modifiers is not walked again for every question from above.
      if shape.isModifier, isLongChain(index) { traits.flags.insert(.memoized) }
    }
  }

  private func shape(
    _ shape: NodeShape, _ children: UInt32, _ flags: NodeFlags
  ) -> NodeShape {
    if shape.isLeaf || flags.contains(.worksWithoutChildren) { return shape }
    if children == 0 { return .empty }
    return children == 1 && flags.contains(.passesSingleChild) ? .pass : shape
  }

  /// What passes everything on is what its child is.
  private func passOn(_ traits: inout NodeTraits, _ index: Int) {
    let child = nodes[index + 1].flags
    traits.flags.formUnion(child.intersection([.rigid, .ignoresHeight, .isSpacer]))
    if traits.flags.contains(.setsGuide) { traits.flags.insert(.hasGuides) }
    traits.priority =
      traits.flags.contains(.setsPriority) ? nodes[index].number1 : siblings[index + 1].priority
  }

  private func isLongChain(_ index: Int) -> Bool {
    var length = 0
    var child = index + 1
    while length < 8, nodes[child].shape.isUnary, !nodes[child].flags.contains(.memoized) {
      length += 1
      child += 1
    }
    return length >= 8
  }

  /// Stacks are asked for their ends in the order in which they are walked: so their answers are
  /// kept in it.
  func prepareMemos(_ range: Range<Int>) {
    guard keepsAnswers else { return }
    for index in range where nodes[index].shape == .directContainer {
      let flags = nodes[index].flags
      if flags.contains(.memoized), !flags.contains(.isLong) {
        memo.prepare(&nodes[index].memo)
      }
    }
  }
}
