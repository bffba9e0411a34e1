import CalqueCatalogs

/// The merge of a text and its state, and of the objects that contain texts.
extension CatalogMerger {
  /// Chooses the value and the state of a string unit, which belong together:
  ///
  /// - A value that one side changed keeps that side's state.
  /// - If the other side changed the state, or both sides wrote the same value with different
  ///   states, the state that requires more work is kept: `new`, then `needs_review`, `stale`,
  ///   `translated`. An unnecessary review costs less than an unreviewed text, and an approval of
  ///   the old text does not apply to the new one.
  mutating func chooseText(
    _ members: MergeMembers, _ choices: inout [MergeChoice]
  ) -> Set<Int> {
    guard let place = members.member("value", texts) ?? members.member("values", texts),
      let name = members.members[place].anyName
    else { return [] }
    let value = members.members[place]
    let conflictsBefore = conflicts.count
    choices[place] = at(name) {
      $0.choose(base: value.value(.base), ours: value.value(.ours), theirs: value.value(.theirs))
    }
    guard let statePlace = members.member("state", texts) else { return [place] }
    let state = members.members[statePlace]
    let ours = state.value(.ours)
    let theirs = state.value(.theirs)
    let base = state.value(.base)
    if conflicts.count > conflictsBefore {
      choices[statePlace] =
        texts.areEqual(ours, theirs) && resolution != .review
        ? keep(ours)
        : settle(ours: keep(ours), theirs: keep(theirs), review: .word("needs_review"), nil)
      return [place, statePlace]
    }
    let oursIsOld = texts.areEqual(value.value(.ours), value.value(.base))
    let theirsIsOld = texts.areEqual(value.value(.theirs), value.value(.base))
    if texts.areEqual(ours, theirs) {
      choices[statePlace] = keep(ours)
    } else if texts.areEqual(ours, base), oursIsOld {
      choices[statePlace] = keep(theirs)
    } else if texts.areEqual(theirs, base), theirsIsOld {
      choices[statePlace] = keep(ours)
    } else if let first = weight(ours), let second = weight(theirs) {
      choices[statePlace] = keep(first >= second ? ours : theirs)
    } else if let stateName = state.anyName {
      choices[statePlace] = at(stateName) { $0.stateConflict(ours, theirs) }
    }
    return [place, statePlace]
  }

  private mutating func stateConflict(_ ours: MergeNode?, _ theirs: MergeNode?) -> MergeChoice {
    let number = report(ours: ours, theirs: theirs)
    return settle(
      ours: keep(ours), theirs: keep(theirs), review: .word("needs_review"), number)
  }

  func keep(_ node: MergeNode?) -> MergeChoice { node.map { .copy($0) } ?? .absent }

  /// Returns how much work a state requires; nil for an unknown state.
  private func weight(_ state: MergeNode?) -> Int? {
    guard let state else { return 0 }
    return switch texts.text(state) {
    case "translated": 1
    case "stale": 2
    case "needs_review": 3
    case "new": 4
    default: nil
    }
  }

  /// Chooses between a text and a choice, or between choices of different kinds: a language has one
  /// or the other, so they are chosen as a whole.
  mutating func chooseValue(
    _ members: MergeMembers, _ choices: inout [MergeChoice]
  ) -> Set<Int> {
    let places = ["stringUnit", "variations", "stringSet"].compactMap {
      members.member($0, texts)
    }
    func values(_ side: MergeSide) -> [MergeNode?] {
      places.map { members.members[$0].value(side) }
    }
    let ours = values(.ours)
    let theirs = values(.theirs)
    let base = values(.base)
    guard !haveOneShape(ours, theirs) else { return [] }
    if areEqual(ours, base) {
      for (place, value) in zip(places, theirs) { choices[place] = keep(value) }
    } else if areEqual(theirs, base) {
      for (place, value) in zip(places, ours) { choices[place] = keep(value) }
    } else {
      let our = ours.lazy.compactMap { $0 }.first
      let their = theirs.lazy.compactMap { $0 }.first
      var number: Int? = report(ours: our, theirs: their)
      for (index, place) in places.enumerated() where ours[index] != nil || theirs[index] != nil {
        let review = our == nil ? theirs[index] : ours[index]
        choices[place] = settle(
          ours: keep(ours[index]), theirs: keep(theirs[index]),
          review: review.map { .reviewed($0) } ?? .absent, number)
        number = nil
      }
    }
    return Set(places)
  }

  private func areEqual(_ left: [MergeNode?], _ right: [MergeNode?]) -> Bool {
    zip(left, right).allSatisfy { texts.areEqual($0, $1) }
  }

  /// Returns whether both have the same fields, and the same kinds of variations.
  private func haveOneShape(_ left: [MergeNode?], _ right: [MergeNode?]) -> Bool {
    zip(left, right).allSatisfy { left, right in
      guard let left, let right else { return left == nil && right == nil }
      return kinds(left) == kinds(right)
    }
  }

  /// Returns the names of the choices in variations; none for a unit.
  private func kinds(_ node: MergeNode) -> Set<String> {
    let document = texts[node.side]
    guard document.json.kind(node.node) == .object else { return [] }
    return Set(
      document.json.names(node.node)
        .filter { document.json.kind($0 + 1) == .object }.map { document.json.text($0) })
  }
}
