import CalqueCatalogs

/// The version that a text belongs to.
enum MergeSide: Sendable, Hashable, CaseIterable {
  case base
  case ours
  case theirs

  /// The other one of the two merged versions.
  var opposite: MergeSide { self == .ours ? .theirs : .ours }
}

/// A value in one of the texts.
struct MergeNode {
  var side: MergeSide
  var node: Int
}

/// The three texts of a merge.
struct MergeTexts {
  let base: MergeDocument
  let ours: MergeDocument
  let theirs: MergeDocument

  subscript(side: MergeSide) -> MergeDocument {
    switch side {
    case .base: base
    case .ours: ours
    case .theirs: theirs
    }
  }

  func kind(_ node: MergeNode) -> JSONDocument.Kind { self[node.side].json.kind(node.node) }

  func text(_ node: MergeNode) -> String { self[node.side].json.text(node.node) }

  func bytes(_ node: MergeNode) -> ArraySlice<UInt8> { self[node.side].bytes(node.node) }

  /// Returns the value of a member of an object.
  func member(_ name: StaticString, of object: MergeNode?) -> MergeNode? {
    guard let object else { return nil }
    return self[object.side].member(name, of: object.node)
      .map { MergeNode(side: object.side, node: $0) }
  }

  /// Returns whether two values are equal byte by byte.
  func areSpelledAlike(_ left: MergeNode, _ right: MergeNode) -> Bool {
    let (first, second) = (self[left.side].json, self[right.side].json)
    return MergeDocument.areEqual(
      first, first.range(left.node), second, second.range(right.node))
  }

  /// Returns whether two values are equivalent, regardless of their layout and the order of
  /// members.
  func areEqual(_ left: MergeNode?, _ right: MergeNode?, but ignored: StaticString? = nil) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if areSpelledAlike(left, right) { return true }
    let (first, second) = (self[left.side].json, self[right.side].json)
    guard first.kind(left.node) == second.kind(right.node) else { return false }
    switch first.kind(left.node) {
    case .word: return false
    case .string:
      guard first.isEscaped(left.node) || second.isEscaped(right.node) else { return false }
      return first.text(left.node).utf8.elementsEqual(second.text(right.node).utf8)
    case .array:
      var (one, other) = (left.node + 1, right.node + 1)
      while one < first.next(left.node), other < second.next(right.node) {
        guard
          areEqual(
            MergeNode(side: left.side, node: one), MergeNode(side: right.side, node: other))
        else { return false }
        one = first.next(one)
        other = second.next(other)
      }
      return one == first.next(left.node) && other == second.next(right.node)
    case .object: return areEqualObjects(left, right, but: ignored)
    }
  }

  private func areEqualObjects(
    _ left: MergeNode, _ right: MergeNode, but ignored: StaticString?
  ) -> Bool {
    // One of the texts may be the base: the table only needs two indices.
    let (first, second) = (self[left.side], self[right.side])
    let texts = MergeTexts(base: base, ours: first, theirs: second)
    let pairs = MergeMembers(texts, base: nil, ours: left.node, theirs: right.node)
    let ignoredPlace = ignored.flatMap { pairs.member($0, texts) }
    for (place, pair) in pairs.members.enumerated() where place != ignoredPlace {
      guard let one = pair.ours, let other = pair.theirs,
        areEqual(
          MergeNode(side: left.side, node: one + 1), MergeNode(side: right.side, node: other + 1))
      else { return false }
    }
    return true
  }
}
