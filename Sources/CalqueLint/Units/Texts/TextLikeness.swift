import CalqueICU

/// Compares texts without what fixes change: white space, characters that are not visible, escapes,
/// the spelling of ellipses and placeholders, and composition.
///
/// A rule that compares whole texts with it has the same findings before and after a fix.
enum TextLikeness {
  /// Whether two texts have the same letters and signs.
  static func areAlike(_ left: String, _ right: String) -> Bool {
    if left == right { return true }
    if clearlyDiffer(left.utf8.first ?? 0, right.utf8.first ?? 0) { return false }
    return switch compare(left, right) {
    case .same: true
    case .different: false
    case .needsComposition:
      compare(Composition.composed(left), Composition.composed(right)) == .same
    }
  }

  /// Whether texts that begin with two bytes cannot be alike: one of them begins with a letter of
  /// ASCII, and the other one with another letter that has none of those in it.
  @inline(__always)
  private static func clearlyDiffer(_ left: UInt8, _ right: UInt8) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
    // Greek to Thai, and the ideographs: no composition begins there from ASCII.
    func isOther(_ byte: UInt8) -> Bool {
      isLetter(byte) || (0xCE...0xE0).contains(byte) || (0xE4...0xED).contains(byte)
    }
    return left != right && isOther(left) && isOther(right) && (isLetter(left) || isLetter(right))
  }

  /// A hash that is equal for texts that are alike, except for those that are not composed.
  static func hash(_ text: String) -> Int {
    var text = text
    return text.withUTF8 { bytes in
      var signs = Signs(bytes: bytes)
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      // The beginning is enough: texts with one hash are compared.
      var rest = 32
      while rest > 0, let sign = signs.next() {
        hash = (hash ^ UInt64(sign)) &* 0x100_0000_01B3
        rest -= 1
      }
      return Int(truncatingIfNeeded: hash)
    }
  }

  private enum Result {
    case same
    case different
    /// They differ in characters that composition changes.
    case needsComposition
  }

  private static func compare(_ left: String, _ right: String) -> Result {
    var (left, right) = (left, right)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        var (one, other) = (Signs(bytes: left), Signs(bytes: right))
        while true {
          let (sign, otherSign) = (one.next(), other.next())
          if sign != otherSign {
            // The letter before a combining mark may be the one that differs.
            let isMarked = one.hasMark || other.hasMark
            return isMarked || one.skipsToMark() || other.skipsToMark()
              ? .needsComposition : .different
          }
          if sign == nil { return .same }
        }
      }
    }
  }

  /// The visible characters of a text, in order.
  private struct Signs {
    let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0
    private var isInPlaceholder = false
    /// Whether the last character was a combining mark.
    private(set) var hasMark = false

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    @inline(__always)
    mutating func next() -> UInt32? {
      while offset < bytes.count {
        let (value, width) = TextScan.scalar(bytes, at: offset, end: bytes.count)
        offset += width
        switch value {
        case ...0x20, 0x7F...0xA0, 0xAD, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000,
          0xFEFF:
          continue
        case UInt32(UInt8(ascii: "\\")):
          skipEscape()
          continue
        case UInt32(UInt8(ascii: ".")) where skipDots(): return 0x2026
        case UInt32(UInt8(ascii: "%")):
          if isInPlaceholder { continue }
          isInPlaceholder = true
          return value
        default: break
        }
        if isInPlaceholder {
          // Its number and length may be spelled in several ways.
          if isPlaceholderLength(value) { continue }
          if value &- 0x30 >= 10 { isInPlaceholder = false }
        }
        hasMark = (0x300...0x36F).contains(value)
        return value
      }
      return nil
    }

    /// Whether a combining mark is next, or the character in front is one that has marks.
    mutating func skipsToMark() -> Bool {
      _ = next()
      return hasMark
    }

    /// A line break or tab that was escaped twice is white space, too.
    private mutating func skipEscape() {
      guard offset < bytes.count else { return }
      if bytes[offset] == UInt8(ascii: "n") || bytes[offset] == UInt8(ascii: "t") { offset += 1 }
    }

    private mutating func skipDots() -> Bool {
      guard offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "."),
        bytes[offset + 1] == UInt8(ascii: ".")
      else { return false }
      offset += 2
      return true
    }

    private func isPlaceholderLength(_ value: UInt32) -> Bool {
      switch value {
      case UInt32(UInt8(ascii: "$")), UInt32(UInt8(ascii: "l")), UInt32(UInt8(ascii: "h")),
        UInt32(UInt8(ascii: "q")):
        true
      default: false
      }
    }
  }
}
