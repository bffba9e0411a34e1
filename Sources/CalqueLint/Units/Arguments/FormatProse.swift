import CalqueCatalogs
import CalqueDiagnostics

/// The part of a text that people read, without its placeholders.
enum FormatProse {
  /// Whether there is anything to translate: a letter outside of the placeholders, and not only a
  /// web address.
  static func hasLetters(_ text: String) -> Bool {
    let utf8 = text.utf8
    if isAddress(text) { return false }
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

  /// Whether a text begins with a scheme such as `https://` and has no space.
  static func isAddress(_ text: String) -> Bool {
    let utf8 = text.utf8
    guard let first = utf8.first, isLetter(first), !text.contains(byte: UInt8(ascii: " ")) else {
      return false
    }
    return utf8.drop(while: isLetter).starts(with: "://".utf8)
  }

  /// Every byte outside of ASCII counts as a letter.
  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }
}
