import CalqueCatalogs

/// The order of an object's members in the merged text.
///
/// The members of one text, the frame, keep their order. Members that only the other text has
/// follow the same member as there. The order of string catalogs decides between neighbors that are
/// new on both sides.
struct MergeArrangement {
  let texts: MergeTexts
  let members: MergeMembers

  /// Returns the text whose order and white space an object uses: theirs if only they changed it,
  /// otherwise ours.
  func frame(base: MergeNode?, ours: MergeNode, theirs: MergeNode) -> MergeSide {
    guard let base, isLaidOutAlike(ours, base), !isLaidOutAlike(theirs, base) else {
      return .ours
    }
    return .theirs
  }

  private func isLaidOutAlike(_ node: MergeNode, _ base: MergeNode) -> Bool {
    let (document, old) = (texts[node.side], texts[base.side])
    guard let first = members.orders[node.side]?.first, let other = members.orders[.base]?.first,
      let name = members.members[first][node.side], let oldName = members.members[other][.base]
    else { return true }
    func areEqual(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
      MergeDocument.areEqual(document.json, left, old.json, right)
    }
    return areEqual(document.lead(name), old.lead(oldName))
      && areEqual(document.colon(name), old.colon(oldName))
      && areEqual(document.tail(node.node), old.tail(base.node))
      && members.areInSameOrder(node.side, .base)
  }

  /// Returns the indices of the members in the order of the merged text.
  ///
  /// - Parameter isThere: Returns whether the merged text has the member at an index, or had a
  ///   conflict there.
  func order(frame: MergeSide, isThere: (Int) -> Bool) -> [Int] {
    let other = frame.opposite
    let first = members.orders[frame] ?? []
    // The members that follow each member of the frame in the other text; -1 is the start.
    var followers: [Int: [Int]] = [:]
    var anchor = -1
    for place in members.orders[other] ?? [] {
      if members.members[place][frame] != nil {
        anchor = place
      } else if isThere(place) {
        followers[anchor, default: []].append(place)
      }
    }
    // Members that neither text has, such as the state of a text without one, come first.
    var result = members.members.indices.filter {
      members.members[$0].ours == nil && members.members[$0].theirs == nil && isThere($0)
    }
    guard !followers.isEmpty else { return result + first }
    result.reserveCapacity(members.members.count)
    var waiting = (followers[-1] ?? [])[...]
    for place in first {
      if members.members[place][other] != nil {
        result += waiting
        waiting = (followers[place] ?? [])[...]
        result.append(place)
      } else {
        while isThere(place), let next = waiting.first, precedes(next, place) {
          result.append(next)
          waiting.removeFirst()
        }
        result.append(place)
      }
    }
    return result + waiting
  }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    guard let left = members.members[left].anyName, let right = members.members[right].anyName
    else { return false }
    return XCStringsOrder.precedes(texts.text(left), texts.text(right))
  }
}
