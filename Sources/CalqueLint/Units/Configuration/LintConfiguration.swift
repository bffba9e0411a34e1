public import CalqueDiagnostics

/// Which rules run, what is reported, and with which severity.
///
/// A new configuration has every rule, and reports warnings and errors.
public struct LintConfiguration: Sendable {
  /// The rules that run, whatever ``rules`` contains; nil for all.
  public var only: Set<String>?
  /// The rules that do not run.
  public var disabled: Set<String> = []
  /// The minimum severity that is reported. Nil is `warning`, and for a rule that is named in
  /// ``rules`` or ``only`` also the severity of the rule.
  public var minimumSeverity: Severity?
  /// Findings of at least this severity count as failing, see ``LintSummary/failing``.
  public var failOn = Severity.error
  /// The language of the source texts, if the folders do not determine it: `en`.
  public var sourceLanguage: String?
  /// Earlier findings that are not reported again.
  package var baseline: Baseline?
  /// The findings of an earlier time, which are not reported again.
  package var pastFindings: Baseline?
  /// The contents of a file at that time, by its current path.
  package var pastContents: (@Sendable (String) -> [UInt8]?)?
  /// The files that have changed since that time, by their paths.
  package var changedFiles: Set<String> = []
  /// The languages whose findings are reported; all if empty. Findings without a language are
  /// reported too.
  package var languages: [LocaleRange] = []
  /// Whether missing texts are one finding for each table and language, and what is wrong with
  /// copies of a source text is one finding at that text.
  package var foldsMissingTexts = false
  /// Whether each language tells what is wrong with a key, as fixes are made in all of them.
  /// Otherwise the first one tells it.
  package var tellsRepeatedKeys = false
  /// Whether texts that users do not see are linted like others: those of catalogs that no Xcode
  /// project builds, of inputs of tests, and of keys that no source names. Otherwise their findings
  /// are information.
  public var lintsUnused = false
  /// The project's choices for rules.
  public var rules: [String: RuleChoice] = [:]
  /// The choices for some files or locales only. If several apply, the later one takes precedence.
  package var overrides: [ConfigurationOverride] = []
  /// The words of the project.
  package var terms = ProjectTerms()
  /// The folder that relative paths begin in, if not ``folder``.
  package var workingFolder: String?
  /// The folder that the paths of ``overrides`` are relative to; nil if paths are used unchanged.
  package var folder: String?

  /// Every rule, and every finding that is a warning or an error.
  public init() {}

  /// Whether a rule runs at all.
  func asks(_ id: String) -> Bool {
    !disabled.contains(id) && only?.contains(id) != false
  }
}
