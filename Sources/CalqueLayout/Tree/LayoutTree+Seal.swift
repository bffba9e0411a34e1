extension LayoutTree {
  /// Derives what can be known before the first proposal. `layout` does it when needed.
  package func finish() {
    guard !isSealed else { return }
    isSealed = true
    depth = 0
    guides.removeAll()
    gridPlans.removeAll()
    keptSpacings.removeAll()
    keptRuns.removeAll()
    for index in 0..<count {
      nodes[index].end = UInt32(index + 1)
      nodes[index].memo.used = 0
      nodes[index].flags.subtract([
        .placed, .gapKnown, .hasGuides, .hasBaselines, .hasSpacing, .hasTextSpacing,
        .mixedPriorities, .nestedGrids, .nestedRatios,
      ])
    }
    // Children stand behind their parents, so one walk from the end sees them first.
    for index in stride(from: count - 1, through: 0, by: -1) {
      seal(index)
    }
    measureDepth()
    trim()
  }

  private func seal(_ index: Int) {
    let children = nodes[index].childCount
    nodes[index].action = action(nodes[index].kind, children)
    standings[index].priority = sealedPriority(index)
    var flags = nodes[index].flags
    flags.subtract([.rigid, .ignoresHeight, .memoized, .isSpacer, .isLong])
    switch nodes[index].kind {
    case .measured:
      flags.insert(.hasBaselines)
      if leafAnswers[Int(nodes[index].payload)].hasTextSpacing { flags.insert(.hasTextSpacing) }
    case .spacer: flags.formUnion([.hasSpacing, .isSpacer])
    case .hstack, .vstack: if children >= KeptRun.fewest { flags.insert(.isLong) }
    case .custom:
      flags.formUnion([.hasGuides, .hasSpacing, .hasBaselines])
      // Nodes were appended: it may have other subviews now.
      customLayout(index)?.needsUpdate = true
    case .pass:
      if flags.contains(.setsGuide) { flags.insert(.hasGuides) }
    case .grid: flags.count(.oneGrid, upTo: .nestedGrids)
    case .aspectRatio: flags.count(.oneRatio, upTo: .nestedRatios)
    default: break
    }
    if nodes[index].action == .empty, nodes[index].kind.isStack { flags.insert(.hasSpacing) }
    if nodes[index].action == .pass, nodes[index + 1].flags.contains(.isSpacer) {
      flags.insert(.isSpacer)
    }
    nodes[index].flags = flags
    if keepsAnswers && isRigid(index) { nodes[index].flags.formUnion([.rigid, .ignoresHeight]) }
    if keepsAnswers && ignoresHeight(index) { nodes[index].flags.insert(.ignoresHeight) }
    if keepsAnswers && isWorthKeeping(index) { nodes[index].flags.insert(.memoized) }
    let parent = nodes[index].parent
    guard parent != .max else { return }
    let above = Int(parent)
    nodes[above].end = max(nodes[above].end, nodes[index].end)
    if standings[index].priority != 0 { nodes[above].flags.insert(.mixedPriorities) }
    nodes[above].flags.formMaximum(of: .nestedGrids, with: flags)
    nodes[above].flags.formMaximum(of: .nestedRatios, with: flags)
    if nodes[above].kind != .overlay || index == above + 1 {
      nodes[above].flags.formUnion(flags.intersection(.rising))
    }
  }

  private func action(_ kind: NodeKind, _ children: UInt32) -> NodeKind {
    switch kind {
    case .geometryReader, .custom: return kind
    case _ where kind.isLeaf: return kind
    case _ where children == 0: return .empty
    case .hstack, .vstack, .zstack, .overlay, .viewThatFits, .safeAreaInset:
      return children == 1 ? .pass : kind
    default: return kind
    }
  }

  /// Modifiers that do not change the layout, and a few others, keep the priority of their child.
  private func sealedPriority(_ index: Int) -> Double {
    let node = nodes[index]
    switch node.action {
    case .spacer: return -.infinity
    case .empty: return node.kind.isUnary ? 0 : -.infinity
    case .pass, .offset, .overlay, .fixedSize:
      return node.flags.contains(.setsPriority) ? node.a : standings[index + 1].priority
    case .padding, .frame, .flexibleFrame, .position, .aspectRatio:
      return decisions.framesForwardPriority ? standings[index + 1].priority : 0
    default: return 0
    }
  }

  private func isRigid(_ index: Int) -> Bool {
    let node = nodes[index]
    switch node.action {
    case .fixedLeaf, .empty: return true
    case .pass, .offset, .overlay, .padding, .aspectRatio:
      return nodes[index + 1].flags.contains(.rigid)
    case .frame:
      // A container may get another size, and then its frames do.
      if containerFrames[index] != nil { return false }
      return (!node.a.isNaN && !node.b.isNaN) || nodes[index + 1].flags.contains(.rigid)
    case .fixedSize:
      return (node.a > 0 && node.b > 0) || nodes[index + 1].flags.contains(.rigid)
    case .hstack, .vstack, .zstack, .grid, .gridRow:
      return allChildren(index, have: .rigid)
    default: return false
    }
  }

  private func ignoresHeight(_ index: Int) -> Bool {
    let node = nodes[index]
    switch node.action {
    case .fixedLeaf, .empty: return true
    case .measured: return leafAnswers[Int(node.payload)].ignoresHeight
    case .pass, .offset, .overlay, .padding:
      return nodes[index + 1].flags.contains(.ignoresHeight)
    case .frame where containerFrames[index] != nil: return false
    case .frame: return !node.b.isNaN || nodes[index + 1].flags.contains(.ignoresHeight)
    case .fixedSize: return node.b > 0 || nodes[index + 1].flags.contains(.ignoresHeight)
    case .hstack, .vstack: return allChildren(index, have: .ignoresHeight)
    default: return false
    }
  }

  private func allChildren(_ index: Int, have flag: NodeFlags) -> Bool {
    var child = index + 1
    while child < Int(nodes[index].end) {
      if !nodes[child].flags.contains(flag) { return false }
      child = Int(nodes[child].end)
    }
    return true
  }

  private func isWorthKeeping(_ index: Int) -> Bool {
    let node = nodes[index]
    switch node.action {
    case .hstack, .vstack, .zstack, .grid, .gridRow, .viewThatFits, .custom, .aspectRatio,
      .safeAreaInset:
      return true
    case .padding, .frame, .flexibleFrame, .fixedSize, .position:
      // A long chain of modifiers is not walked again for every question from above.
      return chainLength(index) >= 8
    default: return false
    }
  }

  private func chainLength(_ index: Int) -> Int {
    var length = 0
    var child = index + 1
    while length < 8, nodes[child].action.isUnary, !nodes[child].flags.contains(.memoized) {
      length += 1
      child += 1
    }
    return length
  }

  /// Stacks are asked for their ends in the order in which they are walked: so their answers lie in it.
  @inline(__always)
  private func prepareMemo(_ index: Int) {
    guard nodes[index].flags.contains(.memoized), !nodes[index].flags.contains(.isLong) else {
      return
    }
    switch nodes[index].action {
    case .hstack, .vstack: memo.prepare(&nodes[index].memo)
    default: break
    }
  }

  private func measureDepth() {
    let mark = scratch.mark
    defer { scratch.release(mark) }
    let depths = scratch.take(max(count, 1), of: Int32.self)
    for index in 0..<count {
      let parent = nodes[index].parent
      depths[index] = parent == .max ? 1 : depths[Int(parent)] + 1
      depth = max(depth, Int(depths[index]))
      prepareMemo(index)
    }
  }
}

extension NodeFlags {
  /// Adds one to a number of some bits, unless it is as large as they allow.
  fileprivate mutating func count(_ one: NodeFlags, upTo bits: NodeFlags) {
    if !isSuperset(of: bits) { self = NodeFlags(rawValue: rawValue + one.rawValue) }
  }

  /// Takes over the number of some bits where it is larger than the own one.
  fileprivate mutating func formMaximum(of bits: NodeFlags, with other: NodeFlags) {
    let (known, found) = (intersection(bits), other.intersection(bits))
    guard found.rawValue > known.rawValue else { return }
    subtract(bits)
    formUnion(found)
  }
}
