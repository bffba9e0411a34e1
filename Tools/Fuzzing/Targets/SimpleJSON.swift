/// Checks whether bytes are JSON by RFC 8259, rule by rule, with the limits of the fast reader: 512
/// levels of nesting, and no unpaired surrogates.
struct SimpleJSON {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  static func accepts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var text = SimpleJSON(bytes: bytes)
    text.space()
    guard text.value(depth: 0) else { return false }
    text.space()
    return text.index == bytes.count
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  private mutating func space() {
    while let byte, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  private mutating func value(depth: Int) -> Bool {
    if take("{") { return depth < 512 && container("}", depth: depth + 1, hasNames: true) }
    if take("[") { return depth < 512 && container("]", depth: depth + 1, hasNames: false) }
    if take("\"") { return string() }
    return take("true") || take("false") || take("null") || number()
  }

  private mutating func container(_ closing: String, depth: Int, hasNames: Bool) -> Bool {
    space()
    if take(closing) { return true }
    repeat {
      space()
      if hasNames {
        guard take("\""), string() else { return false }
        space()
        guard take(":") else { return false }
        space()
      }
      guard value(depth: depth) else { return false }
      space()
    } while take(",")
    return take(closing)
  }

  private mutating func string() -> Bool {
    while let byte {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return true
      case UInt8(ascii: "\\"): guard escape() else { return false }
      case ..<0x20: return false
      default: break
      }
    }
    return false
  }

  private mutating func escape() -> Bool {
    for letter in ["\"", "\\", "/", "b", "f", "n", "r", "t"] where take(letter) { return true }
    guard take("u"), let unit = unit() else { return false }
    guard unit & 0xF800 == 0xD800 else { return true }
    guard unit < 0xDC00, take("\\u"), let low = self.unit() else { return false }
    return low & 0xFC00 == 0xDC00
  }

  private mutating func unit() -> UInt16? {
    guard index + 4 <= bytes.count else { return nil }
    let digits = bytes[index..<(index + 4)]
    index += 4
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private mutating func digits() -> Bool {
    let start = index
    while let byte, (0x30...0x39).contains(byte) { index += 1 }
    return index > start
  }

  private mutating func number() -> Bool {
    _ = take("-")
    if !take("0") {
      guard digits() else { return false }
    }
    if take("."), !digits() { return false }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      guard digits() else { return false }
    }
    return true
  }
}
