import CalqueDiagnostics

/// Scans the bytes of a gettext file.
struct PortableObjectScanner {
  private let bytes: [UInt8]
  /// The position of the next byte.
  var index = 0
  /// The end of the last text that was read.
  private(set) var lastEnd = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { index >= bytes.count }
  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }
  /// The end of the next character, or of the next byte if it is not part of a character.
  var characterEnd: Int {
    guard index < bytes.count else { return bytes.count }
    return index
      + (bytes.withUnsafeBufferPointer {
        UTF8Scan.scalarLength($0, at: index, end: bytes.count)
      } ?? 1)
  }

  mutating func skipSpaces() {
    while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0C || byte == 0x0B { index += 1 }
  }

  /// Moves to the position after the next line feed.
  mutating func skipLine() {
    while let byte, byte != UInt8(ascii: "\n") { index += 1 }
    index = min(index + 1, bytes.count)
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// Reads the text up to the end of the line, without a leading space.
  mutating func restOfLine(droppingSpace: Bool) -> String {
    if droppingSpace, byte == 0x20 { index += 1 }
    let start = index
    while let byte, byte != UInt8(ascii: "\n") { index += 1 }
    var end = index
    while end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Reads letters and underscores.
  mutating func word() -> String {
    let start = index
    while let byte, (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || byte == UInt8(ascii: "_") {
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Reads the number in brackets after `msgstr`; returns nil if there is none.
  mutating func formIndex(after word: String) -> Int? {
    guard word == "msgstr" else { return nil }
    let start = index
    skipSpaces()
    if take("[") {
      skipSpaces()
      let digits = bytes[index...].prefix { $0 >= 0x30 && $0 <= 0x39 }
      if let number = Int(String(decoding: digits, as: UTF8.self)), number < 100 {
        index = digits.endIndex
        skipSpaces()
        if take("]") { return number }
      }
    }
    index = start
    return nil
  }

  /// Reads and decodes a text in quotes. The position is that of its first quote before the call,
  /// and after its last quote afterwards.
  mutating func string() -> Result<[UInt8], ExchangeProblem> {
    let start = index
    index += 1
    var result: [UInt8] = []
    while let byte, byte != UInt8(ascii: "\n") {
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        lastEnd = index
        return .success(result)
      case UInt8(ascii: "\\"):
        if let problem = escape(into: &result) { return .failure(problem) }
      default: result.append(byte)
      }
    }
    return .failure(
      ExchangeProblem(
        at: start..<index, "The line ends inside a text", hint: "Close it with a quote"))
  }

  /// Reads a C escape: a letter, or an octal or hexadecimal number.
  private mutating func escape(into result: inout [UInt8]) -> ExchangeProblem? {
    let start = index - 1
    guard let letter = byte, letter != UInt8(ascii: "\n") else {
      return ExchangeProblem(at: start..<index, "The line ends inside a text")
    }
    index += 1
    switch letter {
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "v"): result.append(0x0B)
    case UInt8(ascii: "a"): result.append(0x07)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""): result.append(letter)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      index -= 1
      appendNumber(digits: 3, radix: 8, to: &result)
    case UInt8(ascii: "x"):
      let before = index
      appendNumber(digits: 2, radix: 16, to: &result)
      if index == before {
        return ExchangeProblem(at: start..<index, "Expected hexadecimal digits after '\\x'")
      }
    default:
      while let byte, byte & 0xC0 == 0x80 { index += 1 }
      let spelling = String(decoding: bytes[start..<index], as: UTF8.self)
      return ExchangeProblem(
        at: start..<index, "'\(spelling)' is not a gettext escape sequence",
        hint: "Write a backslash as \\\\")
    }
    return nil
  }

  private mutating func appendNumber(digits: Int, radix: Int, to result: inout [UInt8]) {
    var value = 0
    var count = 0
    while count < digits, let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue,
      digit < radix
    {
      value = value * radix + digit
      index += 1
      count += 1
    }
    if count > 0 { result.append(UInt8(truncatingIfNeeded: value)) }
  }
}
