import CalqueCatalogs
public import CalqueDiagnostics

/// What came of a run.
public struct LintSummary: Sendable {
  /// A file or folder that cannot be read.
  public struct Failure: Error, Sendable {
    /// The path.
    public var path: String
    /// Why, in the words of the operating system.
    public var reason: String

    /// A path, and why it cannot be read.
    public init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// A rule that found something, and how bad that is: findings of one rule may differ.
  package struct FoundRule: Sendable, Hashable {
    /// The rule.
    package var id: String
    /// How bad its findings are.
    package var severity: Severity
  }

  /// How many findings there are of a rule.
  package struct RuleCount: Sendable, Equatable {
    /// How many.
    package var findings = 0
    /// How many of them have a fix.
    public var fixable = 0

    /// Adds other findings of the rule.
    mutating func add(_ other: RuleCount) {
      findings += other.findings
      fixable += other.fixable
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
  /// How many findings are as bad as to make the command fail.
  public var failing = 0
  /// How many findings there are of each rule, by how bad they are.
  package var rules: [FoundRule: RuleCount] = [:]
  /// What languages have of tables.
  package var coverage: [LanguageCoverage] = []
  /// How many findings of a baseline are there no more.
  public var stale = 0
  /// The files that are not what they were at the time that findings are compared with, by their paths;
  /// nil where they are compared with none.
  package var changedFiles: Set<String>?
  /// How many findings have a fix.
  public var fixable = 0
  /// How many times a file was parsed, those that are compared with among them: none that a cache
  /// knows.
  package var parsed = 0
  /// The folders and files that are excluded.
  public var passedOver: [String] = []
  /// What could not be read. The rest was linted all the same.
  public var failures: [Failure] = []

  /// Adds what came of another run.
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

  /// The exit status of a command: 2 when something could not be read, 1 when something was found
  /// at the failing level of its project, else 0.
  public var exitStatus: Int32 { failures.isEmpty ? (failing > 0 ? 1 : 0) : 2 }

  /// The exit status of a command: 2 when something could not be read, 1 when something was
  /// found that is at least as bad as `level`, else 0.
  package func exitStatus(failingAt level: Severity) -> Int32 {
    if !failures.isEmpty { return 2 }
    return counts.contains { $0.key >= level && $0.value > 0 } ? 1 : 0
  }
}
