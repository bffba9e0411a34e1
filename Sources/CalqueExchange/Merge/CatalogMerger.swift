import CalqueCatalogs

/// Merges string catalogs member by member.
///
/// Two steps alternate while descending: the contents of each member of an object are chosen
/// (`choose`, and the rules of each level), and then the object is written (`writeObject`).
struct CatalogMerger {
  let texts: MergeTexts
  let resolution: MergeResolution
  var output = MergeOutput()
  private(set) var conflicts: [MergeConflict] = []
  /// The names from the outermost object to the current member.
  private var path: [MergeNode] = []

  init(_ texts: MergeTexts, resolution: MergeResolution) {
    self.texts = texts
    self.resolution = resolution
  }

  /// Chooses between three versions of a value.
  mutating func choose(
    base: MergeNode?, ours: MergeNode?, theirs: MergeNode?, in level: MergeLevel = .unknown
  ) -> MergeChoice {
    switch (ours, theirs) {
    case (nil, nil): return .absent
    case (let ours?, let theirs?): return choose(base: base, ours, theirs)
    case (let left?, nil), (nil, let left?):
      guard let base else { return .copy(left) }
      if texts.areEqual(left, base) || isGoing(left, base, level) { return .absent }
      return conflict(ours: ours, theirs: theirs)
    }
  }

  private mutating func choose(
    base: MergeNode?, _ ours: MergeNode, _ theirs: MergeNode
  ) -> MergeChoice {
    if texts.areSpelledAlike(ours, theirs) { return .copy(ours) }
    if let base {
      if texts.areSpelledAlike(ours, base) { return .copy(theirs) }
      if texts.areSpelledAlike(theirs, base) { return .copy(ours) }
    }
    if texts.kind(ours) == .object, texts.kind(theirs) == .object {
      let base = base.flatMap { texts.kind($0) == .object ? $0 : nil }
      return .members(base: base, ours: ours, theirs: theirs)
    }
    if texts.areEqual(ours, theirs) { return .copy(ours) }
    if let base {
      if texts.areEqual(ours, base) { return .copy(theirs) }
      if texts.areEqual(theirs, base) { return .copy(ours) }
    }
    return conflict(ours: ours, theirs: theirs)
  }

  /// Returns whether an entry was only marked as unused: then it agrees with the other side, which
  /// removed it.
  private func isGoing(_ entry: MergeNode, _ base: MergeNode, _ level: MergeLevel) -> Bool {
    guard level == .entries,
      let state = texts.member("extractionState", of: entry), texts.text(state) == "stale"
    else { return false }
    return texts.areEqual(entry, base, but: "extractionState")
  }

  // MARK: Conflicts

  /// Reports a conflict between two values, and resolves it by the merge's resolution.
  mutating func conflict(ours: MergeNode?, theirs: MergeNode?) -> MergeChoice {
    let number = report(ours: ours, theirs: theirs)
    return settle(
      ours: ours.map { .copy($0) } ?? .absent, theirs: theirs.map { .copy($0) } ?? .absent,
      review: (ours ?? theirs).map { .reviewed($0) } ?? .absent, number)
  }

  /// Returns the resolution of two versions.
  ///
  /// - Parameter number: The number of the reported conflict; nil if it belongs to another one.
  func settle(
    ours: MergeChoice, theirs: MergeChoice, review: MergeChoice, _ number: Int?
  ) -> MergeChoice {
    let choice: MergeChoice
    switch resolution {
    case .markers: return .either(ours: ours, theirs: theirs, conflict: number)
    case .ours: choice = ours
    case .theirs: choice = theirs
    case .review: choice = review
    }
    return number.map { .settled(choice, conflict: $0) } ?? choice
  }

  /// Reports a conflict at the current member and returns its number.
  mutating func report(ours: MergeNode?, theirs: MergeNode?) -> Int {
    var fields = path.map { texts.text($0) }[...]
    var key: String?
    var language: String?
    if fields.first == "strings", fields.count > 1 {
      key = fields.dropFirst().first
      fields = fields.dropFirst(2)
      if fields.first == "localizations", fields.count > 1 {
        language = fields.dropFirst().first
        fields = fields.dropFirst(2)
      }
    }
    conflicts.append(
      MergeConflict(
        key: key, language: language, fields: Array(fields),
        ours: ours.map { texts.summary($0) }, theirs: theirs.map { texts.summary($0) }, offset: 0))
    return conflicts.count - 1
  }

  /// Sets the places of conflicts in the merged text.
  mutating func place(_ places: [(conflict: Int, offset: Int)]) {
    for place in places { conflicts[place.conflict].offset = place.offset }
  }

  /// Calls a closure with a member as the current one.
  mutating func at<Result>(
    _ name: MergeNode, _ body: (inout CatalogMerger) -> Result
  ) -> Result {
    path.append(name)
    defer { path.removeLast() }
    return body(&self)
  }

  // MARK: Objects

  /// Chooses a value for each member of three objects.
  mutating func choices(
    _ members: MergeMembers, _ level: MergeLevel
  ) -> [MergeChoice] {
    var choices = [MergeChoice](repeating: .absent, count: members.members.count)
    var settled: Set<Int> = []
    switch level {
    case .catalog: settled = chooseVersion(members, &choices)
    case .entry: settled = chooseEntryFields(members, &choices)
    case .holder: settled = chooseValue(members, &choices)
    case .unit: settled = chooseText(members, &choices)
    default: break
    }
    for (place, member) in members.members.enumerated() where !settled.contains(place) {
      guard let name = member.anyName else { continue }
      choices[place] = at(name) {
        $0.choose(
          base: member.value(.base), ours: member.value(.ours), theirs: member.value(.theirs),
          in: level)
      }
    }
    return choices
  }
}
