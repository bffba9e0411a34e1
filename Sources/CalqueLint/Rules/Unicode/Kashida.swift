package import CalqueDiagnostics

/// A word that is stretched.
package enum Kashida: TextRule {
  package static let id = "kashida"
  package static let severity = Severity.information
  package static let summary = "a tatweel between the letters of a word"
  package static let rationale = """
    U+0640 stretches an Arabic word to fill a line in print. On a screen it is decoration: \
    searches miss the word, and screen readers mispronounce it. After a prefix in front of a name \
    or a placeholder (`لـ %@`), it keeps the letter in its joined form, and is correct.
    """
  package static let examples: [RuleExample] = [
    .strings("\"a\" = \"مر↓ـــحبا\";\n", in: "ar"),
    .strings("\"a\" = \"لـ %@ و الـ Wi-Fi\";\n", in: "ar"),
    .strings("\"a\" = \"هـ\";\n", in: "ar"),
  ]
  package static let interest = TextInterest.texts(with: .tatweel)

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    let all = PlacedScalar.all(of: text.string)
    var index = 0
    while index < all.count {
      guard all[index].scalar == "\u{640}" else {
        index += 1
        continue
      }
      let start = index
      while index < all.count, all[index].scalar == "\u{640}" { index += 1 }
      guard start > 0, index < all.count, isLetter(all[start - 1].scalar),
        isLetter(all[index].scalar)
      else { continue }
      let range = all[start].offset..<all[index].offset
      context.report(
        Self.self, at: context.place(of: range, in: text.text),
        "A tatweel (U+0640) stretches the word", remedy: "Remove it", key: text.key,
        locale: text.locale)
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    TextTraits(of: scalar).contains(.arabic) && scalar.properties.isAlphabetic
  }
}
