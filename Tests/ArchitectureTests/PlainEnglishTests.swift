import Foundation
import Testing

/// The language of comments, messages and test names: short sentences in standard technical
/// English.
@Suite struct PlainEnglishTests {
  /// The words to replace, and their replacements.
  static let words: [(pattern: String, instead: String)] = [
    (#"\b(?:stands?|stood|standing)\b(?!-in)"#, "is, exists, comes, is written"),
    (#"\b(?:whoever|nobody|somebody)\b"#, "callers, users, code that …"),
    (#"\b(?:goes? on|gives? back|in vain|for ever)\b"#, "continues, returns, misses, forever"),
    (#"\b(?:those who|people who see)\b"#, "users, assistive technology, callers"),
    (
      #"\b(?:anew|goes? to and fro|has its way|long before)\b"#,
      "again, back and forth, decides, before"
    ),
    (#"\bpiles?\b(?! up)"#, "ZStack"),
    (#"\b(?:in|out of) sight\b"#, "visible, hidden"),
    (#"\bone's own\b"#, "custom"),
    (#"\brid of\b"#, "dismiss, remove"),
    (#"\b(?:wants? to know|ha(?:s|ve) a say)\b"#, "needs, counts"),
    (#"\bnone of such\b"#, "returns nil unless …"),
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
    let patterns = try Self.words.map { (try Regex($0.pattern).ignoresCase(), $0.instead) }
    for path in (FileManager.default.subpaths(atPath: root.path) ?? []).sorted()
    where [".swift", ".c", ".h", ".md"].contains(where: path.hasSuffix) {
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      for passage in passages(path, text) {
        for (pattern, instead) in patterns {
          if let word = try pattern.firstMatch(in: passage.text) {
            Issue.record("\(folder)/\(path):\(passage.line): '\(word.0)': write \(instead)")
          }
        }
      }
    }
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
