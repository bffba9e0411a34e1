package import CalqueCatalogs
package import CalqueDiagnostics

/// What a rule works with beside the unit that it looks at: the settings of the project, the spelling
/// of the file, and the place to report findings to.
package struct LintContext {
  /// How the file spells its texts.
  package let spelling: FileSpelling
  /// Changes of the file beside its texts.
  package let edits: CatalogEdits
  /// The rules that hold for the locale at hand.
  var rules: RuleSet
  /// What was found so far.
  var findings = FindingBuffer()

  /// A context without findings.
  init(_ file: LintFile, rules: RuleSet) {
    spelling = FileSpelling(file)
    edits = CatalogEdits(file)
    self.rules = rules
  }

  /// The settings of a rule for the locale and the file that is looked at.
  package func settings<Rule: ConfigurableRule>(of rule: Rule.Type) -> Rule.Settings {
    rules.settings(of: rule)
  }

  /// Whether a rule is asked here.
  package func asks(_ id: String) -> Bool { rules.asks(id) }

  /// Whether findings of a rule are reported here.
  ///
  /// - Parameter severity: As in ``report(_:at:severity:_:remedy:key:locale:fix:related:)``.
  package func reports(_ rule: any Rule.Type, severity: Severity? = nil) -> Bool {
    rules.severity(of: rule, severity) != nil
  }

  /// Whether the last findings, those about one key, have one of a rule.
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
  ///   - severity: How bad it is, where that is not what the rule says of all that it finds. The
  ///     project's configuration has the last word.
  ///   - message: What was expected and what was found.
  ///   - remedy: What to do.
  ///   - key: The key of the entry.
  ///   - locale: The locale of the text.
  ///   - related: Another place that it has to do with.
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

  /// The place in the file of a stretch of a decoded text.
  package func place(of range: Range<Int>, in text: CatalogText) -> Range<Int> {
    spelling.place(of: range, in: text)
  }

  /// A fix that changes a text where the file spells it; nil where it cannot be changed.
  package func fix(_ title: String, _ edits: [TextEdit], in text: CatalogText) -> Fix? {
    spelling.fix(title, edits, in: text)
  }

  /// The text of the file at a range.
  package func text(at range: Range<Int>) -> String {
    String(decoding: spelling.bytes(at: range), as: UTF8.self)
  }
}
