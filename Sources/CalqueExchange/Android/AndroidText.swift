import CalqueEscaping

/// Decodes a text of Android resources: backslashes, quotes, and collapsing space (Android
/// developers' documentation, "Formatting and styling").
struct AndroidText {
  /// A problem with a text.
  struct Trouble {
    var message: String
    var hint: String
  }

  private var units: [UInt16] = []
  private var isQuoted = false
  /// Whether a space has to be written once something follows it.
  private var hasPendingSpace = false

  /// Adds text between tags. Returns the first part of it that Android's tools reject or drop.
  mutating func append(_ text: String) -> Trouble? {
    var trouble: Trouble?
    var scalars = text.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      switch scalar {
      case "\\":
        guard let next = scalars.next() else {
          trouble = trouble ?? Trouble(message: "A backslash ends the text", hint: "Double it")
          continue
        }
        trouble = escape(next, &scalars) ?? trouble
      case "\"": isQuoted.toggle()
      case " ", "\t", "\n", "\r":
        if isQuoted { put(scalar) } else { hasPendingSpace = true }
      case "'":
        if !isQuoted {
          trouble =
            trouble
            ?? Trouble(
              message: "Android's tools reject an apostrophe without a backslash",
              hint: "Write \\'")
        }
        put(scalar)
      default: put(scalar)
      }
    }
    return trouble
  }

  /// Adds a tag as it is written.
  mutating func appendMarkup(_ tag: String) {
    for scalar in tag.unicodeScalars { put(scalar) }
  }

  /// Returns the text without leading and trailing space.
  func finished() -> String { String(decoding: units, as: UTF16.self) }

  private mutating func put(_ scalar: Unicode.Scalar) {
    for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter { put(unit: unit) }
  }

  private mutating func put(unit: UInt16) {
    if hasPendingSpace, !units.isEmpty { units.append(0x20) }
    hasPendingSpace = false
    units.append(unit)
  }

  private mutating func escape(
    _ letter: Unicode.Scalar, _ scalars: inout String.UnicodeScalarView.Iterator
  ) -> Trouble? {
    switch letter {
    case "n": put("\n")
    case "t": put("\t")
    case "'", "\"", "\\", "@", "?", "#": put(letter)
    case "u":
      var value: UInt32 = 0
      for _ in 0..<4 {
        guard let digit = scalars.next(), let number = Character(digit).hexDigitValue else {
          return Trouble(
            message: "Expected four hexadecimal digits after '\\u'", hint: "Pad with leading zeros")
        }
        value = value << 4 | UInt32(number)
      }
      put(unit: UInt16(truncatingIfNeeded: value))
    default:
      put(letter)
      return Trouble(
        message: "'\\\(letter)' is not an Android escape sequence",
        hint: "Write a backslash as \\\\")
    }
    return nil
  }

  // MARK: The way back

  /// Returns a text as it is written between tags.
  static func escaped(_ text: String) -> String {
    var result = ""
    var isFirst = true
    var afterSpace = true
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\\": result += "\\\\"
      case "'": result += "\\'"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "@", "?": result += isFirst ? "\\\(scalar)" : String(scalar)
      case " ": result += afterSpace || index == scalars.count - 1 ? "\\u0020" : " "
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
      afterSpace = scalar == " "
      isFirst = false
    }
    return MarkupEscaping.minimalXMLText.escape(result)
  }
}
