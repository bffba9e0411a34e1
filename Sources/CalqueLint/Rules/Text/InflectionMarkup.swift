import CalqueCatalogs
package import CalqueDiagnostics

/// Markup for automatic grammar agreement that a translation has broken.
package enum InflectionMarkup: TextRule {
  package static let id = "inflection_markup"
  package static let severity = Severity.warning
  package static let summary = "broken inflection markup, `^[…](inflect: true)`"
  package static let rationale = """
    Foundation inflects the words in `^[…](inflect: true)` to agree with the number. The \
    attributes are not translatable: if they are translated, quoted differently, or separated from \
    the words by a space, the markup is shown literally. A language without such agreement may \
    omit it.
    """
  package static let examples: [RuleExample] = [
    .strings(
      english: #""a" = "^[%d file](inflect: true)";"#,
      german: #""a" = "↓^[%d Datei] (inflect: true)";"#),
    .strings(
      english: #""a" = "^[%d file](inflect: true)";"#,
      german: #""a" = "↓^[%d Datei](beugen: wahr)";"#),
    .strings(english: #""a" = "^[%d file](inflect: true)";"#, german: #""a" = "%d Dateien";"#),
    .strings(#""a" = "^[%d file](morphology: { partOfSpeech: \"noun\" }, inflect: true)";"#),
    .strings(#""a" = "2^[n]";"#),
  ]
  package static let interest = TextInterest.texts(with: .caret)

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    let utf8 = Array(text.string.utf8)
    for start in utf8.indices where utf8[start] == UInt8(ascii: "^") {
      var open = start + 1
      while open < utf8.count, utf8[open] == 0x20 { open += 1 }
      guard open < utf8.count, utf8[open] == UInt8(ascii: "["),
        let close = utf8[open...].firstIndex(of: UInt8(ascii: "]"))
      else { continue }
      var paren = close + 1
      while paren < utf8.count, utf8[paren] == 0x20 { paren += 1 }
      guard paren < utf8.count, utf8[paren] == UInt8(ascii: "("),
        let end = utf8[paren...].firstIndex(of: UInt8(ascii: ")"))
      else { continue }
      let attributes = String(decoding: utf8[(paren + 1)..<end], as: UTF8.self)
      let isTorn = open > start + 1 || paren > close + 1
      let isKnown = names.contains { attributes.contains($0) }
      // In a text that was never markup, words in brackets may follow brackets.
      guard isTorn ? isKnown : !isKnown && attributes.utf8.contains(UInt8(ascii: ":")) else {
        continue
      }
      context.report(
        Self.self, at: context.place(of: start..<(end + 1), in: text.text),
        isTorn
          ? "A space inside '^[…](…)' breaks the markup, which is shown literally"
          : "'\(attributes)' is not an attribute that Foundation knows",
        remedy: isTorn ? "Remove the space" : "Use the attributes of the source text",
        key: text.key, locale: text.locale)
    }
  }

  /// The names of attributes in this markup (Foundation, `AttributeScopes.FoundationAttributes` and
  /// its decoding from markdown).
  private static let names = [
    "inflect", "morphology", "inflectionRule", "inflectionAlternative", "agreeWithArgument",
    "agreeWithConcept", "referentConcept", "localizedNumericArgument", "personNameComponent",
    "dateField", "numberPart", "numberSymbol", "durationField", "byteCount", "measurement",
    "listItemIndex",
  ]
}
