/// Functions on UTF-8 that may be ill-formed.
public enum UTF8Scan {
  /// The number of Unicode scalars in a range of bytes. Each byte that is not part of a well-formed
  /// scalar counts as one.
  public static func scalarCount(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Int {
    var count = 0
    var index = range.lowerBound
    while index < range.upperBound {
      index += scalarLength(bytes, at: index, end: range.upperBound) ?? 1
      count += 1
    }
    return count
  }

  /// The first range of bytes at or after `start` that is not well-formed UTF-8 (Unicode, table
  /// 3-7). It ends where well-formed text begins again.
  public static func firstInvalid(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0
  ) -> Range<Int>? {
    var index = start
    let end = bytes.count
    let raw = UnsafeRawBufferPointer(bytes)
    while index < end {
      while index + 16 <= end {
        let low = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        let high = raw.loadUnaligned(fromByteOffset: index + 8, as: UInt64.self)
        if (low | high) & 0x8080_8080_8080_8080 != 0 { break }
        index += 16
      }
      // Scalar by scalar, up to the next ASCII block.
      let stop = min(index + 16, end)
      while index < stop {
        if bytes[index] < 0x80 {
          index += 1
          continue
        }
        let known = index + 8 <= end ? wideLength(raw, at: index) : 0
        guard let length = known > 0 ? known : scalarLength(bytes, at: index, end: end) else {
          var last = index + 1
          while last < end, scalarLength(bytes, at: last, end: end) == nil { last += 1 }
          return index..<last
        }
        index += length
      }
    }
    return nil
  }

  /// The length of the well-formed non-ASCII scalar at `index`, or of several that follow each
  /// other: four of two bytes, or two of three. Returns 0 if there is none. Eight bytes must be
  /// readable.
  ///
  /// The masks test the lead bytes and all continuation bytes at once. Over-long forms, surrogates
  /// and values beyond U+10FFFF are detected by the bits below the marker bits of the lead byte and
  /// the first continuation byte.
  @inline(__always)
  private static func wideLength(_ raw: UnsafeRawBufferPointer, at index: Int) -> Int {
    let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    if word & 0xC0E0 == 0x80C0 {
      // The lead bytes C0 and C1, which are those of over-long forms, leave the sixth bit clear.
      let leads = (word & 0x001E_001E_001E_001E) + 0x001E_001E_001E_001E
      let isWord =
        word & 0xC0E0_C0E0_C0E0_C0E0 == 0x80C0_80C0_80C0_80C0
        && leads & 0x0020_0020_0020_0020 == 0x0020_0020_0020_0020
      return isWord ? 8 : Int(leads & 0x20) >> 4
    }
    if word & 0xC0_C0F0 == 0x80_80E0 {
      guard isInRange(word) else { return 0 }
      return word & 0xC0C0_F000_0000 == 0x8080_E000_0000 && isInRange(word >> 24) ? 6 : 3
    }
    if word & 0xC0C0_C0F8 == 0x8080_80F0 {
      let top = word & 0x3007
      return top != 0 && (top & 4 == 0 || top & 0x3003 == 0) ? 4 : 0
    }
    return 0
  }

  /// Whether a scalar of three bytes is neither over-long nor a surrogate.
  @inline(__always)
  private static func isInRange(_ word: UInt64) -> Bool {
    let top = word & 0x200F
    return top != 0 && top != 0x200D
  }

  /// The length in bytes of the well-formed scalar at `index`. Returns nil if there is none.
  @inline(__always)
  public static func scalarLength(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, end: Int
  ) -> Int? {
    let lead = bytes[index]
    if lead < 0x80 { return 1 }
    func continues(_ offset: Int, _ low: UInt8 = 0x80, _ high: UInt8 = 0xBF) -> Bool {
      guard index + offset < end else { return false }
      let byte = bytes[index + offset]
      return byte >= low && byte <= high
    }
    switch lead {
    case 0xC2...0xDF:
      return continues(1) ? 2 : nil
    case 0xE0...0xEF:
      let low: UInt8 = lead == 0xE0 ? 0xA0 : 0x80
      let high: UInt8 = lead == 0xED ? 0x9F : 0xBF
      return continues(1, low, high) && continues(2) ? 3 : nil
    case 0xF0...0xF4:
      let low: UInt8 = lead == 0xF0 ? 0x90 : 0x80
      let high: UInt8 = lead == 0xF4 ? 0x8F : 0xBF
      return continues(1, low, high) && continues(2) && continues(3) ? 4 : nil
    default:
      return nil
    }
  }
}
