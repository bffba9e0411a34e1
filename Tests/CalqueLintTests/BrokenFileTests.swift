import CalqueDiagnostics
import Foundation
import Testing

@testable import CalqueLint

/// Broken files as they occur in projects: how many findings there are, which, and where.
@Suite struct BrokenFileTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var path: String
    var bytes: [UInt8]
    var expected: [String]
    var testDescription: String { name }

    init(_ name: String, _ path: String, _ bytes: [UInt8], _ expected: [String]) {
      self.name = name
      self.path = path
      self.bytes = bytes
      self.expected = expected
    }

    init(_ name: String, _ path: String, _ text: String, _ expected: [String]) {
      self.init(name, path, Array(text.utf8), expected)
    }
  }

  static let cases: [Case] = [
    Case(
      "Latin-1", "a.strings", Array("\"a\" = \"f".utf8) + [0xFC] + Array("r\";".utf8),
      ["1:9 encoding_invalid"]),
    Case(
      "many bytes that are no text", "a.strings",
      Array("\"a\" = \"".utf8) + Array(repeating: [0xFC, 0x61], count: 50).flatMap(\.self)
        + Array("\";".utf8),
      (0..<10).map { "1:\(8 + 2 * $0) encoding_invalid" }),
    Case(
      "a picture", "a.xcstrings", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D],
      ["1:1 encoding_invalid", "1:1 xcstrings_json"]),
    Case(
      "a binary property list", "a.strings", Array("bplist00".utf8) + [0xD1, 0, 0xFF, 0xFE],
      ["1:1 strings_syntax"]),
    Case(
      "a dictionary that was cut in a key", "a.stringsdict",
      "<plist version=\"1.0\">\n<dict>\n\t<key>a</key>\n\t<dict>\n\t\t<key>NSStringLocal",
      ["5:21 stringsdict_xml"]),
    Case(
      "a dictionary with a tag that closes another", "a.stringsdict",
      "<plist version=\"1.0\"><dict>\r\n<key>é👍</key><dict><key>x</dict></dict></plist>",
      ["2:26 stringsdict_xml"]),
    Case(
      "lines that end with two characters", "a.strings",
      "/* é */\r\n\t\"e\u{301}👍\u{1F3FD}\"\t= \"x\"\r\n\"b\" = \"y\";\r\n",
      ["2:14 strings_syntax"]),
    Case(
      "lines that end with one carriage return", "a.strings",
      "\"a\" = \"x\";\r\"b\" = \"\\u00e9\";\r",
      ["2:8 invalid_escape"]),
    Case(
      "a comma too many", "a.xcstrings",
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"a\" : { },\n  },\n  "
        + "\"version\" : \"1.0\"\n}", ["5:3 xcstrings_json"]),
    Case(
      "an argument that no text shows, once", "a.xcstrings",
      """
      {"sourceLanguage":"en","version":"1.0","strings":{"%@ n %lld":{"localizations":{"de":{
      "stringUnit":{"state":"translated","value":"%#@n@"},"substitutions":{"n":{"argNum":2,
      "formatSpecifier":"lld","variations":{"plural":{
      "one":{"stringUnit":{"state":"translated","value":"eine"}},
      "other":{"stringUnit":{"state":"translated","value":"%arg"}}}}}}}}}}}
      """, ["2:45 format_missing"]),
    Case(
      "numbered parts in another order", "a.xcstrings",
      """
      {"sourceLanguage":"en","version":"1.0","strings":{"%@ n %lld":{"localizations":{"de":{
      "stringUnit":{"state":"translated","value":"%#@n@ von %@"},"substitutions":{"n":{"argNum":2,
      "formatSpecifier":"lld","variations":{"plural":{
      "one":{"stringUnit":{"state":"translated","value":"eine"}},
      "other":{"stringUnit":{"state":"translated","value":"%arg"}}}}}}}}}}}
      """, []),
    Case(
      "notes to translators, and %arg", "a.xcstrings",
      """
      {"sourceLanguage":"en","version":"1.0","strings":{"%lld eggs":{"localizations":{
      "qqq":{"stringUnit":{"state":"translated","value":"%lld is a number, %@ is none"}},
      "de":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"ein Ei"}},
      "other":{"stringUnit":{"state":"translated","value":"%arg Eier"}}}}}}}}}
      """, []),
    Case(
      "one letter of a number's text in the wrong type", "a.xcstrings",
      """
      {"sourceLanguage":"en","version":"1.0","strings":{"%lld eggs":{"localizations":{
      "de":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"ein Ei"}},
      "other":{"stringUnit":{"state":"translated","value":"\\u00e4\\ud83d\\udc4d\\t%@ Eier"}}}}}}}}}
      """, ["3:72 tab", "3:74 format_type"]),
  ]

  @Test(arguments: cases) func findsJustWhatIsBroken(_ test: Case) {
    var found: [String] = []
    _ = LintSession(files: [(test.path, test.bytes)]).run {
      for finding in $0.findings {
        found.append("\(finding.start) \(finding.rule)")
        #expect(finding.remedy?.isEmpty == false)
      }
    }
    #expect(found == test.expected)
  }

  @Test func aVarietySaysOnlyWhatItSaysOtherwise() {
    let (findings, _) = LinterTests.lint([
      ("en.lproj/A.strings", #""a" = "One"; "b" = "Two"; "c" = "Three";"#),
      ("es.lproj/A.strings", #""a" = "Uno"; "b" = "Dos";"#),
      ("es-MX.lproj/A.strings", #""a" = "Uno";"#),
      ("zh-Hant.lproj/A.strings", #""a" = "一"; "b" = "二"; "c" = "三";"#),
      ("zh-HK.lproj/A.strings", #"/* */"#),
      ("zh-Hans.lproj/A.strings", #""a" = "一"; "b" = "二";"#),
    ])
    #expect(
      findings.map { "\($0.locale ?? "") \($0.key ?? "")" } == ["es c", "es-MX c", "zh-Hans c"])
  }

  @Test func missesNothingWhereThereIsNoLanguage() {
    for name in ["qqq", "mul", "ar-XB", "en_XA", "zxx", "en-GB"] {
      let (findings, _) = LinterTests.lint([
        ("en.lproj/A.strings", #""a" = "One"; "b" = "Two";"#), ("\(name).lproj/A.strings", "/**/"),
      ])
      #expect(findings.isEmpty, "\(name)")
    }
  }

  @Test(arguments: [
    ("format_typ", "format_type"), ("FormatType", "format_type"),
    ("duplicate-keys", "duplicate_key"),
    ("missing", nil), ("xyz", nil), ("", nil),
  ]) func knowsWhichRuleWasMeant(_ name: String, _ expected: String?) {
    #expect(RuleRegistry.nearest(to: name) == expected)
  }
}
