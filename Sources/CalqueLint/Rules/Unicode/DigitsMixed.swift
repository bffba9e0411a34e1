package import CalqueDiagnostics

/// Digits of two scripts.
package enum DigitsMixed: TextRule {
  package static let id = "digits_mixed"
  package static let severity = Severity.information
  package static let summary = "digits of two scripts in one string"
  package static let rationale = """
    A string with `٣` and `5` looks careless, and its order may be unexpected: digits of different \
    scripts have different bidirectional classes (UAX #9). Placeholders show the digits of the \
    locale.
    """
  package static let examples: [RuleExample] = [
    .strings("\"a\" = \"من ١٠ إلى ↓20\";\n", in: "ar"),
    .strings("\"a\" = \"من ١٠ إلى %1$d\";\n", in: "ar"),
    .strings("\"a\" = \"MP3 ١٠\";\n", in: "ar"),
    .strings("\"a\" = \"من 10 إلى 20\";\n", in: "ar"),
  ]
  package static let interest = TextInterest.texts(with: .nativeDigit)

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    guard text.traits.contains(.digit) else { return }
    let all = text.literals
    // Digits next to Latin letters are part of a name: MP3, 4K, IPv6.
    func isName(_ index: Int) -> Bool {
      guard all.indices.contains(index), let place = all[index] else { return false }
      return TextTraits(of: place.scalar).contains(.latin)
        || place.scalar == "." || place.scalar == "/"
    }
    for index in all.indices {
      guard let place = all[index], ("0"..."9").contains(place.scalar) else { continue }
      var start = index
      while start > 0, let before = all[start - 1], ("0"..."9").contains(before.scalar) {
        start -= 1
      }
      var end = index + 1
      while end < all.count, let after = all[end], ("0"..."9").contains(after.scalar) { end += 1 }
      if isName(start - 1) || isName(end) { continue }
      context.report(
        Self.self, at: context.place(of: place.range, in: text.text),
        "The digit '\(place.scalar)' is in a string with digits of another script",
        remedy: "Use one script for all numbers", key: text.key, locale: text.locale)
      return
    }
  }
}
