package import CalqueCatalogs
package import CalqueDiagnostics

/// Collects what rules find in one file. Lines and columns are worked out once, at the end.
package struct FindingList {
  /// The file.
  package let file: LintFile
  /// The text that places are meant in.
  package var source: SourceText { file.source }
  /// The format of the file.
  package var format: Catalog.Format { file.format }
  /// The format whose escapes the file has: a `.strings` file may be a property list in XML.
  package let spellingFormat: Catalog.Format
  /// Whether the file spells its texts out: those of a binary property list are no stretches of it.
  package let isSpelled: Bool
  /// The rules for what is looked at now.
  private(set) var rules: RuleSet
  private var fileRules: FileRules
  private var findings: [Finding] = []
  /// The texts that rules look at together, when all were seen.
  var collected = CollectedTexts()

  /// A list for a file.
  init(_ file: LintFile, _ fileRules: FileRules) {
    self.file = file
    let first = file.source.utf8.first { $0 > 0x20 }
    spellingFormat =
      file.format == .strings && first == UInt8(ascii: "<") ? .stringsdict : file.format
    isSpelled = !file.source.utf8.starts(with: "bplist".utf8)
    self.fileRules = fileRules
    rules = fileRules.common
  }

  /// Goes on to texts of a locale, for which other rules may hold.
  mutating func enter(locale: String?) {
    rules = fileRules.rules(forLocale: locale)
  }

  /// The settings of a rule for the locale and the file that is looked at.
  package func settings<Rule: ConfigurableRule>(of rule: Rule.Type) -> Rule.Settings {
    rules.settings(of: rule)
  }

  /// Whether findings of a rule are reported here.
  ///
  /// - Parameter severity: As in ``add(_:at:severity:_:remedy:key:locale:fix:)``.
  package func reports(_ rule: any Rule.Type, severity: Severity? = nil) -> Bool {
    rules.severity(of: rule, severity) != nil
  }

  /// Whether the last findings, those about one key, have one of a rule.
  package func hasFinding(of rule: any Rule.Type, forKey key: String) -> Bool {
    for finding in findings.reversed() {
      guard finding.key == key else { return false }
      if finding.rule == rule.id { return true }
    }
    return false
  }

  /// How many findings there are.
  package var count: Int { findings.count }

  /// Adds a finding.
  ///
  /// - Parameters:
  ///   - rule: The rule that found it.
  ///   - range: The place, in offsets of the file's text.
  ///   - severity: How bad it is, where that is not what the rule says of all that it finds. The
  ///     project's configuration has the last word.
  ///   - message: What was expected and what was found.
  ///   - remedy: What to do.
  ///   - key: The key of the entry.
  ///   - locale: The locale of the text.
  ///   - related: Another place that it has to do with.
  package mutating func add(
    _ rule: any Rule.Type, at range: Range<Int>, severity: Severity? = nil,
    _ message: String, remedy: String? = nil, key: String? = nil, locale: String? = nil,
    fix: Fix? = nil, related: RelatedPlace? = nil
  ) {
    guard let severity = rules.severity(of: rule, severity) else { return }
    let unknown = SourcePosition(line: 1, column: 1)
    findings.append(
      Finding(
        file: source.path, range: range, start: unknown, end: unknown, severity: severity,
        rule: rule.id, message: message, remedy: remedy, key: key, locale: locale, fix: fix,
        related: related))
  }

  /// The place in the file of a stretch of a decoded text.
  package func place(of range: Range<Int>, in text: CatalogText) -> Range<Int> {
    guard isSpelled else { return text.range }
    return SpellingMap(source.utf8, text.range, format: spellingFormat).range(of: range)
  }

  /// The text of the file at a range.
  package func spelling(at range: Range<Int>) -> String {
    String(decoding: source.utf8[range.clamped(to: 0..<source.utf8.count)], as: UTF8.self)
  }

  /// Asks the rules that look at texts beside each other. It is called when all were seen.
  mutating func finish() {
    let texts = collected
    collected = CollectedTexts()
    texts.check(&self)
    EchoedFindings.remove(from: &findings)
  }

  /// Takes out what comments in the file ask not to be told, and says what is wrong with them.
  mutating func heedDirectives() {
    let directives = DirectiveScan.directives(in: file)
    if directives.isEmpty { return }
    var suppression = Suppression(directives)
    findings.removeAll { suppression.takes($0) }
    enter(locale: file.locale)
    if rules.asks(DisableUnknown.id) {
      for found in directives { DisableUnknown.check(found.directive, &self) }
    }
    if rules.asks(DisableUnused.id) {
      for item in suppression.items { DisableUnused.check(item, &self) }
    }
  }

  /// The findings in the order of the file, with lines and columns.
  package consuming func located() -> FileFindings {
    var findings = findings
    var known: LineMap?
    if !findings.isEmpty {
      let lines = LineMap(source)
      known = lines
      findings = Self.sorted(findings)
      // Each is counted from the one before: a whole file may stand on one line.
      var before: (offset: Int, position: SourcePosition)?
      for index in findings.indices {
        let range = findings[index].range
        let start = lines.position(at: range.lowerBound, after: before)
        before = (range.lowerBound, start)
        findings[index].start = start
        findings[index].end = lines.position(at: range.upperBound, after: before)
      }
    }
    return FileFindings(source: source, findings: findings, knownLines: known)
  }

  /// The findings in the order of their places; those at one place stay in the order of the rules.
  /// Most lists are in order as they are, and findings are too large to be moved often.
  private static func sorted(_ findings: [Finding]) -> [Finding] {
    let starts = findings.indices.map { findings[$0].range.lowerBound }
    if zip(starts, starts.dropFirst()).allSatisfy(<=) { return findings }
    return starts.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }.map { findings[$0] }
  }
}

/// What was found in one file, and its text to quote from.
package struct FileFindings: Sendable {
  /// The text.
  package let source: SourceText
  /// The findings, in the order of the file.
  package var findings: [Finding]
  /// The lines of the text, where somebody has found them.
  fileprivate var knownLines: LineMap?

  init(source: SourceText, findings: [Finding], knownLines: LineMap? = nil) {
    self.source = source
    self.findings = findings
    self.knownLines = knownLines
  }

  /// The lines of the text.
  var lines: LineMap { knownLines ?? LineMap(source) }
}
