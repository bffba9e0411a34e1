internal import CCalqueICU

/// The composed form of text, in which one letter is one character wherever there is one: NFC
/// (UAX #15).
package enum Composition {
  /// Whether a text has that form.
  package static func isComposed(_ text: String) -> Bool {
    let utf16 = Array(text.utf16)
    guard let length = Int32(exactly: utf16.count), length > 0 else { return true }
    return cicu_is_composed(utf16, length)
  }

  /// The text in that form.
  package static func composed(_ text: String) -> String {
    let utf16 = Array(text.utf16)
    // A third of what a buffer can hold, as the form may be longer.
    guard !utf16.isEmpty, utf16.count < Int(Int32.max) / 4 else { return text }
    let composed = try? ICUText.read("compose a text") {
      cicu_compose(utf16, Int32(utf16.count), $0, $1, &$2)
    }
    return composed ?? text
  }
}
