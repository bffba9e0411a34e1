/// Finds words in texts.
enum WordSearch {
  /// Whether a word or phrase is in a text with no letter on either side.
  ///
  /// - Parameter ignoringCase: Whether `File` matches `file`.
  static func contains(_ word: String, in text: String, ignoringCase: Bool = false) -> Bool {
    let word = ignoringCase ? word.lowercased() : word
    let text = ignoringCase ? text.lowercased() : text
    var rest = text[...]
    while !word.isEmpty, let range = rest.firstRange(of: word) {
      let before =
        range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
      let after = range.upperBound < text.endIndex ? text[range.upperBound] : " "
      if !before.isLetter, !after.isLetter { return true }
      rest = rest[text.index(after: range.lowerBound)...]
    }
    return false
  }
}
