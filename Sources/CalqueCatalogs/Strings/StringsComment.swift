/// The text of comments.
enum StringsComment {
  /// The text of the comments at a range: without their delimiters, one line each, trimmed.
  static func text(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    let isBlock =
      range.count >= 2 && bytes[range.lowerBound] == UInt8(ascii: "/")
      && bytes[range.lowerBound + 1] == UInt8(ascii: "*")
    if isBlock {
      var inner = (range.lowerBound + 2)..<range.upperBound
      if inner.count >= 2, bytes[inner.upperBound - 1] == UInt8(ascii: "/"),
        bytes[inner.upperBound - 2] == UInt8(ascii: "*")
      {
        inner = inner.lowerBound..<(inner.upperBound - 2)
      }
      return trimmed(bytes, inner)
    }
    var lines: [String] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      while end < range.upperBound, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      while start < end, isSpace(bytes[start]) { start += 1 }
      while start < end, bytes[start] == UInt8(ascii: "/") { start += 1 }
      let line = trimmed(bytes, start..<end)
      if !line.isEmpty { lines.append(line) }
      start = end + 1
    }
    return lines.joined(separator: "\n")
  }

  /// The text of an XML comment, without its delimiters, trimmed.
  static func ofMarkup(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    let start = min(range.lowerBound + 4, range.upperBound)
    return trimmed(bytes, start..<max(start, range.upperBound - 3))
  }

  /// The text at a range without the surrounding white space.
  static func trimmed(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, isSpace(bytes[start]) { start += 1 }
    while end > start, isSpace(bytes[end - 1]) { end -= 1 }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte >= 0x09 && byte <= 0x0D
  }
}
