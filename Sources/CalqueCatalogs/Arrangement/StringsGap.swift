import CalqueDiagnostics

/// The text between two entries of a `.strings` file.
struct StringsGap {
  var notes: [StringsNote] = []
  /// Whether there is an empty line in front of what follows the gap.
  var endsWithBlankLine = false

  /// The comments without those that an empty line separates from the rest.
  var notesWithoutHeader: ArraySlice<StringsNote> {
    if let own = notes.dropFirst().firstIndex(where: \.followsBlankLine) { return notes[own...] }
    return endsWithBlankLine ? [] : notes[...]
  }

  /// - Throws: `FileError` at anything that is neither space nor a comment.
  static func read(
    _ source: SourceText, _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) throws(FileError) -> StringsGap {
    var gap = StringsGap()
    var index = range.lowerBound
    var lines = 0
    while index < range.upperBound {
      let byte = bytes[index]
      if byte <= 0x20 {
        let isPair = byte == 0x0D && index + 1 < range.upperBound && bytes[index + 1] == 0x0A
        if byte == 0x0A || byte == 0x0D && !isPair { lines += 1 }
        index += 1
        continue
      }
      guard let end = commentEnd(bytes, index, range.upperBound) else {
        throw FileError(
          source.place(at: index..<range.upperBound), "Only comments can be between entries")
      }
      let isOneLine = !bytes[index..<end].contains { $0 == 0x0A || $0 == 0x0D }
      gap.notes.append(
        StringsNote(
          range: index..<end, followsBlankLine: lines > 1,
          continuesLine: lines == 0 && range.lowerBound > 0 && isOneLine))
      index = end
      lines = 0
    }
    gap.endsWithBlankLine = lines > 1
    return gap
  }

  private static func commentEnd(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ limit: Int
  ) -> Int? {
    guard start + 1 < limit, bytes[start] == UInt8(ascii: "/") else { return nil }
    var index = start + 2
    if bytes[start + 1] == UInt8(ascii: "/") {
      while index < limit, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      return index
    }
    guard bytes[start + 1] == UInt8(ascii: "*") else { return nil }
    while index + 1 < limit {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        return index + 2
      }
      index += 1
    }
    return nil
  }
}
