public import CalqueDiagnostics

/// Which rules are asked, what is reported, and how bad it is.
///
/// A new configuration has every rule, and reports warnings and errors.
public struct LintConfiguration: Sendable {
  /// The rules that are asked, whatever ``rules`` says; nil for all.
  public var only: Set<String>?
  /// The rules that are not asked.
  public var disabled: Set<String> = []
  /// What is milder is not reported. Nil is `warning`, and of a rule that is named in
  /// ``rules`` or ``only`` also what is as mild as the rule.
  public var minimumSeverity: Severity?
  /// Findings that are at least so bad are counted as failing, see ``LintSummary/failing``.
  public var failOn = Severity.error
  /// The language of the source texts, where the folders do not tell it: `en`.
  public var sourceLanguage: String?
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
  public var rules: [String: RuleChoice] = [:]
  /// What it says for some files or locales only. Of several that hold, the later one counts.
  package var overrides: [ConfigurationOverride] = []
  /// The words of the project.
  package var terms = ProjectTerms()
  /// Where relative paths begin, if not at ``folder``.
  package var workingFolder: String?
  /// The folder that the paths of ``overrides`` begin at; nil where paths are meant as they are.
  package var folder: String?

  /// Every rule, and every finding that is a warning or an error.
  public init() {}

  /// Whether a rule is asked at all.
  func asks(_ id: String) -> Bool {
    !disabled.contains(id) && only?.contains(id) != false
  }
}
