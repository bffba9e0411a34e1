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
    let most = Double(text.string.utf8.count)
    if let theirs = simpleCount(source.string), most <= Double(theirs) * settings.maximum { return }
    let (own, theirs) = (length(text.string), length(source.string))
    guard theirs >= settings.minimumLength, Double(own) > Double(theirs) * settings.maximum else {
      return
    }
    context.report(
      Self.self, at: text.text.range,
      "The translation has \(own) characters, the source text \(theirs)",
      remedy: "Shorten it, or check whether it belongs to another key", key: text.key,
      locale: text.locale)
  }
  /// Returns the number of characters of a text. Three periods are one, as in an ellipsis.
  private static func length(_ text: String) -> Int {
    text.replacing("...", with: "…").count
  }

  private static func isEllipsis(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    offset + 2 < bytes.count && bytes[offset + 1] == 0x2E && bytes[offset + 2] == 0x2E
  }

  /// Returns the number of characters of a text in which each code point is one: of ASCII, Latin-1
  /// and dashes, quotation marks and ellipses, without carriage returns. Nil for others.
  private static func simpleCount(_ text: String) -> Int? {
    var text = text
    return text.withUTF8 { bytes in
      var count = 0
      var offset = 0
      while offset < bytes.count {
        switch bytes[offset] {
        case 0x0D: return nil
        case 0x2E where isEllipsis(bytes, offset): offset += 3
        case ..<0x80: offset += 1
        case 0xC3: offset += 2
        case 0xE2:
          guard offset + 2 < bytes.count, bytes[offset + 1] == 0x80,
            (0x90...0xA7).contains(bytes[offset + 2])
          else { return nil }
          offset += 3
        default: return nil
        }
        count += 1
      }
      return count
    }
  }
}
