import CalqueCatalogs
package import CalqueDiagnostics

/// Quotation marks of another language.
package enum Quotes: TextRule {
  package static let id = "quotes"
  package static let severity = Severity.information
  package static let summary = "quotation marks that are wrong for the language or unbalanced"
  package static let rationale = """
    Each language has its own pairs: „German“, « French », «Russian», 「Japanese」. English \
    quotation marks in a German sentence look foreign, and a pair of two different kinds looks \
    broken. Straight quotation marks are reported only if the source text has typographic ones, \
    and unbalanced ones only if those of the source text are balanced.
    """
  package static let examples: [RuleExample] = [
    .strings(#""a" = "Datei ↓“%@” öffnen";"#, in: "de"),
    .strings(#""a" = "Datei ↓„%@” öffnen";"#, in: "de"),
    .strings(english: #""a" = "Open “%@”";"#, german: #""a" = "↓\"%@\" öffnen";"#),
    .strings(english: #""a" = "Open \"%@\"";"#, german: #""a" = "↓\"%@ öffnen";"#),
    .strings(english: #""a" = "Screens";"#, german: #""a" = "Schirme, 5\"";"#),
    .strings(#""a" = "„%@“ und »%@«";"#, in: "de"),
    .strings(#""a" = "“%@”";"#),
    .strings(#""a" = "«%@» „%@“";"#, in: "ru"),
    .strings(english: #""a" = "Open \"%@\"";"#, german: #""a" = "\"%@\" öffnen";"#),
    .strings(#""a" = "“%@”";"#, in: "xx"),
  ]
  package static let interest = TextInterest.texts(with: [.typographicQuote, .quote])

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    var marks: [(scalar: Unicode.Scalar, offset: Int)] = []
    var offset = 0
    for scalar in text.string.unicodeScalars {
      if isMark(scalar) { marks.append((scalar, offset)) }
      offset += UTF8.width(scalar)
    }
    // Marks that are not in pairs may be inches, or a mark that opens every paragraph, unless the
    // source text has pairs.
    guard marks.count.isMultiple(of: 2) else { return checkPartner(of: marks, in: text, &context) }
    guard let allowed = pairs[WritingSystem.language(text.locale)] else { return }
    let isTypographic = text.source?.traits.contains(.typographicQuote) == true
    for index in stride(from: 0, to: marks.count, by: 2) {
      let pair = String(marks[index].scalar) + String(marks[index + 1].scalar)
      if allowed.contains(pair) || pair == "\"\"" && !isTypographic { continue }
      let place = marks[index].offset..<(marks[index].offset + UTF8.width(marks[index].scalar))
      let meant = allowed[0]
      context.report(
        Self.self, at: context.place(of: place, in: text.text),
        "'\(pair)' is not a pair of quotation marks in this language",
        remedy: "Use '\(meant)'", key: text.key, locale: text.locale)
    }
  }

  private static func checkPartner(
    of marks: [(scalar: Unicode.Scalar, offset: Int)], in text: TextUnit,
    _ context: inout LintContext
  ) {
    // In Hebrew and Yiddish the straight mark is used inside abbreviations.
    guard let source = text.source, let last = marks.last,
      !["he", "iw", "yi"].contains(WritingSystem.language(text.locale))
    else { return }
    let theirs = source.string.unicodeScalars.count(where: isMark)
    guard theirs > 0, theirs.isMultiple(of: 2) else { return }
    context.report(
      Self.self,
      at: context.place(of: last.offset..<(last.offset + UTF8.width(last.scalar)), in: text.text),
      "Unbalanced quotation mark",
      remedy: "Add the other quotation mark, or remove this one", key: text.key, locale: text.locale
    )
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "“", "”", "„", "‟", "«", "»", "「", "」", "『", "』": true
    default: false
    }
  }

  /// The pairs that a language uses, the usual one first (CLDR, delimiters; and what its typography
  /// also allows).
  private static let pairs: [Substring: [String]] = [
    "en": ["“”"], "de": ["„“", "»«", "«»"], "fr": ["«»", "“”"], "it": ["«»", "“”"],
    "es": ["«»", "“”"], "ca": ["«»", "“”"], "gl": ["«»", "“”"], "eu": ["«»", "“”"],
    "pt": ["“”", "«»"], "nl": ["“”", "„”"], "sv": ["””", "»»", "”“"], "fi": ["””", "»»"],
    "da": ["“”", "„“", "»«", "””"], "nb": ["«»", "“”"], "nn": ["«»"], "no": ["«»"],
    "pl": ["„”", "«»"], "cs": ["„“", "»«"], "sk": ["„“", "»«"], "hu": ["„”", "»«"],
    "ro": ["„”", "«»"], "bg": ["„“", "«»"], "ru": ["«»", "„“"], "uk": ["«»", "„“", "“”", "„”"],
    "be": ["«»", "„“"], "el": ["«»", "“”"], "tr": ["“”", "«»"], "fa": ["«»"],
    "hr": ["„”", "„“", "»«"], "sl": ["„“", "»«"], "sr": ["„”", "„“"], "lt": ["„“"],
    "lv": ["“”", "„”", "„“", "«»"], "et": ["„“", "„”", "«»"], "is": ["„“"], "mk": ["„“"],
    "ka": ["„“", "“”"], "hy": ["«»"], "vi": ["“”"], "id": ["“”"], "ko": ["“”"],
    "ja": ["「」", "『』", "“”"], "zh": ["“”", "「」", "『』"], "th": ["“”"],
  ]
}
