import CalqueCatalogs
import CalqueDiagnostics
import Testing

@testable import CalqueLint

/// Fixes of whole files and of their style: a second run finds nothing, and the texts are
/// unchanged.
@Suite struct FileFixTests {
  static let strings: [(String, String)] = [
    ("unquoted_key", "/* c */ a = one;\n\"b\" = two.three;\nshort;\n"),
    ("single_quoted", "'a' = 'say \"one\" and \\\"two\\\" \\'x\\' \\\\';\n\"b\" = 'it';\n"),
    ("shortcut_entry", "\"Open it\";\nShut;\n\"a\\\"b\" ;\n"),
  ]

  @Test(arguments: strings.indices) func spellingsAreMended(_ index: Int) throws {
    let (rule, text) = Self.strings[index]
    let cured = try #require(Self.fixed("en.lproj/A.strings", text, rule))
    #expect(Self.fixed("en.lproj/A.strings", cured, rule) == nil, "\(cured)")
    #expect(Self.texts(cured) == Self.texts(text))
  }

  static let catalog = """
    {"sourceLanguage": "en", "strings": {
      "b": {"extractionState": "stale", "comment": "}, \\" \\\\"},
      "a": {},
      "c": {"extractionState": "stale"} }, "version": "1.0"}
    """

  @Test func staleEntriesAreRemovedOneAfterTheOther() throws {
    let cured = try #require(Self.fixed("A.xcstrings", Self.catalog, "state_stale"))
    let entries = Catalog(XCStrings(SourceText(path: "A.xcstrings", contents: Array(cured.utf8))))
    #expect(entries.problems.isEmpty, "\(cured)")
    #expect(entries.entries.map(\.key) == ["a"])
  }

  @Test func aCatalogIsLaidOutAsXcodeDoes() throws {
    let cured = try #require(Self.fixed("A.xcstrings", Self.catalog, "xcstrings_format"))
    #expect(Self.fixed("A.xcstrings", cured, "xcstrings_format") == nil)
    #expect(
      cured.hasPrefix("{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"a\" : {\n"))
  }

  @Test(arguments: ["en.lproj/A.strings", "A.xcstrings"])
  func aByteOrderMarkIsRemovedAndNothingElse(_ path: String) throws {
    let text = path.hasSuffix("xcstrings") ? Self.catalog : Self.strings[0].1
    let bytes = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    var run = FixRun()
    var configuration = LintConfiguration()
    configuration.only = ["bom_present"]
    _ = LintSession(files: [(path, bytes)], configuration: configuration).run { run.collect($0) }
    let diff = run.diff()
    #expect(diff.contains("\n-\u{FEFF}"), "\(diff)")
    let source = SourceText(path: path, contents: bytes)
    #expect(source.contents(keepsByteOrderMark: false) == Array(text.utf8))
    #expect(source.contents() == bytes)
  }

  @Test func utf16KeepsItsByteOrderMark() {
    let bytes: [UInt8] = [0xFF, 0xFE, 0x61, 0x00]
    let source = SourceText(path: "a", contents: bytes)
    #expect(source.contents(keepsByteOrderMark: false) == bytes)
  }

  /// Returns the text after every fix of a rule, or nil if it finds nothing.
  static func fixed(_ path: String, _ text: String, _ rule: String) -> String? {
    var configuration = LintConfiguration()
    configuration.only = [rule]
    configuration.minimumSeverity = .information
    let findings = LinterTests.lint([(path, text)], configuration).findings
    if findings.isEmpty { return nil }
    let source = SourceText(path: path, contents: Array(text.utf8))
    let edits = findings.compactMap(\.fix).flatMap(\.edits)
    return String(decoding: source.contents(applying: edits), as: UTF8.self)
  }

  static func texts(_ text: String) -> [String: String] {
    StringsFile(SourceText(path: "A.strings", contents: Array(text.utf8))).runtimeStrings
  }
}
