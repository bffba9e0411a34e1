/// What is neither a string nor a container: numbers, `true`, `false`, `null`.
enum JSONWord {
  /// How long the word at a place is, or else how much of it is right.
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

  /// What was expected at an offset of a word that is none.
  static func expected(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ offset: Int
  ) -> String {
    if offset == start { return "a value" }
    // Behind digits, only a leading zero is a place where no digit may stand.
    let isDigit = offset < bytes.count && bytes[offset] &- UInt8(ascii: "0") <= 9
    return isDigit ? "no further digit behind a leading zero" : "a digit"
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
