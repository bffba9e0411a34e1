package import Diagnostics

/// What is looked for, and from where.
package struct LintConfiguration: Sendable {
  /// The rules that are asked; nil for all.
  package var only: Set<String>?
  /// The rules that are not asked.
  package var disabled: Set<String> = []
  /// What is milder is not reported.
  package var minimumSeverity = Severity.warning
  /// The language of the source texts, where the folders do not tell it: `en`.
  package var sourceLanguage: String?
  /// What was found before and is not reported again.
  package var baseline: Baseline?

  /// Every rule, and every finding that is no mere information.
  package init() {}

  /// Whether a rule is asked.
  package func asks(_ rule: any Rule.Type) -> Bool {
    !disabled.contains(rule.id) && only?.contains(rule.id) != false
  }
}
