import CalqueCatalogs
import CalqueDiagnostics

/// The part of a text that people read, without its placeholders.
enum FormatProse {
  /// Whether there is anything to translate: a letter outside of the placeholders.
  static func hasLetters(_ text: String) -> Bool {
    let utf8 = text.utf8
    if !text.contains(byte: UInt8(ascii: "%")) { return utf8.contains(where: isLetter) }
    let format = FormatString(text)
    return format.pieces.contains { piece in
      switch piece {
      case .literal(let range): format[range].utf8.contains(where: isLetter)
      case .invalid(let invalid): format[invalid.range].utf8.contains(where: isLetter)
      case .percent, .specifier, .substitution, .argument: false
      }
    }
  }

  /// Every byte outside of ASCII counts as a letter.
  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }
}
