import CalqueCatalogs
package import CalqueDiagnostics

/// A translation that is many times as long as its source.
package enum ExpansionRatio: TextRule, ConfigurableRule {
  package static let id = "expansion_ratio"
  package static let severity = Severity.information
  package static let summary = "a translation is much longer than its source text"
  package static let rationale = """
    What was laid out for a word gets a sentence. Short texts grow most, twice and more from English \
    (W3C, “Text size in translation”), so those below a length are not compared.
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
      .number("maximum", \.maximum, in: 1...100, "how many times as long a translation may be"),
      .integer(
        "minimum_length", \.minimumLength, in: 1...10_000,
        "the characters of the shortest source text that is compared"),
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
      "The text has \(own) characters, and its source \(theirs)",
      remedy: "Shorten it, or see whether it belongs to another key", key: text.key,
      locale: text.locale)
  }
}
