/// Prevents a value from changing the order of the text around it, and vice versa.
enum ArgumentIsolation {
  /// FIRST STRONG ISOLATE.
  static let opening = "\u{2068}"
  /// POP DIRECTIONAL ISOLATE.
  static let closing = "\u{2069}"

  /// Returns whether a value may have another direction than the text: it has a letter of the other
  /// direction, or, within right-to-left text, a digit (`+1 555 0100` would be shown backwards).
  @inline(__always)
  static func isNeeded(for value: String, inRightToLeft: Bool) -> Bool {
    if inRightToLeft {
      value.unicodeScalars.contains { isLeftToRight($0) }
    } else {
      // Bytes below 0xD6 do not begin right-to-left characters: U+0590 is D6 90.
      value.utf8.contains { $0 >= 0xD6 } && value.unicodeScalars.contains { isRightToLeft($0) }
    }
  }

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    // RIGHT-TO-LEFT MARK, EMBEDDING, OVERRIDE and ISOLATE.
    case 0x200F, 0x202B, 0x202E, 0x2067: true
    default: false
    }
  }

  private static func isLeftToRight(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0..<0xAA: false
    default:
      !isRightToLeft(scalar)
        && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }
  }
}
