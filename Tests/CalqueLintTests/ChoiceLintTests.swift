import CalqueDiagnostics
import Foundation
import Testing

@testable import CalqueLint

/// Choices that Apple's formats do not have are not mistakes, and errors in them are found.
@Suite struct ChoiceLintTests {
  static func dictionary(_ other: String, _ rule: String = "CalqueSelectRuleType") -> String {
    """
    <plist version="1.0"><dict><key>%@ replied</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@who@ replied</string>
    <key>who</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>\(rule)</string>
    <key>NSStringFormatValueTypeKey</key><string>@</string>
    <key>female</key><string>She</string><key>male</key><string>He</string>
    \(other)</dict></dict></dict></plist>
    """
  }

  static func catalog(_ kind: String, _ cases: [(String, String)]) -> String {
    let branches = cases.map {
      #""\#($0.0)": { "stringUnit": { "state": "translated", "value": "\#($0.1)" } }"#
    }
    let unit = #"{ "variations": { "\#(kind)": { \#(branches.joined(separator: ",")) } } }"#
    return #"""
      { "sourceLanguage": "en", "version": "1.0", "strings": { "%lld. place": { "localizations": {
        "en": \#(unit), "de": \#(unit) } } } }
      """#
  }

  private static let other = "<key>other</key><string>They</string>"
  private static let ordinals = [
    ("one", "%lldst place"), ("two", "%lldnd place"), ("few", "%lldrd place"),
    ("other", "%lldth place"),
  ]

  static let right: [(String, String)] = [
    ("en.lproj/A.stringsdict", dictionary(other)), ("A.xcstrings", catalog("ordinal", ordinals)),
  ]

  @Test(arguments: right.indices) func theyAreRight(_ index: Int) {
    var configuration = LintConfiguration()
    configuration.minimumSeverity = .information
    // They are short here, and the same in both languages.
    configuration.disabled = ["xcstrings_format", "comment_missing", "untranslated_same"]
    let (findings, _) = LinterTests.lint([Self.right[index]], configuration)
    #expect(findings.isEmpty, "\(findings.map(\.message))")
  }

  static let wrong: [(String, String, String)] = [
    ("en.lproj/A.stringsdict", dictionary(""), "plural_missing_other"),
    ("en.lproj/A.stringsdict", dictionary(other, "CalqueGenderRuleType"), "stringsdict_schema"),
    ("A.xcstrings", catalog("ordinal", [("one", "%lldst place")]), "plural_missing_other"),
    ("A.xcstrings", catalog("moon", ordinals), "xcstrings_schema"),
  ]

  @Test(arguments: wrong.indices) func whatIsWrongIsFound(_ index: Int) {
    let (path, text, rule) = Self.wrong[index]
    let (findings, _) = LinterTests.lint([(path, text)])
    #expect(findings.contains { $0.rule == rule }, "\(findings.map(\.rule))")
  }
}
