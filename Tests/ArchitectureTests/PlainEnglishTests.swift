import Foundation
import Testing

/// The language of comments, messages and test names: short sentences in standard technical
/// English.
@Suite struct PlainEnglishTests {
  private struct Word {
    let stems: [String]
    let pattern: Regex<AnyRegexOutput>
    let instead: String

    init(stems: [String], pattern: String, instead: String) throws {
      self.stems = stems
      self.pattern = try Regex(pattern).ignoresCase()
      self.instead = instead
    }

    func first(in text: String) throws -> Substring? {
      guard stems.contains(where: text.lowercased().has) else { return nil }
      return try pattern.firstMatch(in: text).map { text[$0.range] }
    }
  }

  /// The words to replace, and their replacements. Each match of a pattern has one of the stems:
  /// only passages that have one are searched by the pattern.
  static let words: [(stems: [String], pattern: String, instead: String)] = [
    (
      ["stand", "stood"], #"\b(?:stands?|stood|standing)\b(?!-in)"#, "is, exists, comes, is written"
    ),
    (
      ["whoever", "nobody", "somebody"], #"\b(?:whoever|nobody|somebody)\b"#,
      "callers, users, code that …"
    ),
    (
      ["go on", "goes on", "e back", "es back", "in vain", "for ever"],
      #"\b(?:goes? on|gives? back|in vain|for ever)\b"#,
      "continues, returns, misses, forever"
    ),
    (
      ["those who", "people who"], #"\b(?:those who|people who see)\b"#,
      "users, assistive technology, callers"
    ),
    (
      ["anew", "and fro", "its way", "long before"],
      #"\b(?:anew|goes? to and fro|has its way|long before)\b"#,
      "again, back and forth, decides, before"
    ),
    (["pile"], #"\bpiles?\b(?! up)"#, "ZStack"),
    (["sight"], #"\b(?:in|out of) sight\b"#, "visible, hidden"),
    (["one's own"], #"\bone's own\b"#, "custom"),
    (["rid of"], #"\brid of\b"#, "dismiss, remove"),
    (["want", "a say"], #"\b(?:wants? to know|ha(?:s|ve) a say)\b"#, "needs, counts"),
    (["none of such"], #"\bnone of such\b"#, "returns nil unless …"),
  ]

  @Test(arguments: ["Sources", "Tools"])
  func commentsAndMessagesAreInPlainEnglish(folder: String) throws {
    try check(folder) { path, text in
      path.hasSuffix(".md")
        ? Prose.lines(of: text).map { Prose($0.number, $0.line) }
        : Prose.comments(in: text) + Prose.literals(in: text)
    }
  }

  /// The texts of fixtures may contain any words.
  @Test func commentsAndNamesOfTestsAreInPlainEnglish() throws {
    try check("Tests") { _, text in Prose.comments(in: text) + Prose.testNames(in: text) }
  }

  private func check(_ folder: String, _ passages: (_ path: String, _ text: String) -> [Prose])
    throws
  {
    let root = Manifest.root.appendingPathComponent(folder).standardizedFileURL
    let words = try Self.words.map {
      try Word(stems: $0.stems, pattern: $0.pattern, instead: $0.instead)
    }
    for path in (FileManager.default.subpaths(atPath: root.path) ?? []).sorted()
    where [".swift", ".c", ".h", ".md"].contains(where: path.hasSuffix) {
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      let letters = text.lowercased()
      let possible = words.filter { $0.stems.contains(where: letters.has) }
      if possible.isEmpty { continue }
      for passage in passages(path, text) {
        for word in possible {
          if let found = try word.first(in: passage.text) {
            Issue.record("\(folder)/\(path):\(passage.line): '\(found)': write \(word.instead)")
          }
        }
      }
    }
  }

  /// Each word is found, or the tests above could not fail.
  @Test(arguments: [
    "A view Stands here", "as it stood", "Nobody calls it", "it goes on", "It gives back one",
    "in vain", "for ever", "those who read", "People who see it", "made anew", "goes to and fro",
    "has its way", "long before", "a pile of views", "out of sight", "one's own", "get rid of",
    "wants to know", "have a say", "none of such",
  ])
  func wordsAreFound(passage: String) throws {
    let words = try Self.words.map {
      try Word(stems: $0.stems, pattern: $0.pattern, instead: $0.instead)
    }
    #expect(try words.contains { try $0.first(in: passage) != nil })
  }

  /// The scanner finds each kind of passage, or the tests above could not fail.
  @Test func proseIsFound() {
    let source = #"""
      let a = b.standing // one
      /// two
      f("three \"four\"", "five")
      let text = """
        six "seven"
        """ + "eight"
      @Test("nine") func `ten eleven`() {
      @Suite(
        "twelve", .serialized)
      """#
    #expect(Prose.comments(in: source) == [Prose(1, "// one"), Prose(2, "/// two")])
    #expect(
      Prose.literals(in: source) == [
        Prose(3, #""three \"four\"""#), Prose(3, #""five""#), Prose(5, #"  six "seven""#),
        Prose(6, #""eight""#), Prose(7, #""nine""#), Prose(9, #""twelve""#),
      ])
    #expect(
      Prose.testNames(in: source) == [
        Prose(7, #""nine""#), Prose(8, #""twelve""#), Prose(7, "`ten eleven`"),
      ])
  }
}
