import CalqueExchange
import CalqueTestRandom
import Testing

/// Laws of the merge over random catalogs, printed by the tests' own printer.
@Suite struct MergeLawTests {
  private static let languages = ["ar", "de", "fr", "he", "pl"]
  private static let selectors = ["few", "many", "one", "other"]

  private static func catalog(_ dice: inout SeededGenerator) -> MergeTree {
    var entries: [String: MergeTree] = [:]
    for number in 0..<Int.random(in: 1...12, using: &dice) {
      var entry = MergeTree.object([:])
      if dice.chance(40) { entry["comment"] = .text("note \(number)") }
      if dice.chance(20) { entry["extractionState"] = .text("manual") }
      if dice.chance(10) { entry["futureField"] = .object(["list": .word("1.50")]) }
      if dice.chance(80) {
        entry["localizations"] = .object([:])
        for language in languages where dice.chance(60) {
          entry["localizations", language] = value("\(language) \(number)", &dice)
        }
      }
      entries[key(&dice)] = entry
    }
    return .catalog(entries)
  }

  private static func key(_ dice: inout SeededGenerator) -> String {
    String((0..<6).map { _ in dice.pick(Array("abcdefghijklmnopqrstuvwxyz")) })
  }

  private static func value(_ text: String, _ dice: inout SeededGenerator) -> MergeTree {
    guard dice.chance(25) else {
      return .unit(text, dice.pick(["new", "translated", "needs_review"]))
    }
    var cases: [String: MergeTree] = ["other": .unit("\(text) other")]
    for selector in selectors where dice.chance(50) {
      cases[selector] = .unit("\(text) \(selector)")
    }
    return .plural(cases)
  }

  /// Changes the parts of a catalog that belong to one side. `text` makes them different on each
  /// side.
  private static func edit(
    _ tree: MergeTree, _ owners: [[String]: Bool], _ side: Bool, _ dice: inout SeededGenerator
  ) -> MergeTree {
    var tree = tree
    for (path, owner) in owners.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) })
    where owner == side {
      let text = "\(side ? "x" : "y")\(Int.random(in: 0..<1000, using: &dice))"
      switch path.count {
      case 1: tree["strings", path[0]] = nil
      case 2: tree["strings", path[0], path[1]] = dice.chance(80) ? .text(text) : nil
      default:
        let place = ["strings", path[0], "localizations", path[1]]
        tree[place] = dice.chance(20) ? nil : value(text, &dice)
      }
    }
    for _ in 0..<Int.random(in: 0...3, using: &dice) {
      let name = (side ? "x" : "y") + key(&dice)
      tree["strings", dice.chance(50) ? name : String(name.reversed()) + (side ? "x" : "y")] =
        .entry(["de": value(name, &dice)])
    }
    return tree
  }

  /// Assigns parts to the sides that may change them: whole keys, comments, languages.
  private static func owners(_ tree: MergeTree, _ dice: inout SeededGenerator) -> [[String]: Bool] {
    guard case .object(let entries)? = tree["strings"] else { return [:] }
    var owners: [[String]: Bool] = [:]
    for key in entries.keys.sorted() {
      if dice.chance(15) {
        owners[[key]] = dice.chance(50)
        continue
      }
      if dice.chance(40) { owners[[key, "comment"]] = dice.chance(50) }
      for language in languages where dice.chance(50) {
        owners[[key, language, ""]] = dice.chance(50)
      }
    }
    return owners
  }

  private static func versions(
    _ seed: Int
  ) -> (base: MergeTree, x: MergeTree, y: MergeTree, both: MergeTree) {
    var dice = SeededGenerator(seed: seed)
    let base = catalog(&dice)
    let owners = owners(base, &dice)
    var again = dice
    let x = edit(base, owners, true, &dice)
    let y = edit(base, owners, false, &dice)
    _ = edit(base, owners, true, &again)
    // The same edits, one after another.
    let both = edit(x, owners, false, &again)
    return (base, x, y, both)
  }

  @Test("A change on one side only results in that side's file", arguments: 0..<60)
  func oneSide(seed: Int) throws {
    let (base, x, _, _) = Self.versions(seed)
    for (first, second) in [(x.bytes, base.bytes), (base.bytes, x.bytes), (x.bytes, x.bytes)] {
      let merge = try CatalogMerge(base: base.bytes, ours: first, theirs: second)
      #expect(merge.contents == x.bytes)
      #expect(merge.conflicts.isEmpty)
    }
  }

  @Test("Changes in different places merge to the file that Xcode would write", arguments: 0..<400)
  func disjoint(seed: Int) throws {
    let (base, x, y, both) = Self.versions(seed)
    let merge = try CatalogMerge(base: base.bytes, ours: x.bytes, theirs: y.bytes)
    #expect(merge.conflicts.isEmpty, "\(merge.conflicts.map(\.message))")
    #expect(
      merge.contents == both.bytes,
      "\(String(decoding: merge.contents, as: UTF8.self)) is not \(String(decoding: both.bytes, as: UTF8.self))"
    )
  }

  @Test("Without conflicts the sides are interchangeable", arguments: 0..<200)
  func symmetric(seed: Int) throws {
    let (base, x, y, _) = Self.versions(seed)
    let one = try CatalogMerge(base: base.bytes, ours: x.bytes, theirs: y.bytes)
    let other = try CatalogMerge(base: base.bytes, ours: y.bytes, theirs: x.bytes)
    #expect(one.contents == other.contents)
  }

  @Test(
    "With markers, each side's lines form the file of that side's resolution", arguments: 0..<300)
  func markersHoldBoth(seed: Int) throws {
    // Unrestricted edits of one catalog on three sides: many conflicts.
    var dice = SeededGenerator(seed: seed)
    let base = Self.catalog(&dice)
    let owners = Self.owners(base, &dice)
    let x = Self.edit(base, owners, true, &dice)
    let y = Self.edit(base, owners.mapValues { _ in true }, true, &dice)
    func merge(_ resolution: MergeResolution) throws -> CatalogMerge {
      try CatalogMerge(
        base: base.bytes, ours: x.bytes, theirs: y.bytes, resolution: resolution)
    }
    let marked = try merge(.markers(size: 9, ours: "A", theirs: "B"))
    let (ours, theirs) = Self.split(marked.contents)
    #expect(try ours == String(decoding: merge(.ours).contents, as: UTF8.self))
    #expect(try theirs == String(decoding: merge(.theirs).contents, as: UTF8.self))
    let places = try merge(.review).conflicts.map { [$0.key, $0.language] }
    #expect(Set(places) == Set(marked.conflicts.map { [$0.key, $0.language] }))
    let text = String(decoding: marked.contents, as: UTF8.self)
    #expect(text.contains("<<<<<<<<< A\n") == !marked.conflicts.isEmpty)
  }

  /// Returns the contents of a file with markers without theirs, and without ours.
  static func split(_ contents: [UInt8]) -> (ours: String, theirs: String) {
    var ours: [Substring] = []
    var theirs: [Substring] = []
    var part = 0
    let lines = String(decoding: contents, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    for line in lines {
      switch line.prefix(9) {
      case "<<<<<<<<<": part = 1
      case "=========": part = 2
      case ">>>>>>>>>": part = 0
      default:
        if part != 2 { ours.append(line) }
        if part != 1 { theirs.append(line) }
      }
    }
    return (ours.joined(separator: "\n"), theirs.joined(separator: "\n"))
  }
}
