/// Writes text into a page.
enum HTMLText {
  /// The text as the content of an element or the value of an attribute.
  static func escaped(_ text: String) -> String { XMLMarkup.escaped(text) }

  /// Writes the text as a JSON string in a script element: no `<` in it can end the element.
  static func writeJSON(_ text: String, to output: inout OutputBuffer) {
    var quoted = OutputBuffer(descriptor: nil)
    JSONText.write(text, to: &quoted)
    for byte in quoted.bytes {
      if byte == UInt8(ascii: "<") { output.write("\\u003C") } else { output.write(byte: byte) }
    }
  }
}
