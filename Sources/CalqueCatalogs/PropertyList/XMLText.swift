import CalqueDiagnostics

/// The text between two tags of XML, without tags inside.
enum XMLText {
  /// Decodes character references and CDATA sections. Anything else is unchanged.
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    let spelling = UnsafeBufferPointer(rebasing: bytes[range])
    guard spelling.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }) else {
      return String(decoding: spelling, as: UTF8.self)
    }
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      if let section = section(bytes, index..<range.upperBound) {
        text += bytes[section]
        index = section.upperBound + 3
      } else if let (scalar, end) = reference(bytes, index..<range.upperBound) {
        // The runtime treats this character as a byte order mark, and drops it.
        if scalar != "\u{FEFF}" {
          text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        }
        index = end
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The character that a reference at the beginning of a range represents, and where it ends.
  /// Returns nil unless CoreFoundation understands a reference there.
  static func reference(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> (scalar: Unicode.Scalar, end: Int)? {
    let start = range.lowerBound
    guard start + 1 < range.upperBound, bytes[start] == UInt8(ascii: "&") else { return nil }
    if bytes[start + 1] == UInt8(ascii: "#") { return number(bytes, start + 2, range.upperBound) }
    for (name, scalar) in names where bytes[(start + 1)..<range.upperBound].starts(with: name.utf8)
    {
      return (scalar, start + 1 + name.utf8.count)
    }
    return nil
  }

  private static let names: [(String, Unicode.Scalar)] = [
    ("lt;", "<"), ("gt;", ">"), ("amp;", "&"), ("apos;", "'"), ("quot;", "\""),
  ]

  /// Reads the digits of `&#10;` or `&#xA;`. CoreFoundation reads at most eight of them, and no
  /// digits as zero.
  private static func number(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> (scalar: Unicode.Scalar, end: Int)? {
    var index = start
    let isHexadecimal = index < end && bytes[index] == UInt8(ascii: "x")
    if isHexadecimal { index += 1 }
    let first = index
    var value: UInt32 = 0
    while index < end, index - first <= 8 {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: ";") {
        return Unicode.Scalar(value).map { ($0, index) }
      }
      guard let digit = HexadecimalDigits.value(byte), isHexadecimal || digit < 10 else {
        return nil
      }
      value = value &* (isHexadecimal ? 16 : 10) &+ UInt32(digit)
    }
    return nil
  }

  /// The contents of a CDATA section at the beginning of a range.
  static func section(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Range<Int>? {
    let opening = "<![CDATA["
    guard range.count >= 12, bytes[range.lowerBound] == UInt8(ascii: "<"),
      bytes[range].starts(with: opening.utf8)
    else { return nil }
    let start = range.lowerBound + opening.utf8.count
    var end = start
    while let bracket = ByteSearch.first(UInt8(ascii: "]"), in: bytes, from: end),
      bracket + 3 <= range.upperBound
    {
      if bytes[bracket + 1] == UInt8(ascii: "]"), bytes[bracket + 2] == UInt8(ascii: ">") {
        return start..<bracket
      }
      end = bracket + 1
    }
    return nil
  }
}
