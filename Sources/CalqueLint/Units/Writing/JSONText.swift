import CalqueEscaping

/// Writes JSON strings.
package enum JSONText {
  /// Adds a text in quotes, with the escapes that JSON requires.
  package static func write(_ text: String, to output: inout OutputBuffer) {
    output.append { JSONEscaping.standard.appendString(text, to: &$0) }
  }

  /// Returns a text in quotes.
  package static func spelling(_ text: String) -> String {
    "\"" + JSONEscaping.standard.escape(text) + "\""
  }

  /// Adds a text, or `null`.
  package static func write(_ text: String?, to output: inout OutputBuffer) {
    if let text { write(text, to: &output) } else { output.write("null") }
  }
}
