import Foundation

/// A question for the explicit guide of a container; the answers are kept.
struct GuideQuery: Hashable {
  let node: UInt32
  let key: AlignmentKey
  /// The bits of the proposal: NaN would not equal itself.
  let width: UInt64
  let height: UInt64
}

extension LayoutTree {
  /// The place of a guide in a node: its explicit value, or else the default.
  @inline(__always)
  func guide(
    _ key: AlignmentKey, of index: Int, _ proposal: Proposal, _ size: Extent
  ) -> Double {
    if mayBeExplicit(key, index) {
      return explicitGuide(key, of: index, proposal)
        ?? defaultGuide(key, size, index, proposal)
    }
    return key.builtInDefault(size.width, size.height)
      ?? defaultGuide(key, size, index, proposal)
  }

  /// The place of a guide in a bare rectangle.
  func defaultGuide(_ key: AlignmentKey, _ size: Extent) -> Double {
    key.builtInDefault(size.width, size.height)
      ?? key.customDefault(
        ViewDimensions(width: CGFloat(size.width), height: CGFloat(size.height)))
  }

  private func defaultGuide(
    _ key: AlignmentKey, _ size: Extent, _ index: Int, _ proposal: Proposal
  ) -> Double {
    key.builtInDefault(size.width, size.height)
      ?? key.customDefault(dimensions(of: index, proposal, size))
  }

  func dimensions(of index: Int, _ proposal: Proposal, _ size: Extent) -> ViewDimensions {
    ViewDimensions(
      width: CGFloat(size.width), height: CGFloat(size.height),
      source: ViewDimensions.Source(tree: self, node: index, proposal: proposal))
  }

  @inline(__always)
  func mayBeExplicit(_ key: AlignmentKey, _ index: Int) -> Bool {
    let flags = nodes[index].flags
    return flags.contains(.hasGuides) || (key.isTextBaseline && flags.contains(.hasBaselines))
  }

  /// The value that was set for a guide somewhere inside a node, from its own leading top corner.
  func explicitGuide(_ key: AlignmentKey, of index: Int, _ proposal: Proposal) -> Double? {
    guard mayBeExplicit(key, index) else { return nil }
    let node = nodes[index]
    switch node.action {
    case .measured: return baseline(key, index, proposal)
    case .pass: return passedGuide(key, index, proposal)
    case .offset, .overlay: return explicitGuide(key, of: index + 1, proposal)
    case .padding, .fixedSize, .position, .aspectRatio: return movedGuide(key, index, proposal)
    // A frame asks its child for the guides that it aligns by as well; without a memory the
    // questions would triple with every frame around a frame.
    case .frame, .flexibleFrame: return remembered(key, index, proposal)
    case .viewThatFits:
      let child = fittingChild(index, proposal.width, proposal.height)
      return explicitGuide(key, of: child, proposal)
    case .safeAreaInset: return insetGuide(key, index, proposal)
    case .hstack, .vstack, .zstack, .grid, .gridRow, .custom:
      guard key.crossesContainers || node.action == .custom else { return nil }
      return remembered(key, index, proposal)
    default: return nil
    }
  }

  /// The guide of the child of a modifier, moved to where the child stands.
  private func movedGuide(_ key: AlignmentKey, _ index: Int, _ proposal: Proposal) -> Double? {
    let size = measure(index, proposal.width, proposal.height)
    let place = unaryPlace(index, proposal.width, proposal.height, size)
    return explicitGuide(key, of: index + 1, place.proposal)
      .map { $0 + (key.axis == .horizontal ? place.x : place.y) }
  }

  private func passedGuide(_ key: AlignmentKey, _ index: Int, _ proposal: Proposal) -> Double? {
    if nodes[index].flags.contains(.setsGuide),
      case .alignmentGuide(let own, let value) = elements[Int(nodes[index].payload)], own == key
    {
      let size = measure(index + 1, proposal.width, proposal.height)
      let own = Double(value(dimensions(of: index + 1, proposal, size)))
      if let own = accepted(guide: own, index) { return own }
    }
    let inner = explicitGuide(key, of: index + 1, proposal)
    guard let inner, key.axis == .horizontal, turnsAround(index),
      decisions.guideAcrossDirections == .staysInPlace
    else { return inner }
    return measure(index + 1, proposal.width, proposal.height).width - inner
  }

  private func baseline(_ key: AlignmentKey, _ index: Int, _ proposal: Proposal) -> Double? {
    guard key.isTextBaseline else { return nil }
    let size = measure(index, proposal.width, proposal.height)
    guard let lines = leaves[Int(nodes[index].payload)].textBaselines(for: size.size) else {
      return nil
    }
    return Double(key.code == .firstTextBaseline ? lines.first : lines.last)
  }

  private func remembered(_ key: AlignmentKey, _ index: Int, _ proposal: Proposal) -> Double? {
    guard keepsAnswers else { return mergedGuide(key, index, proposal) }
    let query = GuideQuery(
      node: UInt32(index), key: key, width: proposal.width.bitPattern,
      height: proposal.height.bitPattern)
    if let known = guides[query] { return known }
    let value = mergedGuide(key, index, proposal)
    // Sizes come and go while a window is dragged; what is forgotten is worked out again.
    if guides.count > 4 * nodeCount + 1024 { guides.removeAll(keepingCapacity: true) }
    guides[query] = .some(value)
    return value
  }

  private func mergedGuide(_ key: AlignmentKey, _ index: Int, _ proposal: Proposal) -> Double? {
    let size = measure(index, proposal.width, proposal.height)
    switch nodes[index].action {
    case .frame, .flexibleFrame: return movedGuide(key, index, proposal)
    case .hstack, .vstack, .gridRow: return mergedStackGuide(key, index, proposal, size)
    case .zstack: return mergedZStackGuide(key, index, size)
    case .grid: return mergedGridGuide(key, index, proposal, size)
    case .custom: return customGuide(key, index, proposal, size)
    default: return nil
    }
  }

  private func mergedStackGuide(
    _ key: AlignmentKey, _ index: Int, _ proposal: Proposal, _ size: Extent
  ) -> Double? {
    let mark = scratch.mark
    defer { scratch.release(mark) }
    var run = stackRun(index)
    return mergedGuide(key, &run, proposal, size)
  }

  func mergedGuide(
    _ key: AlignmentKey, _ run: inout StackRun, _ proposal: Proposal, _ size: Extent
  ) -> Double? {
    let minor = solveForPlacing(&run, proposal.width, proposal.height, size)
    var values: [Double] = []
    var at = 0.0
    for lane in 0..<run.count {
      let lane = run.lanes[lane]
      at += lane.gap
      let value = explicitGuide(key, of: Int(lane.node), run.proposal(lane.offer, minor))
      let isAlong = (key.axis == .horizontal) == run.isRow
      if let value { values.append(value + (isAlong ? at : run.ascent - lane.guide)) }
      at += lane.major
    }
    return key.merge(values, decisions)
  }

  private func mergedZStackGuide(_ key: AlignmentKey, _ index: Int, _ size: Extent) -> Double? {
    let offered = Proposal(size.width, size.height)
    let line = zstackLine(index, size)
    var values: [Double] = []
    var child = index + 1
    while child < Int(nodes[index].end) {
      if let value = explicitGuide(key, of: child, offered) {
        let answer = measure(child, offered.width, offered.height)
        let origin = zstackOrigin(index, child, line, offered, answer)
        values.append(value + (key.axis == .horizontal ? origin.width : origin.height))
      }
      child = Int(nodes[child].end)
    }
    return key.merge(values, decisions)
  }
}
