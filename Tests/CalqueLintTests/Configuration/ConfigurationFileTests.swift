import CalqueDiagnostics
import Testing

@testable import CalqueLint

@Suite struct ConfigurationFileTests {
  static func read(_ text: String) -> (file: ConfigurationFile, problems: [String]) {
    let (file, problems) = ConfigurationFile.read(Array(text.utf8), path: "c.yml")
    return (file, problems.map { "\($0.place): \($0.reason)".replacing("c.yml:", with: "") })
  }

  @Test func readsEverything() throws {
    let (file, problems) = Self.read(
      """
      # A comment
      rules:
        format_width: off
        missing_translation: error
        bom_present: { severity: warning }
      minimum_severity: information
      fail_on: warning
      source_language: no
      lint_unused: true
      include: ["App/**"]
      exclude:
        - Pods
        - "**/Generated"
      brands: Calque
      glossary:
        folder:
          de: [Ordner, Verzeichnis]
          pt-BR: pasta
      overrides:
        - paths: Tests
          locales: [de, zh_Hant]
          rules:
            format_type: information

      """)
    #expect(problems.isEmpty)
    #expect(file.rules["format_width"] == RuleChoice(level: .off))
    #expect(file.rules["missing_translation"] == RuleChoice(level: .severity(.error)))
    #expect(file.rules["bom_present"] == RuleChoice(level: .severity(.warning)))
    #expect(file.minimumSeverity == .information)
    #expect(file.failOn == .warning)
    #expect(file.sourceLanguage == "no")
    #expect(file.lintsUnused)
    #expect(file.include.map(\.text) == ["App/**"])
    #expect(file.exclude?.map(\.text) == ["Pods", "**/Generated"])
    #expect(file.terms.brands == ["Calque"])
    #expect(
      file.terms.glossary == [
        ProjectTerms.Term(
          term: "folder", translations: ["de": ["Ordner", "Verzeichnis"], "pt-BR": ["pasta"]])
      ])
    let override = try #require(file.overrides.first)
    #expect(override.paths.map(\.text) == ["Tests"])
    #expect(override.locales.map(\.name) == ["de", "zh_Hant"])
    #expect(override.rules == ["format_type": RuleChoice(level: .severity(.information))])
  }

  @Test(arguments: ["", "# nothing\n", "---\n", "rules:\n", "rules: {}\noverrides: []\n", "~"])
  func aFileMaySayNothing(_ text: String) {
    let (file, problems) = Self.read(text)
    #expect(problems.isEmpty)
    #expect(file.rules.isEmpty && file.overrides.isEmpty)
  }

  @Test(arguments: [
    ("rule:\n  a: b\n", "1:1: Unknown setting 'rule'. Did you mean 'rules'?"),
    ("xyzzy: 1\n", "1:1: Unknown setting 'xyzzy'; expected one of rules, overrides"),
    (
      "rules:\n  format_typo: off\n",
      "2:3: Unknown rule 'format_typo'. Did you mean 'format_type'?"
    ),
    (
      "rules:\n  format_type: warn\n",
      "2:16: Expected error, warning, information or off, found 'warn'"
    ),
    (
      "rules: { format_type: errors }\n",
      "1:23: Expected error, warning, information or off, found 'errors'. Did you mean 'error'?"
    ),
    ("rules:\n  format_type: [off]\n", "2:16: Expected a mapping for 'format_type', found a list"),
    ("rules: [format_type]\n", "1:8: Expected a mapping for 'rules', found a list"),
    (
      "rules:\n  format_type:\n    maximun: 1\n", "3:5: Unknown option of format_type 'maximun'"
    ),
    ("rules:\n  format_type: off\n  format_type: error\n", "3:3: Duplicate name 'format_type'"),
    ("fail_on: off\n", "1:10: Expected error, warning or information, found 'off'"),
    ("source_language: english\n", "1:18: Unknown locale 'english'"),
    ("lint_unused: maybe\n", "1:14: Expected true or false, found 'maybe'"),
    ("overrides:\n  - locales: [de, qq]\n", "2:19: Unknown locale 'qq'"),
    ("overrides:\n  - rules: {}\n", "2:5: Expected 'paths' or 'locales'"),
    (
      "overrides:\n  - path: a\n    locales: de\n",
      "2:5: Unknown setting of overrides 'path'. Did"
    ),
    ("exclude: { a: b }\n", "1:10: Expected a string, found a mapping"),
    ("glossary:\n  folder:\n    dee: x\n", "3:5: Unknown locale 'dee'. Did you mean 'de'?"),
    ("brands: &a [x]\nexclude: *a\n", "2:10: Aliases (*name) are not supported"),
    ("rules:\n\t- a\n", "2:1: Expected YAML: found character that cannot start any token"),
    ("rules: [a\n", "2:1: Expected YAML: "), ("a: 1\n---\nb: 2\n", "2:1: Expected one document"),
    ("- a\n", "1:1: Expected a mapping for the configuration, found a list"),
    ("ключ: 1\nüü: \"\\q\"\n", "2:6: Expected YAML: "),
  ]) func namesThePlaceOfWhatIsWrong(_ text: String, _ problem: String) {
    let problems = Self.read(text).problems
    #expect(problems.first?.hasPrefix(problem) == true, "\(problems)")
  }

  @Test func reportsEveryProblemInOrder() {
    let text = "exclude: [[]]\nrules:\n  a_b: off\n  format_type: x\nfoo: 1\n"
    #expect(Self.read(text).problems.map { $0.prefix(4) } == ["1:11", "3:3:", "4:16", "5:1:"])
  }

  @Test(arguments: [
    Array(repeating: UInt8(ascii: "["), count: 100_000), [0xFF, 0x00, 0x80], [0],
    Array("a: \u{7}".utf8),
    Array(String(repeating: "- ", count: 50_000).utf8),
  ]) func brokenBytesAreAProblem(_ bytes: [UInt8]) {
    #expect(ConfigurationFile.read(bytes, path: "c.yml").problems.count == 1)
  }
}
