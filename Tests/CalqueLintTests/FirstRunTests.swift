import CalqueCatalogs
import CalqueDiagnostics
import Foundation
import Testing

@testable import CalqueLint

/// The output for many findings.
@Suite struct FirstRunTests {
  static let files = [
    (
      "en.lproj/A.strings",
      "\"a\" = \"One\";\n\"b\" = \"Two\";\n\"c\" = \"Three\";\n\"d\" = \"%d\";\n"
    ),
    ("de.lproj/A.strings", "\"a\" = \"Eins\";\n"),
    ("fr.lproj/A.strings", "\"a\" = \"Un\";\n\"b\" = \"Deux\";\n\"c\" = \"Trois \\q\";\n"),
  ]

  static func lint(
    _ files: [(String, String)] = files,
    _ change: (inout LintConfiguration) -> Void = { $0.foldsMissingTexts = true }
  ) -> (found: [FileFindings], summary: LintSummary) {
    var configuration = LintConfiguration()
    change(&configuration)
    var found: [FileFindings] = []
    let summary = LintSession(
      files: files.map { ($0.0, Array($0.1.utf8)) }, configuration: configuration
    ).run {
      found.append($0)
    }
    return (found, summary)
  }

  @Test func missingTextsAreOneFindingForATableAndLanguage() throws {
    let (found, summary) = Self.lint()
    let finding = try #require(found.flatMap(\.findings).first { $0.locale == "de" })
    #expect(finding.message == "de: 2 of 3 translations missing, starting with 'b' (line 1)")
    #expect(finding.rule == "missing_translation")
    let missing = summary.rules.filter { $0.key.id == "missing_translation" }
    #expect(missing.map(\.value.findings) == [1])
    #expect(summary.exitStatus(failingAt: .warning) == 1)
  }

  @Test func sinceACommitAKeyIsOneFinding() throws {
    let others = ["de", "fr", "it"].map { ("\($0).lproj/A.strings", "\"a\" = \"Eins\";\n") }
    let before = Self.lint([("en.lproj/A.strings", "\"a\" = \"One\";\n")] + others)
    #expect(before.found.isEmpty)
    let english = "\"a\" = \"One\";\n\"b\" = \"Two\";\n\"c\" = \"Three\";\n"
    let (found, summary) = Self.lint([("en.lproj/A.strings", english)] + others) {
      $0.foldsMissingTexts = true
      $0.pastFindings = Baseline(path: "x", workingFolder: "/")
    }
    #expect(
      found.flatMap(\.findings).map(\.message) == [
        "'b' is not translated into 3 languages: de, fr, it",
        "'c' is not translated into 3 languages: de, fr, it",
      ])
    #expect(summary.counts[.warning] == 2)
  }

  @Test func catalogsAreFoldedByLanguage() {
    let entries = ["One", "Two", "Three"].map { "\"\($0)\" : { }" }.joined(separator: ", ")
    let text = """
      { "sourceLanguage" : "en", "strings" : { \(entries), "Four" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "Vier" } },
        "fr" : { "stringUnit" : { "state" : "translated", "value" : "Quatre" } } } } },
        "version" : "1.0" }
      """
    let messages = Self.lint([("A.xcstrings", text)]).found.flatMap(\.findings).map(\.message)
    #expect(
      messages == [
        "de: 3 of 4 translations missing, starting with 'One' (line 1)",
        "fr: 3 of 4 translations missing, starting with 'One' (line 1)",
      ])
  }

  // MARK: Texts in the state new

  /// A catalog of three keys, the last with two plural forms, in two languages that have not begun
  /// with any, and in one that has.
  private static let begun: String = {
    func unit(_ state: String, _ value: String) -> String {
      "{ \"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \"\(value)\" } }"
    }
    func languages(_ value: String) -> String {
      let others = ["de", "fr"].map { "\"\($0)\" : \(unit("new", value))" }
      return (others + ["\"it\" : \(unit("translated", "Testo"))"]).joined(separator: ",\n")
    }
    let plural = ["de", "fr"].map { locale in
      """
      "\(locale)" : { "variations" : { "plural" : { "one" : \(unit("new", "%lld file")),
        "other" : \(unit("new", "%lld files")) } } }
      """
    }.joined(separator: ",\n")
    return """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "One" : { "localizations" : { \(languages("One")) } },
        "Two" : { "localizations" : { \(languages("Two")) } },
        "%lld files" : { "localizations" : { \(plural) } } } }
      """
  }()

  @Test func textsInTheStateNewAreOneFindingForATableAndLanguage() {
    let (found, summary) = Self.lint([("A.xcstrings", Self.begun)])
    let new = found.flatMap(\.findings).filter { $0.rule == "state_new" }
    #expect(
      new.map(\.message) == [
        "de: 3 of 3 strings in the state new, starting with 'One' (line 2)",
        "fr: 3 of 3 strings in the state new, starting with 'One' (line 3)",
      ])
    let rule = summary.rules.first { $0.key.id == "state_new" }
    #expect(rule?.value.findings == 2)
    #expect(RunSummary(summary, paths: ["."], hasCounts: false).text.hasSuffix("coverage .\n"))
  }

  @Test func machinesGetEveryTextInTheStateNew() {
    let (found, _) = Self.lint([("A.xcstrings", Self.begun)]) { _ in }
    let new = found.flatMap(\.findings).filter { $0.rule == "state_new" }
    #expect(
      new.filter { $0.locale == "de" }.map(\.key) == ["One", "Two", "%lld files", "%lld files"])
  }

  @Test func aKeyInTheStateNewInSeveralLanguagesIsOneFindingSinceACommit() {
    let (found, _) = Self.lint([("A.xcstrings", Self.begun)]) {
      $0.foldsMissingTexts = true
      $0.pastFindings = Baseline(path: "x", workingFolder: "/")
    }
    #expect(
      found.flatMap(\.findings).filter { $0.rule == "state_new" }.map(\.message) == [
        "'One' is in the state new in 2 languages: de, fr",
        "'Two' is in the state new in 2 languages: de, fr",
        "'%lld files' is in the state new in 2 languages: de, fr",
      ])
  }

  @Test(arguments: [ReportFormat.github, .markdown]) func reportsOnAChangeCombineTheStateNew(
    _ format: ReportFormat
  ) {
    let (found, summary) = Self.lint([("A.xcstrings", Self.begun)]) { _ in }
    var output = OutputBuffer(descriptor: nil)
    var reporter = format.reporter(relativeTo: "/")
    reporter.begin(&output)
    for item in found { reporter.report(item, to: &output) }
    reporter.end(summary, &output)
    let text = String(decoding: output.bytes, as: UTF8.self)
    #expect(text.contains("de: 3 of 3 strings in the state new, starting with 'One'"), "\(text)")
    #expect(!text.contains("its state is new"))
  }

  @Test func machinesGetEveryText() {
    let (found, _) = Self.lint(Self.files) { _ in }
    #expect(found.flatMap(\.findings).filter { $0.locale == "de" }.map(\.key) == ["b", "c"])
  }

  @Test func aKeyThatLooksLikeAMissingOneIsNamedAndNotFolded() {
    let english = ["osd.pause", "osd.play", "osd.next", "item.1"]
      .map { "\"\($0)\" = \"Text\";\n" }.joined()
    let german = "\"osd.paly\" = \"Text\";\n\"item.2\" = \"Text\";\n"
    let (found, _) = Self.lint([("en.lproj/A.strings", english), ("de.lproj/A.strings", german)])
    #expect(
      found.flatMap(\.findings).map(\.message) == [
        "de: 3 of 4 translations missing, starting with 'osd.pause' (line 1)",
        "'osd.play' is not translated into de; 'osd.paly' at 1:2 is similar",
      ])
  }

  /// Above the number of pairs that can be compared with each other.
  @Test func oneKeyIsFoundAmongThousands() {
    let english = (0..<3_000).map { "\"\(Self.name($0)).title\" = \"Text\";\n" }.joined()
    let german = (0..<3_000).map {
      $0 == 1_234
        ? "\"\(Self.name($0)).tilte\" = \"Text\";\n"
        : "\"\(Self.name($0 + 5_000)).label\" = \"Text\";\n"
    }
    let (found, _) = Self.lint([
      ("en.lproj/A.strings", english), ("de.lproj/A.strings", german.joined()),
    ])
    let name = Self.name(1_234)
    #expect(
      found.flatMap(\.findings).filter { $0.related?.kind == .lookalike }.map(\.message) == [
        "'\(name).title' is not translated into de; '\(name).tilte' at 1235:2 is similar"
      ])
  }

  /// A name of letters for a number; those of two numbers differ in more than two letters.
  private static func name(_ number: Int) -> String {
    let letters = Array("abcdefghijkl")
    var rest = number
    var name = ""
    for _ in 0..<4 {
      name += String(repeating: String(letters[rest % letters.count]), count: 3)
      rest /= letters.count
    }
    return name
  }

  @Test func aMissingTableIsNotCovered() {
    let files = [
      ("en.lproj/A.strings", "\"a\" = \"One\";\n"), ("en.lproj/B.strings", "\"b\" = \"Two\";\n"),
      ("de.lproj/A.strings", "\"a\" = \"Eins\";\n"), ("fr.lproj/A.strings", "\"a\" = \"Un\";\n"),
      ("fr.lproj/B.strings", "\"b\" = \"Deux\";\n"),
    ]
    #expect(
      CoverageLine.text(Self.lint(files).summary.coverage) == "Coverage: 50 % in de; 100 % in fr")
    // Nor does it count for another table of the language.
    let (found, _) = Self.lint(
      files.map { file in
        file.0 == "en.lproj/A.strings"
          ? (file.0, file.1 + "\"c\" = \"X y\";\n\"d\" = \"Z\";\n") : file
      })
    #expect(
      found.flatMap(\.findings).map(\.message).filter { $0.hasPrefix("de: ") }
        == ["de: 2 of 3 translations missing, starting with 'c' (line 1)"])
  }

  @Test func coverageIsALine() {
    let (_, summary) = Self.lint()
    #expect(CoverageLine.text(summary.coverage) == "Coverage: 33 % in de; 100 % in fr")
    let german = Self.lint(Self.files) { $0.languages = [LocaleRange("fr")].compactMap(\.self) }
    #expect(CoverageLine.text(german.summary.coverage) == "Coverage: 100 % in fr")
    #expect(german.found.flatMap(\.findings).map(\.rule) == ["invalid_escape"])
  }

  @Test func whatIsNotBegunIsNotCovered() {
    let text = """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "Hi" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "new", "value" : "Hi" } },
        "fr" : { "stringUnit" : { "state" : "needs_review", "value" : "Salut" } } } } } }
      """
    let (_, summary) = Self.lint([("A.xcstrings", text)])
    #expect(CoverageLine.text(summary.coverage) == "Coverage: 0 % in de; 100 % in fr")
  }

  @Test func theEndTellsWhatMattersAndWhatToType() {
    let (_, summary) = Self.lint()
    let text = RunSummary(summary, paths: ["My App"], hasCounts: false).text
    #expect(
      text == """
        1  warning  missing_translation
        1  error    invalid_escape
        Coverage: 33 % in de; 100 % in fr
        3 files, 1 error, 1 warning
        Fix the errors first: invalid_escape (1)
        Next: strings-lint rules invalid_escape

        """)
    let missing = RunSummary(
      Self.lint(Array(Self.files.prefix(2))).summary, paths: ["My App"], hasCounts: false
    ).text
    #expect(missing.hasSuffix("\nNext: strings-lint coverage 'My App'\n"))
    let clean = RunSummary(LintSummary(), paths: [], hasCounts: false).text
    #expect(clean == "0 files, 0 errors, 0 warnings\n")
  }

  @Test func findingsOfOneRuleAreCountedByHowBadTheyAre() {
    let text = "\"a\" = \"A\";\n\"a\" = \"A\";\n\"b\" = \"B\";\n\"b\" = \"C\";\n"
    let summary = Self.lint([("A.strings", text)]).summary
    let lines = RunSummary(summary, paths: [], hasCounts: false).text.split(separator: "\n")
    #expect(lines[0].hasPrefix("1  warning  duplicate_key"))
    #expect(lines[1].hasPrefix("1  error    duplicate_key"))
    #expect(lines.contains("Fix the errors first: duplicate_key (1)"))
  }

  @Test func aTerminalGetsSoManyOfEachRuleAndErrorsLast() {
    let english = (0..<9).map { "\"\($0)\" = \"Text\";\n" }.joined() + "\"x\" = \"\\q\";\n"
    let german = (0..<9).map { "\"\($0)\" = \"Text \";\n" }.joined() + "\"x\" = \"x\";\n"
    var reporter = HumanReporter(limit: 4)
    var output = OutputBuffer(descriptor: nil)
    let (found, summary) = Self.lint([
      ("de.lproj/A.strings", german), ("en.lproj/A.strings", english),
    ])
    for item in found { reporter.report(item, to: &output) }
    reporter.end(summary, &output)
    let text = String(decoding: output.bytes, as: UTF8.self)
    let lines = text.split(separator: "\n").filter { $0.contains(".strings:") }
    #expect(lines.count == 5)
    #expect(lines.last?.contains("error") == true)
    #expect(text.contains("… and 5 more of edge_whitespace; use --all to list them"))
  }

  // MARK: Reports on a change

  private static func report(_ format: ReportFormat, _ changed: Set<String>?) -> String {
    let locales = ["de", "es", "fr", "it"]
    let files =
      [
        ("en.lproj/A.strings", "\"a\" = \"One\";\n\"new\" = \"Two\";\n\"b\" = \"Three %@\";\n"),
        ("zh.lproj/A.strings", "\"a\" = \"One\";\n\"new\" = \"Two\";\n\"b\" = \"%d\";\n"),
      ] + locales.map { ("\($0).lproj/A.strings", "\"a\" = \"One \";\n\"b\" = \"Three %@\";\n") }
    var (found, summary) = lint(files) { _ in }
    summary.changedFiles = changed
    var output = OutputBuffer(descriptor: nil)
    var reporter = format.reporter(relativeTo: "/")
    reporter.begin(&output)
    for item in found { reporter.report(item, to: &output) }
    reporter.end(summary, &output)
    return String(decoding: output.bytes, as: UTF8.self)
  }

  @Test func aNewKeyIsOneAnnotationAndTheFilesOfTheChangeComeFirst() {
    let lines = Self.report(.github, ["en.lproj/A.strings", "zh.lproj/A.strings"])
      .split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines[0].hasPrefix("::error file=zh.lproj/A.strings,line=3"))
    #expect(
      lines[1] == """
        ::warning file=en.lproj/A.strings,line=2,endLine=2,col=1,endColumn=1,\
        title=missing_translation::'new' is not translated into 4 languages: de, es, fr, it. \
        Translate it
        """)
  }

  @Test func withoutAChangeTheShorterListIsTaken() {
    #expect(Self.report(.github, nil).contains("'new' is not translated into 4 languages"))
    #expect(Self.report(.markdown, nil).contains("| `missing_translation` | warning | 1 |"))
  }

  @Test(arguments: [
    ("a`b|c\n.strings", "`` a`b\\|c\u{FFFD}.strings:1 ``"), ("a b_*.strings", "`a b_*.strings:1`"),
  ]) func fileNamesAreEscapedInMarkdown(_ path: String, _ expected: String) {
    var output = OutputBuffer(descriptor: nil)
    var reporter = ReportFormat.markdown.reporter(relativeTo: "/")
    let (found, summary) = Self.lint([(path, "\"a\" = \"\\q\";\n")])
    for item in found { reporter.report(item, to: &output) }
    reporter.end(summary, &output)
    let text = String(decoding: output.bytes, as: UTF8.self)
    #expect(text.contains("| \(expected) |"), "\(text)")
  }

  @Test func fileNamesAreEscapedInWorkflowCommands() {
    var output = OutputBuffer(descriptor: nil)
    var reporter = ReportFormat.github.reporter(relativeTo: "/")
    let (found, summary) = Self.lint([("a,b:c%\n::x.strings", "\"a\" = \"\\q\";\n")])
    for item in found { reporter.report(item, to: &output) }
    reporter.end(summary, &output)
    let text = String(decoding: output.bytes, as: UTF8.self)
    #expect(text.hasPrefix("::error file=a%2Cb%3Ac%25%0A%3A%3Ax.strings,line=1"))
    #expect(text.split(separator: "\n").count == 1)
  }
}
