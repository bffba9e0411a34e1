package import CalqueCatalogs
package import CalqueDiagnostics

/// A `.strings` file with a syntax error.
package enum StringsSyntax: ProblemRule, CombinedRule {
  package static let id = "strings_syntax"
  package static let severity = Severity.error
  package static let summary = "a syntax error in a `.strings` file"
  package static let rationale = """
    One missing semicolon or quote makes the runtime reject the whole file: every string of the \
    table is shown as its key. The finding is where the syntax is violated, or at the opening \
    quote of an unterminated string. A file outside of `.lproj` folders without any equals sign is \
    not a table, and the first error in it is information. So is each one in a file outside of \
    `.lproj` folders that is in a folder of tests, such as `ParserTests` or `Fixtures`.
    """
  package static let examples: [RuleExample] = [
    .strings("\"a\" = \"one\"↓\n\"b\" = \"two\";\n"),
    .strings("\"a\" ↓\"one\";\n"),
    .strings("\"a\" = ↓\"one;\n"),
    .strings("\"a\" = \"one\"; // a comment\nb = two;\n"),
    RuleExample(files: [("parser.strings", "\"one\",\n\"two\",\n")]),
    RuleExample(files: [("Parser Tests/Resources/odd.strings", "\"one\" = \"two\" = \"three\"\n")]),
    RuleExample(files: [("Latest/Resources/odd.strings", "\"one\" = \"two\" ↓= \"three\"\n")]),
    .strings("/* a comment */ 'a' = \"on\\\"e\n\";\n"),
  ]
  package static let remedy: String? =
    "Correct the entry; the syntax is \"key\" = \"value\";"
  package static let codes: [CatalogProblem.Code] = [.stringsSyntax, .limitExceeded]

  package static func severity(of problem: CatalogProblem, in file: LintFile) -> Severity {
    file.isOtherFile || file.isFixture ? .information : severity
  }

  package static func series(of finding: Finding) -> FindingSeries? { nil }

  /// One mistake all over a file: an editor that writes another space, for example.
  package static func habit(of finding: Finding) -> FindingSeries? {
    FindingSeries(of: finding, key: finding.file, detail: finding.message)
  }

  package static func combine(_ first: inout Finding, _ others: FindingSeries.Others) {
    first.message += others.counted(
      "place of the file is like it", "places of the file are like it")
  }
}
