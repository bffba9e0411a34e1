import CalqueEscaping

/// Writes text into a page.
enum HTMLText {
  /// The text as the content of an element or the value of an attribute.
  static func escaped(_ text: String) -> String { XMLMarkup.escaped(text) }

  /// Writes the text as a JSON string in a script element: no `<` in it can end the element.
  static func writeJSON(_ text: String, to output: inout OutputBuffer) {
    output.append { JSONEscaping.script.appendString(text, to: &$0) }
  }
}
