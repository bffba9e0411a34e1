package import CalqueCatalogs
package import CalqueDiagnostics

/// A numeric escape that shows something other than was meant.
package enum SuspiciousUnicodeEscape: ProblemRule {
  package static let id = "suspicious_unicode_escape"
  package static let severity = Severity.warning
  package static let summary = "a numeric escape that rarely means what it says"
  package static let rationale = #"""
    `\U` takes exactly four hexadecimal digits: `\U1F600` shows "ὠ0". Half of a surrogate pair shows \
    as U+FFFD, and an octal number from `\200` on counts in the character set of NeXTSTEP. The \
    character itself is always right.
    """#
  package static let examples: [RuleExample] = [
    .strings(#""a" = "↓\U1F600";"#),
    .strings(#""a" = "↓\UD83D";"#),
    .strings(#""a" = "caf↓\351";"#),
    .strings(#""a" = "\UD83D\UDE00 \U20AC \101";"#),
  ]
  package static let codes: [CatalogProblem.Code] = [.suspiciousEscape]
}
