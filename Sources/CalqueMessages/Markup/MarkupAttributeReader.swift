/// Parses the attributes of `^[text](name: value, …)`: the members of a JSON5 object (json5.org),
/// without comments.
struct MarkupAttributeReader<Bytes: RandomAccessCollection<UInt8>> where Bytes.Index == Int {
  private let bytes: Bytes
  private(set) var position: Int
  /// The maximum nesting depth of objects and arrays.
  private static var depthLimit: Int { 16 }

  init(_ bytes: Bytes, at position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// Returns the attributes up to a closing parenthesis, and the position after it.
  static func read(_ bytes: Bytes, at start: Int) -> (attributes: [MarkupAttribute], end: Int)? {
    var reader = MarkupAttributeReader(bytes, at: start)
    return reader.members(until: UInt8(ascii: ")")).map { ($0, reader.position) }
  }

  private var byte: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || (9...13).contains(byte) { position += 1 }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(truncatingIfNeeded: character.value) else { return false }
    position += 1
    return true
  }

  private mutating func members(until end: UInt8, depth: Int = 0) -> [MarkupAttribute]? {
    guard depth < Self.depthLimit else { return nil }
    var members: [MarkupAttribute] = []
    while true {
      skipSpace()
      if byte == end {
        position += 1
        return members
      }
      guard let name = name() else { return nil }
      skipSpace()
      guard skip(":"), let value = value(depth: depth) else { return nil }
      members.append(MarkupAttribute(name: name, value: value))
      skipSpace()
      guard skip(",") || byte == end else { return nil }
    }
  }

  private mutating func elements(depth: Int) -> [MarkupValue]? {
    guard depth < Self.depthLimit else { return nil }
    var elements: [MarkupValue] = []
    while true {
      skipSpace()
      if skip("]") { return elements }
      guard let value = value(depth: depth) else { return nil }
      elements.append(value)
      skipSpace()
      guard skip(",") || byte == UInt8(ascii: "]") else { return nil }
    }
  }

  private mutating func name() -> String? {
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return string() }
    let word = word()
    guard let first = word.utf8.first, !(0x30...0x39).contains(first) else { return nil }
    return word
  }

  /// Reads letters, digits, `_`, `$`, and non-ASCII characters.
  private mutating func word() -> String {
    let start = position
    while let byte {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x80...: position += 1
      default: return String(decoding: bytes[start..<position], as: UTF8.self)
      }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func value(depth: Int) -> MarkupValue? {
    skipSpace()
    switch byte {
    case UInt8(ascii: "{"):
      position += 1
      return members(until: UInt8(ascii: "}"), depth: depth + 1).map { .object($0) }
    case UInt8(ascii: "["):
      position += 1
      return elements(depth: depth + 1).map { .array($0) }
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return string().map { .string($0) }
    case let sign? where (0x30...0x39).contains(sign) || "+-.".utf8.contains(sign):
      return number()
    default:
      switch word() {
      case "true": return .bool(true)
      case "false": return .bool(false)
      case "null": return .null
      case "Infinity": return .number(.infinity)
      case "NaN": return .number(.nan)
      default: return nil
      }
    }
  }

  private mutating func number() -> MarkupValue? {
    var sign = 1.0
    if skip("-") { sign = -1 } else { _ = skip("+") }
    let start = position
    while let byte {
      let isSign = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      let isAfterExponent = position > start && bytes[position - 1] | 0x20 == UInt8(ascii: "e")
      guard
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
          || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: ".")
          || (isSign && isAfterExponent)
      else { break }
      position += 1
    }
    var text = String(decoding: bytes[start..<position], as: UTF8.self)
    switch text {
    case "Infinity": return .number(sign * .infinity)
    case "NaN": return .number(.nan)
    default: break
    }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt64(text.dropFirst(2), radix: 16).map { .number(sign * Double($0)) }
    }
    if text.hasPrefix(".") { text = "0" + text }
    if text.hasSuffix(".") { text += "0" }
    guard text.utf8.first.map({ (0x30...0x39).contains($0) }) == true else { return nil }
    return Double(text).map { .number(sign * $0) }
  }

  private mutating func string() -> String? {
    guard let quote = byte else { return nil }
    position += 1
    var text: [UInt8] = []
    while let byte {
      position += 1
      switch byte {
      case quote: return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return nil
      case UInt8(ascii: "\\"):
        guard let escaped = escape() else { return nil }
        text.append(contentsOf: escaped.utf8)
      default: text.append(byte)
      }
    }
    return nil
  }

  /// Reads the part of an escape after the backslash.
  private mutating func escape() -> String? {
    guard let byte else { return nil }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "v"): return "\u{B}"
    case UInt8(ascii: "0"): return "\0"
    case UInt8(ascii: "\n"): return ""
    case UInt8(ascii: "\r"):
      _ = skip("\n")
      return ""
    case UInt8(ascii: "x"): return hexadecimal(2).map { String($0) }
    case UInt8(ascii: "u"): return hexadecimal(4).map { String($0) }
    // Anything else is literal; non-ASCII characters are read byte by byte.
    case 0x80...:
      position -= 1
      return ""
    default: return String(Unicode.Scalar(byte))
    }
  }

  private mutating func hexadecimal(_ count: Int) -> Unicode.Scalar? {
    let end = position + count
    guard end <= bytes.endIndex else { return nil }
    let digits = String(decoding: bytes[position..<end], as: UTF8.self)
    position = end
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
  }
}
