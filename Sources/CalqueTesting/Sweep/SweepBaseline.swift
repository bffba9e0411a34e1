import Calque
import CalqueDiagnostics
import CalqueLint
public import Foundation

/// Known problems of a sweep that are accepted: an old project can start to sweep without mending
/// everything at once, and only new problems fail.
///
/// The file is that of `strings-lint --write-baseline`. A problem is known by its screen, kind,
/// view, key and language, so a new text size or appearance does not make it a new one. The file
/// only shrinks: ``shrink(to:)`` removes what is mended, and adds nothing.
///
/// ```swift
/// var baseline = try SweepBaseline(contentsOf: URL(fileURLWithPath: "sweep-baseline.json"))
/// let compared = baseline.compare(with: result)
/// #expect(compared.new.findings(from: .error).isEmpty, "\(compared.new)")
/// #expect(compared.stale.isEmpty, "mended: \(compared.stale)")
/// ```
public struct SweepBaseline: Sendable {
  /// What a sweep has found, beside a baseline.
  public struct Comparison: Sendable {
    /// The result without the problems of the baseline.
    public let new: SweepResult
    /// The problems of the baseline that are no longer there, each in a line, though their screen
    /// was swept in their language.
    public let stale: [String]
    /// The number of problems that are known.
    public let known: Int
  }

  /// The file.
  public let url: URL
  private var problems: Baseline

  /// Makes a baseline without problems.
  ///
  /// - Parameter url: The file that ``write()`` writes.
  public init(for url: URL) {
    self.url = url
    problems = Baseline(path: url.path, workingFolder: url.deletingLastPathComponent().path)
  }

  /// Reads a baseline.
  ///
  /// - Throws: An error with the place if the file cannot be read, or is not a baseline.
  public init(contentsOf url: URL) throws {
    self.url = url
    problems = try Baseline(
      path: url.path, contents: Array(Data(contentsOf: url)),
      workingFolder: url.deletingLastPathComponent().path)
  }

  /// The number of problems in it.
  public var count: Int { problems.count }

  /// Records all problems of a result.
  ///
  /// - Parameters:
  ///   - result: What a sweep has found.
  ///   - severity: The least severity that is recorded.
  public mutating func record(
    _ result: SweepResult, from severity: ScreenFinding.Severity = .warning
  ) {
    problems = Baseline(path: url.path, workingFolder: url.deletingLastPathComponent().path)
    for problem in Self.problems(of: result, from: severity) { problems.add(problem) }
  }

  /// Returns what is new in a result, and what of the baseline is no longer there.
  public func compare(with result: SweepResult) -> Comparison {
    let found = Self.problems(of: result, from: .information)
    let known = found.filter(problems.contains)
    let stale = problems.identities.filter { Self.isSwept($0, in: result) && !found.contains($0) }
    let new = result.filter { entry, finding in
      !known.contains(Self.identity(of: finding, in: entry))
    }
    return Comparison(new: new, stale: stale.map(Self.line).sorted(), known: known.count)
  }

  /// Removes the problems that are no longer there. New ones are not added.
  public mutating func shrink(to result: SweepResult) {
    let found = Self.problems(of: result, from: .information)
    for stale in problems.identities where Self.isSwept(stale, in: result) {
      if !found.contains(stale) { problems.remove(stale) }
    }
  }

  /// Writes the file.
  ///
  /// - Throws: An error of the file system.
  public func write() throws {
    try Data(problems.contents).write(to: url, options: .atomic)
  }
}

extension SweepBaseline {
  private static func problems(
    of result: SweepResult, from severity: ScreenFinding.Severity
  ) -> Set<FindingIdentity> {
    var found: Set<FindingIdentity> = []
    for entry in result.entries {
      for finding in entry.findings where finding.severity >= severity {
        found.insert(identity(of: finding, in: entry))
      }
    }
    return found
  }

  /// The screen takes the place of the file. A text is known by its key, since translations change.
  private static func identity(
    of finding: ScreenFinding, in entry: SweepResult.Entry
  ) -> FindingIdentity {
    let name = finding.identifier.map { "#\($0)" }
    let text = finding.key == nil && name == nil ? finding.text : nil
    let view = [name, text, finding.path.joined(separator: " > ")].compactMap(\.self)
    return FindingIdentity(
      file: entry.screen, key: finding.key ?? "", locale: entry.combination.locale,
      rule: finding.kind.name, value: view.filter { !$0.isEmpty }.joined(separator: " "))
  }

  private static func isSwept(_ problem: FindingIdentity, in result: SweepResult) -> Bool {
    result.entries.contains {
      $0.screen == problem.file && $0.combination.locale == problem.locale
    }
  }

  private static func line(_ problem: FindingIdentity) -> String {
    let key = problem.key.isEmpty ? "" : ", key \"\(problem.key)\""
    return "\(problem.file), \(problem.locale): \(problem.rule) \(problem.value)\(key)"
  }
}
