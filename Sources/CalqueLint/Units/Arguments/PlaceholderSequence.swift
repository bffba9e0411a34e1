/// Compares two raw texts by their percent signs only.
enum PlaceholderSequence {
  /// Whether two texts have the same placeholders, byte for byte and in the same order. Then they
  /// take the same arguments and need not be parsed. If it returns false, they may still take the
  /// same ones.
  static func isSame(
    _ left: UnsafeBufferPointer<UInt8>, _ leftRange: Range<Int>,
    _ right: UnsafeBufferPointer<UInt8>, _ rightRange: Range<Int>
  ) -> Bool {
    var leftIndex = leftRange.lowerBound
    var rightIndex = rightRange.lowerBound
    while true {
      let first = next(left, &leftIndex, leftRange.upperBound)
      let second = next(right, &rightIndex, rightRange.upperBound)
      guard let first, let second else { return first == nil && second == nil }
      guard first.count == second.count else { return false }
      for offset in 0..<first.count
      where left[first.lowerBound + offset] != right[second.lowerBound + offset] {
        return false
      }
    }
  }

  /// The next percent sign with all that may belong to it, up to the letter that ends it.
  private static func next(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int, _ end: Int
  ) -> Range<Int>? {
    while index < end, bytes[index] != UInt8(ascii: "%") { index += 1 }
    guard index < end else { return nil }
    let start = index
    index += 1
    while index < end {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), UInt8(ascii: "."),
        UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: " "), UInt8(ascii: "*"),
        UInt8(ascii: "'"), UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "j"),
        UInt8(ascii: "q"), UInt8(ascii: "z"), UInt8(ascii: "t"), UInt8(ascii: "L"):
        continue
      case UInt8(ascii: "#"):
        // A named part continues to its second at sign.
        if index < end, bytes[index] == UInt8(ascii: "@") {
          index += 1
          while index < end, bytes[index] != UInt8(ascii: "@") { index += 1 }
          index = min(index + 1, end)
          return start..<index
        }
        continue
      default: return start..<index
      }
    }
    return start..<index
  }

  /// Whether there is `%@` or `%d`, which is never prose, and which no escape produces.
  static func hasPlainPlaceholder(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Bool {
    var index = range.lowerBound
    while index + 1 < range.upperBound {
      if bytes[index] == UInt8(ascii: "%") {
        let next = bytes[index + 1]
        if next == UInt8(ascii: "@") || next == UInt8(ascii: "d") { return true }
        // The second of two percent signs does not begin a placeholder.
        index += 1
      }
      index += 1
    }
    return false
  }

  /// Whether `%@` is the only placeholder of a text without escapes.
  static func isOnePlainObject(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Bool {
    var found = false
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\") { return false }
      if byte == UInt8(ascii: "%") {
        guard !found, index + 1 < range.upperBound, bytes[index + 1] == UInt8(ascii: "@") else {
          return false
        }
        found = true
      }
      index += 1
    }
    return found
  }

  /// Whether a character is written by its number: `\U0025`, `\45`.
  static func hasNumericEscape(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Bool {
    var index = range.lowerBound
    while index + 1 < range.upperBound {
      if bytes[index] == UInt8(ascii: "\\") {
        let next = bytes[index + 1]
        if next == UInt8(ascii: "U") || next & 0xF8 == 0x30 { return true }
        index += 1
      }
      index += 1
    }
    return false
  }
}
