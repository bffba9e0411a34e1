import CalqueDiagnostics
import Testing

@testable import CalqueLint

/// The names of languages, in all places.
@Suite struct LocaleLintTests {
  static func lint(_ files: [(String, String)]) -> [Finding] {
    var configuration = LintConfiguration()
    configuration.minimumSeverity = .information
    return LinterTests.lint(files, configuration).findings.filter { $0.rule.hasPrefix("locale_") }
  }

  static let text = "\"a\" = \"1\";\n"

  @Test func aFolderIsNamedOnceHoweverManyFilesItHas() {
    let folders = ["de", "de_DE"].flatMap { locale in
      ["A.strings", "B.strings", "C.strings"].map { ("x/\(locale).lproj/\($0)", Self.text) }
    }
    let found = Self.lint(folders).filter { $0.rule == "locale_not_canonical" }
    #expect(found.map(\.file) == ["x/de_DE.lproj/A.strings"])
    #expect(found.first?.locale == "de_DE")
    #expect(found.first?.remedy == "Rename the folder to de-DE.lproj")
  }

  /// Serbian is in Cyrillic unless its tag says that it is in Latin.
  @Test func aWithdrawnCountryKeepsTheScriptOfTheTexts() {
    func remedy(_ text: String) -> String? {
      Self.lint([("sr-CS.lproj/A.strings", text)]).first { $0.rule == "locale_deprecated" }?.remedy
    }
    #expect(remedy("\"a\" = \"Širina video-zapisa\";\n") == "Rename the folder to sr-Latn-RS.lproj")
    #expect(remedy("\"a\" = \"Ширина видео-записа\";\n") == "Rename the folder to sr-RS.lproj")
    #expect(remedy("") == "Rename the folder to sr-RS.lproj")
  }

  @Test func foldersAreComparedWithThoseBesideThem() {
    let found = Self.lint([
      ("x/zh-TW.lproj/A.strings", Self.text), ("y/zh-Hant.lproj/A.strings", Self.text),
      ("y/zh-Hans.lproj/A.strings", Self.text), ("x/zh-CN.lproj/A.strings", Self.text),
    ])
    #expect(found.isEmpty)
  }

  @Test func columnsOfACatalogAreNamedWhereTheyFirstStand() throws {
    let text = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "a" : { "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "A" } } } },
          "b" : { "localizations" : {
            "jp" : { "stringUnit" : { "state" : "translated", "value" : "あ" } } } },
          "c" : { "localizations" : {
            "jp" : { "stringUnit" : { "state" : "translated", "value" : "い" } } } }
        },
        "version" : "1.0"
      }
      """
    let found = Self.lint([("A.xcstrings", text)])
    #expect(found.map(\.rule) == ["locale_suspicious"])
    let finding = try #require(found.first)
    #expect(finding.start == SourcePosition(line: 7, column: 8))
    #expect(finding.remedy == "Rename it to ja if Japanese is meant")
  }

  @Test func theTargetOfAnExchangeFileIsNamedAtItsAttribute() throws {
    let file = { (name: String) in
      """
      <file original="\(name).strings" source-language="en" target-language="en_us" \
      datatype="plaintext"><body><trans-unit id="a"><source>A</source></trans-unit></body></file>

      """
    }
    let text = "<xliff version=\"1.2\">\n" + file("A") + file("B") + "</xliff>\n"
    let found = Self.lint([("x.xliff", text)]).filter { $0.rule == "locale_not_canonical" }
    #expect(found.count == 1)
    #expect(found.first?.start == SourcePosition(line: 2, column: 66))
  }

  @Test func aSingleFileIsComparedWithWhatIsBesideIt() {
    let swedish = "sv.lproj/A.strings"
    let groups = FileGroup.groups(of: ["se.lproj/A.strings"])
    let run = TaskRecorder(
      LintConfiguration(), languages: LanguageUnits(groups, sourceLanguage: nil),
      contents: { path in
        path == swedish || path == "se.lproj/A.strings"
          ? .success(Array(Self.text.utf8))
          : .failure(FileError(path: path, reason: "No such file or directory"))
      })
    let result = run.collect {
      if let file = run.load("se.lproj/A.strings") { run.report(run.checker(for: file)) }
    }
    #expect(result.findings.isEmpty)
  }

  /// Names in real projects, and the intended tags (CLDR, aliases and likely subtags).
  @Test(
    arguments: [
      ("German", .word(tag: "de")), ("Traditional Chinese", .word(tag: "zh-Hant")),
      ("sr@latin", .spelled(tag: "sr-Latn")), ("EN", .spelled(tag: "en")),
      ("zh_Hant_TW", .spelled(tag: "zh-Hant-TW")), ("zh-hant-hk", .spelled(tag: "zh-Hant-HK")),
      ("deu", .spelled(tag: "de")), ("es-419", .good), ("Base", .good), ("kmr", .merged(tag: "ku")),
      ("ua", .country(code: "UA", tag: "uk")), ("dk", .country(code: "DK", tag: "da")),
      ("vn", .country(code: "VN", tag: "vi")), ("gr", .country(code: "GR", tag: "el")),
      ("en-UK", .invalid(part: "UK", kind: "region", tag: "en-GB")),
      ("xx", .invalid(part: "xx", kind: "language", tag: nil)),
      ("in", .deprecated(subtag: "in", tag: "id")),
      ("sr-YU", .deprecated(subtag: "YU", tag: "sr-RS")),
      ("de-", .invalid(part: "", kind: "variant", tag: "de")),
    ] as [(String, LocaleName.Reading)])
  func namesAreReadAsTheyAreSpelled(_ name: String, _ reading: LocaleName.Reading) {
    #expect(LocaleName.reading(of: name) == reading)
  }
}
