import CalqueCatalogs
import CalqueDiagnostics
import Testing

@testable import CalqueLint

/// Fixes near placeholders: the right text if it is certain, and no fix if it is not.
@Suite("Fixes of percent signs and numbers") struct ArgumentFixTests {
  /// A source text or nil, a text, and the text after all fixes.
  static let percents: [(source: String?, text: String, fixed: String)] = [
    (nil, "%.0f% %", "%.0f%%"),
    (nil, "%.0f%", "%.0f%%"),
    (nil, "%d % done", "%d %% done"),
    ("%d%% off", "%d% скидки", "%d%% скидки"),
    ("%d%% off", "скидка %d%", "скидка %d%%"),
    ("%@: 5 percent", "%@: 5 % de", "%@: 5 %% de"),
    ("%d%% complete", "%d % complété", "%d %% complété"),
    // With two signs the text would take an argument that it does not take now.
    ("list: %d%", "zerrendatik: % %d", "zerrendatik: % %d"),
    // The rest of a placeholder.
    ("%@ percent", "%1$@%2$", "%1$@%2$"),
    ("%d days ago", "%1ημ πριν", "%1ημ πριν"),
    ("Found %@", "%Βρέθηκε %@", "%Βρέθηκε %@"),
    ("%@ of %d", "%@ von %d, %У", "%@ von %d, %У"),
  ]

  @Test("A percent sign is doubled if that is unambiguous", arguments: percents.indices)
  func percentSigns(_ index: Int) throws {
    let (source, text, fixed) = Self.percents[index]
    var files = [("de.lproj/A.strings", "\"k\" = \"\(text)\";\n")]
    if let source { files.insert(("en.lproj/A.strings", "\"k\" = \"\(source)\";\n"), at: 0) }
    #expect(Self.fixed(files) == "\"k\" = \"\(fixed)\";\n")
  }

  /// A language, its texts for `one` and `other`, and the text for `one` after all fixes.
  static let numbers: [(language: String, one: String, other: String, fixed: String)] = [
    ("is", "Fylgt af %1$@ og öðrum", "Fylgt af %1$@ og %2$ld öðrum", "Fylgt af %1$@ og öðrum"),
    ("is", "1 valkostur", "%ld valkostir", "%ld valkostur"),
    ("ru", "1 опция", "%d опции", "%d опция"),
    ("ru", "%@ и 1 опция", "%@ и %d опции", "%@ и %d опция"),
    // The placeholder would take the argument of the other one here.
    ("ru", "1 опция у %@", "%@ и %d опции", "1 опция у %@"),
    ("ru", "1 опция у %1$@", "%1$@ и %2$d опции", "%2$d опция у %1$@"),
    // Two numbers: it is unknown which of them is 1.
    ("ru", "1 из 10", "%d из 10", "1 из 10"),
  ]

  @Test("A literal 1 becomes the placeholder of the other forms", arguments: numbers.indices)
  func writtenNumbers(_ index: Int) throws {
    let item = Self.numbers[index]
    func catalog(_ one: String) -> String {
      """
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {"\(item.language)": {
        "variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "\(one)"}},
          "few": {"stringUnit": {"state": "translated", "value": "\(item.other)"}},
          "many": {"stringUnit": {"state": "translated", "value": "\(item.other)"}},
          "other": {"stringUnit": {"state": "translated", "value": "\(item.other)"}}
        }}}}}}, "version": "1.0"}
      """
    }
    #expect(
      Self.fixed([("A.xcstrings", catalog(item.one))], only: "plural_implied_quantity")
        == catalog(item.fixed))
  }

  @Test("A symbolic key does not override its text")
  func namesOfTexts() {
    let files = [
      ("en.lproj/A.strings", "\"settings.calendars.count_%d\" = \"%li calendars\";\n"),
      ("de.lproj/A.strings", "\"settings.calendars.count_%d\" = \"%li Kalender\";\n"),
    ]
    #expect(LinterTests.lint(files).findings.isEmpty)
    let crash = [("en.lproj/A.strings", "\"count_%d\" = \"%@ calendars\";\n")]
    #expect(LinterTests.lint(crash).findings.map(\.rule) == ["format_type"])
  }

  @Test("A copied plural form stays a finding until it is reviewed")
  func copiesAreReported() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {"pl": {
        "variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%d plik"}},
          "other": {"stringUnit": {"state": "translated", "value": "%d pliku"}}
        }}}}}}, "version": "1.0"}
      """
    func missing(_ text: String) -> [Finding] {
      LinterTests.lint([("A.xcstrings", text)]).findings
        .filter { $0.rule == PluralMissingCategory.id }
    }
    let cured = try #require(Self.fixed([("A.xcstrings", catalog)]))
    #expect(cured != catalog)
    let after = missing(cured)
    #expect(missing(catalog).map(\.severity) == [.error])
    #expect(after.map(\.severity) == [.error])
    #expect(
      after.first?.message == "The strings for 'few', 'many' are copies of 'other' that need review"
    )
    #expect(after.allSatisfy { $0.fix == nil })
  }

  @Test("A .stringsdict gets no copies, because it cannot mark them for review")
  func noCopiesInDictionaries() throws {
    let example = RuleExample.plural([("one", "%d plik"), ("other", "%d pliku")], in: "pl")
    let found = LinterTests.lint(example.files.map { ($0.path, $0.text) }).findings
    #expect(found.contains { $0.rule == PluralMissingCategory.id })
    #expect(found.allSatisfy { $0.fix == nil })
  }

  /// The last file after all fixes.
  private static func fixed(_ files: [(String, String)], only rule: String? = nil) -> String? {
    var configuration = LintConfiguration()
    if let rule { configuration.only = [rule] }
    var result = files.last?.1
    _ = LintSession(files: files.map { ($0.0, Array($0.1.utf8)) }, configuration: configuration).run
    { found in
      guard found.source.path == files.last?.0 else { return }
      let edits = FixRun.fixes(of: found).flatMap(\.edits)
      result = String(decoding: found.source.contents(applying: edits), as: UTF8.self)
    }
    return result
  }
}
