package import CalqueCatalogs
package import CalqueDiagnostics

/// A numeric escape that shows something other than was meant.
package enum SuspiciousUnicodeEscape: ProblemRule {
  package static let id = "suspicious_unicode_escape"
  package static let severity = Severity.warning
  package static let summary = "a numeric escape sequence that is probably wrong"
  package static let rationale = #"""
    `\U` takes exactly four hexadecimal digits: `\U1F600` shows "ὠ0". An unpaired surrogate is \#
    shown as U+FFFD, and octal numbers from `\200` on refer to the NeXTSTEP character set. The \#
    character itself is always correct.
    """#
  package static let examples: [RuleExample] = [
    .strings(#""a" = "↓\U1F600";"#),
    .strings(#""a" = "↓\UD83D";"#),
    .strings(#""a" = "caf↓\351";"#),
    .strings(#""a" = "\UD83D\UDE00 \U20AC \101";"#),
  ]
  package static let codes: [CatalogProblem.Code] = [.suspiciousEscape]
}
