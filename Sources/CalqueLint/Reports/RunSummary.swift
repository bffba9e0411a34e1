import CalqueDiagnostics

/// The summary for people at the end of a run: the number of findings of each rule, what matters,
/// what can be fixed, and which command to run next.
package struct RunSummary {
  private let summary: LintSummary
  /// The paths as they were given, to be typed again.
  private let paths: [String]
  /// Whether the findings were counted by rule already.
  private let hasCounts: Bool
  private let width: Int

  /// The end of a run.
  ///
  /// - Parameter width: How many columns a line may have.
  package init(_ summary: LintSummary, paths: [String], hasCounts: Bool, width: Int = 100) {
    self.summary = summary
    self.paths = paths
    self.hasCounts = hasCounts
    self.width = width
  }

  /// The text, with a line feed at its end.
  package var text: String {
    var lines: [String] = []
    if !hasCounts, summary.rules.count > 1 { lines += counts }
    let languages = CoverageLine.text(summary.coverage)
    if !languages.isEmpty { lines += Self.wrapped(languages, width) }
    lines.append(totals)
    if let advice { lines += advice }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Counts

  /// The rules with their findings, errors last, at the end of the terminal.
  private var counts: [String] {
    let ordered = summary.rules.sorted {
      ($0.key.severity, $0.value.findings, $1.key.id)
        < ($1.key.severity, $1.value.findings, $0.key.id)
    }
    let digits = ordered.map { String($0.value.findings).utf8.count }.max() ?? 0
    let names = ordered.map { $0.key.id.utf8.count }.max() ?? 0
    return ordered.map { rule, count in
      let number = String(count.findings)
      var line = String(repeating: " ", count: digits - number.utf8.count) + number
      let severity = rule.severity == .information ? "note" : rule.severity.rawValue
      line += "  \(severity)" + String(repeating: " ", count: 9 - severity.utf8.count) + rule.id
      if count.fixable > 0 {
        line += String(repeating: " ", count: names - rule.id.utf8.count)
        line += "  \(count.fixable) fixable\(count.drafts > 0 ? " as drafts" : "")"
      }
      return line
    }
  }

  private var totals: String {
    var text =
      "\(Self.count(summary.files, "file")), \(Self.count(summary.counts[.error] ?? 0, "error")), "
      + Self.count(summary.counts[.warning] ?? 0, "warning")
    if let notes = summary.counts[.information] { text += ", \(Self.count(notes, "note"))" }
    let skipped = summary.passedOver
    if !skipped.isEmpty {
      text += "; skipped: \(skipped.count) (\(skipped.prefix(3).joined(separator: ", "))"
      text += skipped.count > 3 ? ", …)" : ")"
    }
    if summary.stale > 0 {
      let verb = summary.stale == 1 ? "occurs" : "occur"
      text += "; \(summary.stale) of the baseline no longer \(verb)"
    }
    return text
  }

  // MARK: What to do

  private var advice: [String]? {
    guard let worst = summary.counts.keys.max() else { return nil }
    var lines: [String] = []
    let grave = summary.rules.filter { $0.key.severity == worst }
      .sorted { ($1.value.findings, $0.key.id) < ($0.value.findings, $1.key.id) }
    if worst == .error, summary.rules.count > 1 {
      let names = grave.prefix(3).map { "\($0.key.id) (\($0.value.findings))" }
      lines.append(
        "Fix the errors first: \(names.joined(separator: ", "))"
          + (grave.count == 4 ? " and 1 more rule" : "")
          + (grave.count > 4 ? " and \(grave.count - 3) more rules" : ""))
    }
    let total = summary.counts.values.reduce(0, +)
    let corrected = summary.fixable - summary.drafts
    if corrected > 0 {
      lines.append("--fix corrects \(corrected) of \(total) without a translator")
    }
    if summary.drafts > 0 {
      let verb = corrected > 0 ? "It also adds" : "--fix adds"
      lines.append("\(verb) drafts for \(summary.drafts), which a translator has to review")
    }
    lines.append("Next: strings-lint \(next(grave.first?.key.id ?? ""))")
    return lines
  }

  /// Returns the most helpful command: to see what can be fixed, to see what is missing, or to
  /// learn why the most severe findings matter.
  private func next(_ rule: String) -> String {
    let paths = paths.isEmpty ? "" : " " + paths.map(Self.quoted).joined(separator: " ")
    if summary.fixable > 0 { return "lint --fix --dry-run\(paths)" }
    return MissingTexts.isRule(rule) ? "coverage\(paths)" : "rules \(rule)"
  }

  private static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy {
      ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 >= 0x2B && $0 <= 0x3A || $0 == 0x5F
    }
    return isPlain && !path.isEmpty ? path : "'" + path.replacing("'", with: "'\\''") + "'"
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private static func wrapped(_ text: String, _ width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    // A share is kept on one line with the name of its first language.
    let text = text.replacing(" % in ", with: "\u{A0}%\u{A0}in\u{A0}")
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = " "
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return (lines + [line]).map { $0.replacing("\u{A0}", with: " ") }
  }
}
