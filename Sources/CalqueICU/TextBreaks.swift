internal import CCalqueICU

/// The places where a text can be divided: lines by UAX #14, graphemes and words by UAX #29, with
/// ICU's dictionaries for Thai, Lao, Khmer, Burmese, Chinese and Japanese.
///
/// Offsets count UTF-16 units. The start of the text is never in a result; its end always is.
package enum TextBreaks {
  package struct LineBreak: Hashable, Sendable {
    /// The first unit of the next line.
    package let offset: Int
    /// Whether the line must end here: after a newline or another hard break.
    package let isMandatory: Bool

    package init(offset: Int, isMandatory: Bool) {
      self.offset = offset
      self.isMandatory = isMandatory
    }
  }

  package struct WordSegment: Hashable, Sendable {
    package let range: Range<Int>
    /// False for white space and punctuation.
    package let isWord: Bool
  }

  /// Opportunities to break a line, including the end of the text.
  ///
  /// - Parameter locale: Affects small kana, quotation marks and similar characters; the keywords
  ///   `lb` (strict, normal, loose) and `lw` (phrase) are supported.
  package static func lineBreaks(_ utf16: [UInt16], locale: String) -> [LineBreak] {
    boundaries(.line, utf16, locale: locale) { offset, mark in
      LineBreak(offset: offset, isMandatory: mark)
    }
  }

  /// The ends of the user-perceived characters.
  package static func graphemes(_ utf16: [UInt16]) -> [Int] {
    boundaries(.grapheme, utf16, locale: "root") { offset, _ in offset }
  }

  /// Words, and the text between them.
  package static func words(_ utf16: [UInt16], locale: String) -> [WordSegment] {
    var start = 0
    return boundaries(.word, utf16, locale: locale) { offset, isWord in
      defer { start = offset }
      return WordSegment(range: start..<offset, isWord: isWord)
    }
  }

  /// The ends of the sentences.
  package static func sentences(_ utf16: [UInt16], locale: String) -> [Int] {
    boundaries(.sentence, utf16, locale: locale) { offset, _ in offset }
  }

  private static func boundaries<Result>(
    _ kind: BreakIterator.Kind, _ utf16: [UInt16], locale: String,
    _ make: (_ offset: Int, _ mark: Bool) -> Result
  ) -> [Result] {
    guard !utf16.isEmpty else { return [] }
    guard let iterator = BreakIterator.borrow(kind, locale: locale) else {
      return [make(utf16.count, false)]
    }
    defer { iterator.giveBack() }
    return iterator.boundaries(of: utf16, make)
  }
}
