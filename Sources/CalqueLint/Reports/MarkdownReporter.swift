import CalqueDiagnostics

/// Writes a summary in Markdown: how many findings there are of each rule, and the most severe in
/// full.
package struct MarkdownReporter: ChangeReporter {
  /// How many findings are listed one by one.
  private static let limit = 100

  let paths: ReportPath
  var findings: ChangeFindings

  package func end(_ summary: LintSummary, _ output: inout OutputBuffer) {
    let all = findings.ordered(summary)
    output.write("## strings-lint\n\n")
    let files = "\(summary.files) file\(summary.files == 1 ? "" : "s")"
    if all.isEmpty {
      output.write("No findings in \(files).\n")
    } else {
      writeCounts(all, files, to: &output)
      let listed = all.prefix(Self.limit)
      output.write("\n| location | finding |\n|---|---|\n")
      for finding in listed {
        let place = Self.code("\(paths.relative(finding.file)):\(finding.start.line)")
        output.write("| \(place) | \(Self.cell(finding.sentence)) (`\(finding.rule)`) |\n")
      }
      if listed.count < all.count { output.write("\n… and \(all.count - listed.count) more.\n") }
    }
    let languages = CoverageLine.text(summary.coverage)
    if !languages.isEmpty { output.write("\n\(Self.cell(languages))\n") }
    for failure in summary.failures {
      output.write(
        "\n- \(Self.code(paths.relative(failure.path))) could not be read: "
          + "\(Self.cell(failure.reason))")
    }
    if !summary.failures.isEmpty { output.write("\n") }
  }

  private func writeCounts(_ all: [Finding], _ files: String, to output: inout OutputBuffer) {
    var severities: [Severity: Int] = [:]
    var counts: [String: (severity: Severity, count: Int)] = [:]
    for finding in all {
      severities[finding.severity, default: 0] += 1
      let known = counts[finding.rule]
      counts[finding.rule] = (
        max(known?.severity ?? finding.severity, finding.severity), (known?.count ?? 0) + 1
      )
    }
    let parts: [String] = [Severity.error, .warning, .information].compactMap { severity in
      guard let count = severities[severity] else { return nil }
      let noun = severity == .information ? "note" : severity.rawValue
      return "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    output.write("\(parts.joined(separator: ", ")) in \(files).\n\n")
    output.write("| rule | severity | findings |\n|---|---|---:|\n")
    let ordered = counts.sorted {
      ($1.value.severity, $1.value.count, $0.key) < ($0.value.severity, $0.value.count, $1.key)
    }
    for (rule, value) in ordered {
      output.write("| `\(rule)` | \(value.severity.rawValue) | \(value.count) |\n")
    }
  }

  /// Returns the text for a cell of a table, without markup.
  private static func cell(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r", "\t": result += " "
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "#", "&":
        result += "\\" + String(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns a path in code style, whose fence is longer than any run of backticks in it
  /// (CommonMark, "Code spans"). In a table even code ends at a bar that is not escaped.
  private static func code(_ text: String) -> String {
    let plain = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "|": "\\|"
      case ..<" ", "\u{7F}": "\u{FFFD}"
      default: String(scalar)
      }
    }.joined()
    var (longest, run) = (0, 0)
    for byte in plain.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let space = longest > 0 ? " " : ""
    return fence + space + plain + space + fence
  }
}
