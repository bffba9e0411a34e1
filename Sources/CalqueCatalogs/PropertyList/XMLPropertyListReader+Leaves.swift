/// Numbers, dates and data. Catalogs do not use them, but a file with an invalid one is refused.
extension XMLPropertyListReader {
  /// Reads the contents of such an element, up to its closing tag, and returns them as they are
  /// spelled.
  mutating func readLeaf(_ tag: Tag) -> String {
    let kind = text(tag.name)
    guard !tag.isEmpty else {
      fail(tag.range, "Expected a value in <\(kind)/>")
      return ""
    }
    let start = index
    let isValid: Bool
    switch kind {
    case "integer":
      isValid = skipInteger()
    case "date": isValid = skipDate()
    case "data": isValid = skipData()
    default:
      let number = readText(of: tag)
      guard !hasFailed else { return "" }
      isValid = Self.isReal(number)
    }
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    if !isValid { fail(start..<end, "'\(text(start..<end))' is not a value of <\(kind)>") }
    return hasFailed ? "" : text(start..<end)
  }

  /// An optional sign, an optional `0x`, and digits of at most 64 bits.
  private mutating func skipInteger() -> Bool {
    skipWideSpace()
    var isNegative = false
    if let sign = byte(), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      index += 1
      skipWideSpace()
    }
    var isHexadecimal = false
    if byte() == UInt8(ascii: "0"), index + 1 < bytes.count,
      bytes[index + 1] | 0x20 == UInt8(ascii: "x")
    {
      isHexadecimal = true
      index += 2
    }
    var value: UInt64 = 0
    var digits = 0
    while let next = byte(), next != UInt8(ascii: "<") {
      guard let digit = HexadecimalDigits.value(next), isHexadecimal || digit < 10 else {
        return false
      }
      let (product, overflows) = value.multipliedReportingOverflow(by: isHexadecimal ? 16 : 10)
      let (sum, carries) = product.addingReportingOverflow(UInt64(digit))
      guard !overflows, !carries, !isNegative || sum <= UInt64(Int64.max) + 1 else { return false }
      value = sum
      digits += 1
      index += 1
    }
    return digits > 0 && index < bytes.count
  }

  /// Skips what CoreFoundation treats as space in front of a number: all control characters, and
  /// bytes of wide spaces.
  private mutating func skipWideSpace() {
    while let next = byte() {
      if next < 0x21 || next > 0x7E && next < 0xA1 {
        index += 1
        continue
      }
      guard index + 2 < bytes.count else { return }
      let isWide =
        switch (next, bytes[index + 1], bytes[index + 2]) {
        // CoreFoundation's table has 80 where hexadecimal 80 is meant.
        case (0xE2, 0x80, 80...0x8B), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
          true
        default: false
        }
      guard isWide else { return }
      // The other two bytes are treated as space themselves, or end it.
      index += 1
    }
  }

  /// `YYYY-MM-DDThh:mm:ssZ`, with a year of any length.
  private mutating func skipDate() -> Bool {
    if byte() == UInt8(ascii: "-") { index += 1 }
    while let next = byte(), Self.isDigit(next) { index += 1 }
    guard byte() == UInt8(ascii: "-") else { return false }
    for sign in "-T::Z".utf8 {
      index += 1
      guard index + 2 < bytes.count, Self.isDigit(bytes[index]), Self.isDigit(bytes[index + 1]),
        bytes[index + 2] == sign
      else { return false }
      index += 2
    }
    index += 1
    return true
  }

  /// Any ASCII: characters that are not in the alphabet of base 64 are skipped.
  private mutating func skipData() -> Bool {
    while let next = byte(), next != UInt8(ascii: "<") {
      guard next < 0x80 else { return false }
      index += 1
    }
    return true
  }

  private static func isReal(_ text: String) -> Bool {
    switch text.lowercased() {
    case "nan", "+infinity", "-infinity", "infinity", "-inf", "inf", "+inf": return true
    default: break
    }
    var rest = text.utf8[...]
    while let first = rest.first, first == 0x20 || first >= 0x09 && first <= 0x0D {
      rest = rest.dropFirst()
    }
    if let first = rest.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      rest = rest.dropFirst()
    }
    func dropDigits() -> Int {
      let digits = rest.prefix(while: isDigit).count
      rest = rest.dropFirst(digits)
      return digits
    }
    var digits = dropDigits()
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      digits += dropDigits()
    }
    guard digits > 0 else { return false }
    if let first = rest.first, first | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
        rest = rest.dropFirst()
      }
      guard dropDigits() > 0 else { return false }
    }
    return rest.isEmpty
  }

  private func byte() -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
