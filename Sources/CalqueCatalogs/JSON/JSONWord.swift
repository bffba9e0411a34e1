/// A value that is neither a string nor a container: a number, `true`, `false` or `null`.
enum JSONWord {
  /// Returns the length of the word at a place, or, if it is not valid, the length of its valid
  /// part.
  static func length(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> (count: Int, isWord: Bool) {
    switch bytes[start] {
    case UInt8(ascii: "t"): literal("true", bytes, start)
    case UInt8(ascii: "f"): literal("false", bytes, start)
    case UInt8(ascii: "n"): literal("null", bytes, start)
    default: number(bytes, start)
    }
  }

  /// The kind of a word by its first byte.
  static func kind(_ first: UInt8) -> JSONTape.Kind {
    switch first {
    case UInt8(ascii: "t"): .true
    case UInt8(ascii: "f"): .false
    case UInt8(ascii: "n"): .null
    default: .number
    }
  }

  /// The expected element at an offset of an invalid word.
  static func expected(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ offset: Int
  ) -> String {
    if offset == start { return "a value" }
    // After digits, a further digit is only invalid if the first one is a leading zero.
    let isDigit = offset < bytes.count && bytes[offset] &- UInt8(ascii: "0") <= 9
    return isDigit ? "no digit after a leading zero" : "a digit"
  }

  private static func literal(
    _ word: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int
  ) -> (Int, Bool) {
    let count = word.utf8CodeUnitCount
    let isThere =
      start + count <= bytes.count
      && word.withUTF8Buffer { word in word.indices.allSatisfy { bytes[start + $0] == word[$0] } }
    return isThere ? (count, true) : (0, false)
  }

  private static func number(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int
  ) -> (Int, Bool) {
    var position = start
    func byte() -> UInt8 { position < bytes.count ? bytes[position] : 0 }
    func skipDigits() -> Bool {
      let first = position
      while byte() &- UInt8(ascii: "0") <= 9 { position += 1 }
      return position > first
    }
    if byte() == UInt8(ascii: "-") { position += 1 }
    if byte() == UInt8(ascii: "0") {
      position += 1
      if byte() &- UInt8(ascii: "0") <= 9 { return (position - start, false) }
    } else {
      guard skipDigits() else { return (position - start, false) }
    }
    if byte() == UInt8(ascii: ".") {
      position += 1
      guard skipDigits() else { return (position - start, false) }
    }
    if byte() | 0x20 == UInt8(ascii: "e") {
      position += 1
      if byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") { position += 1 }
      guard skipDigits() else { return (position - start, false) }
    }
    return (position - start, true)
  }
}
