package import CalqueDiagnostics

/// A replacement for a character that a program could not read.
package enum ReplacementCharacter: TextRule {
  package static let id = "replacement_char"
  package static let severity = Severity.warning
  package static let summary = "a replacement character (U+FFFD), whose original is lost"
  package static let rationale = """
    A tool read the text in the wrong encoding, and replaced what it could not decode. The \
    original character is lost; only the translator knows it.
    """
  package static let examples: [RuleExample] = [
    .strings("\"a\" = \"Men↓\u{FFFD}\";\n", in: "es"),
    .strings("\"a\" = \"Men↓\\UFFFD\";\n", in: "es"),
    .strings("\"a\" = \"Menú\";\n", in: "es"),
    // These bytes are not valid text, which is another rule's finding.
    .strings("\"a\" = \"Men⟦A9⟧\";\n", in: "es"),
  ]
  package static let interest = TextInterest.texts(with: .replacement)

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    for place in PlacedScalar.all(of: text.string) where place.scalar == "\u{FFFD}" {
      let range = context.place(of: place.range, in: text.text)
      let spelling = context.spelling.bytes(at: range)
      let isEscape = spelling.first == UInt8(ascii: "\\") || spelling.first == UInt8(ascii: "&")
      guard isEscape || spelling.elementsEqual([0xEF, 0xBF, 0xBD]) else { continue }
      context.report(
        Self.self, at: range, "A character was lost and replaced by U+FFFD",
        remedy: "Use the intended character", key: text.key, locale: text.locale)
    }
  }
}
