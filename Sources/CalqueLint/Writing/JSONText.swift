/// Writes JSON strings.
package enum JSONText {
  /// Adds a text in quotes, with the escapes that JSON requires.
  package static func write(_ text: String, to output: inout OutputBuffer) {
    output.write(byte: UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      for index in bytes.indices {
        let byte = bytes[index]
        guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
          continue
        }
        output.write(bytes[start..<index])
        start = index + 1
        switch byte {
        case UInt8(ascii: "\""): output.write("\\\"")
        case UInt8(ascii: "\\"): output.write("\\\\")
        case 0x0A: output.write("\\n")
        case 0x0D: output.write("\\r")
        case 0x09: output.write("\\t")
        default:
          output.write(byte < 0x10 ? "\\u000" : "\\u00")
          output.write(String(byte, radix: 16))
        }
      }
      output.write(bytes[start...])
    }
    output.write(byte: UInt8(ascii: "\""))
  }

  /// Returns a text in quotes.
  package static func spelling(_ text: String) -> String {
    var output = OutputBuffer(descriptor: nil)
    write(text, to: &output)
    return String(decoding: output.bytes, as: UTF8.self)
  }

  /// Adds a text, or `null`.
  package static func write(_ text: String?, to output: inout OutputBuffer) {
    if let text { write(text, to: &output) } else { output.write("null") }
  }
}
