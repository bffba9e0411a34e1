import CalqueCatalogs
import CalqueDiagnostics

/// The part of a text that people read, without its placeholders.
enum FormatProse {
  /// Whether there is anything to translate: a letter outside of the placeholders, and not only a
  /// web address.
  static func hasLetters(_ text: String) -> Bool {
    if isAddress(text) { return false }
    if !text.contains(byte: UInt8(ascii: "%")) { return hasLetters(in: text[...]) }
    let format = FormatString(text)
    return format.pieces.contains { piece in
      switch piece {
      case .literal(let range): hasLetters(in: format[range])
      case .invalid(let invalid): hasLetters(in: format[invalid.range])
      case .percent, .specifier, .substitution, .argument: false
      }
    }
  }

  /// Whether a text has a placeholder that does not look like prose, and is not a list of names
  /// that a program replaces itself.
  static func isFormat(_ format: FormatString) -> Bool {
    format.isFormat && !explainsNames(format) && !isEscapedAddress(format)
  }

  /// Whether a text is a web address whose percent signs all begin an escape: `https://a.org/%20b`.
  private static func isEscapedAddress(_ format: FormatString) -> Bool {
    func isHexadecimal(_ byte: UInt8) -> Bool {
      byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66
    }
    guard isAddress(format.string) else { return false }
    let utf8 = Array(format.string.utf8)
    return utf8.indices.allSatisfy { place in
      utf8[place] != UInt8(ascii: "%")
        || place + 2 < utf8.count && isHexadecimal(utf8[place + 1])
          && isHexadecimal(utf8[place + 2])
    }
  }

  /// Whether a text explains names of its own: `%n is the name\n%p is the folder\n%i% is the first
  /// item`. At least three lines begin with a percent sign, and one of these signs begins nothing
  /// that a program can pass a value for.
  private static func explainsNames(_ format: FormatString) -> Bool {
    // Most formats have one or two.
    guard format.pieces.count >= 6 else { return false }
    let utf8 = format.string.utf8
    var isPlaceholder: [Bool] = []
    for piece in format.pieces {
      let range: Range<Int>
      switch piece {
      case .specifier(let specifier):
        range = specifier.range
        isPlaceholder.append(!specifier.looksLikeProse && specifier.conversion != UInt8(ascii: "n"))
      case .invalid(let invalid):
        range = invalid.range
        isPlaceholder.append(false)
      case .literal, .percent, .substitution, .argument: continue
      }
      let before = utf8.prefix(range.lowerBound).suffix(1)
      if let last = before.first, last != 0x0A { isPlaceholder.removeLast() }
    }
    return isPlaceholder.count >= 3 && isPlaceholder.contains(false)
  }

  /// Whether a text begins with a scheme such as `https://` and has no space.
  static func isAddress(_ text: String) -> Bool {
    let utf8 = text.utf8
    guard let first = utf8.first, isLetter(first), !text.contains(byte: UInt8(ascii: " ")) else {
      return false
    }
    return utf8.drop(while: isLetter).starts(with: "://".utf8)
  }

  /// Whether some text has letters. Most texts have one in ASCII, or begin with one.
  private static func hasLetters(in text: Substring) -> Bool {
    let utf8 = text.utf8
    guard let first = utf8.first(where: isLetter) else { return false }
    return first < 0x80 || text.unicodeScalars.contains { $0.properties.isAlphabetic }
  }

  /// Every byte outside of ASCII counts as a letter.
  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }
}
