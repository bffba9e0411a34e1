/// The answers of a node to no length and to an infinite one along an axis.
struct Ends {
  var least: Extent
  var most: Extent
}

extension LayoutTree {
  /// What a node answers to 0 and to infinity along an axis, in one walk where that is possible:
  /// large trees are read from memory once and not twice.
  ///
  /// - Parameter minor: what is proposed across the axis.
  func measureEnds(_ start: Int, _ minor: Double, alongX: Bool) -> Ends {
    var index = start
    while nodes[index].action.hasSizeOfChild { index += 1 }
    let node = nodes + index
    var minor = minor
    if alongX && node.pointee.flags.contains(.ignoresHeight) { minor = .nan }
    switch node.pointee.action {
    case .padding:
      if node.pointee.flags.contains(.memoized) { break }
      let insets = insets[Int(node.pointee.payload)]
      let inner = alongX ? inset(insets, 0, minor) : inset(insets, minor, 0)
      guard (alongX ? inner.width : inner.height) == 0 else { break }
      let ends = measureEnds(index + 1, alongX ? inner.height : inner.width, alongX: alongX)
      return Ends(least: outset(insets, ends.least), most: outset(insets, ends.most))
    case .hstack, .vstack:
      if let ends = stackEnds(index, minor, alongX) { return ends }
    default: break
    }
    return Ends(
      least: alongX ? measure(index, 0, minor) : measure(index, minor, 0),
      most: alongX ? measure(index, .infinity, minor) : measure(index, minor, .infinity))
  }

  private func stackEnds(_ index: Int, _ minor: Double, _ alongX: Bool) -> Ends? {
    let flags = nodes[index].flags
    let isRow = nodes[index].action == .hstack
    // Offers that depend on the answers are another matter, as are answers that are known.
    guard flags.contains(.memoized), !flags.contains(.isLong), !(nodes[index].a < 0),
      !sharesReserve(index),
      isRow == alongX || minor.isNaN || minor == 0 || minor == .infinity
    else { return nil }
    let none = alongX ? Proposal(0, minor) : Proposal(minor, 0)
    let all = alongX ? Proposal(.infinity, minor) : Proposal(minor, .infinity)
    let known = nodes[index].memo
    guard memo.find(known, none.width, none.height) == nil,
      memo.find(known, all.width, all.height) == nil
    else { return nil }
    let mark = scratch.mark
    defer { scratch.release(mark) }
    noteMeasured(index)
    var least = stackRun(index)
    var most = least.copy(to: scratch.take(least.count, of: StackLane.self))
    for lane in 0..<least.count {
      let ends = measureEnds(Int(least.lanes[lane].node), minor, alongX: alongX)
      least.setAnswer(ends.least, offer: isRow ? none.width : none.height, lane)
      most.setAnswer(ends.most, offer: isRow ? all.width : all.height, lane)
    }
    sum(&least, isRow ? none.height : none.width)
    sum(&most, isRow ? all.height : all.width)
    let ends = Ends(least: stackExtent(least), most: stackExtent(most))
    memo.insert(MemoEntry(proposal: none, answer: ends.least), into: &nodes[index].memo)
    memo.insert(MemoEntry(proposal: all, answer: ends.most), into: &nodes[index].memo)
    return ends
  }

  /// Serves a row whose children can have their ideal widths, whatever the order.
  ///
  /// Who is offered the ideal width or more takes just that, and if no child is wider than an
  /// equal share then no share ever falls below that: the minima need not be asked for.
  func serveContented(_ run: StackRun, _ space: Double, _ minor: Double) -> Bool {
    guard run.isRow, keepsAnswers, !run.mixedPriorities else { return false }
    // Far above what rounding can do, far below what can be seen.
    let share = space / Double(run.count) * (1 - 1e-9)
    for lane in 0..<run.count {
      let child = Int(run.lanes[lane].node)
      guard nodes[child].action == .measured, let ideal = contentedSize(child, minor),
        ideal.width <= share
      else { return false }
      run.setAnswer(ideal, offer: share, lane)
    }
    return true
  }
}

extension StackRun {
  @inline(__always)
  func setAnswer(_ size: Extent, offer: Double, _ lane: Int) {
    let lane = lanes + lane
    lane.pointee.offer = offer
    lane.pointee.major = isRow ? size.width : size.height
    lane.pointee.minor = isRow ? size.height : size.width
  }

  /// The same run with lanes of its own.
  func copy(to lanes: UnsafeMutablePointer<StackLane>) -> StackRun {
    lanes.update(from: self.lanes, count: count)
    var copy = StackRun(
      isRow: isRow, alignment: alignment, lanes: lanes, count: count,
      mixedPriorities: mixedPriorities)
    copy.plainGuide = plainGuide
    copy.sharesReserve = sharesReserve
    return copy
  }
}
