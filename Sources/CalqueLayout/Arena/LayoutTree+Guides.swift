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
      source: ViewDimensions.Source(guides: self, node: index, proposal: proposal))
  }

  @inline(__always)
  func mayBeExplicit(_ key: AlignmentKey, _ index: Int) -> Bool {
    let flags = nodes[index].flags
    return flags.contains(.hasGuides) || (key.isTextGuide && flags.contains(.hasBaselines))
  }

  /// The value that was set for a guide somewhere inside a node, from its own leading top corner.
  func explicitGuide(_ key: AlignmentKey, of index: Int, _ proposal: Proposal) -> Double? {
    guard mayBeExplicit(key, index) else { return nil }
    let node = nodes + index
    switch node.pointee.shape {
    case .measuredLeaf: return textGuide(key, index, proposal)
    case .fixedLeaf, .flexibleLeaf, .leaf, .empty: return nil
    case .pass: return passedGuide(key, index, proposal)
    default:
      let kind = kinds + Int(node.pointee.kind.index)
      return kind.pointee.behavior.guide(key, Node(self, index), proposal)
    }
  }

  private func passedGuide(_ key: AlignmentKey, _ index: Int, _ proposal: Proposal) -> Double? {
    if nodes[index].flags.contains(.setsGuide) {
      let kind = kinds + Int(nodes[index].kind.index)
      if let own = kind.pointee.behavior.guide(key, Node(self, index), proposal) { return own }
    }
    let inner = explicitGuide(key, of: index + 1, proposal)
    guard let inner, key.axis == .horizontal, turnsAround(index),
      decisions.guideAcrossDirections == .staysInPlace
    else { return inner }
    return measure(index + 1, proposal.width, proposal.height).width - inner
  }

  private func textGuide(_ key: AlignmentKey, _ index: Int, _ proposal: Proposal) -> Double? {
    guard key.isTextGuide else { return nil }
    if key.code == .rowSeparatorLeading { return leaves[nodes[index].payload].isText ? 0 : nil }
    let size = measure(index, proposal.width, proposal.height)
    guard let lines = leaves[nodes[index].payload].textBaselines(for: size.size) else {
      return nil
    }
    return Double(key.code == .firstTextBaseline ? lines.first : lines.last)
  }

  /// The guide of a node that several of its ancestors may ask for; it is worked out once.
  func remembered(
    _ key: AlignmentKey, _ index: Int, _ proposal: Proposal, _ compute: () -> Double?
  ) -> Double? {
    guard keepsAnswers else { return compute() }
    let query = GuideQuery(
      node: UInt32(index), key: key, width: proposal.width.bitPattern,
      height: proposal.height.bitPattern)
    if let known = guides[query] { return known }
    let value = compute()
    // Sizes come and go while a window is dragged; what is forgotten is worked out again.
    if guides.count > 4 * nodeCount + 1024 { guides.removeAll(keepingCapacity: true) }
    guides[query] = .some(value)
    return value
  }
}
