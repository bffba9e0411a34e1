import CalqueICU

extension StyledText {
  /// Returns the line ends that are inside a word: neither the language nor a hyphen of the text
  /// allows a line to end there, so the word was wider than the line.
  ///
  /// - Parameter ends: The ends of lines, in UTF-16 units of the text.
  package func endsInsideWords(_ ends: [Int]) -> [Int] {
    guard !ends.isEmpty else { return [] }
    let units = Array(string.utf16)
    let allowed = Set(lineBreaks(units).map(\.offset))
    func isLetter(_ index: Int) -> Bool {
      guard units.indices.contains(index) else { return false }
      guard let scalar = Unicode.Scalar(UInt32(units[index])) else { return true }
      return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar.properties.generalCategory == .nonspacingMark
    }
    return ends.filter { !allowed.contains($0) && isLetter($0 - 1) && isLetter($0) }
  }
}
