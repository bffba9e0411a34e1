package import CalqueDiagnostics

/// What is looked for, and from where.
package struct LintConfiguration: Sendable {
  /// The rules that are asked, whatever ``rules`` says; nil for all.
  package var only: Set<String>?
  /// The rules that are not asked.
  package var disabled: Set<String> = []
  /// What is milder is not reported. Where nobody says: `warning`, and of a rule that is named in
  /// ``rules`` or ``only`` also what is as mild as the rule.
  package var minimumSeverity: Severity?
  /// What is at least so bad makes the command fail.
  package var failOn = Severity.error
  /// The language of the source texts, where the folders do not tell it: `en`.
  package var sourceLanguage: String?
  /// What was found before and is not reported again.
  package var baseline: Baseline?
  /// What was found at an earlier time and is not reported again.
  package var pastFindings: Baseline?
  /// What stood in a file at that time, by its path of today.
  package var pastContents: (@Sendable (String) -> [UInt8]?)?
  /// The files that are not what they were at that time, by their paths.
  package var changedFiles: Set<String> = []
  /// The languages whose findings are reported; all where empty. What is said of no language is
  /// reported too.
  package var languages: [LocaleRange] = []
  /// Whether missing texts are one finding for each table and language.
  package var foldsMissingTexts = false
  /// What the project says about rules.
  package var rules: [String: RuleChoice] = [:]
  /// What it says for some files or locales only. Of several that hold, the later one counts.
  package var overrides: [ConfigurationOverride] = []
  /// The words of the project.
  package var terms = ProjectTerms()
  /// Where relative paths begin, if not at ``folder``.
  package var workingFolder: String?
  /// The folder that the paths of ``overrides`` begin at; nil where paths are meant as they are.
  package var folder: String?

  /// Every rule, and every finding that is no mere information.
  package init() {}

  /// Whether a rule is asked at all.
  func asks(_ id: String) -> Bool {
    !disabled.contains(id) && only?.contains(id) != false
  }
}
