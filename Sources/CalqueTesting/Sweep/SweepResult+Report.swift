import Calque
import CalqueDiagnostics
public import CalqueLint
import Foundation

extension SweepResult {
  /// Returns the problems in a format of `strings-lint`: for code scanning, annotations of a
  /// change, JUnit and so on.
  ///
  /// A problem of a text from a catalog is at the line of the text in its catalog; another one is
  /// in a file of the name `screens/` and the screen. The kind of the finding is the rule.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - severity: The least severity that is reported.
  ///   - folder: The folder that formats with relative paths write them from.
  ///   - picture: The path of the picture of a problem, which is named with it.
  public func report(
    _ format: ReportFormat, from severity: ScreenFinding.Severity = .warning,
    relativeTo folder: String = "", picture: (Problem) -> String? = { _ in nil }
  ) -> String {
    var files: [String: [Problem]] = [:]
    for problem in problems(from: severity) {
      let path = problem.finding.place?.path ?? "screens/\(problem.screen)"
      files[path, default: []].append(problem)
    }
    var report = LintReport(format, relativeTo: folder)
    var summary = LintSummary()
    for (path, problems) in files.sorted(by: { $0.key < $1.key }) {
      // A catalog that is not a file of this machine is not quoted.
      let text = FileManager.default.contents(atPath: path).map { Array($0) } ?? []
      let source = SourceText(path: path, contents: text)
      let lines = LineMap(source)
      let findings = problems.map { $0.finding(in: source, lines, picture: picture($0)) }
        .sorted { ($0.start, $0.rule) < ($1.start, $1.rule) }
      for finding in findings { summary.counts[finding.severity, default: 0] += 1 }
      summary.linted.append(path)
      summary.failing += findings.count
      report.add(FileFindings(source: source, findings: findings))
    }
    return report.finish(summary)
  }
}

extension SweepResult.Problem {
  /// The problem as a finding in the catalog of its text.
  fileprivate func finding(
    in source: SourceText, _ lines: LineMap, picture: String?
  ) -> Finding {
    let position = finding.place?.position ?? SourcePosition(line: 1, column: 1)
    let offset = lines.range(ofLine: position.line)?.lowerBound ?? 0
    let first = combinations.first
    let more = combinations.count > 1 ? " and \(combinations.count - 1) more" : ""
    let text = finding.text.isEmpty ? "" : "\"\(finding.text)\": "
    return Finding(
      file: source.path, range: offset..<offset, start: position, end: position,
      severity: finding.severity, rule: finding.kind.name,
      message: "\(screen), \(first.map { "\($0)" } ?? "")\(more): \(text)\(finding.message)"
        + (picture.map { " (\($0))" } ?? ""),
      remedy: finding.remedy, key: finding.key, locale: first?.locale)
  }
}
