extension FormatScan {
  /// Returns the end of the name of an argument that begins here: letters and digits, a closing
  /// parenthesis, and the rest of the placeholder without a space.
  func nameEnd() -> Int? {
    guard let first = byte, !(0x30...0x39).contains(first),
      let end = bytes[index...].firstIndex(where: { !Self.isNameByte($0) }), end > index,
      bytes[end] == UInt8(ascii: ")"), end + 1 < bytes.count,
      Self.isConversion(bytes[end + 1]) || "hlqLztj.0123456789".utf8.contains(bytes[end + 1])
    else { return nil }
    return end
  }

  func matches(_ word: StaticString) -> Bool {
    guard index + word.utf8CodeUnitCount <= bytes.count else { return false }
    return word.withUTF8Buffer { word in
      word.indices.allSatisfy { bytes[index + $0] == word[$0] }
    }
  }

  /// Reads the digits at the current position. Returns nil, after all digits are read, if the
  /// number is larger than the runtime supports.
  mutating func number() -> Int? {
    var number = 0
    while let byte, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      if number <= Int32.max { number = number * 10 + Int(byte - UInt8(ascii: "0")) }
      index += 1
    }
    return number <= Int32.max ? number : nil
  }

  /// Reads the scalar at the current position, from well-formed UTF-8.
  mutating func scalar() -> Unicode.Scalar {
    let start = index
    index += 1
    while let byte, byte & 0xC0 == 0x80 { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
      true
    // A name may be in any language.
    default: byte >= 0x80
    }
  }

  static func isConversion(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "@"), UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"),
      UInt8(ascii: "u"), UInt8(ascii: "U"), UInt8(ascii: "o"), UInt8(ascii: "O"),
      UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "e"), UInt8(ascii: "E"),
      UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "g"), UInt8(ascii: "G"),
      UInt8(ascii: "a"), UInt8(ascii: "A"), UInt8(ascii: "c"), UInt8(ascii: "C"),
      UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "p"), UInt8(ascii: "P"),
      UInt8(ascii: "n"):
      true
    default: false
    }
  }
}
