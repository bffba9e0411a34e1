extension LayoutTree {
  /// The largest width and the largest height of the children with the highest priority.
  func zstackSize(_ index: Int, _ width: Double, _ height: Double) -> Extent {
    let priority = highestPriority(index)
    var size = Extent.zero
    var child = index + 1
    while child < Int(nodes[index].end) {
      if nodes[child].priority == priority {
        let answer = measure(child, width, height)
        size.width = max(size.width, answer.width)
        size.height = max(size.height, answer.height)
      }
      child = Int(nodes[child].end)
    }
    return size
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
    let alignment = alignments[Int(nodes[index].payload)]
    let priority = highestPriority(index)
    var line = Extent(-.infinity, -.infinity)
    var child = index + 1
    while child < Int(nodes[index].end) {
      if nodes[child].priority == priority {
        let offered = Proposal(size.width, size.height)
        let answer = measure(child, size.width, size.height)
        line.width = max(
          line.width, guide(alignment.horizontal.key, of: child, offered, answer))
        line.height = max(line.height, guide(alignment.vertical.key, of: child, offered, answer))
      }
      child = Int(nodes[child].end)
    }
    return line
  }

  func zstackOrigin(
    _ index: Int, _ child: Int, _ line: Extent, _ offered: Proposal, _ answer: Extent
  ) -> Extent {
    let alignment = alignments[Int(nodes[index].payload)]
    return Extent(
      line.width - guide(alignment.horizontal.key, of: child, offered, answer),
      line.height - guide(alignment.vertical.key, of: child, offered, answer))
  }

  private func highestPriority(_ index: Int) -> Double {
    guard nodes[index].flags.contains(.mixedPriorities) else { return 0 }
    var highest = -Double.infinity
    var child = index + 1
    while child < Int(nodes[index].end) {
      highest = max(highest, nodes[child].priority)
      child = Int(nodes[child].end)
    }
    return highest
  }
}
