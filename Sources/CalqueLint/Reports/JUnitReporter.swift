import CalqueDiagnostics

/// Writes the XML of JUnit: a suite for each file with findings, and a failed test for each
/// finding, with a name of its own. If there are no findings, there is one passed test, since an
/// empty report looks like one that was never made.
package struct JUnitReporter: Reporter {
  private let paths: ReportPath
  private var suites = OutputBuffer(descriptor: nil)
  private var count = 0

  /// Makes a reporter that writes paths in the given form.
  package init(paths: ReportPath) {
    self.paths = paths
  }

  package mutating func report(_ found: FileFindings, to output: inout OutputBuffer) {
    let path = XMLMarkup.escaped(paths.relative(found.source.path))
    let number = found.findings.count
    count += number
    suites.write(
      "  <testsuite name=\"\(path)\" tests=\"\(number)\" failures=\"\(number)\" errors=\"0\">\n")
    // Services treat two tests of the same name as one.
    var names: [String: Int] = [:]
    for finding in found.findings {
      let place = "\(finding.start.line):\(finding.start.column)"
      var name = "\(finding.rule) at \(place)"
      if let key = finding.key { name += ", \(key)" }
      names[name, default: 0] += 1
      if let count = names[name], count > 1 { name += " (\(count))" }
      suites.write(
        "    <testcase classname=\"\(path)\" name=\"\(XMLMarkup.escaped(name))\" "
          + "file=\"\(path)\" line=\"\(finding.start.line)\">\n")
      suites.write(
        "      <failure type=\"\(finding.severity.rawValue)\" "
          + "message=\"\(XMLMarkup.escaped(finding.message))\">")
      suites.write("\(path):\(place): \(XMLMarkup.escaped(finding.sentence))</failure>\n")
      suites.write("    </testcase>\n")
    }
    suites.write("  </testsuite>\n")
  }

  package mutating func end(_ summary: LintSummary, _ output: inout OutputBuffer) {
    let errors = summary.failures.count
    let hasPassed = count + errors == 0
    let tests = hasPassed ? 1 : count + errors
    output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    output.write(
      "<testsuites name=\"strings-lint\" tests=\"\(tests)\" failures=\"\(count)\" "
        + "errors=\"\(errors)\">\n")
    output.write(suites.bytes)
    if hasPassed || errors > 0 {
      output.write(
        "  <testsuite name=\"strings-lint\" tests=\"\(hasPassed ? 1 : errors)\" failures=\"0\" "
          + "errors=\"\(errors)\">\n")
      if hasPassed {
        output.write("    <testcase classname=\"strings-lint\" name=\"\(summary.files) files\"/>\n")
      }
      for failure in summary.failures {
        let path = XMLMarkup.escaped(paths.relative(failure.path))
        output.write(
          "    <testcase classname=\"\(path)\" name=\"can be read\"><error message=\""
            + "\(XMLMarkup.escaped(failure.reason))\"/></testcase>\n")
      }
      output.write("  </testsuite>\n")
    }
    output.write("</testsuites>\n")
  }
}
