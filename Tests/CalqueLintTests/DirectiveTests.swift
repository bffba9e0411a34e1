import CalqueDiagnostics
import Testing

@testable import CalqueLint

/// Comments that disable findings.
@Suite struct DirectiveTests {
  /// Returns the lines of the findings.
  static func lines(_ path: String, _ text: String, only: Set<String>? = nil) -> [Int] {
    var configuration = LintConfiguration()
    configuration.only = only
    return LinterTests.lint([(path, text)], configuration).findings.map(\.start.line)
  }

  @Test(arguments: [
    ("// strings-lint:disable invalid_escape", "", "", [] as [Int]),
    ("// strings-lint:disable invalid_escape", "", "/* strings-lint:enable invalid_escape */", [6]),
    ("// strings-lint:disable all", "", "/* strings-lint:enable invalid_escape */", []),
    ("// strings-lint:disable all", "", "/* strings-lint:enable all */", [6]),
    ("// strings-lint:disable format_type", "", "", [2, 4, 6]),
    ("/* strings-lint:disable-next invalid_escape -- why */", "", "", [4, 6]),
    ("", "// strings-lint:disable-next format_type, invalid_escape", "", [2, 6]),
    ("", "", "// strings-lint:disable-file all", []),
    ("", "\"strings-lint:disable\" = \"strings-lint:disable all\";", "", [2, 4, 6]),
  ]) func stringsFiles(_ first: String, _ second: String, _ third: String, _ lines: [Int]) {
    let entry = { (_ number: Int) in "\"k\(number)\" = \"\\q\";\n" }
    let text = "\(first)\n\(entry(1))\(second)\n\(entry(2))\(third)\n\(entry(3))"
    #expect(Self.lines("a.strings", text) == lines)
  }

  @Test func aCommentBehindAnEntrySpeaksOfItsLine() {
    let text = """
      "a" = "\\q"; // strings-lint:disable-this invalid_escape
      "b" = "\\q"; /* strings-lint:disable-this format_type */
      "c" = "\\q";

      """
    #expect(Self.lines("a.strings", text) == [2, 3])
  }

  @Test(arguments: [
    ("<!-- strings-lint:disable-next format_type -->", "", [11]),
    ("<!-- strings-lint:disable format_type -->", "", []),
    ("", "<!-- strings-lint:disable-next format_type-->", [10]),
    ("", "<key>two</key><string>%@ strings-lint:disable-file all</string>", [10, 10, 11]),
  ]) func stringDictionaries(_ before: String, _ within: String, _ lines: [Int]) {
    let text = """
      <plist version="1.0"><dict>
      \(before)
      <key>%d files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>


      <key>one</key><string>%@ file</string>\(within)
      <key>other</key><string>%@ files</string>
      </dict></dict></dict></plist>

      """
    let found = Self.lines("en.lproj/a.stringsdict", text, only: ["format_type"])
    // A comment before an entry applies to all of it.
    #expect(found == (before.contains("-next") ? [] : lines))
  }

  @Test(arguments: [
    ("strings-lint:disable format_type", [10]), ("strings-lint:disable-this all", [10]),
    ("strings-lint:disable-file format_type", []), ("strings-lint:disable-next x", [6, 10]),
  ]) func stringCatalogs(_ comment: String, _ lines: [Int]) {
    let text = """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "%@ a" : {
          "comment" : "A note.\\n\(comment)\\nMore.",
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated",
              "value" : "%d a" } } }
        },
        "%@ b" : { "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated",
              "value" : "%d b" } } } }
      } }

      """
    #expect(Self.lines("A.xcstrings", text, only: ["format_type"]) == lines)
  }

  @Test(arguments: [
    ("<note>strings-lint:disable format_type</note>", [6]),
    ("<!-- strings-lint:disable format_type -->", [3]),
    ("<note>disable format_type</note>", [3, 6]),
  ]) func exchangeFiles(_ note: String, _ lines: [Int]) throws {
    let example = RuleExample.xliff(
      """
      <trans-unit id="a"><source>%@</source>
      <target>%d</target>\(note)
      </trans-unit>
      <trans-unit id="b"><source>%@</source>
      <target>%d</target></trans-unit>
      """)
    let text = try #require(example.files.first).text
    #expect(Self.lines("de.xliff", text, only: ["format_type"]) == lines)
  }

  /// Directives at any place of a file are harmless, and text outside comments is not a directive.
  @Test(arguments: ["strings-lint:", "// strings-lint:disable", "strings-lint:disable-", "<!--"])
  func anySignsAnywhereAreRead(_ sign: String) {
    let files = [
      ("a.strings", "/* a */ \"a\" = \"b\"; // c\n"),
      ("en.lproj/a.stringsdict", RuleExample.plural([("other", "%d")]).files[0].text),
      (
        "de.xliff",
        RuleExample.xliff("<trans-unit id=\"a\"><source>A</source></trans-unit>").files[0].text
      ),
      ("a.xcstrings", "{ \"strings\" : { \"a\" : { \"comment\" : \"b\" } } }"),
    ]
    for (path, text) in files {
      let bytes = Array(text.utf8)
      for place in bytes.indices {
        let broken = bytes[..<place] + Array(sign.utf8) + bytes[place...]
        _ = LintSession(files: [(path, Array(broken))]).run { _ in }
      }
    }
  }
}
