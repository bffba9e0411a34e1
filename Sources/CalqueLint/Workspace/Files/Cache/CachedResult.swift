import CalqueCatalogs
import CalqueDiagnostics

/// The binary form of the results of a task: each text once, then the files that were linted, then
/// the findings by the numbers of their texts.
enum CachedResult {
  /// Returns the encoded result. Returns nil if it has failures: what could not be read is tried
  /// again.
  static func bytes(of result: TaskResult) -> [UInt8]? {
    guard result.failures.isEmpty else { return nil }
    var texts = TextList()
    var body = CacheWriter()
    body.write(all: result.linted) { $0.write(texts.number(of: $1)) }
    body.write(all: result.findings) { body, found in
      body.write(texts.number(of: found.source.path))
      body.write(all: found.findings) { write($1, &texts, to: &$0) }
    }
    body.write(all: result.coverage) {
      $0.write(texts.number(of: $1.path))
      $0.write(texts.number(of: $1.locale))
      $0.write($1.total)
      $0.write($1.missing)
    }
    var output = CacheWriter()
    output.write(all: texts.texts) { $0.write($1) }
    output.write(body.bytes)
    return output.bytes
  }

  /// Decodes a result.
  ///
  /// - Parameter source: Returns the text of a file with findings, or nil if it has changed.
  static func result(
    _ bytes: ArraySlice<UInt8>, source: (String) -> SourceText?
  ) throws(CacheReader.Broken) -> TaskResult {
    var reader = CacheReader(bytes)
    let texts = try reader.all { reader throws(CacheReader.Broken) in try reader.text() }
    var body = CacheReader(try reader.part())
    var result = TaskResult()
    result.linted = try body.all { body throws(CacheReader.Broken) in
      try text(texts, &body)
    }
    result.findings = try body.all { body throws(CacheReader.Broken) in
      let path = try text(texts, &body)
      guard let source = source(path) else { throw CacheReader.Broken() }
      let findings = try body.all { body throws(CacheReader.Broken) in
        try finding(in: path, texts, &body)
      }
      return FileFindings(source: source, findings: findings)
    }
    result.coverage = try body.all { body throws(CacheReader.Broken) in
      LanguageCoverage(
        path: try text(texts, &body), locale: try text(texts, &body), total: try body.count(),
        missing: try body.count())
    }
    guard reader.isAtEnd, body.isAtEnd else { throw CacheReader.Broken() }
    return result
  }

  private static func write(
    _ finding: Finding, _ texts: inout TextList, to body: inout CacheWriter
  ) {
    body.write(finding.range)
    for position in [finding.start, finding.end] {
      body.write(position.line)
      body.write(position.column)
    }
    body.write(texts.number(of: finding.severity.rawValue))
    body.write(texts.number(of: finding.rule))
    body.write(texts.number(of: finding.message))
    for text in [finding.remedy, finding.key, finding.locale] {
      body.write(text.map { texts.number(of: $0) }) { $0.write($1) }
    }
    body.write(finding.fix) { body, fix in
      body.write(texts.number(of: fix.title))
      body.write(fix.removesByteOrderMark)
      body.write(fix.copiedRange) { $0.write($1) }
      body.write(all: fix.edits) {
        $0.write($1.range)
        $0.write(texts.number(of: $1.replacement))
      }
    }
    body.write(finding.related) { body, place in
      body.write(texts.number(of: place.kind.rawValue))
      body.write(texts.number(of: place.path))
      body.write(place.position.line)
      body.write(place.position.column)
    }
    body.write(finding.origin.map { texts.number(of: $0.rawValue) }) { $0.write($1) }
  }

  private static func finding(
    in path: String, _ texts: [String], _ body: inout CacheReader
  ) throws(CacheReader.Broken) -> Finding {
    let range = try body.range()
    let start = SourcePosition(line: try body.count(), column: try body.count())
    let end = SourcePosition(line: try body.count(), column: try body.count())
    guard let severity = Severity(rawValue: try text(texts, &body)) else {
      throw CacheReader.Broken()
    }
    var finding = Finding(
      file: path, range: range, start: start, end: end, severity: severity,
      rule: try text(texts, &body), message: try text(texts, &body))
    func optionalText(_ body: inout CacheReader) throws(CacheReader.Broken) -> String? {
      try body.optional { body throws(CacheReader.Broken) in try text(texts, &body) }
    }
    finding.remedy = try optionalText(&body)
    finding.key = try optionalText(&body)
    finding.locale = try optionalText(&body)
    finding.fix = try body.optional { body throws(CacheReader.Broken) in
      let title = try text(texts, &body)
      let removesMark = try body.flag()
      let copied = try body.optional { body throws(CacheReader.Broken) in try body.range() }
      let edits = try body.all { body throws(CacheReader.Broken) in
        Edit(range: try body.range(), replacement: try text(texts, &body))
      }
      return Fix(title: title, edits: edits, removesByteOrderMark: removesMark, copiedRange: copied)
    }
    finding.related = try body.optional { body throws(CacheReader.Broken) in
      guard let kind = RelatedPlace.Kind(rawValue: try text(texts, &body)) else {
        throw CacheReader.Broken()
      }
      return RelatedPlace(
        kind, path: try text(texts, &body),
        position: SourcePosition(line: try body.count(), column: try body.count()))
    }
    finding.origin = try optionalText(&body).flatMap { TextOrigin(rawValue: $0) }
    return finding
  }

  private static func text(
    _ texts: [String], _ body: inout CacheReader
  ) throws(CacheReader.Broken) -> String {
    let number = try body.count()
    guard texts.indices.contains(number) else { throw CacheReader.Broken() }
    return texts[number]
  }
}

/// Texts, each once. Texts that look alike but have other scalars are different.
private struct TextList {
  private(set) var texts: [String] = []
  private var numbers: [ScalarKey: Int] = [:]

  mutating func number(of text: String) -> Int {
    if let known = numbers[ScalarKey(text)] { return known }
    numbers[ScalarKey(text)] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}
