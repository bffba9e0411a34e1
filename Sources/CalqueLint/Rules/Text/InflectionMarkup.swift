import CalqueCatalogs
package import CalqueDiagnostics

/// Markup for automatic grammar agreement that a translation has broken.
package enum InflectionMarkup: TextRule {
  package static let id = "inflection_markup"
  package static let severity = Severity.warning
  package static let summary = "the markup ^[…](inflect: true) is broken"
  package static let rationale = """
    Foundation makes the words in `^[…](inflect: true)` agree with the number beside them. The words \
    of the attributes are no text: translated, in other quotes or with a space before their bracket, \
    the whole markup is shown. A language without this agreement may leave it out altogether.
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
          ? "A space stands in the middle of '^[…](…)', which is shown as it stands so"
          : "'\(attributes)' names nothing that Foundation knows",
        remedy: isTorn ? "Remove the space" : "Write the attributes as the source text has them",
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
