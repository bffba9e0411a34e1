/// The text of comments.
enum StringsComment {
  /// What the comments at a range say: without their signs, one line each, trimmed.
  static func text(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    var lines: [Substring] = []
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    if text.utf8.starts(with: "/*".utf8) {
      var inner = Substring(text.utf8.dropFirst(2))
      if inner.utf8.count >= 2, inner.utf8.suffix(2).elementsEqual("*/".utf8) {
        inner = Substring(inner.utf8.dropLast(2))
      }
      return String(trimmed(inner))
    }
    for line in text.split(whereSeparator: \.isNewline) {
      let line = trimmed(line)
      lines.append(trimmed(Substring(line.utf8.drop { $0 == UInt8(ascii: "/") })))
    }
    return lines.joined(separator: "\n")
  }

  static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
