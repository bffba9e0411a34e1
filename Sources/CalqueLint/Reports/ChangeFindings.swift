import CalqueDiagnostics

/// Collects findings for a report on a change, which shows the first few of them: those in the
/// files of the change come first, and the most severe of these.
struct ChangeFindings {
  private var findings: [Finding] = []
  private let showsAll: Bool

  /// - Parameter showsAll: Whether each missing text is a finding.
  init(showsAll: Bool) { self.showsAll = showsAll }

  mutating func add(_ found: FileFindings) { findings += found.findings }

  /// The findings in the order of the report.
  func ordered(_ summary: LintSummary) -> [Finding] {
    let changed = summary.changedFiles ?? []
    let all = showsAll ? findings : folded(summary)
    return all.enumerated().sorted { left, right in
      func rank(_ item: (offset: Int, element: Finding)) -> (Int, Int) {
        (changed.contains(item.element.file) ? 0 : 1, item.offset)
      }
      let (first, second) = (rank(left), rank(right))
      if first.0 != second.0 { return first.0 < second.0 }
      if left.element.severity != right.element.severity {
        return left.element.severity > right.element.severity
      }
      return first.1 < second.1
    }.map(\.element)
  }

  /// A text that a table lacks, by its place in the source language.
  private struct Gap: Hashable {
    var table: String
    var line: Int
    var key: String
  }

  /// Returns the findings, with those about missing texts combined: for a change by their keys,
  /// since a new key is missing everywhere, else by keys or by languages, whichever is shorter.
  private func folded(_ summary: LintSummary) -> [Finding] {
    var tables: [String: (keys: Set<Gap>, languages: Set<String>)] = [:]
    for finding in findings where MissingTexts.isFoldable(finding) {
      let gap = Self.gap(finding)
      tables[gap.table, default: ([], [])].keys.insert(gap)
      tables[gap.table]?.languages.insert(finding.locale ?? "")
    }
    let isByKey = tables.mapValues {
      summary.changedFiles != nil || $0.keys.count <= $0.languages.count
    }
    var result: [Finding] = []
    var places: [Gap: Int] = [:]
    var groups: [Int: [Finding]] = [:]
    for finding in findings {
      guard MissingTexts.isFoldable(finding) else {
        result.append(finding)
        continue
      }
      var gap = Self.gap(finding)
      if isByKey[gap.table] == false {
        gap = Gap(table: gap.table, line: 0, key: "\(finding.file)\u{0}\(finding.locale ?? "")")
      }
      let place = places[gap] ?? result.count
      places[gap] = place
      if place == result.count { result.append(finding) }
      groups[place, default: []].append(finding)
    }
    for (place, group) in groups where group.count > 1 {
      result[place] =
        isByKey[Self.gap(group[0]).table] == true
        ? Self.byKey(group) : Self.byLanguage(group, summary)
    }
    return result
  }

  private static func gap(_ finding: Finding) -> Gap {
    Gap(
      table: finding.related?.path ?? finding.file,
      line: finding.related?.position.line ?? finding.start.line, key: finding.key ?? "")
  }

  /// One finding for a key, at its text in the source language.
  private static func byKey(_ group: [Finding]) -> Finding {
    var finding = MissingTexts.folded(byKey: group)
    finding.remedy = "Translate it"
    if let place = finding.related {
      finding.file = place.path
      finding.range = 0..<0
      (finding.start, finding.end) = (place.position, place.position)
    }
    return finding
  }

  private static func byLanguage(_ group: [Finding], _ summary: LintSummary) -> Finding {
    let first = group[0]
    let total = summary.coverage.filter { $0.path == first.file && $0.locale == first.locale }
      .reduce(0) { $0 + $1.total }
    return MissingTexts.folded(first, group.count, of: total > 0 ? max(total, group.count) : nil)
  }
}
