package import CalqueDiagnostics
import CalqueICU

/// A text with decomposed letters.
package enum NotComposed: TextRule {
  package static let id = "not_nfc"
  package static let severity = Severity.information
  package static let summary = "letters that are not in Unicode Normalization Form C"
  package static let rationale = """
    `é` can be one character, or `e` followed by a combining accent. Both look the same, but \
    differ in searches, in comparisons by bytes, in lengths and in keys. Files of other systems \
    and some keyboards use the decomposed form. NFC (UAX #15) is the form of almost all other \
    text.
    """
  package static let examples: [RuleExample] = [
    .strings("\"a\" = \"Caf↓e\u{301}\";\n", in: "fr"),
    .strings("\"a\" = \"↓\u{212B}\";\n", in: "sv"),
    .strings("\"a\" = \"Café à 5 \u{C5}\";\n", in: "fr"),
    .strings("\"a\" = \"m\u{304}\";\n"),
  ]
  package static let interest = TextInterest.texts(with: .uncomposed)

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    guard !Composition.isComposed(text.string) else { return }
    var edits: [TextEdit] = []
    // Piece by piece: a base with its marks. Letters of Hangul and of a few scripts of India
    // compose across such pieces; they are handled together.
    var offset = 0
    for character in text.string {
      let piece = String(character)
      let composed = Composition.composed(piece)
      let count = piece.utf8.count
      if !composed.unicodeScalars.elementsEqual(piece.unicodeScalars) {
        edits.append(TextEdit(offset..<(offset + count), composed))
      }
      offset += count
    }
    guard let first = edits.first else { return }
    let others = edits.count > 1 ? ", nor are \(edits.count - 1) others" : ""
    context.report(
      Self.self, at: context.place(of: first.range, in: text.text),
      "'\(first.replacement)' is not in NFC\(others)",
      remedy: "Convert the string to NFC", key: text.key, locale: text.locale,
      fix: context.fix("convert the string to NFC", edits, in: text.text))
  }
}
