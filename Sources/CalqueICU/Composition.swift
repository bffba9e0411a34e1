internal import CCalqueICU

/// The composed form of text, in which a letter is one character if one exists: NFC (UAX #15).
package enum Composition {
  /// Whether a text is in this form.
  package static func isComposed(_ text: String) -> Bool {
    let utf16 = Array(text.utf16)
    guard let length = Int32(exactly: utf16.count), length > 0 else { return true }
    return cicu_is_composed(utf16, length)
  }

  /// Returns the text in this form.
  package static func composed(_ text: String) -> String {
    let utf16 = Array(text.utf16)
    // Well below the capacity of a buffer, because this form may be longer.
    guard !utf16.isEmpty, utf16.count < Int(Int32.max) / 4 else { return text }
    let composed = try? ICUText.read("compose a text") {
      cicu_compose(utf16, Int32(utf16.count), $0, $1, &$2)
    }
    return composed ?? text
  }
}
