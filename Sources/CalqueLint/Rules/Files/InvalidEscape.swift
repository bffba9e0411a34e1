package import CalqueCatalogs
package import CalqueDiagnostics

/// A backslash that does not begin an escape.
package enum InvalidEscape: ProblemRule {
  package static let id = "invalid_escape"
  package static let severity = Severity.error
  package static let summary = "a backslash that begins no escape, and is lost"
  package static let rationale = #"""
    Before a character that forms no escape the runtime drops the backslash: `\u203A` is shown as \
    "u203A", `\%` as "%". A character by its number is `\U` with four hexadecimal digits, a \
    backslash that is to be shown is `\\`.
    """#
  package static let examples: [RuleExample] = [
    .strings(#""a" = "one ↓\u203A two";"#),
    .strings(#""a" = "100 ↓\%";"#),
    .strings(#""a" = "C:\\new ↓\Documents";"#),
    .strings(#""a" = "one \U203A two\n";"#),
    .strings(#""a" = "\"C:\\users\"";"#),
  ]
  package static let codes: [CatalogProblem.Code] = [.invalidEscape]
}
