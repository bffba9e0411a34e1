/// Checks that bytes are well-formed UTF-8 (Unicode, table 3-7). A first use needs this to be fast:
/// ASCII is checked eight bytes at a time, and other text one character at a time.
enum UTF8Check {
  static func isWellFormed(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = bytes.baseAddress else { return true }
    let raw = UnsafeRawPointer(base)
    let end = bytes.count
    var index = 0
    while true {
      while index + 8 <= end {
        let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        let high = UInt64(littleEndian: word) & 0x8080_8080_8080_8080
        if high == 0 {
          index += 8
        } else {
          index += high.trailingZeroBitCount / 8
          break
        }
      }
      // At a non-ASCII byte, or within the last eight bytes.
      repeat {
        guard index < end else { return true }
        let length = length(base + index, atMost: end - index)
        guard length > 0 else { return false }
        index += length
      } while index < end && (base[index] >= 0x80 || index + 8 > end)
    }
  }

  /// Returns the length of the well-formed character at the current position, or zero.
  @inline(__always)
  private static func length(_ bytes: UnsafePointer<UInt8>, atMost count: Int) -> Int {
    let lead = bytes[0]
    if lead < 0x80 { return 1 }
    if lead < 0xE0 {
      return lead >= 0xC2 && count >= 2 && bytes[1] & 0xC0 == 0x80 ? 2 : 0
    }
    if lead < 0xF0 {
      guard count >= 3, bytes[1] & 0xC0 == 0x80, bytes[2] & 0xC0 == 0x80 else { return 0 }
      // Overlong forms and surrogates are not well-formed.
      if lead == 0xE0, bytes[1] < 0xA0 { return 0 }
      if lead == 0xED, bytes[1] > 0x9F { return 0 }
      return 3
    }
    guard lead <= 0xF4, count >= 4, bytes[1] & 0xC0 == 0x80, bytes[2] & 0xC0 == 0x80,
      bytes[3] & 0xC0 == 0x80
    else { return 0 }
    if lead == 0xF0, bytes[1] < 0x90 { return 0 }
    if lead == 0xF4, bytes[1] > 0x8F { return 0 }
    return 4
  }
}
