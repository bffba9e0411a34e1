import CalqueDiagnostics
import CalqueICU

/// The page: its head, the totals, the picture of the coverage, the findings.
struct HTMLPage {
  let findings: [HTMLFinding]
  let coverage: CoverageTable
  let summary: LintSummary
  let failures: [(reason: String, path: String)]

  func write(to output: inout OutputBuffer) {
    output.write(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="generator" content="strings-lint">
      <title>Translations: \(headline)</title>
      <style>

      """)
    output.write(PackageResources.report_css)
    output.write("</style>\n</head>\n<body>\n<h1>Translations</h1>\n<p class=\"lead\">")
    output.write(HTMLText.escaped(headline))
    output.write("</p>\n")
    writeTotals(to: &output)
    writeFailures(to: &output)
    HTMLCoverage(coverage, spellings: spellings).write(to: &output)
    writeFindings(to: &output)
    output.write("<footer>Written by strings-lint.</footer>\n")
    writeData(to: &output)
    output.write("</body>\n</html>\n")
  }

  private var headline: String {
    let files = Self.count(summary.files, "file")
    guard !findings.isEmpty else { return "no findings in \(files)" }
    return "\(Self.count(findings.count, "finding")) in \(files)"
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private func writeTotals(to output: inout OutputBuffer) {
    output.write("<ul class=\"totals\">\n")
    let nouns: [(Severity, String)] = [
      (.error, "error"), (.warning, "warning"), (.information, "note"),
    ]
    for (severity, noun) in nouns {
      let number = findings.count { $0.finding.severity == severity }
      if severity == .information, number == 0 { continue }
      output.write("<li class=\"\(number == 0 ? "" : severity.rawValue)\"><b>\(number)</b>")
      output.write("<span>\(number == 1 ? noun : noun + "s")</span></li>\n")
    }
    if !coverage.languages.isEmpty {
      var all = CoverageCount()
      for count in coverage.languages.values { all += count }
      output.write("<li><b>\(coverage.languages.count)</b><span>")
      output.write(coverage.languages.count == 1 ? "language" : "languages")
      output.write("</span></li>\n<li><b>\(CoverageLine.percent(all.translatedShare))</b>")
      output.write("<span>translated</span></li>\n")
      if all.same > 0 {
        let share = CoverageLine.percent(Double(all.same) / Double(max(all.total, 1)))
        output.write("<li><b>\(share)</b><span>same as source</span></li>\n")
      }
    }
    output.write("</ul>\n")
  }

  private func writeFailures(to output: inout OutputBuffer) {
    guard !failures.isEmpty else { return }
    output.write("<div class=\"failures\"><p class=\"error\">Could not be read:</p><ul>\n")
    for failure in failures {
      output.write("<li><code>\(HTMLText.escaped(failure.path))</code>: ")
      output.write("\(HTMLText.escaped(failure.reason))</li>\n")
    }
    output.write("</ul></div>\n")
  }

  private func writeFindings(to output: inout OutputBuffer) {
    output.write("<h2>Findings</h2>\n")
    guard !findings.isEmpty else {
      output.write("<p class=\"clean\">✓ No findings.</p>\n")
      return
    }
    output.write("<div class=\"filters\" role=\"search\">\n<input id=\"search\" type=\"search\" ")
    output.write("placeholder=\"Search strings, keys, files…\" aria-label=\"Search\">\n")
    for (severity, noun) in [
      (Severity.error, "Errors"), (.warning, "Warnings"), (.information, "Notes"),
    ]
    where findings.contains(where: { $0.finding.severity == severity }) {
      output.write("<button class=\"\(severity.rawValue)\" data-severity=\"\(severity.rawValue)\" ")
      output.write("aria-pressed=\"true\">\(noun)</button>\n")
    }
    let rules = Self.counted(findings.map(\.finding.rule))
    writeMenu("rule", "All rules", rules.map { ($0.0, "\($0.0) (\($0.1))") }, to: &output)
    let locales = Self.counted(findings.compactMap(\.finding.locale))
    writeMenu(
      "locale", "All languages", locales.map { ($0.0, "\($0.0) (\($0.1))") }, to: &output)
    let files = Self.counted(findings.map(\.path))
    writeMenu("file", "All files", files.map { ($0.0, "\($0.0) (\($0.1))") }, to: &output)
    output.write("</div>\n<p id=\"count\" role=\"status\"></p>\n<ul id=\"list\"></ul>\n")
    output.write("<button id=\"more\" hidden></button>\n")
    output.write("<noscript><p>The list of findings needs JavaScript.</p></noscript>\n")
  }

  private func writeMenu(
    _ id: String, _ all: String, _ choices: [(value: String, label: String)],
    to output: inout OutputBuffer
  ) {
    output.write("<select id=\"\(id)\" aria-label=\"\(all)\"><option value=\"\">\(all)</option>")
    for choice in choices {
      output.write("<option value=\"\(HTMLText.escaped(choice.value))\">")
      output.write("\(HTMLText.escaped(choice.label))</option>")
    }
    output.write("</select>\n")
  }

  private static func counted(_ names: [String]) -> [(String, Int)] {
    names.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
      .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// How findings write each language.
  private var spellings: [String: [String]] {
    Dictionary(grouping: Set(findings.compactMap(\.finding.locale))) {
      LocaleID.canonical($0) ?? $0
    }.mapValues { $0.sorted() }
  }

  private func writeData(to output: inout OutputBuffer) {
    output.write("<script type=\"application/json\" id=\"rules\">{")
    for (index, id) in Set(findings.map(\.finding.rule)).sorted().enumerated() {
      output.write(index == 0 ? "" : ",")
      HTMLText.writeJSON(id, to: &output)
      output.write(":{\"summary\":")
      HTMLText.writeJSON(RuleRegistry.rule(id)?.summary ?? "", to: &output)
      output.write("}")
    }
    output.write("}</script>\n<script type=\"application/json\" id=\"findings\">[")
    for (index, finding) in findings.enumerated() {
      output.write(index == 0 ? "\n" : ",\n")
      finding.write(to: &output)
    }
    output.write("]</script>\n<script>\n")
    output.write(PackageResources.report_js)
    output.write("</script>\n")
  }
}
