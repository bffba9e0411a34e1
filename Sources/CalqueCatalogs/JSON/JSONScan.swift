import CalqueDiagnostics

/// The two searches that take nearly all of the time: for the end of a string, and for the end of
/// white space. Both examine sixteen bytes at a time.
enum JSONScan {
  typealias Block = SIMD16<UInt8>

  /// The index of the first lane that is set, from 0; 16 if none is set.
  @inline(__always)
  private static func first(_ mask: SIMDMask<SIMD16<Int8>>) -> Int {
    // A set lane has all bits set, so the lowest bit determines the lane.
    let halves = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    let low = UInt64(littleEndian: halves[0])
    return low != 0
      ? low.trailingZeroBitCount / 8
      : 8 + UInt64(littleEndian: halves[1]).trailingZeroBitCount / 8
  }

  /// The text between two quotes.
  struct Text {
    /// The offset of the closing quote, or of the place where the string breaks the grammar.
    var end: Int
    var isComplete: Bool
    var isEscaped: Bool
    /// Whether it may contain more than ASCII.
    var mayBeWide: Bool
  }

  /// Finds the quote that closes a string, starting at the first byte after the opening one.
  @inline(__always)
  static func text(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Text {
    let raw = UnsafeRawBufferPointer(bytes)
    let last = raw.count - 16
    let quotes = Block(repeating: UInt8(ascii: "\""))
    let backslashes = Block(repeating: UInt8(ascii: "\\"))
    let spaces = Block(repeating: 0x20)
    var wide = Block(repeating: 0)
    var position = start
    var isEscaped = false
    while true {
      while position <= last {
        let block = raw.loadUnaligned(fromByteOffset: position, as: Block.self)
        wide |= block
        let offset = first((block .== quotes) .| (block .== backslashes) .| (block .< spaces))
        position += offset
        if offset < 16 { break }
      }
      guard position < raw.count else {
        return Text(end: position, isComplete: false, isEscaped: isEscaped, mayBeWide: true)
      }
      let byte = raw[position]
      if byte == UInt8(ascii: "\"") {
        let halves = unsafeBitCast(wide, to: SIMD2<UInt64>.self)
        let isWide = (halves[0] | halves[1]) & ByteScan.highs != 0
        return Text(
          end: position, isComplete: true, isEscaped: isEscaped,
          // The bytes near the end of the file were not examined in blocks.
          mayBeWide: isWide || position > last)
      }
      if byte == UInt8(ascii: "\\") {
        isEscaped = true
        let length = escapeLength(bytes, at: position)
        guard length > 0 else {
          return Text(end: position, isComplete: false, isEscaped: true, mayBeWide: true)
        }
        position += length
      } else if byte < 0x20 {
        return Text(end: position, isComplete: false, isEscaped: isEscaped, mayBeWide: true)
      } else {
        position += 1
      }
    }
  }

  /// The number of bytes of an escape, including both halves of a surrogate pair; 0 if it is not an
  /// escape.
  @inline(__always)
  private static func escapeLength(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> Int {
    guard position + 1 < bytes.count else { return 0 }
    switch bytes[position + 1] {
    case UInt8(ascii: "n"), UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"),
      UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 2
    case UInt8(ascii: "u"): return unicodeEscapeLength(bytes, at: position)
    default: return 0
    }
  }

  @inline(never)
  private static func unicodeEscapeLength(
    _ bytes: UnsafeBufferPointer<UInt8>, at position: Int
  ) -> Int {
    guard let unit = unit(bytes, at: position) else { return 0 }
    guard unit & 0xF800 == 0xD800 else { return 6 }
    // An unpaired surrogate is not text, and Foundation refuses the file because of it.
    guard unit < 0xDC00, let second = self.unit(bytes, at: position + 6), second & 0xFC00 == 0xDC00
    else { return 0 }
    return 12
  }

  /// The number of a `\u` escape at an offset.
  static func unit(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> UInt16? {
    guard position + 6 <= bytes.count, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for offset in 2..<6 {
      guard let digit = HexadecimalDigits.value(bytes[position + offset]) else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  /// Goes to the first byte that is not white space, or to the end.
  @inline(__always)
  static func skipSpace(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var position = start
    while position < raw.count {
      switch raw[position] {
      case 0x20: position += 1
      case 0x0A, 0x0D, 0x09:
        position += 1
        // Lines begin with indentation.
        while position <= raw.count - 16 {
          let block = raw.loadUnaligned(fromByteOffset: position, as: Block.self)
          let offset = first(block .!= Block(repeating: 0x20))
          position += offset
          if offset < 16 { break }
        }
      default: return position
      }
    }
    return position
  }

  /// Whether a string is well-formed UTF-8.
  @inline(__always)
  static func isWellFormed(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ text: Text
  ) -> Bool {
    !text.mayBeWide || isWellFormed(bytes, start..<text.end)
  }

  @inline(never)
  private static func isWellFormed(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Bool {
    UTF8Scan.firstInvalid(UnsafeBufferPointer(rebasing: bytes[range])) == nil
  }

  /// The expected element where a string breaks the grammar.
  static func expected(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> String {
    guard offset < bytes.count else { return "'\"' at the end of the string" }
    guard bytes[offset] == UInt8(ascii: "\\") else {
      return "an escape such as \\n instead of a control character"
    }
    guard offset + 1 < bytes.count else { return "an escape" }
    guard bytes[offset + 1] == UInt8(ascii: "u") else { return "a valid JSON escape" }
    return unit(bytes, at: offset) == nil
      ? "four hexadecimal digits after \\u" : "both halves of a surrogate pair"
  }
}
