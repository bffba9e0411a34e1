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
    var text = text
    guard text.utf8.contains(UInt8(ascii: "%")) else {
      text.withUTF8 { find(in: $0, 0..<$0.count, &found) }
      return found
    }
    let pieces = FormatString(text).pieces
    text.withUTF8 { bytes in
      for piece in pieces {
        // A percent sign in prose follows its number.
        switch piece {
        case .literal(let range): find(in: bytes, range, &found)
        case .invalid(let invalid): find(in: bytes, invalid.range, &found)
        case .specifier(let specifier) where specifier.looksLikeProse:
          find(in: bytes, specifier.range, &found)
        case .percent, .specifier, .substitution, .argument: continue
        }
      }
    }
    return found
  }

  private static func find(
    in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ found: inout [TextNumbers]
  ) {
    var offset = range.lowerBound
    var digits: [UInt8] = []
    var start = offset
    var end = offset
    var separators = 0
    func flush() {
      if digits.isEmpty { return }
      found.append(TextNumbers(digits: String(decoding: digits, as: UTF8.self), range: start..<end))
      digits.removeAll(keepingCapacity: true)
      separators = 0
    }
    while offset < range.upperBound {
      let (value, width) = TextScan.scalar(bytes, at: offset, end: range.upperBound)
      if let digit = digit(value) {
        if digits.isEmpty { start = offset }
        digits.append(digit)
        end = offset + width
        separators = 0
      } else if !digits.isEmpty, separators == 0, isSeparator(value) {
        separators = 1
      } else {
        flush()
      }
      offset += width
    }
    flush()
  }

  /// Whether two texts have the same numbers in the same order, if both have only ASCII digits and
  /// no placeholders. It is fast, and false if it cannot be determined so.
  static func areClearlyEqual(_ left: String, _ right: String) -> Bool {
    var (left, right) = (left, right)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        var (one, other) = (Digits(bytes: left), Digits(bytes: right))
        while true {
          let (digit, otherDigit) = (one.next(), other.next())
          if digit != otherDigit { return false }
          if digit == nil { return true }
        }
      }
    }
  }

  /// The ASCII digits of a text, with a zero byte at the end of each number.
  private struct Digits {
    let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0
    private var isInNumber = false

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    @inline(__always)
    mutating func next() -> UInt8? {
      var isAfterSeparator = false
      // In a local variable, which is faster than a member.
      var offset = self.offset
      defer { self.offset = offset }
      while offset < bytes.count {
        let byte = bytes[offset]
        if byte &- UInt8(ascii: "0") < 10 {
          offset += 1
          isInNumber = true
          return byte
        }
        guard isInNumber else {
          offset += 1
          continue
        }
        let (value, width) = TextScan.scalar(bytes, at: offset, end: bytes.count)
        guard !isAfterSeparator, TextNumbers.isSeparator(value) else { return endNumber() }
        isAfterSeparator = true
        offset += width
      }
      return isInNumber ? endNumber() : nil
    }

    private mutating func endNumber() -> UInt8 {
      isInNumber = false
      return 0
    }
  }

  /// The ASCII digit of a decimal digit of any script.
  private static func digit(_ value: UInt32) -> UInt8? {
    if value < 0x80 {
      return value &- 0x30 < 10 ? UInt8(truncatingIfNeeded: value) : nil
    }
    // The lookup is slow, and no digit is a letter.
    if value < 0x660 || CharacterTable.classes(of: value).contains(.alphabetic) { return nil }
    guard let scalar = Unicode.Scalar(value), scalar.properties.numericType == .decimal,
      let digit = scalar.properties.numericValue
    else { return nil }
    return UInt8(ascii: "0") + UInt8(digit)
  }

  /// Whether a character may be between the groups of a number, or before its decimals (CLDR,
  /// number symbols): `.`, `,`, apostrophes, spaces that do not break, and the Arabic ones.
  fileprivate static func isSeparator(_ value: UInt32) -> Bool {
    switch value {
    case 0x2E, 0x2C, 0x27, 0x2019, 0xA0, 0x202F, 0x66B, 0x66C: true
    default: false
    }
  }
}
