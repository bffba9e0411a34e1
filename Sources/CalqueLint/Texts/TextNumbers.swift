import CalqueCatalogs

/// The numbers that a text writes in digits.
struct TextNumbers {
  /// The digits in ASCII, without separators: `1000` of `1.000` and of `١٬٠٠٠`.
  var digits: String
  /// The range of the number, in UTF-8 offsets.
  var range: Range<Int>

  /// Returns the numbers of a text in order, except those of its placeholders. A decimal or
  /// grouping separator between two groups of digits belongs to the number.
  static func all(in text: String) -> [TextNumbers] {
    var found: [TextNumbers] = []
    guard text.utf8.contains(UInt8(ascii: "%")) else {
      find(in: text, 0..<text.utf8.count, &found)
      return found
    }
    for piece in FormatString(text).pieces {
      // A percent sign in prose follows its number.
      switch piece {
      case .literal(let range): find(in: text, range, &found)
      case .invalid(let invalid): find(in: text, invalid.range, &found)
      case .specifier(let specifier) where specifier.looksLikeProse:
        find(in: text, specifier.range, &found)
      case .percent, .specifier, .substitution, .argument: continue
      }
    }
    return found
  }

  private static func find(in text: String, _ range: Range<Int>, _ found: inout [TextNumbers]) {
    var offset = range.lowerBound
    var digits = ""
    var start = offset
    var end = offset
    var separators = 0
    func flush() {
      if !digits.isEmpty { found.append(TextNumbers(digits: digits, range: start..<end)) }
      digits = ""
      separators = 0
    }
    for scalar in text.utf8[of: range].unicodeScalars {
      let width = UTF8.width(scalar)
      if let digit = digit(scalar) {
        if digits.isEmpty { start = offset }
        digits.unicodeScalars.append(digit)
        end = offset + width
        separators = 0
      } else if !digits.isEmpty, separators == 0, isSeparator(scalar) {
        separators = 1
      } else {
        flush()
      }
      offset += width
    }
    flush()
  }

  /// The ASCII digit of a decimal digit of any script.
  private static func digit(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if scalar.isASCII { return "0"..."9" ~= scalar ? scalar : nil }
    // The lookup is slow, and no digit is a letter.
    if scalar.value < 0x660 || CharacterTable.classes(of: scalar.value).contains(.alphabetic) {
      return nil
    }
    guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue
    else { return nil }
    return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
  }

  /// Whether a character may be between the groups of a number, or before its decimals (CLDR,
  /// number symbols).
  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", ",", "'", "\u{2019}", "\u{A0}", "\u{202F}", "\u{66B}", "\u{66C}": true
    default: false
    }
  }
}
