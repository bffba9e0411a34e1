import CalqueDiagnostics

/// Writes findings as a JSON array of objects, one a line.
package struct JSONReporter: Reporter {
  private var isFirst = true

  /// A reporter at the beginning of its array.
  package init() {}

  /// Opens the array.
  package func begin(_ output: inout OutputBuffer) { output.write("[") }

  /// Adds the findings of a file.
  package mutating func report(_ found: FileFindings, to output: inout OutputBuffer) {
    var lines: LineMap?
    for finding in found.findings {
      output.write(isFirst ? "\n" : ",\n")
      isFirst = false
      if finding.fix != nil, lines == nil { lines = LineMap(found.source) }
      write(finding, lines, to: &output)
    }
  }

  /// Closes the array.
  package func end(_ summary: LintSummary, _ output: inout OutputBuffer) {
    output.write(isFirst ? "]\n" : "\n]\n")
  }

  private func write(_ finding: Finding, _ lines: LineMap?, to output: inout OutputBuffer) {
    output.write("{\"file\":")
    JSONText.write(finding.file, to: &output)
    output.write(",\"line\":")
    output.write(finding.start.line)
    output.write(",\"column\":")
    output.write(finding.start.column)
    output.write(",\"endLine\":")
    output.write(finding.end.line)
    output.write(",\"endColumn\":")
    output.write(finding.end.column)
    output.write(",\"severity\":\"")
    output.write(finding.severity.rawValue)
    output.write("\",\"rule\":\"")
    output.write(finding.rule)
    output.write("\",\"message\":")
    JSONText.write(finding.sentence, to: &output)
    output.write(",\"key\":")
    JSONText.write(finding.key, to: &output)
    output.write(",\"locale\":")
    JSONText.write(finding.locale, to: &output)
    output.write(",\"fix\":")
    if let fix = finding.fix, let lines {
      write(fix, lines, to: &output)
    } else {
      output.write("null")
    }
    output.write("}")
  }

  private func write(_ fix: Fix, _ lines: LineMap, to output: inout OutputBuffer) {
    output.write("{\"title\":")
    JSONText.write(fix.title, to: &output)
    output.write(",\"edits\":[")
    for (index, edit) in fix.edits.enumerated() {
      let start = lines.position(at: edit.range.lowerBound)
      let end = lines.position(at: edit.range.upperBound)
      output.write(index == 0 ? "" : ",")
      output.write(
        "{\"line\":\(start.line),\"column\":\(start.column),\"endLine\":\(end.line),"
          + "\"endColumn\":\(end.column),\"replacement\":")
      JSONText.write(edit.replacement, to: &output)
      output.write("}")
    }
    output.write("]}")
  }
}
