/// The text transformations of pseudo-locales.
enum PseudoText {
  /// A word, or the text between words.
  struct Piece: Hashable {
    var text: String
    var isWord: Bool
  }

  /// Returns a text in pieces. Only prose consists of words, not specifiers (`%1$@`), tags (`<b>`),
  /// references (`&amp;`), the target of a link (`](…)`), or addresses.
  static func pieces(of text: some StringProtocol) -> [Piece] {
    var pieces: [Piece] = []
    var rest = Substring(text)
    while let first = rest.first {
      let isWord = first.isLetter || first.isNumber
      // Marks begin with one of these; addresses begin where a word does.
      let mayBeMark = "%<&]".contains(first) || isWord && pieces.last?.isWord != true
      if mayBeMark, let mark = rest.prefixMatch(of: mark) {
        append(mark.0, isWord: false, to: &pieces)
        rest = rest[mark.range.upperBound...]
      } else {
        append(rest.prefix(1), isWord: isWord, to: &pieces)
        rest = rest.dropFirst()
      }
    }
    return pieces
  }

  /// The grammar of specifiers is that of `printf` with Foundation's `%@` and `%#@name@`.
  ///
  /// The expression is compiled once, which takes far longer than a match. `Regex` is not
  /// `Sendable` because it may contain closures; this one contains none.
  nonisolated(unsafe) private static let mark: Regex<Substring> =
    #/(?:%(?:[0-9]+\$)?(?:\#@[^@]*@|[-+\#0']*[0-9*]*(?:\.[0-9*]*)?(?:hh|h|ll|l|q|L|z|t|j)?[@%a-zA-Z])|</?[A-Za-z][^<>]*>|&\#?[A-Za-z0-9]+;|\]\([^()]*\)|[a-z][a-z0-9+.\-]*://\S+|[\w.+\-]+@[\w\-]+\.[\w.\-]+)/#

  private static func append(_ text: Substring, isWord: Bool, to pieces: inout [Piece]) {
    if let last = pieces.last, last.isWord == isWord {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append(Piece(text: String(text), isWord: isWord))
    }
  }

  /// Returns Latin letters with accents and with vowels doubled, as English texts are comparatively
  /// short.
  static func accented(_ word: String) -> String {
    var result = ""
    for scalar in word.unicodeScalars {
      let letter = accents[scalar] ?? scalar
      result.unicodeScalars.append(letter)
      if vowels.contains(scalar) { result.unicodeScalars.append(accents[lower(scalar)] ?? letter) }
    }
    return result
  }

  /// Returns a word that is shown from right to left regardless of its letters: RLM, RLO, word,
  /// PDF, RLM. (The marks outside the override keep adjacent text in the same direction.)
  static func overridden(_ word: String) -> String {
    "\u{200F}\u{202E}\(word)\u{202C}\u{200F}"
  }

  private static func lower(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.value < 0x61 ? Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value | 0x20)) : scalar
  }

  private static let vowels = Set("aeiouyAEIOUY".unicodeScalars)
  private static let accents = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars,
      "åƀçđéƒĝĥîĵķļṁñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ".unicodeScalars))
}
