import CalqueDiagnostics
import Foundation
import Testing

@testable import CalqueLint

/// The whole path, from files to findings, counts and exit statuses.
@Suite struct LinterTests {
  static func lint(
    _ files: [(String, String)], _ configuration: LintConfiguration = LintConfiguration()
  ) -> (findings: [Finding], summary: LintSummary) {
    var findings: [Finding] = []
    let summary = LintSession(
      files: files.map { ($0.0, Array($0.1.utf8)) }, configuration: configuration
    ).run { findings += $0.findings }
    return (findings, summary)
  }

  static let broken: [(name: String, path: String, text: String, place: String, rule: String)] = [
    ("truncated", "en.lproj/A.strings", "\"a\" = \"one\";\n\"b\" = \"tw", "2:7", "strings_syntax"),
    (
      "%@ against %d", "en.lproj/A.stringsdict",
      """
      <plist version="1.0"><dict><key>a</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>other</key><string>a &amp; %@</string>
      </dict></dict></dict></plist>
      """, "6:33", "format_type"
    ),
    (
      "truncated JSON", "A.xcstrings", "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {",
      "3:16",
      "xcstrings_json"
    ),
  ]

  @Test(arguments: broken.indices) func aBrokenCatalogNamesPlaceAndRemedy(_ index: Int) throws {
    let item = Self.broken[index]
    let (findings, summary) = Self.lint([(item.path, item.text)])
    let finding = try #require(findings.first { $0.rule == item.rule }, "\(findings)")
    #expect("\(finding.start)" == item.place)
    #expect(finding.severity == .error)
    #expect(finding.remedy?.isEmpty == false)
    #expect(summary.exitStatus(failingAt: .error) == 1)
  }

  @Test func placesInUTF16AreThoseOfTheText() throws {
    let text = "\"e\" = \"é 👍 \\U20AC ↓%d\";\n"
    let example = RuleExample(
      files: [
        ("en.lproj/A.strings", "⟦FF⟧⟦FE⟧\"e\" = \"%@\";\n"),
        ("de.lproj/A.strings", "⟦FF⟧⟦FE⟧" + text),
      ], encoding: .utf16)
    var findings: [Finding] = []
    _ = LintSession(files: example.files.map { ($0.path, example.contents(of: $0.text).bytes) }).run
    {
      findings += $0.findings
    }
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.start == SourcePosition(line: 1, column: 19))
    #expect(finding.end == SourcePosition(line: 1, column: 21))
    #expect(finding.rule == "format_type")
    #expect(finding.key == "e")
    #expect(finding.locale == "de")
  }

  @Test(arguments: [
    ("\"a\" = \"Eins\";\n", Severity.error, 0 as Int32), ("\"a\" = \"Eins\";\n", .warning, 0),
    ("", .error, 0), ("/* */", .warning, 1), ("/* */", .error, 0), ("\"a\" = ;", .error, 1),
  ]) func exitStatusesGoByTheFailingLevel(_ german: String, _ level: Severity, _ status: Int32) {
    let (_, summary) = Self.lint([
      ("en.lproj/A.strings", "\"a\" = \"One\";\n"), ("de.lproj/A.strings", german),
    ])
    #expect(summary.exitStatus(failingAt: level) == status)
  }

  @Test func unreadableFilesAreNamedAndTheRestIsLinted() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let german = folder.appendingPathComponent("de.lproj")
    try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
    try Data("\"a\" = ;".utf8).write(to: german.appendingPathComponent("A.strings"))
    // A folder that contains itself, and a broken link.
    try FileManager.default.createSymbolicLink(
      at: german.appendingPathComponent("loop"), withDestinationURL: folder)
    try FileManager.default.createSymbolicLink(
      at: german.appendingPathComponent("B.strings"),
      withDestinationURL: folder.appendingPathComponent("nowhere"))
    var findings: [Finding] = []
    let missing = folder.appendingPathComponent("no.strings").path
    let summary = LintSession(paths: [folder.path, missing]).run { findings += $0.findings }
    #expect(findings.map(\.rule) == ["strings_syntax"])
    #expect(findings.first?.file == german.path + "/A.strings")
    #expect(summary.files == 1)
    #expect(summary.failures.map(\.path) == [german.path + "/B.strings", missing])
    #expect(summary.exitStatus(failingAt: .error) == 2)
  }

  @Test func theSourceIsFoundBesideASingleFile() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (locale, text) in [("en", "\"a\" = \"%@\";\n;"), ("de", "\"a\" = \"%d\";\n")] {
      let path = folder.appendingPathComponent("\(locale).lproj")
      try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: path.appendingPathComponent("A.strings"))
    }
    var findings: [Finding] = []
    _ = LintSession(paths: [folder.path + "/de.lproj/A.strings"]).run { findings += $0.findings }
    #expect(findings.map(\.rule) == ["format_type"])
  }

  @Test func rulesAreChosen() {
    let files = [
      ("en.lproj/A.strings", "\"a\" = \"%@\";\n\"b\" = \"Two\";\n"),
      ("de.lproj/A.strings", "\"a\" = \"%d\";\n"),
    ]
    var configuration = LintConfiguration()
    configuration.disabled = ["format_type"]
    #expect(Self.lint(files, configuration).findings.map(\.rule) == ["missing_translation"])
    configuration = LintConfiguration()
    configuration.only = ["format_type"]
    #expect(Self.lint(files, configuration).findings.map(\.rule) == ["format_type"])
    configuration.only = nil
    configuration.minimumSeverity = .error
    #expect(Self.lint(files, configuration).findings.map(\.rule) == ["format_type"])
    configuration = LintConfiguration()
    configuration.sourceLanguage = "de"
    #expect(Self.lint(files, configuration).findings.map(\.file) == ["en.lproj/A.strings"])
  }

  static let plurals: [(path: String, text: String)] = [
    RuleExample.plural([("one", "%d plik"), ("other", "%d pliku &amp; co")], in: "pl").files[0],
    RuleExample.plural([("other", "%d Dateien")], in: "de").files[0],
    (
      "A.xcstrings",
      """
      {
        "sourceLanguage" : "pl",
        "strings" : {
          "%lld f" : {
            "localizations" : {
              "pl" : {
                "variations" : {
                  "plural" : {
                    "one" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "%lld plik"
                      }
                    },
                    "other" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "%lld \\"translated\\" }"
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """
    ),
  ]

  @Test(arguments: plurals.indices) func missingCategoriesAreCopiedForReview(_ index: Int) throws {
    let (path, text) = Self.plurals[index]
    let (findings, _) = Self.lint([(path, text)])
    #expect(findings.map(\.rule) == ["plural_missing_category"])
    guard path.hasSuffix("xcstrings") else {
      // A string dictionary cannot mark a copy for review.
      #expect(findings.first?.fix == nil)
      return
    }
    let fix = try #require(findings.first?.fix)
    let source = SourceText(path: path, contents: Array(text.utf8))
    let cured = String(decoding: source.contents(applying: fix.edits), as: UTF8.self)
    #expect(cured.contains("\"needs_review\""))
    let left = Self.lint([(path, cured)]).findings
    #expect(left.allSatisfy { $0.rule == "plural_missing_category" && $0.fix == nil }, "\(cured)")
    #expect(!left.isEmpty)
  }

  @Test func fixesCure() throws {
    let files = [
      ("en.lproj/A.strings", "\"a\" = \"%d%%\";\n\"b\" = \"\u{202A}x\";\n\"c\" = \"\\u203A\";\n"),
      ("de.lproj/A.strings", "\"a\" = \"%d % der\";\n\"b\" = \"x\";\n\"c\" = \"c\";\n"),
    ]
    let (findings, _) = Self.lint(files)
    #expect(findings.count == 3)
    var cured: [(String, String)] = []
    for (path, text) in files {
      var bytes = Array(text.utf8)
      let edits = findings.filter { $0.file == path }.compactMap(\.fix).flatMap(\.edits)
      for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        bytes.replaceSubrange(edit.range, with: Array(edit.replacement.utf8))
      }
      cured.append((path, String(decoding: bytes, as: UTF8.self)))
    }
    #expect(Self.lint(cured).findings.isEmpty)
  }
}
