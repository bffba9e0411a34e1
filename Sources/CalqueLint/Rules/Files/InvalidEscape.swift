package import CalqueCatalogs
package import CalqueDiagnostics

/// A backslash that does not begin an escape.
package enum InvalidEscape: ProblemRule {
  package static let id = "invalid_escape"
  package static let severity = Severity.error
  package static let summary = "an invalid escape sequence, whose backslash is lost"
  package static let rationale = #"""
    The runtime drops a backslash that does not begin an escape sequence: `\u203A` is shown as \#
    "u203A", `\%` as "%". A code point is written as `\U` with four hexadecimal digits, a literal \#
    backslash as `\\`. An escape of a key is told once, in the source language, or \#
    else in the first language that has the key.
    """#
  package static let examples: [RuleExample] = [
    .strings(#""a" = "one ↓\u203A two";"#),
    .strings(#""a" = "100 ↓\%";"#),
    .strings(#""a" = "C:\\new ↓\Documents";"#),
    .strings(#""a" = "one \U203A two\n";"#),
    .strings(#""a" = "\"C:\\users\"";"#),
    .strings(
      english: #""Add ↓\(n) files" = "Add \(n) files";"#,
      german: #""Add \(n) files" = "\(n) Dateien hinzufügen";"#),
    RuleExample(files: [
      ("en.lproj/A.strings", #""a" = "Open";"#),
      ("de.lproj/A.strings", #""Add ↓\(n) files" = "\(n) Dateien hinzufügen";"#),
      ("fr.lproj/A.strings", #""Add \(n) files" = "Ajouter \(n) fichiers";"#),
    ]),
  ]
  package static let codes: [CatalogProblem.Code] = [.invalidEscape]
}
