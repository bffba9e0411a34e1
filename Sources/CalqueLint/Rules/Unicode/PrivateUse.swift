package import CalqueDiagnostics

/// A character whose meaning depends on one font.
package enum PrivateUse: TextRule {
  package static let id = "private_use"
  package static let severity = Severity.warning
  package static let summary = "a private-use character that the source text does not have"
  package static let rationale = """
    Without the font that it was made for, the character is shown as a box. If the source text has \
    it too, it is intended: a symbol, or the Apple logo of U+F8FF, which Apple's fonts contain.
    """
  package static let examples: [RuleExample] = [
    .strings(english: "\"a\" = \"Open\";\n", german: "\"a\" = \"↓\u{F020} Öffnen\";\n"),
    .strings(
      english: "\"a\" = \"\u{100C41} Sounds\";\n", german: "\"a\" = \"\u{100C41} Töne\";\n"),
    .strings(english: "\"a\" = \"Apple\";\n", german: "\"a\" = \"\u{F8FF}\";\n"),
  ]
  package static let interest = TextInterest.texts(with: .privateUse)

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    guard let source = text.source else { return }
    for place in PlacedScalar.all(of: text.string)
    where TextTraits(of: place.scalar).contains(.privateUse) && place.scalar.value != 0xF8FF
      && !source.string.unicodeScalars.contains(place.scalar)
    {
      context.report(
        Self.self, at: context.place(of: place.range, in: text.text),
        severity: place.scalar.value >= 0x10_0000 ? .information : nil,
        "\(place.scalar.codePoint) is for private use, but the source text does not have it",
        remedy: "Use the intended character", key: text.key, locale: text.locale)
    }
  }
}
