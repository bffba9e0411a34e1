import CalqueCatalogs
public import CalqueDiagnostics

/// The results of a run.
public struct LintSummary: Sendable {
  /// A rule with findings, and their severity: findings of one rule may differ.
  package struct FoundRule: Sendable, Hashable {
    /// The rule.
    package var id: String
    /// The severity of its findings.
    package var severity: Severity
  }

  /// The number of findings of a rule.
  package struct RuleCount: Sendable, Equatable {
    /// The number of findings.
    package var findings = 0
    /// How many of them have a fix.
    package var fixable = 0
    /// How many of these fixes write a draft for a translator: the finding remains.
    package var drafts = 0

    /// Adds other findings of the rule.
    mutating func add(_ other: RuleCount) {
      findings += other.findings
      fixable += other.fixable
      drafts += other.drafts
    }
  }

  /// A run without files.
  public init() {}

  /// The paths of the files that were linted, in order.
  public var linted: [String] = []
  /// How many files were linted.
  public var files: Int { linted.count }
  /// How many findings there are of each severity.
  public var counts: [Severity: Int] = [:]
  /// How many findings are severe enough to make the command fail.
  public var failing = 0
  /// The number of findings of each rule, by severity.
  package var rules: [FoundRule: RuleCount] = [:]
  /// The coverage of tables by languages.
  package var coverage: [LanguageCoverage] = []
  /// How many findings of a baseline no longer exist.
  public var stale = 0
  /// The files that have changed since the time that findings are compared with, by their paths;
  /// nil if there is no comparison.
  package var changedFiles: Set<String>?
  /// How many findings have a fix.
  public var fixable = 0
  /// How many of these fixes write a draft for a translator, and so leave work to do.
  public var drafts: Int { rules.values.reduce(0) { $0 + $1.drafts } }
  /// How many times a file was parsed, including those that are compared with: 0 for files that a
  /// cache knows.
  package var parsed = 0
  /// The folders and files that are excluded.
  public var passedOver: [String] = []
  /// The files and folders that could not be read. The rest was still linted.
  public var failures: [FileError] = []

  /// Adds the results of another run.
  mutating func add(_ other: LintSummary) {
    linted += other.linted
    failing += other.failing
    fixable += other.fixable
    parsed += other.parsed
    stale += other.stale
    coverage += other.coverage
    for (rule, count) in other.rules { rules[rule, default: RuleCount()].add(count) }
    if let changed = other.changedFiles {
      changedFiles = (changedFiles ?? []).union(changed)
    }
    counts.merge(other.counts, uniquingKeysWith: +)
    failures += other.failures
  }

  /// The exit status of a command: 2 if something could not be read, 1 if there are findings at the
  /// failing level of their project, else 0.
  public var exitStatus: Int32 { failures.isEmpty ? (failing > 0 ? 1 : 0) : 2 }

  /// Returns the exit status of a command: 2 if something could not be read, 1 if there are
  /// findings of at least the severity `level`, else 0.
  package func exitStatus(failingAt level: Severity) -> Int32 {
    if !failures.isEmpty { return 2 }
    return counts.contains { $0.key >= level && $0.value > 0 } ? 1 : 0
  }
}
