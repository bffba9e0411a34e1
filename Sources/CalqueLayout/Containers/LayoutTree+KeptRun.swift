extension LayoutTree {
  /// The stack as it was placed last, with what has changed inside measured again.
  ///
  /// - Parameter laysOut: the stack will be placed; the insides of what has changed are at once.
  /// - Returns: `nil` if it was placed for another proposal, or is none that is kept.
  func keptRun(
    _ index: Int, _ width: Double, _ height: Double, laysOut: Bool = false
  ) -> KeptRun? {
    guard nodes[index].flags.contains(.isLong), let kept = keptRuns[index],
      kept.offer.matches(width, height), kept.asks == asksForGaps(index)
    else { return nil }
    guard !kept.changed.isEmpty else { return kept }
    let changed = kept.changed
    kept.changed.removeAll()
    for child in changed {
      let lane = kept.lane(of: child)
      if kept.asks {
        let axis: Axis = kept.isRow ? .horizontal : .vertical
        for lane in max(lane, 1)..<max(min(lane + 2, kept.count), 1) {
          let gap = knownGap(Int(kept.lanes[lane - 1].node), Int(kept.lanes[lane].node), axis)
          kept.setGap(gap, lane)
        }
      }
      let child = Int(child)
      kept.setSize(
        laysOut ? layOut(child, width, height) : measure(child, width, height), lane)
    }
    kept.sum()
    guard kept.widest.isFinite, kept.length.isFinite else {
      keptRuns[index] = nil
      return nil
    }
    return kept
  }

  /// Keeps a stack that was just placed, if it is one that can be.
  func keep(_ run: StackRun, _ index: Int, _ width: Double, _ height: Double, _ size: Extent) {
    guard nodes[index].flags.contains(.isLong), keepsAnswers else { return }
    keptRuns[index] = nil
    let major = run.isRow ? width : height
    guard run.hasNothingToShare(major), !run.plainGuide.isNaN else { return }
    var widest = -Double.infinity
    for lane in 0..<run.count { widest = max(widest, run.lanes[lane].minor) }
    guard widest.isFinite, run.length.isFinite else { return }
    keptRuns[index] = KeptRun(
      run, offer: Proposal(width, height), asks: asksForGaps(index), widest: widest,
      width: size.width)
  }

  /// Moves what has moved, and places what has changed inside.
  func place(_ kept: KeptRun, _ index: Int, _ size: Extent) {
    let turns = nodes[index].flags.contains(.rightToLeft)
    let start = kept.isRealigned || (turns && kept.width != size.width) ? 0 : kept.firstMoved
    let ascent = kept.plainGuide * kept.widest
    if start < kept.count {
      var at = 0.0
      for lane in 0..<kept.count {
        let lane = kept.lanes + lane
        at += lane.pointee.gap
        if lane >= kept.lanes + start {
          let across = ascent - kept.plainGuide * lane.pointee.minor
          let wide = kept.isRow ? lane.pointee.major : lane.pointee.minor
          let x = kept.isRow ? at : across
          let frame = frames + Int(lane.pointee.node)
          frame.pointee.x = turns ? size.width - x - wide : x
          frame.pointee.y = kept.isRow ? across : at
        }
        at += lane.pointee.major
      }
    }
    for lane in kept.measured {
      let lane = kept.lanes[lane]
      let answer =
        kept.isRow ? Extent(lane.major, lane.minor) : Extent(lane.minor, lane.major)
      let across = ascent - kept.plainGuide * lane.minor
      // Along the stack it stands where it stood, or was moved above.
      let frame = frames + Int(lane.node)
      frame.pointee.width = answer.width
      frame.pointee.height = answer.height
      if kept.isRow {
        frame.pointee.y = across
      } else {
        frame.pointee.x = turns ? size.width - across - answer.width : across
      }
      settleInside(Int(lane.node), kept.offer, answer)
    }
    kept.placed(size.width)
  }

  /// Says to a kept stack that something has changed inside a child.
  func markChanged(_ child: Int, in parent: Int) {
    guard nodes[parent].flags.contains(.isLong), let kept = keptRuns[parent] else { return }
    if kept.changed.count > kept.count {
      keptRuns[parent] = nil
    } else if kept.changed.last != UInt32(child) {
      kept.changed.append(UInt32(child))
    }
  }
}
