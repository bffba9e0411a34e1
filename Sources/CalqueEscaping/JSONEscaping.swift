/// Escapes texts for JSON strings (RFC 8259, section 7).
///
/// Quotation marks, backslashes and the control characters U+0000 to U+001F are escaped; slashes
/// and characters beyond ASCII are not.
package struct JSONEscaping: Sendable {
  private var escaped = ASCIISet.controls.union(ASCIISet("\"\\"))
  /// Whether U+0008 and U+000C are written as `\b` and `\f`.
  private var hasShortFormsOfAll: Bool

  private init(hasShortFormsOfAll: Bool) {
    self.hasShortFormsOfAll = hasShortFormsOfAll
  }

  /// The short forms `\n`, `\r`, `\t`; numbers for all other control characters.
  package static let standard = JSONEscaping(hasShortFormsOfAll: false)

  /// As `JSONSerialization` and therefore Xcode write texts: also with `\b` and `\f`.
  package static let foundation = JSONEscaping(hasShortFormsOfAll: true)

  /// For a string in a `script` element of HTML: `<` is a number too, so that no text ends the
  /// element.
  package static let script: JSONEscaping = {
    var escaping = standard
    escaping.escaped = escaping.escaped.union(ASCIISet("<"))
    return escaping
  }()

  /// Appends a text with its escapes, without quotation marks.
  package func append(_ text: String, to output: inout [UInt8]) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      for index in bytes.indices where escaped.contains(bytes[index]) {
        output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
        appendEscape(of: bytes[index], to: &output)
        start = index + 1
      }
      output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }

  /// Appends a text as a JSON string, with its quotation marks.
  package func appendString(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    append(text, to: &output)
    output.append(UInt8(ascii: "\""))
  }

  /// Returns a text with its escapes, without quotation marks.
  ///
  /// - Complexity: O(length of the text); O(1) memory if there is nothing to escape.
  package func escape(_ text: String) -> String {
    guard text.utf8.contains(where: escaped.contains) else { return text }
    var output: [UInt8] = []
    output.reserveCapacity(text.utf8.count + 16)
    append(text, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  private func appendEscape(of byte: UInt8, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): output.append(byte)
    case 0x0A: output.append(UInt8(ascii: "n"))
    case 0x0D: output.append(UInt8(ascii: "r"))
    case 0x09: output.append(UInt8(ascii: "t"))
    case 0x08 where hasShortFormsOfAll: output.append(UInt8(ascii: "b"))
    case 0x0C where hasShortFormsOfAll: output.append(UInt8(ascii: "f"))
    default:
      output.append(contentsOf: "u00".utf8)
      // `\u003C` of HTML is spelled in capitals, the control characters are not.
      let digits: StaticString = byte < 0x20 ? "0123456789abcdef" : "0123456789ABCDEF"
      digits.withUTF8Buffer { digits in
        output.append(digits[Int(byte >> 4)])
        output.append(digits[Int(byte & 0xF)])
      }
    }
  }
}
