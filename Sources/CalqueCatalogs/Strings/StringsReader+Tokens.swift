extension StringsReader {
  func firstLineBreak(in range: Range<Int>) -> Int? {
    guard let line = ByteSearch.first(0x0A, in: scanner.bytes, from: range.lowerBound),
      line < range.upperBound
    else { return nil }
    return line > range.lowerBound && scanner.bytes[line - 1] == 0x0D ? line - 1 : line
  }

  /// Whether an entry plausibly begins at a place: a quote or a word.
  func beginsEntry(at offset: Int) -> Bool {
    let byte = scanner.bytes[offset]
    return byte == UInt8(ascii: "\"") || StringsScanner.isWordByte(byte)
  }

  func conflictMarker(at start: Int) -> Range<Int>? {
    let byte = scanner.bytes[start]
    guard byte == UInt8(ascii: "<") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">"),
      start == 0 || scanner.bytes[start - 1] == 0x0A || scanner.bytes[start - 1] == 0x0D
    else { return nil }
    var end = start
    while end < scanner.bytes.count, scanner.bytes[end] == byte { end += 1 }
    return end - start >= 7 ? start..<end : nil
  }

  /// The word at an offset, or the character if there is no word.
  func token(at start: Int) -> Range<Int> {
    var end = start
    while end < scanner.bytes.count, end - start < 40,
      StringsScanner.isWordByte(scanner.bytes[end])
    {
      end += 1
    }
    if end > start { return start..<end }
    return start..<EncodingChecks.scalarEnd(scanner.bytes, start)
  }

  func describe(_ range: Range<Int>) -> String {
    EncodingChecks.describe(scanner.bytes, range)
  }

  func strayHint(at start: Int) -> String? {
    let scalar = String(
      decoding: UnsafeBufferPointer(
        rebasing: scanner.bytes[start..<min(start + 4, scanner.bytes.count)]), as: UTF8.self
    ).unicodeScalars.first
    switch scalar {
    case "\u{201C}", "\u{201D}", "\u{201E}", "\u{AB}", "\u{BB}", "\u{2018}", "\u{2019}":
      return "Write straight quotes: \""
    case ";": return "Remove the second ';'"
    case "}": return "Remove it: it does not match a '{'"
    case "#": return "Comments are written /* … */ or // …"
    case ":": return "Write '=' between the key and the value"
    case "\u{A0}", "\u{FEFF}", "\u{200B}": return "Remove the invisible character"
    default: return nil
    }
  }
}
