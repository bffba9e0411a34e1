public import Calque
public import Foundation

/// What a sweep has found.
public struct SweepResult: Sendable {
  /// A screen in one combination.
  public struct Entry: Sendable {
    let index: Int
    /// The name of the screen.
    public let screen: String
    /// The setting.
    public let combination: SweepCombination
    /// The size of the screen, in points: that of the combination, unless a preview names another.
    public let size: CGSize
    /// Whether the screen was only compared with its mirror image, beside the combinations.
    public let isMirrorImage: Bool
    /// What was found, without what is accepted.
    public let findings: [ScreenFinding]
    /// The indices of the accepted findings that were there.
    let accepted: Set<Int>
  }

  /// The screens, in the order of the combinations.
  public let entries: [Entry]
  /// The accepted findings that were not on any screen: they can be removed.
  public let unused: [AcceptedFinding]

  init(entries: [Entry], accepted: [AcceptedFinding]) {
    self.entries = entries
    let used = entries.reduce(into: Set<Int>()) { $0.formUnion($1.accepted) }
    unused = accepted.indices.filter { !used.contains($0) }.map { accepted[$0] }
  }

  private init(entries: [Entry], unused: [AcceptedFinding]) {
    (self.entries, self.unused) = (entries, unused)
  }

  /// Returns the result with some of its findings.
  func filter(_ isIncluded: (Entry, ScreenFinding) -> Bool) -> SweepResult {
    let entries = entries.map { entry in
      Entry(
        index: entry.index, screen: entry.screen, combination: entry.combination, size: entry.size,
        isMirrorImage: entry.isMirrorImage,
        findings: entry.findings.filter { isIncluded(entry, $0) }, accepted: entry.accepted)
    }
    return SweepResult(entries: entries, unused: unused)
  }

  /// A problem, in all the combinations in which it is.
  public struct Problem: Sendable {
    /// The name of the screen.
    public let screen: String
    /// The finding of the first combination.
    public let finding: ScreenFinding
    /// The combinations, in order.
    public internal(set) var combinations: [SweepCombination]
  }

  /// The problems of at least a severity: the same kind of finding on the same view in several
  /// combinations is one. Errors come first, and then what is in most combinations.
  public func problems(from severity: ScreenFinding.Severity = .information) -> [Problem] {
    var indices: [[String?]: Int] = [:]
    var problems: [Problem] = []
    for entry in entries {
      for finding in entry.findings where finding.severity >= severity {
        // A text is known by its key; its translations differ.
        let name = finding.key ?? (finding.path.isEmpty ? finding.text : nil)
        let view =
          [entry.screen, finding.kind.name, finding.severity.rawValue, finding.identifier, name]
          + finding.path
        if let index = indices[view] {
          if problems[index].combinations.last != entry.combination {
            problems[index].combinations.append(entry.combination)
          }
        } else {
          indices[view] = problems.count
          problems.append(
            Problem(screen: entry.screen, finding: finding, combinations: [entry.combination]))
        }
      }
    }
    return problems.enumerated().sorted { one, other in
      let (left, right) = (one.element, other.element)
      if left.finding.severity != right.finding.severity {
        return left.finding.severity > right.finding.severity
      }
      if left.combinations.count != right.combinations.count {
        return left.combinations.count > right.combinations.count
      }
      return one.offset < other.offset
    }.map(\.element)
  }

  /// The number of findings of each severity.
  public var counts: [ScreenFinding.Severity: Int] {
    entries.reduce(into: [:]) { counts, entry in
      for finding in entry.findings { counts[finding.severity, default: 0] += 1 }
    }
  }

  /// Returns the findings of at least a severity.
  public func findings(from severity: ScreenFinding.Severity) -> [ScreenFinding] {
    entries.flatMap { $0.findings.filter { $0.severity >= severity } }
  }
}

extension SweepResult: CustomStringConvertible {
  /// What a line says of the languages of a problem: nothing if it is one, or if it is all.
  private func languages(of problem: Problem) -> String {
    let locales = Set(problem.combinations.map(\.locale))
    guard locales.count > 1, locales.count < Set(entries.map(\.combination.locale)).count else {
      return ""
    }
    // More than five are not read.
    let names = locales.sorted()
    return names.count > 5
      ? " in \(names.count) languages" : " in \(names.joined(separator: ", "))"
  }

  /// The problems, one a line with the number of its combinations and the first one, and the sum.
  public var description: String {
    var lines = problems().map { problem in
      let more = problem.combinations.count - 1
      let place = problem.combinations.first.map { "\($0)" } ?? ""
      return "\(problem.screen) (\(place)\(more > 0 ? ", and \(more) more" : "")"
        + "\(languages(of: problem))): \(problem.finding)"
    }
    lines += unused.map { accepted in
      "nothing to accept: \(accepted.kind) because \"\(accepted.reason)\""
    }
    let counts = counts
    let sum = ScreenFinding.Severity.allCases.reversed().map { severity in
      "\(severity.rawValue): \(counts[severity] ?? 0)"
    }
    return (lines + ["\(entries.count) screens; \(sum.joined(separator: ", "))"])
      .joined(separator: "\n")
  }
}
