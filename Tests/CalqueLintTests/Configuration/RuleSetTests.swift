import CalqueDiagnostics
import Testing

@testable import CalqueLint

/// How severities are resolved, and which rules run where.
@Suite struct RuleSetTests {
  static func rules(_ text: String, minimum: Severity? = nil) -> RuleSet {
    var configuration = LintConfiguration()
    ConfigurationFile.read(Array(text.utf8), path: "c.yml").file.apply(
      to: &configuration, folder: nil)
    configuration.minimumSeverity = minimum ?? configuration.minimumSeverity
    return RuleSet(configuration, of: RuleRegistry.all)
  }

  /// `plural_missing_category` is an error, with rare cases that are information; `duplicate_key`
  /// is a warning, with cases that are errors; `bom_present` is information.
  @Test(arguments: [
    ("", PluralMissingCategory.self as any Rule.Type, nil as Severity?, .error as Severity?),
    ("", PluralMissingCategory.self, .information, nil), ("", DuplicateKey.self, .error, .error),
    ("", ByteOrderMarkPresent.self, nil, nil),
    ("plural_missing_category: error", PluralMissingCategory.self, nil, .error),
    ("plural_missing_category: error", PluralMissingCategory.self, .information, nil),
    ("plural_missing_category: information", PluralMissingCategory.self, nil, .information),
    (
      "plural_missing_category: information", PluralMissingCategory.self, .information, .information
    ),
    ("duplicate_key: error", DuplicateKey.self, nil, .error),
    ("duplicate_key: warning", DuplicateKey.self, .error, .error),
    ("duplicate_key: information", DuplicateKey.self, .error, .information),
    ("bom_present: information", ByteOrderMarkPresent.self, nil, .information),
    ("bom_present: {}", ByteOrderMarkPresent.self, nil, .information),
    ("bom_present: error", ByteOrderMarkPresent.self, nil, .error),
  ]) func theProjectHasTheLastWord(
    _ choice: String, _ rule: any Rule.Type, _ own: Severity?, _ result: Severity?
  ) {
    #expect(Self.rules("rules: { \(choice) }").severity(of: rule, own) == result)
  }

  @Test func aGivenMinimumHoldsForNamedRulesToo() {
    let rules = Self.rules("rules: { bom_present: information }", minimum: .warning)
    #expect(rules.severity(of: ByteOrderMarkPresent.self, nil) == nil)
  }

  static let files = [
    ("en.lproj/A.strings", "\"a\" = \"%@\";\n"), ("de.lproj/A.strings", "\"a\" = \"%d\";\n"),
    ("fr.lproj/A.strings", "\"a\" = \"%d\";\n"), ("x/en.lproj/A.strings", "\"a\" = \"%@\";\n"),
    ("x/de.lproj/A.strings", "\"a\" = \"%d\";\n"),
    (
      "B.xcstrings",
      """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "%@ a" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "%d a" } },
        "fr" : { "stringUnit" : { "state" : "translated", "value" : "%d b" } }
      } } } }
      """
    ),
  ]

  @Test(arguments: [
    ("- { paths: x, rules: { format_type: off } }", "B.de B.fr de fr"),
    ("- { locales: fr, rules: { format_type: off } }", "B.de de x/de"),
    ("- { paths: [B.xcstrings], locales: [de, fr], rules: { format_type: off } }", "de fr x/de"),
    // The later one takes precedence.
    (
      "- { paths: '*', rules: { format_type: off } }\n- { locales: de, rules: { format_type: error } }",
      "B.de de x/de"
    ),
  ]) func overridesHoldForPathsAndLocales(_ overrides: String, _ expected: String) {
    let text = "overrides:\n" + overrides + "\n"
    let (file, problems) = ConfigurationFile.read(Array(text.utf8), path: "c.yml")
    #expect(problems.isEmpty)
    var configuration = LintConfiguration()
    file.apply(to: &configuration, folder: nil)
    let findings = LinterTests.lint(Self.files, configuration).findings
    let names = findings.map { finding in
      let name =
        finding.file.hasSuffix("xcstrings") ? "B." : finding.file.hasPrefix("x") ? "x/" : ""
      return name + (finding.locale ?? "?")
    }
    #expect(names.sorted().joined(separator: " ") == expected)
  }
}
