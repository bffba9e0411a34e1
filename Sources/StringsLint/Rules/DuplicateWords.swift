package import Diagnostics
import StringCatalogs

/// A word that stands there twice.
package enum DuplicateWords: TextRule {
  package static let id = "duplicate_words"
  package static let severity = Severity.information
  package static let summary = "the same word twice in a row"
  package static let rationale = """
    Mostly a word that was left behind when a sentence was changed. Languages that double words to say \
    “many” or “very” are not looked at, nor is what the source text doubles too; pronouns and articles \
    that may follow each other (`nous nous`, `die die`) pass.
    """
  package static let examples: [RuleExample] = [
    .strings(#""a" = "Open the ↓the file";"#),
    .strings(english: #""a" = "Open";"#, german: #""a" = "Das Datei ↓Datei öffnen";"#),
    .strings(english: #""a" = "Bye bye";"#, german: #""a" = "Tschüss tschüss";"#),
    .strings(#""a" = "%@ %@, 10 10, a a, one. One";"#),
    .strings(#""a" = "Nous nous voyons";"#, in: "fr"),
    .strings(#""a" = "yavaş yavaş";"#, in: "tr"),
  ]
  package static let traits: TextTraits = .space

  /// They double words as a matter of grammar or of style.
  private static let doubling: Set<Substring> = [
    "id", "ms", "jv", "su", "tr", "az", "vi", "hi", "mr", "ne", "bn", "ur", "pa", "gu", "ta", "te",
    "kn", "ml", "si", "fa", "sw", "tl", "fil", "mi", "ko", "zh", "ja", "km", "th", "lo", "my",
    "haw",
  ]
  private static let allowed: Set<String> = [
    "nous", "vous", "die", "der", "das", "sie", "had", "that", "je", "die", "dat", "si", "se", "to",
    "no", "bye", "ha", "knock", "very", "in", "en",
  ]

  package static func check(_ text: LintedText, _ list: inout FindingList) {
    if doubling.contains(WritingSystem.language(text.locale)) { return }
    if let source = text.source, !doubles(source.string).isEmpty { return }
    for (word, range) in doubles(text.string) where !allowed.contains(word.lowercased()) {
      list.add(
        Self.self, at: list.place(of: range, in: text.text), "'\(word)' stands here twice",
        remedy: "Remove one", key: text.key, locale: text.locale)
    }
  }

  /// The words that repeat the one before, behind one space.
  private static func doubles(_ text: String) -> [(word: String, range: Range<Int>)] {
    var found: [(word: String, range: Range<Int>)] = []
    var last = ""
    var word = ""
    var start = 0
    var offset = 0
    func flush() {
      let lower = word.lowercased()
      if lower.unicodeScalars.count > 1, lower == last {
        found.append((word, start..<offset))
      }
      last = lower
      word = ""
    }
    for scalar in text.unicodeScalars {
      if scalar.properties.isAlphabetic
        || scalar.properties.canonicalCombiningClass != .notReordered
      {
        if word.isEmpty { start = offset }
        word.unicodeScalars.append(scalar)
      } else if scalar == " ", !word.isEmpty {
        flush()
      } else {
        if !word.isEmpty { flush() }
        last = ""
      }
      offset += UTF8.width(scalar)
    }
    if !word.isEmpty { flush() }
    return found
  }
}
