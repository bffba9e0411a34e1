import CalqueExchange
import Testing

/// Single texts against a second implementation of the rules.
@Suite struct MergeConflictTests {
  struct Unit: Hashable {
    var value: String
    var state: String
  }

  private static let units: [Unit?] =
    [nil]
    + ["a", "b", "c"].flatMap { value in
      ["new", "needs_review", "translated", "odd"].map { Unit(value: value, state: $0) }
    }

  private enum Outcome: Equatable {
    case merged(Unit?)
    case conflict
  }

  private static func expected(_ base: Unit?, _ ours: Unit?, _ theirs: Unit?) -> Outcome {
    if ours == theirs || theirs == base { return .merged(ours) }
    if ours == base { return .merged(theirs) }
    guard let ours, let theirs else { return .conflict }
    let value: String
    if ours.value == theirs.value || theirs.value == base?.value {
      value = ours.value
    } else if ours.value == base?.value {
      value = theirs.value
    } else {
      return .conflict
    }
    if ours.state == theirs.state { return .merged(Unit(value: value, state: ours.state)) }
    // A side with the old value and the old state is ignored: the other side wins. Otherwise both
    // sides have changes.
    let order = ["translated", "needs_review", "new"]
    if base?.value == ours.value, base?.state == ours.state { return .merged(theirs) }
    if base?.value == theirs.value, base?.state == theirs.state { return .merged(ours) }
    guard let first = order.firstIndex(of: ours.state),
      let second = order.firstIndex(of: theirs.state)
    else { return .conflict }
    return .merged(Unit(value: value, state: order[max(first, second)]))
  }

  private static func tree(_ unit: Unit?) -> MergeTree {
    .catalog([
      "key": .entry(unit.map { ["de": .unit($0.value, $0.state)] } ?? [:]),
      "other": .object([:]),
    ])
  }

  @Test("All combinations of three versions follow the rules")
  func allTexts() throws {
    for base in Self.units {
      for ours in Self.units {
        for theirs in Self.units {
          let merge = try CatalogMerge(
            base: Self.tree(base).bytes, ours: Self.tree(ours).bytes,
            theirs: Self.tree(theirs).bytes)
          let name = "\(String(describing: (base, ours, theirs)))"
          switch Self.expected(base, ours, theirs) {
          case .merged(let unit):
            #expect(merge.conflicts.isEmpty, "\(name)")
            #expect(merge.contents == Self.tree(unit).bytes, "\(name)")
          case .conflict:
            #expect(merge.conflicts.count == 1, "\(name)")
            #expect(merge.conflicts.first?.key == "key", "\(name)")
            #expect(merge.conflicts.first?.language == "de", "\(name)")
          }
        }
      }
    }
  }

  private static let base = MergeTree.catalog([
    "a": .entry(["de": .unit("eins")]), "b": .entry(["de": .unit("zwei")]),
    "c": .entry(["de": .unit("drei")]),
  ])

  private func merge(
    _ ours: MergeTree, _ theirs: MergeTree, base: MergeTree? = base,
    _ resolution: MergeResolution = .markers()
  ) throws -> CatalogMerge {
    try CatalogMerge(
      base: base?.bytes ?? [], ours: ours.bytes, theirs: theirs.bytes, resolution: resolution)
  }

  private func text(_ merge: CatalogMerge) -> String {
    String(decoding: merge.contents, as: UTF8.self)
  }

  @Test("Markers surround only the lines of the text")
  func markers() throws {
    let place = ["strings", "b", "localizations", "de"]
    var ours = Self.base
    ours[place] = .unit("two")
    var theirs = Self.base
    theirs[place] = .unit("deux")
    let merge = try merge(ours, theirs, .markers(size: 7, ours: "HEAD", theirs: "topic"))
    #expect(
      text(merge).contains(
        """
                    "state" : "translated",
        <<<<<<< HEAD
                    "value" : "two"
        =======
                    "value" : "deux"
        >>>>>>> topic
                  }

        """))
    let conflict = try #require(merge.conflicts.first)
    #expect(
      conflict.message == "key 'b', language 'de': ours \"two\", theirs \"deux\"")
    #expect(text(merge).utf8.dropFirst(conflict.offset).starts(with: "\"two\"".utf8))
  }

  @Test("A key removed on one side and changed on the other is a conflict of whole members")
  func removed() throws {
    let ours = Self.base.with("strings", "c", to: nil)
    let theirs = Self.base.with("strings", "c", "localizations", "de", to: .unit("trois"))
    let merged = try merge(ours, theirs)
    #expect(merged.conflicts.map(\.message) == ["key 'c': ours removed it, theirs \"trois\""])
    #expect(
      text(merged).contains(
        """
        <<<<<<< ours
            }
        =======
            },
            "c" : {
        """))
    let kept = try merge(ours, theirs, .ours)
    #expect(kept.contents == ours.bytes)
    #expect(try merge(ours, theirs, .theirs).contents == theirs.bytes)
    let reviewed = theirs.with(
      "strings", "c", "localizations", "de", to: .unit("trois", "needs_review"))
    #expect(try merge(ours, theirs, .review).contents == reviewed.bytes)
    #expect(try merge(theirs, ours, .review).contents == reviewed.bytes)
  }

  @Test("Review keeps our text and marks it for review")
  func review() throws {
    let path = ["strings", "a", "localizations", "de"]
    var (ours, theirs, expected) = (Self.base, Self.base, Self.base)
    ours[path] = .unit("one")
    theirs[path] = .unit("un")
    expected[path] = .unit("one", "needs_review")
    let merge = try merge(ours, theirs, .review)
    #expect(merge.contents == expected.bytes)
    #expect(merge.conflicts.count == 1)
  }

  @Test("A text without a state gets one if it needs review")
  func reviewWithoutState() throws {
    func tree(_ text: String, _ state: MergeTree? = nil) -> MergeTree {
      var tree = Self.base
      tree["strings", "a", "localizations", "de"] = .object([
        "stringUnit": .object(["value": .text(text)])
      ])
      if let state { tree["strings", "a", "localizations", "de", "stringUnit", "state"] = state }
      return tree
    }
    let merge = try merge(tree("one"), tree("un"), .review)
    #expect(merge.contents == tree("one", .text("needs_review")).bytes)
  }

  @Test("A text that varies by plural on one side and by device on the other is merged as a whole")
  func shapes() throws {
    let path = ["strings", "a", "localizations", "de"]
    var (ours, theirs) = (Self.base, Self.base)
    ours[path] = .plural(["one": .unit("eins"), "other": .unit("viele")])
    theirs[path] = .object([
      "variations": .object(["device": .object(["mac": .unit("m"), "other": .unit("o")])])
    ])
    let merged = try merge(ours, theirs)
    #expect(merged.conflicts.count == 1)
    #expect(try merge(ours, theirs, .ours).contents == ours.bytes)
    #expect(try merge(ours, theirs, .theirs).contents == theirs.bytes)
    // Changed on one side, replaced by a choice on the other.
    theirs[path] = .unit("EINS")
    #expect(try merge(ours, theirs).conflicts.count == 1)
    #expect(try merge(ours, theirs, .ours).contents == ours.bytes)
    #expect(try merge(ours, theirs, .theirs).contents == theirs.bytes)
  }

  @Test("Variations added on both sides are all present")
  func branches() throws {
    let path = ["strings", "a", "localizations", "pl"]
    var (base, ours, theirs, both) = (Self.base, Self.base, Self.base, Self.base)
    base[path] = .plural(["other": .unit("o")])
    ours[path] = .plural(["other": .unit("o"), "one": .unit("1")])
    theirs[path] = .plural(["other": .unit("oo"), "few": .unit("2")])
    both[path] = .plural(["other": .unit("oo"), "one": .unit("1"), "few": .unit("2")])
    #expect(try merge(ours, theirs, base: base).contents == both.bytes)
  }

  @Test("Without a base, two catalogs are combined")
  func noBase() throws {
    let ours = MergeTree.catalog(["a": .entry(["de": .unit("eins")]), "b": .object([:])])
    let theirs = MergeTree.catalog(
      ["a": .entry(["fr": .unit("un")]), "c": .entry(["fr": .unit("trois")])], version: "1.1")
    let both = MergeTree.catalog(
      [
        "a": .entry(["de": .unit("eins"), "fr": .unit("un")]), "b": .object([:]),
        "c": .entry(["fr": .unit("trois")]),
      ], version: "1.1")
    let merge = try merge(ours, theirs, base: nil)
    #expect(merge.conflicts.isEmpty)
    #expect(merge.contents == both.bytes)
  }

  @Test(
    "Fields of an entry",
    arguments: [
      // base, ours, theirs, merged; nil is a conflict.
      (#"{}"#, #"{"extractionState":"stale"}"#, #"{"extractionState":"manual"}"#, "manual"),
      (#"{}"#, #"{"extractionState":"stale"}"#, #"{"comment":"c"}"#, "stale+c"),
      (
        #"{"comment":"m","isCommentAutoGenerated":true}"#,
        #"{"comment":"n","isCommentAutoGenerated":true}"#, #"{"comment":"person"}"#, "person"
      ),
      (#"{"comment":"a"}"#, #"{"comment":"b"}"#, #"{"comment":"c"}"#, nil),
      (#"{"comment":"a"}"#, #"{}"#, #"{"comment":"c"}"#, nil),
      (#"{"comment":"a"}"#, #"{}"#, #"{"comment":"a","extractionState":"stale"}"#, "stale"),
      (#"{}"#, #"{"shouldTranslate":false}"#, #"{"shouldTranslate":false}"#, "false"),
      (#"{}"#, #"{"shouldTranslate":false}"#, #"{"shouldTranslate":true}"#, nil),
      (#"{"unknown":[1,2]}"#, #"{"unknown":[1.0,2]}"#, #"{"unknown":[1,2],"more":1e3}"#, "1.0+1e3"),
    ] as [(String, String, String, String?)])
  func fields(base: String, ours: String, theirs: String, merged: String?) throws {
    func file(_ entry: String) -> [UInt8] {
      Array(#"{"sourceLanguage":"en","strings":{"k":\#(entry)},"version":"1.0"}"#.utf8)
    }
    for (ours, theirs) in [(ours, theirs), (theirs, ours)] {
      let merge = try CatalogMerge(base: file(base), ours: file(ours), theirs: file(theirs))
      let result = String(decoding: merge.contents, as: UTF8.self)
      #expect(merge.conflicts.isEmpty == (merged != nil), "\(result)")
      for part in (merged ?? "").split(separator: "+") {
        #expect(result.contains(part), "\(result)")
      }
    }
  }

  @Test("A key removed on one side and marked stale on the other is removed")
  func removedAndStale() throws {
    let ours = Self.base.with("strings", "b", to: nil)
    let theirs = Self.base.with("strings", "b", "extractionState", to: .text("stale"))
    let merge = try merge(ours, theirs)
    #expect(merge.conflicts.isEmpty)
    #expect(merge.contents == ours.bytes)
  }

  @Test("Layout, order and edges of the file follow the side that changed them")
  func layout() throws {
    let base = Array(#"{"strings":{"a":{},"b":{}},"version":"1.0"}"#.utf8)
    let ours = Array(#"{"strings":{"a":{"comment":"x"},"b":{}},"version":"1.0"}"#.utf8)
    let theirs = Array("{ \"version\": \"1.0\",\r\n \"strings\":{ \"b\":{}, \"a\":{}}}\n".utf8)
    let both = "{ \"version\": \"1.0\",\r\n \"strings\":{ \"b\":{}, \"a\":{\"comment\": \"x\"}}}\n"
    for (ours, theirs) in [(ours, theirs), (theirs, ours)] {
      let merge = try CatalogMerge(base: base, ours: ours, theirs: theirs)
      #expect(merge.conflicts.isEmpty)
      #expect(String(decoding: merge.contents, as: UTF8.self) == both)
    }
  }

  @Test("Equal names are distinguished by their order, and escapes do not create a new key")
  func oddNames() throws {
    let base = Array(#"{"strings":{"a":{"comment":"1"},"a":{"comment":"2"},"é":{}}}"#.utf8)
    let ours = Array(#"{"strings":{"a":{"comment":"1"},"a":{"comment":"3"},"é":{}}}"#.utf8)
    let theirs = Array(
      #"{"strings":{"a":{"comment":"1"},"a":{"comment":"2"},"\u00e9":{"comment":"4"}}}"#.utf8)
    let merge = try CatalogMerge(base: base, ours: ours, theirs: theirs)
    #expect(
      String(decoding: merge.contents, as: UTF8.self)
        == #"{"strings":{"a":{"comment":"1"},"a":{"comment":"3"},"é":{"comment":"4"}}}"#)
  }

  @Test(
    "Input that is not a catalog is reported with its place",
    arguments: ["[1]", "{\"a\":}", "{} {}", ""])
  func broken(text: String) throws {
    let good = Self.base.bytes
    let bad = Array(text.utf8)
    for (ours, theirs) in [(bad, good), (good, bad), (bad, bad)] {
      #expect(throws: CatalogMergeError.self) {
        try CatalogMerge(base: Array("{}".utf8), ours: ours, theirs: theirs)
      }
    }
  }
}
