/// Hexadecimal digits, as escapes of both formats have them.
enum HexadecimalDigits {
  /// The value of a digit. Returns nil if the byte is not a digit.
  static func value(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  /// Reads at most four digits, and returns the UTF-16 unit that they represent.
  static func unit(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt16 {
    var unit: UInt16 = 0
    let end = min(index + 4, bytes.count)
    while index < end, let digit = value(bytes[index]) {
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }
}
