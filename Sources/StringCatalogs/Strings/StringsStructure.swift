extension StringsReader {
  /// Goes behind a dictionary, an array or data in the place of a value; false, with the problem
  /// reported, when it is broken.
  mutating func skipStructure(depth: Int) -> Bool {
    let start = scanner.index
    guard depth <= Self.nestingLimit else {
      syntax(
        at: start..<(start + 1),
        "More than \(Self.nestingLimit) lists and dictionaries stand in each other")
      hasReportedStructure = true
      scanner.resume(behind: start)
      return false
    }
    let opening = scanner.bytes[start]
    scanner.index += 1
    let isClosed =
      switch opening {
      case UInt8(ascii: "{"): skipDictionary(depth: depth)
      case UInt8(ascii: "("): skipArray(depth: depth)
      default: skipData()
      }
    guard isClosed else {
      // An inner one has reported itself, and everything around it fails with it.
      if !hasReportedStructure {
        syntax(
          at: start..<(start + 1),
          "The '\(Unicode.Scalar(opening))' that opens here is not followed by a complete value",
          hint: "A value is a string in quotes, followed by ';'")
        hasReportedStructure = true
      }
      if depth == 1 {
        hasReportedStructure = false
        scanner.resume(behind: start)
      }
      return false
    }
    return true
  }

  private mutating func skipDictionary(depth: Int) -> Bool {
    while scanner.skipSpace(), let byte = scanner.byte() {
      if byte == UInt8(ascii: "}") {
        scanner.index += 1
        return true
      }
      guard skipText(byte), scanner.skipSpace(), let sign = scanner.byte() else { return false }
      if sign == UInt8(ascii: "=") {
        scanner.index += 1
        guard skipObject(depth: depth), scanner.skipSpace() else { return false }
      }
      guard scanner.byte() == UInt8(ascii: ";") else { return false }
      scanner.index += 1
    }
    return false
  }

  private mutating func skipArray(depth: Int) -> Bool {
    while scanner.skipSpace(), let byte = scanner.byte() {
      if byte == UInt8(ascii: ")") {
        scanner.index += 1
        return true
      }
      guard skipObject(depth: depth), scanner.skipSpace() else { return false }
      if scanner.byte() == UInt8(ascii: ",") {
        scanner.index += 1
      } else if scanner.byte() != UInt8(ascii: ")") {
        return false
      }
    }
    return false
  }

  private mutating func skipData() -> Bool {
    var digits = 0
    while let byte = scanner.byte() {
      scanner.index += 1
      switch byte {
      case UInt8(ascii: ">"): return digits % 2 == 0
      case 0x20, 0x09, 0x0A, 0x0D:
        // Space stands between bytes, never inside of one.
        guard digits % 2 == 0 else { return false }
      default:
        guard HexadecimalDigits.value(byte) != nil else { return false }
        digits += 1
      }
    }
    return false
  }

  private mutating func skipObject(depth: Int) -> Bool {
    guard scanner.skipSpace(), let byte = scanner.byte() else { return false }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
      return skipStructure(depth: depth + 1)
    default: return skipText(byte)
    }
  }

  private mutating func skipText(_ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return scanner.quoted() != nil }
    guard StringsScanner.isWordByte(byte) else { return false }
    _ = scanner.word()
    return true
  }
}
