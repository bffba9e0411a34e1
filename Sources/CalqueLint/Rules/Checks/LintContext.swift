package import CalqueCatalogs
package import CalqueDiagnostics

/// What a rule uses in addition to the unit that it checks: the settings of the project, the raw
/// text of the file, and the place to report findings to.
package struct LintContext {
  /// How the file writes its texts.
  package let spelling: RawFileText
  /// Changes of the file other than of its texts.
  package let edits: CatalogEdits
  /// The rules for the current locale.
  var rules: RuleSet
  private var facts: [String: LanguageFacts] = [:]
  /// Whether a `.strings` file has line breaks or links of HTML: its texts are shown as HTML.
  private(set) lazy var hasHTML: Bool =
    spelling.format == .strings
    && ["<br>", "<br/>", "<br />", "<a href"].contains { spelling.contains($0) }
  /// What was found so far.
  var findings: FindingBuffer

  /// A context without findings.
  init(_ file: LintFile, rules: RuleSet) {
    spelling = RawFileText(file)
    edits = CatalogEdits(file)
    findings = FindingBuffer(length: file.source.utf8.count)
    self.rules = rules
  }

  /// Returns the settings of a rule for the current locale and file.
  package func settings<Rule: ConfigurableRule>(of rule: Rule.Type) -> Rule.Settings {
    rules.settings(of: rule)
  }

  /// Returns what is known of the language of a locale. It is kept: the texts of a string catalog
  /// change their language with each text.
  mutating func facts(of locale: String) -> LanguageFacts {
    if let facts = facts[locale] { return facts }
    let found = LanguageFacts(locale)
    facts[locale] = found
    return found
  }

  /// Whether a rule runs here.
  package func asks(_ id: String) -> Bool { rules.asks(id) }

  /// Whether findings of a rule are reported here.
  ///
  /// - Parameter severity: As in ``report(_:at:severity:_:remedy:key:locale:fix:related:)``.
  package func reports(_ rule: any Rule.Type, severity: Severity? = nil) -> Bool {
    rules.severity(of: rule, severity) != nil
  }

  /// Whether a rule has one of the last findings, those about one key.
  package func hasFinding(of rule: any Rule.Type, forKey key: String) -> Bool {
    for finding in findings.findings.reversed() {
      guard finding.key == key else { return false }
      if finding.rule == rule.id { return true }
    }
    return false
  }

  /// Reports a finding.
  ///
  /// - Parameters:
  ///   - rule: The rule that found it.
  ///   - range: The place, in offsets of the file's text.
  ///   - severity: The severity of the finding, if it differs from that of the rule. The project's
  ///     configuration takes precedence.
  ///   - message: What was expected and what was found.
  ///   - remedy: What to do.
  ///   - key: The key of the entry.
  ///   - locale: The locale of the text.
  ///   - related: A related place.
  package mutating func report(
    _ rule: any Rule.Type, at range: Range<Int>, severity: Severity? = nil,
    _ message: String, remedy: String? = nil, key: String? = nil, locale: String? = nil,
    fix: Fix? = nil, related: RelatedPlace? = nil
  ) {
    guard let severity = rules.severity(of: rule, severity) else { return }
    let unknown = SourcePosition(line: 1, column: 1)
    findings.append(
      Finding(
        file: spelling.source.path, range: range, start: unknown, end: unknown, severity: severity,
        rule: rule.id, message: message, remedy: remedy, key: key, locale: locale, fix: fix,
        related: related))
  }

  /// Returns the range in the file of a range of a decoded text.
  package func place(of range: Range<Int>, in text: CatalogText) -> Range<Int> {
    spelling.place(of: range, in: text)
  }

  /// Returns a fix that changes a text in the raw form of the file, or nil if it cannot be changed.
  package func fix(_ title: String, _ edits: [TextEdit], in text: CatalogText) -> Fix? {
    spelling.fix(title, edits, in: text)
  }

  /// The text of the file at a range.
  package func text(at range: Range<Int>) -> String {
    String(decoding: spelling.bytes(at: range), as: UTF8.self)
  }
}
