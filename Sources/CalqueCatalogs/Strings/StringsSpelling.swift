/// Spells texts and comments for `.strings` files.
enum StringsSpelling {
  /// A text between quotes, with the escapes that CoreFoundation decodes. Only the necessary
  /// characters are escaped: the quote, the backslash and control characters.
  ///
  /// - Parameter keepsLineBreaks: Whether line breaks are not escaped, which is allowed too.
  static func text(
    _ text: String, quote: UInt8 = UInt8(ascii: "\""), keepsLineBreaks: Bool = false
  ) -> String {
    var output: [UInt8] = []
    output.reserveCapacity(text.utf8.count + 8)
    for byte in text.utf8 {
      switch byte {
      case quote, UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
      case 0x0A where keepsLineBreaks: output.append(byte)
      case 0x07...0x0D:
        output += [UInt8(ascii: "\\"), letters[Int(byte) - 0x07]]
      case 0x20..<0x7F, 0x80...: output.append(byte)
      default:
        let digits = String(byte, radix: 16)
        output += "\\U".utf8
        output += String(repeating: "0", count: 4 - digits.count).utf8
        output += digits.utf8
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// The letters for the bell to the carriage return.
  private static let letters = Array("abtnvfr".utf8)

  /// A text in quotes.
  static func quoted(_ text: String, quote: UInt8 = UInt8(ascii: "\"")) -> String {
    let sign = String(Unicode.Scalar(quote))
    return sign + self.text(text, quote: quote) + sign
  }

  /// Whether a text can be written without quotes.
  static func isWord(_ text: String) -> Bool {
    let bytes = text.utf8
    // `//` and `/*` would open a comment at the beginning.
    return !bytes.isEmpty && bytes.allSatisfy(StringsScanner.isWordByte)
      && bytes.first != UInt8(ascii: "/")
  }

  /// A comment with its delimiters that is read as the same text. Returns nil if there is none.
  ///
  /// - Parameter asLines: Whether `//` is preferred to `/* */`.
  static func comment(_ text: String, asLines: Bool, lineBreak: String) -> String? {
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    let fitsLines =
      !text.isEmpty
      && lines.allSatisfy { line in
        guard let first = line.unicodeScalars.first, let last = line.unicodeScalars.last else {
          return false
        }
        return !first.properties.isWhitespace && !last.properties.isWhitespace
          && !line.unicodeScalars.contains { "\r\u{2028}\u{2029}".unicodeScalars.contains($0) }
      }
    let fitsBlock = !text.utf8.containsPair(UInt8(ascii: "*"), UInt8(ascii: "/"))
    if fitsLines, asLines || !fitsBlock {
      return lines.map { "// " + $0 }.joined(separator: lineBreak)
    }
    return fitsBlock ? text.isEmpty ? "/**/" : "/* \(text) */" : nil
  }
}

extension Sequence where Element == UInt8 {
  /// Whether two bytes are next to each other anywhere.
  fileprivate func containsPair(_ first: UInt8, _ second: UInt8) -> Bool {
    var last: UInt8?
    for byte in self {
      if last == first, byte == second { return true }
      last = byte
    }
    return false
  }
}
