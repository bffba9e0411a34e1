import CalqueCatalogs
package import CalqueDiagnostics

/// A translation that is many times as long as its source.
package enum ExpansionRatio: TextRule, ConfigurableRule {
  package static let id = "expansion_ratio"
  package static let severity = Severity.information
  package static let summary = "a translation that is much longer than its source text"
  package static let rationale = """
    Layouts that fit a word get a sentence. Short strings grow most, to twice the length and more \
    from English (W3C, “Text size in translation”), so strings below a length are not compared.
    """
  package static let examples: [RuleExample] = [
    .strings(
      english: #""a" = "Open the file";"#,
      german: #""a" = "↓Hier öffnet man die Datei, die man vorher im Fenster gewählt hat";"#),
    .strings(
      english: #""a" = "Open the file";"#, german: #""a" = "↓Die Datei hier öffnen";"#
    ).configured("rules: { expansion_ratio: { maximum: 1.5 } }\n"),
    .strings(english: #""a" = "OK";"#, german: #""a" = "Einverstanden";"#),
    .strings(english: #""a" = "Open the file";"#, german: #""a" = "Die Datei hier öffnen";"#),
  ]
  package static let interest = TextInterest.pairs(with: .any)

  /// What a project may configure.
  package struct Settings: RuleSettings {
    var maximum = 3.0
    var minimumLength = 10
    /// The defaults.
    package init() {}
    package static let options: [RuleOption<Settings>] = [
      .number(
        "maximum", \.maximum, in: 1...100,
        "the maximum ratio of the length of a translation to that of its source text"),
      .integer(
        "minimum_length", \.minimumLength, in: 1...10_000,
        "the minimum length of a compared source text, in characters"),
    ]
  }

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    guard let source = text.source else { return }
    // A character has at most a few bytes in each of the two, so most pairs need no counting.
    guard text.string.utf8.count > source.string.utf8.count else { return }
    let settings = context.settings(of: Self.self)
    // Without other characters than ASCII and carriage returns, each byte is a character.
    let most = Double(text.string.utf8.count)
    if most <= Double(source.string.utf8.count) * settings.maximum,
      !source.traits.contains(.nonASCII), !source.string.utf8.contains(0x0D)
    {
      return
    }
    let (own, theirs) = (text.string.count, source.string.count)
    guard theirs >= settings.minimumLength, Double(own) > Double(theirs) * settings.maximum else {
      return
    }
    context.report(
      Self.self, at: text.text.range,
      "The translation has \(own) characters, the source text \(theirs)",
      remedy: "Shorten it, or check whether it belongs to another key", key: text.key,
      locale: text.locale)
  }
}
