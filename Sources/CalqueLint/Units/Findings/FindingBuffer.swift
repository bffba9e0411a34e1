import CalqueDiagnostics

/// The findings of one file in the order in which they were made, without lines and columns. These
/// are computed once, at the end.
struct FindingBuffer {
  private(set) var findings: [Finding] = []
  /// The length of the file in bytes.
  private let length: Int

  /// No findings.
  ///
  /// - Parameter length: The length of the file in bytes.
  init(length: Int) { self.length = length }

  /// The number of findings.
  var count: Int { findings.count }

  /// Adds a finding.
  mutating func append(_ finding: Finding) {
    if findings.count >= 1_000, findings.count == findings.capacity {
      reserve(place: finding.range.lowerBound)
    }
    findings.append(finding)
  }

  /// Makes room for as many findings as the part of the file before a place lets expect for all of
  /// it: findings are large, and so are the costs of moving many of them again and again.
  private mutating func reserve(place: Int) {
    let expected = findings.count * length / max(place, 1)
    findings.reserveCapacity(max(findings.count * 2, min(expected + expected / 8, length / 8)))
  }

  /// Notes what the text of the findings after the first ones is to the source text.
  mutating func note(_ origin: TextOrigin, after count: Int) {
    for index in count..<findings.count { findings[index].origin = origin }
  }

  /// Removes findings.
  mutating func removeAll(where isUnwanted: (Finding) -> Bool) {
    findings.removeAll(where: isUnwanted)
  }

  /// Removes findings that repeat what another one reports at the same place.
  ///
  /// - Parameter echoes: For the name of a rule, the names of the rules that report the same.
  mutating func removeEchoes(_ echoes: [String: Set<String>]) {
    guard findings.count > 1, haveRule(of: echoes) else { return }
    let first = Set(echoes.values.joined())
    var places = EchoPlaces()
    var last = (rule: "", isFirst: false)
    for index in findings.indices {
      if findings[index].rule != last.rule {
        last = (findings[index].rule, first.contains(findings[index].rule))
      }
      if last.isFirst { places.add(findings[index]) }
    }
    if places.isEmpty { return }
    places.sort()
    findings.removeAll { finding in
      guard let rules = echoes[finding.rule] else { return false }
      return rules.contains { places.contain($0, at: finding) }
    }
  }

  /// Whether a finding is of one of some rules. Those after each other are mostly of one rule.
  private func haveRule(of names: [String: Set<String>]) -> Bool {
    var last = ""
    for index in findings.indices where findings[index].rule != last {
      last = findings[index].rule
      if names[last] != nil { return true }
    }
    return false
  }

  /// Takes the findings out of the buffer, in the order of the file, with lines and columns.
  mutating func located(in source: SourceText) -> FileFindings {
    if findings.isEmpty { return FileFindings(source: source, findings: []) }
    sort()
    // Swapped, so that there is one owner and positions are set in place.
    var findings: [Finding] = []
    swap(&findings, &self.findings)
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

/// The places of the findings of rules that others repeat.
private struct EchoPlaces {
  /// A text, by its key and its language.
  private struct Text: Hashable {
    var rule: String
    var key: String
    var locale: String?
  }

  private var texts: Set<Text> = []
  /// By the rules. When sorted, by their beginnings, with the largest end so far.
  private var ranges: [String: [(start: Int, end: Int)]] = [:]

  var isEmpty: Bool { ranges.isEmpty }

  mutating func add(_ finding: Finding) {
    ranges[finding.rule, default: []].append((finding.range.lowerBound, finding.range.upperBound))
    if let key = finding.key {
      texts.insert(Text(rule: finding.rule, key: key, locale: finding.locale))
    }
  }

  mutating func sort() {
    for rule in ranges.keys {
      ranges[rule]?.sort { $0 < $1 }
      var end = 0
      for index in ranges[rule]?.indices ?? 0..<0 {
        end = max(end, ranges[rule]?[index].end ?? 0)
        ranges[rule]?[index].end = end
      }
    }
  }

  /// Whether a rule found something in the same text, or in a range that touches that of a finding.
  func contain(_ rule: String, at finding: Finding) -> Bool {
    if let key = finding.key,
      texts.contains(Text(rule: rule, key: key, locale: finding.locale))
    {
      return true
    }
    guard let ranges = ranges[rule] else { return false }
    // The last that begins before the end of the finding.
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].start <= finding.range.upperBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low > 0 && ranges[low - 1].end >= finding.range.lowerBound
  }
}
