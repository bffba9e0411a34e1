extension LayoutTree {
  /// The largest width and the largest height of the children with the highest priority.
  func zstackSize(_ index: Int, _ width: Double, _ height: Double) -> Extent {
    let priority = highestPriority(index)
    let alignsFirst = decisions.pileExtent == .alignedChildren && mayHaveGuides(index)
    var size = Extent.zero
    // How far the children reach to both sides of the point on which their guides meet.
    var before = Extent(-.infinity, -.infinity)
    var behind = Extent(-.infinity, -.infinity)
    var child = index + 1
    while child < Int(nodes[index].end) {
      if standings[child].priority == priority {
        let answer = measure(child, width, height)
        size.width = max(size.width, answer.width)
        size.height = max(size.height, answer.height)
        if alignsFirst {
          let guides = zstackGuides(index, child, Proposal(width, height), answer)
          before.width = max(before.width, guides.width)
          before.height = max(before.height, guides.height)
          behind.width = max(behind.width, answer.width - guides.width)
          behind.height = max(behind.height, answer.height - guides.height)
        }
      }
      child = Int(nodes[child].end)
    }
    guard alignsFirst, size.width.isFinite, size.height.isFinite else { return size }
    return Extent(before.width + behind.width, before.height + behind.height)
  }

  func placeZStack(_ index: Int, _ size: Extent) {
    let turns = nodes[index].flags.contains(.rightToLeft)
    let offered = Proposal(size.width, size.height)
    let line = zstackLine(index, size)
    var child = index + 1
    while child < Int(nodes[index].end) {
      let answer = measure(child, offered.width, offered.height)
      let origin = zstackOrigin(index, child, line, offered, answer)
      settle(child, offered, origin.width, origin.height, answer, size.width, turns)
      child = Int(nodes[child].end)
    }
  }

  /// The point on which the guides of all children meet: the largest guides of those that gave
  /// the stack its size.
  func zstackLine(_ index: Int, _ size: Extent) -> Extent {
    let priority = highestPriority(index)
    let offered = Proposal(size.width, size.height)
    var line = Extent(-.infinity, -.infinity)
    var child = index + 1
    while child < Int(nodes[index].end) {
      if standings[child].priority == priority {
        let guides = zstackGuides(index, child, offered, measure(child, size.width, size.height))
        line.width = max(line.width, guides.width)
        line.height = max(line.height, guides.height)
      }
      child = Int(nodes[child].end)
    }
    return line
  }

  func zstackOrigin(
    _ index: Int, _ child: Int, _ line: Extent, _ offered: Proposal, _ answer: Extent
  ) -> Extent {
    let guides = zstackGuides(index, child, offered, answer)
    return Extent(line.width - guides.width, line.height - guides.height)
  }

  /// The guides of a child by which the stack aligns.
  private func zstackGuides(
    _ index: Int, _ child: Int, _ offered: Proposal, _ answer: Extent
  ) -> Extent {
    let alignment = alignments[Int(nodes[index].payload)]
    return Extent(
      guide(alignment.horizontal.key, of: child, offered, answer),
      guide(alignment.vertical.key, of: child, offered, answer))
  }

  /// Whether guides may stand elsewhere than at edges and centres.
  private func mayHaveGuides(_ index: Int) -> Bool {
    let alignment = alignments[Int(nodes[index].payload)]
    return nodes[index].flags.contains(.hasGuides) || nodes[index].flags.contains(.hasBaselines)
      || alignment.horizontal.key.code == .custom || alignment.vertical.key.code == .custom
  }

  private func highestPriority(_ index: Int) -> Double {
    guard nodes[index].flags.contains(.mixedPriorities) else { return 0 }
    var highest = -Double.infinity
    var child = index + 1
    while child < Int(nodes[index].end) {
      highest = max(highest, standings[child].priority)
      child = Int(nodes[child].end)
    }
    return highest
  }
}
