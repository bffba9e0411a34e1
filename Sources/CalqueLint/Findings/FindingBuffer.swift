import CalqueDiagnostics

/// The findings of one file in the order in which they were made, without lines and columns. These
/// are computed once, at the end.
struct FindingBuffer {
  private(set) var findings: [Finding] = []

  /// The number of findings.
  var count: Int { findings.count }

  /// Adds a finding.
  mutating func append(_ finding: Finding) { findings.append(finding) }

  /// Removes findings.
  mutating func removeAll(where isUnwanted: (Finding) -> Bool) {
    findings.removeAll(where: isUnwanted)
  }

  /// Removes findings that repeat what another one reports at the same place.
  ///
  /// - Parameter echoes: For the name of a rule, the names of the rules that report the same.
  mutating func removeEchoes(_ echoes: [String: Set<String>]) {
    guard findings.count > 1, findings.contains(where: { echoes[$0.rule] != nil }) else { return }
    let first = Set(echoes.values.joined())
    let others = findings.filter { first.contains($0.rule) }
    if others.isEmpty { return }
    findings.removeAll { finding in
      guard let rules = echoes[finding.rule] else { return false }
      return others.contains { rules.contains($0.rule) && Self.isSamePlace($0, finding) }
    }
  }

  /// Whether two findings are about the same text, or touch each other if it has no key.
  private static func isSamePlace(_ left: Finding, _ right: Finding) -> Bool {
    if left.range.lowerBound <= right.range.upperBound,
      right.range.lowerBound <= left.range.upperBound
    {
      return true
    }
    return left.key != nil && left.key == right.key && left.locale == right.locale
  }

  /// The findings in the order of the file, with lines and columns.
  consuming func located(in source: SourceText) -> FileFindings {
    if findings.isEmpty { return FileFindings(source: source, findings: []) }
    sort()
    // Taken out of the buffer, so that positions are set in place.
    var findings = findings
    self.findings = []
    let lines = LineMap(source)
    // Each position is computed from the previous one: a whole file may be one line.
    var before: (offset: Int, position: SourcePosition)?
    for index in findings.indices {
      let range = findings[index].range
      let start = lines.position(at: range.lowerBound, after: before)
      before = (range.lowerBound, start)
      findings[index].start = start
      findings[index].end = lines.position(at: range.upperBound, after: before)
    }
    return FileFindings(source: source, findings: findings, knownLines: lines)
  }

  /// Sorts the findings by their places; those at one place stay in the order of the rules. Most
  /// lists are already in order, and findings are too large to be moved often.
  private mutating func sort() {
    let starts = findings.indices.map { findings[$0].range.lowerBound }
    if zip(starts, starts.dropFirst()).allSatisfy(<=) { return }
    findings = starts.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }.map { findings[$0] }
  }
}
