package import Diagnostics
import StringCatalogs

/// What came of a run.
package struct LintSummary: Sendable {
  /// A file or folder that cannot be read.
  package struct Failure: Error {
    /// The path.
    package var path: String
    /// Why, in the words of the operating system.
    package var reason: String

    /// A path, and why it cannot be read.
    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// The paths of the files that were linted, in order.
  package var linted: [String] = []
  /// How many files were linted.
  package var files: Int { linted.count }
  /// How many findings there are of each severity.
  package var counts: [Severity: Int] = [:]
  /// How many findings are as bad as to make the command fail.
  package var failing = 0
  /// How many findings have a fix.
  package var fixable = 0
  /// What could not be read. The rest was linted all the same.
  package var failures: [Failure] = []

  /// Adds what came of another run.
  mutating func add(_ other: LintSummary) {
    linted += other.linted
    failing += other.failing
    fixable += other.fixable
    counts.merge(other.counts, uniquingKeysWith: +)
    failures += other.failures
  }

  /// The exit status of a command: 2 when something could not be read, 1 when something was found
  /// at the failing level of its project, else 0.
  package var exitStatus: Int32 { failures.isEmpty ? (failing > 0 ? 1 : 0) : 2 }

  /// The exit status of a command: 2 when something could not be read, 1 when something was
  /// found that is at least as bad as `level`, else 0.
  package func exitStatus(failingAt level: Severity) -> Int32 {
    if !failures.isEmpty { return 2 }
    return counts.contains { $0.key >= level && $0.value > 0 } ? 1 : 0
  }
}

/// One run: where contents come from, where findings go, and the count of both.
final class LintRun {
  let configuration: LintConfiguration
  private(set) var summary = LintSummary()
  private let contents: (String) -> Result<[UInt8], LintSummary.Failure>
  private let output: (FileFindings) -> Void
  private var baseline: Baseline?
  /// Looks at the names of languages.
  var locales: LocaleLinter?
  private let sets: RuleSets

  init(
    _ configuration: LintConfiguration, failures: [LintSummary.Failure] = [],
    contents: @escaping (String) -> Result<[UInt8], LintSummary.Failure>,
    output: @escaping (FileFindings) -> Void
  ) {
    self.configuration = configuration
    self.contents = contents
    self.output = output
    baseline = configuration.baseline
    sets = RuleSets(configuration)
    summary.failures = failures
  }

  /// The file at a path; nil, and a failure in the summary, when it cannot be read.
  func load(_ path: String) -> LintFile? {
    switch contents(path) {
    case .failure(let failure):
      summary.failures.append(failure)
      return nil
    case .success(let bytes):
      summary.linted.append(path)
      return LintFile(path: path, contents: bytes)
    }
  }

  /// The file at a path, which is only compared with; nil when there is none.
  func reference(_ path: String) -> LintFile? {
    guard case .success(let bytes) = contents(path) else { return nil }
    return LintFile(path: path, contents: bytes)
  }

  /// A list for the findings in a file, with those about the languages that begin with it.
  func list(for file: LintFile) -> FindingList {
    var list = FindingList(file, sets.rules(forPath: file.source.path))
    locales?.lint(file, in: self, &list)
    return list
  }

  /// Whether any rule about missing texts is asked about a language of a table.
  func asksForCoverage(of member: TableMember) -> Bool {
    asks(about: member) { !$0.coverage.isEmpty }
  }

  /// Whether any rule about texts that the source lacks is asked about a language of a table.
  func asksForSurplus(of member: TableMember) -> Bool {
    asks(about: member) { !$0.surplus.isEmpty }
  }

  private func asks(about member: TableMember, _ isAsked: (RuleSet) -> Bool) -> Bool {
    [member.strings, member.dictionary].compactMap(\.self).contains { path in
      var rules = sets.rules(forPath: path)
      return isAsked(rules.rules(forLocale: member.locale))
    }
  }

  /// Passes on what was found in a file.
  func report(_ list: consuming FindingList) {
    guard list.count > 0 else { return }
    var found = list.located()
    if baseline != nil {
      found.findings.removeAll { baseline?.passes($0, in: found.source) == true }
      if found.findings.isEmpty { return }
    }
    for finding in found.findings {
      summary.counts[finding.severity, default: 0] += 1
      if finding.severity >= configuration.failOn { summary.failing += 1 }
      if finding.fix != nil { summary.fixable += 1 }
    }
    output(found)
  }
}
