import CalqueCatalogs

/// The members of one object in the three texts.
///
/// If a name is repeated in an object, its first occurrence corresponds to the first one in the
/// others, and so on.
struct MergeMembers {
  /// One member: the number of its name in each text that has it.
  struct Member {
    var base: Int?
    var ours: Int?
    var theirs: Int?
    /// The name of a member that is not in any of the texts.
    var word: String?

    subscript(side: MergeSide) -> Int? {
      get {
        switch side {
        case .base: base
        case .ours: ours
        case .theirs: theirs
        }
      }
      set {
        switch side {
        case .base: base = newValue
        case .ours: ours = newValue
        case .theirs: theirs = newValue
        }
      }
    }
  }

  private(set) var members: [Member] = []
  /// For each text its members in its own order, as indices of `members`.
  private(set) var orders: [MergeSide: [Int]] = [:]

  private struct Name: Hashable {
    let bytes: ArraySlice<UInt8>
    let occurrence: Int

    static func == (left: Name, right: Name) -> Bool {
      left.occurrence == right.occurrence && left.bytes.elementsEqual(right.bytes)
    }

    func hash(into hasher: inout Hasher) {
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
      hasher.combine(occurrence)
    }
  }

  init(_ texts: MergeTexts, base: Int?, ours: Int, theirs: Int) {
    var places: [Name: Int] = [:]
    for (side, object) in [(MergeSide.ours, ours), (.theirs, theirs), (.base, base)] {
      guard let object else { continue }
      let json = texts[side].json
      let names = json.names(object)
      if places.isEmpty { places.reserveCapacity(names.count + names.count / 8) }
      var order: [Int] = []
      order.reserveCapacity(names.count)
      for name in names {
        var occurrence = 0
        let bytes = Self.decoded(name, json)
        while true {
          let key = Name(bytes: bytes, occurrence: occurrence)
          if let place = places[key] {
            guard members[place][side] == nil else {
              occurrence += 1
              continue
            }
            members[place][side] = name
            order.append(place)
          } else {
            places[key] = members.count
            order.append(members.count)
            var member = Member()
            member[side] = name
            members.append(member)
          }
          break
        }
      }
      orders[side] = order
    }
  }

  /// Adds a member that is not in any of the texts.
  mutating func append(word: String) { members.append(Member(word: word)) }

  private static func decoded(_ name: Int, _ json: JSONDocument) -> ArraySlice<UInt8> {
    guard json.isEscaped(name) else { return json.bytes[json.spelling(name)] }
    return ArraySlice(json.text(name).utf8)
  }

  /// Returns the member with a name that is written without escapes.
  func member(_ word: StaticString, _ texts: MergeTexts) -> Int? {
    members.lastIndex { member in
      MergeSide.allCases.contains { side in
        member[side].map { texts[side].isName($0, word) } ?? false
      }
    }
  }

  /// Returns whether the members that two texts share are in the same order in both.
  func areInSameOrder(_ side: MergeSide, _ other: MergeSide) -> Bool {
    var last = -1
    for place in orders[side] ?? [] {
      guard let name = members[place][other] else { continue }
      if name < last { return false }
      last = name
    }
    return true
  }
}
