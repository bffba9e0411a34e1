import CalqueCatalogs
package import CalqueDiagnostics

/// A word that appears twice in a row.
package enum DuplicateWords: TextRule {
  package static let id = "duplicate_words"
  package static let severity = Severity.information
  package static let summary = "a repeated word"
  package static let rationale = """
    Usually a remainder of an edited sentence. Languages that double words to say “many” or “very” \
    are not checked, nor are words that the source text repeats; pronouns and articles that may \
    follow each other (`nous nous`, `die die`) are accepted.
    """
  package static let examples: [RuleExample] = [
    .strings(#""a" = "Open the ↓the file";"#),
    .strings(english: #""a" = "Open";"#, german: #""a" = "Das Datei ↓Datei öffnen";"#),
    .strings(english: #""a" = "Bye bye";"#, german: #""a" = "Tschüss tschüss";"#),
    .strings(#""a" = "%@ %@, 10 10, a a, one. One";"#),
    .strings(#""a" = "Nous nous voyons";"#, in: "fr"),
    .strings(#""a" = "yavaş yavaş";"#, in: "tr"),
  ]
  package static let interest = TextInterest.texts(with: .space)

  /// Languages that double words as a matter of grammar or style.
  private static let doubling: Set<Substring> = [
    "id", "ms", "jv", "su", "tr", "az", "vi", "hi", "mr", "ne", "bn", "ur", "pa", "gu", "ta", "te",
    "kn", "ml", "si", "fa", "sw", "tl", "fil", "mi", "ko", "zh", "ja", "km", "th", "lo", "my",
    "haw",
  ]
  private static let allowed: Set<String> = [
    "nous", "vous", "die", "der", "das", "sie", "had", "that", "je", "die", "dat", "si", "se", "to",
    "no", "bye", "ha", "knock", "very", "in", "en",
  ]

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    let found = doubles(text.string)
    guard !found.isEmpty, !doubling.contains(WritingSystem.language(text.locale)) else { return }
    if let source = text.source, !doubles(source.string).isEmpty { return }
    for (word, range) in found where !allowed.contains(word.lowercased()) {
      context.report(
        Self.self, at: context.place(of: range, in: text.text), "'\(word)' is repeated",
        remedy: "Remove one", key: text.key, locale: text.locale)
    }
  }

  /// Returns the words that repeat the previous one, after a single space.
  private static func doubles(_ text: String) -> [(word: String, range: Range<Int>)] {
    var text = text
    return text.withUTF8 { bytes in
      var found: [(word: String, range: Range<Int>)] = []
      // The word in front of the space before the current one; empty if there is none.
      var last = 0..<0
      var start = 0
      while start < bytes.count {
        let end = wordEnd(bytes, from: start)
        guard end > start else {
          last = 0..<0
          start += TextScan.scalar(bytes, at: start, end: bytes.count).length
          continue
        }
        if !last.isEmpty, mayBeEqual(bytes[last.lowerBound], bytes[start]),
          isDouble(bytes, last, start..<end)
        {
          found.append((String(decoding: bytes[start..<end], as: UTF8.self), start..<end))
        }
        let isBeforeSpace = end < bytes.count && bytes[end] == 0x20
        last = isBeforeSpace ? start..<end : 0..<0
        start = isBeforeSpace ? end + 1 : end
      }
      return found
    }
  }

  /// The end of the word that begins at an offset; the offset itself if there is no word.
  @inline(__always)
  private static func wordEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x80 {
        guard (byte | 0x20) &- 0x61 < 26 else { break }
        offset += 1
      } else {
        let (value, length) = TextScan.scalar(bytes, at: offset, end: bytes.count)
        guard CharacterTable.classes(of: value).contains(.word) else { break }
        offset += length
      }
    }
    return offset
  }

  /// Whether two words may be equal in lower case, by their first bytes.
  @inline(__always)
  private static func mayBeEqual(_ one: UInt8, _ other: UInt8) -> Bool {
    (one | other) >= 0x80 || (one ^ other) & ~0x20 == 0
  }

  /// Whether two words are equal in lower case, and longer than one letter.
  private static func isDouble(
    _ bytes: UnsafeBufferPointer<UInt8>, _ one: Range<Int>, _ other: Range<Int>
  ) -> Bool {
    var (first, second) = (one.lowerBound, other.lowerBound)
    var length = 0
    while first < one.upperBound, second < other.upperBound {
      let (a, width) = TextScan.scalar(bytes, at: first, end: one.upperBound)
      let (b, otherWidth) = TextScan.scalar(bytes, at: second, end: other.upperBound)
      if a != b {
        guard let lower = CharacterTable.lowercase(of: a),
          let otherLower = CharacterTable.lowercase(of: b)
        else {
          // Handles characters that become two characters in lower case.
          func lowercased(_ range: Range<Int>) -> String {
            String(decoding: bytes[range], as: UTF8.self).lowercased()
          }
          return lowercased(one) == lowercased(other)
        }
        if lower != otherLower { return false }
      }
      first += width
      second += otherWidth
      length += 1
    }
    return first == one.upperBound && second == other.upperBound && length > 1
  }
}
