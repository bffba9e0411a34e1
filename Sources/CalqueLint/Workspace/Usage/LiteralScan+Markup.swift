/// Texts in XML.
extension LiteralScan {
  /// Reads the values of attributes and the texts between tags.
  mutating func readMarkup() {
    while index < bytes.count {
      let end =
        bytes[index] == Self.quote
        ? Self.quote : bytes[index] == UInt8(ascii: ">") ? UInt8(ascii: "<") : 0
      index += 1
      if end == 0 { continue }
      let start = index
      while index < bytes.count, bytes[index] != end { index += 1 }
      addMarkup(bytes[start..<index])
      if end == Self.quote { index += 1 }
    }
  }

  private mutating func addMarkup(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    guard let start = text.firstIndex(where: { !Self.isSpace($0) }),
      let last = text.lastIndex(where: { !Self.isSpace($0) })
    else { return }
    guard text.contains(UInt8(ascii: "&")) else {
      words.add(text)
      if start > text.startIndex || last + 1 < text.endIndex { words.add(text[start...last]) }
      return
    }
    words.add(Self.decoded(String(decoding: text[start...last], as: UTF8.self)).utf8)
  }

  private static func decoded(_ text: String) -> String {
    var text = text
    for (entity, character) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#10;", "\n"),
      ("&#xA;", "\n"), ("&#9;", "\t"), ("&amp;", "&"),
    ] { text.replace(entity, with: character) }
    return text
  }
}
