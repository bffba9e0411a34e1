import CalqueDiagnostics

/// Writes SARIF 2.1.0 (OASIS): one run, with the rules, the findings with fixes and fingerprints,
/// and what could not be read.
package struct SARIFReporter: Reporter {
  private let paths: ReportPath
  private var isFirst = true
  private var identities = IdentityCount()
  private let indexes: [String: Int]

  /// Makes a reporter that writes paths in the given form.
  package init(paths: ReportPath) {
    self.paths = paths
    indexes = Dictionary(
      RuleRegistry.all.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  package func begin(_ output: inout OutputBuffer) {
    output.write(
      "{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\","
        + "\"runs\":[{\"tool\":{\"driver\":{\"name\":\"strings-lint\","
        + "\"version\":\"\(ProgramVersion.text)\",\"rules\":[")
    for (index, rule) in RuleRegistry.all.enumerated() {
      output.write(index == 0 ? "\n" : ",\n")
      output.write("{\"id\":\"\(rule.id)\",\"shortDescription\":{\"text\":")
      JSONText.write(rule.summary, to: &output)
      output.write("},\"fullDescription\":{\"text\":")
      JSONText.write(rule.rationale, to: &output)
      // GitHub shows the help next to a finding, and requires it.
      output.write("},\"help\":{\"text\":")
      JSONText.write(rule.rationale, to: &output)
      output.write("},\"defaultConfiguration\":{\"level\":\"\(Self.level(rule.severity))\"}}")
    }
    // Columns count scalars, including tabs.
    output.write("\n]}},\"columnKind\":\"unicodeCodePoints\",\"results\":[")
  }

  package mutating func report(_ found: FileFindings, to output: inout OutputBuffer) {
    let path = paths.relative(found.source.path)
    let uri = paths.uri(found.source.path)
    var lines: LineMap?
    for finding in found.findings {
      output.write(isFirst ? "\n" : ",\n")
      isFirst = false
      output.write("{\"ruleId\":\"\(finding.rule)\",\"ruleIndex\":\(indexes[finding.rule] ?? -1)")
      output.write(",\"level\":\"\(Self.level(finding.severity))\",\"message\":{\"text\":")
      JSONText.write(finding.sentence, to: &output)
      output.write("},\"locations\":[{\"physicalLocation\":{")
      writeArtifact(uri, to: &output)
      output.write(",\"region\":")
      write(finding.start, finding.end, to: &output)
      output.write("}")
      if let key = finding.key {
        output.write(",\"logicalLocations\":[{\"kind\":\"resource\",\"name\":")
        JSONText.write(key, to: &output)
        output.write("}]")
      }
      let identity = FindingIdentity(finding, in: found.source, path: path)
      output.write("}],\"partialFingerprints\":{\"stringsLint/v1\":\"")
      output.write(identities.fingerprint(identity))
      output.write("\"}")
      if let fix = finding.fix, !fix.edits.isEmpty {
        let map = lines ?? LineMap(found.source)
        lines = map
        write(fix, uri, map, to: &output)
      }
      output.write("}")
    }
  }

  package func end(_ summary: LintSummary, _ output: inout OutputBuffer) {
    output.write(isFirst ? "]" : "\n]")
    output.write(",\"invocations\":[{\"executionSuccessful\":\(summary.failures.isEmpty)")
    output.write(",\"toolExecutionNotifications\":[")
    for (index, failure) in summary.failures.enumerated() {
      output.write(index == 0 ? "\n" : ",\n")
      output.write("{\"level\":\"error\",\"message\":{\"text\":")
      JSONText.write("\(failure.path): \(failure.reason)", to: &output)
      output.write("},\"locations\":[{\"physicalLocation\":{")
      writeArtifact(paths.uri(failure.path), to: &output)
      output.write("}}]}")
    }
    output.write("]}]}]}\n")
  }

  private static func level(_ severity: Severity) -> String {
    severity == .information ? "note" : severity.rawValue
  }

  private func writeArtifact(_ uri: String, to output: inout OutputBuffer) {
    output.write("\"artifactLocation\":{\"uri\":")
    JSONText.write(uri, to: &output)
    if !uri.hasPrefix("file:") { output.write(",\"uriBaseId\":\"%SRCROOT%\"") }
    output.write("}")
  }

  private func write(
    _ start: SourcePosition, _ end: SourcePosition, to output: inout OutputBuffer
  ) {
    output.write(
      "{\"startLine\":\(start.line),\"startColumn\":\(start.column),\"endLine\":\(end.line),"
        + "\"endColumn\":\(end.column)}")
  }

  private func write(
    _ fix: Fix, _ uri: String, _ lines: LineMap, to output: inout OutputBuffer
  ) {
    output.write(",\"fixes\":[{\"description\":{\"text\":")
    JSONText.write(fix.title, to: &output)
    output.write("},\"artifactChanges\":[{")
    writeArtifact(uri, to: &output)
    output.write(",\"replacements\":[")
    for (index, edit) in fix.edits.enumerated() {
      output.write(index == 0 ? "{\"deletedRegion\":" : ",{\"deletedRegion\":")
      write(
        lines.position(at: edit.range.lowerBound), lines.position(at: edit.range.upperBound),
        to: &output)
      output.write(",\"insertedContent\":{\"text\":")
      JSONText.write(edit.replacement, to: &output)
      output.write("}}")
    }
    output.write("]}]}]")
  }
}
