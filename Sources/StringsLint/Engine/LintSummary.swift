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
  /// How many times a file was parsed, those that are compared with among them: none that a cache
  /// knows.
  package var parsed = 0
  /// What could not be read. The rest was linted all the same.
  package var failures: [Failure] = []

  /// Adds what came of another run.
  mutating func add(_ other: LintSummary) {
    linted += other.linted
    failing += other.failing
    fixable += other.fixable
    parsed += other.parsed
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
