import CalqueDiagnostics

/// Writes a report on a change, when all findings are known.
protocol ChangeReporter: Reporter {
  /// The findings so far.
  var findings: ChangeFindings { get set }
}

extension ChangeReporter {
  package mutating func report(_ found: FileFindings, to output: inout OutputBuffer) {
    findings.add(found)
  }
}

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

  /// Findings that are combined: those about one text, or one language of a file.
  private enum Group: Hashable {
    case text(MissingText)
    case language(rule: String, file: String, locale: String)
  }

  /// A rule and a table whose missing texts are combined in one way.
  private struct Table: Hashable {
    var rule: String
    var path: String

    init(_ text: MissingText) { (rule, path) = (text.rule, text.table) }
  }

  /// Returns the findings, with those about missing texts combined: for a change by their keys,
  /// since a new key is missing everywhere, else by keys or by languages, whichever is shorter.
  private func folded(_ summary: LintSummary) -> [Finding] {
    let isByKey = isByKey(summary)
    var result: [Finding] = []
    var places: [Group: Int] = [:]
    var groups: [Int: [Finding]] = [:]
    for finding in findings {
      guard MissingTexts.isFoldable(finding) else {
        result.append(finding)
        continue
      }
      let text = MissingText(finding)
      let group: Group =
        isByKey[Table(text)] == true
        ? .text(text)
        : .language(rule: finding.rule, file: finding.file, locale: finding.locale ?? "")
      let place = places[group] ?? result.count
      places[group] = place
      if place == result.count { result.append(finding) }
      groups[place, default: []].append(finding)
    }
    for (place, group) in groups where group.count > 1 {
      result[place] =
        isByKey[Table(MissingText(group[0]))] == true
        ? Self.byKey(group) : Self.byLanguage(group, summary)
    }
    return result
  }

  /// For each table, whether the findings are combined by key.
  private func isByKey(_ summary: LintSummary) -> [Table: Bool] {
    var tables: [Table: (keys: Set<MissingText>, languages: Set<String>)] = [:]
    for finding in findings where MissingTexts.isFoldable(finding) {
      let text = MissingText(finding)
      tables[Table(text), default: ([], [])].keys.insert(text)
      tables[Table(text)]?.languages.insert(finding.locale ?? "")
    }
    return tables.mapValues {
      summary.changedFiles != nil || $0.keys.count <= $0.languages.count
    }
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
    let count = Set(group.map(\.key)).count
    return MissingTexts.folded(first, count, of: total > 0 ? max(total, count) : nil)
  }
}
