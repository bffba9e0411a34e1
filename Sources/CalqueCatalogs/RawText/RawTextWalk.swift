/// Iterates over the spelling of a text, one character or escape at a time. Each step returns the
/// number of bytes that it decodes to.
struct RawTextWalk {
  let bytes: UnsafeBufferPointer<UInt8>
  var index: Int
  let end: Int
  /// Whether the position is in a CDATA section, in which everything is text.
  private var isInSection = false

  init(bytes: UnsafeBufferPointer<UInt8>, index: Int, end: Int) {
    self.bytes = bytes
    self.index = index
    self.end = end
  }

  /// Advances by one character or escape.
  mutating func step(_ format: Catalog.Format) -> Int {
    switch format {
    case .strings: stepStrings()
    case .xcstrings: stepJSON()
    case .stringsdict, .xliff: stepXML()
    }
  }

  private var byte: UInt8? { index < end ? bytes[index] : nil }

  /// CoreFoundation's escapes: octal, `\U` with up to four digits, and letters.
  private mutating func stepStrings() -> Int {
    guard skip("\\"), let byte else { return stepByte() }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var number = 0
      var digits = 0
      while digits < 3, let digit = self.byte, digit & 0xF8 == 0x30 {
        number = number << 3 | Int(digit & 7)
        index += 1
        digits += 1
      }
      // Beyond ASCII, the character set is NeXTSTEP's, where nearly every character takes two
      // bytes.
      return number < 0x80 ? 1 : 2
    case UInt8(ascii: "U"):
      index += 1
      return unicode("\\U")
    case 0x80...: return 0
    default:
      index += 1
      return 1
    }
  }

  /// JSON's escapes: `\u` with four digits, and letters.
  private mutating func stepJSON() -> Int {
    guard skip("\\"), let byte else { return stepByte() }
    index += 1
    return byte == UInt8(ascii: "u") ? unicode("\\u") : 1
  }

  /// Entities, and markup that is not text: comments and CDATA delimiters.
  private mutating func stepXML() -> Int {
    if skip(isInSection ? "]]>" : "<![CDATA[") {
      isInSection.toggle()
      return 0
    }
    if isInSection { return stepByte() }
    if skip("<!--") {
      while index < end, !skip("-->") { index += 1 }
      return 0
    }
    // An inline element of an exchange file.
    if byte == UInt8(ascii: "<"), index + 1 < end, Self.beginsTag(bytes[index + 1]) {
      while index < end, !skip(">") { index += 1 }
      return 0
    }
    if byte == 0x0D, index + 1 < end, bytes[index + 1] == 0x0A {
      index += 2
      return 1
    }
    guard byte == UInt8(ascii: "&"),
      let close = (index..<min(index + 12, end)).first(where: { bytes[$0] == UInt8(ascii: ";") })
    else { return stepByte() }
    let name = String(decoding: bytes[(index + 1)..<close], as: UTF8.self)
    index = close + 1
    guard name.hasPrefix("#") else { return 1 }
    let digits = name.dropFirst()
    let number =
      digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map(UTF8.width) ?? 3
  }

  private static func beginsTag(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte >= UInt8(ascii: "A")
  }

  private mutating func stepByte() -> Int {
    index += 1
    return 1
  }

  private mutating func unicode(_ introducer: StaticString) -> Int {
    let first = digits()
    guard first & 0xFC00 == 0xD800 else { return first < 0x80 ? 1 : first < 0x800 ? 2 : 3 }
    let back = index
    if skip(introducer), digits() & 0xFC00 == 0xDC00 { return 4 }
    index = back
    return 3
  }

  private mutating func digits() -> Int {
    var number = 0
    var count = 0
    while count < 4, let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue {
      number = number << 4 | digit
      index += 1
      count += 1
    }
    return number
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    guard index + text.utf8CodeUnitCount <= end else { return false }
    let found = text.withUTF8Buffer { text in
      text.indices.allSatisfy { bytes[index + $0] == text[$0] }
    }
    if found { index += text.utf8CodeUnitCount }
    return found
  }
}
