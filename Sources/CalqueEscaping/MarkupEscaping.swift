/// Escapes texts for XML and HTML.
///
/// The escaped characters depend on the place of a text, and on the tool whose spelling a file
/// keeps. `<`, `>`, `&` and `"` become references by name, all others by number.
package struct MarkupEscaping: Sendable {
  /// What to write for characters that XML does not allow, even as references (XML 1.0, production
  /// 2 `Char`): U+FFFE, U+FFFF, and the control characters except tab, line feed and carriage
  /// return.
  package enum Disallowed: Sendable {
    /// The character.
    case kept
    /// Nothing.
    case removed
    /// U+FFFD.
    case replaced
  }

  /// The characters that become references.
  private var escaped: ASCIISet
  /// These, and the ASCII characters that are removed or replaced.
  private var special: ASCIISet
  /// Whether `>` is only escaped in `]]>`, which must not be in the content of an element.
  private var escapesOnlyClosingBracket = false
  private var disallowed = Disallowed.kept

  private init(_ escaped: ASCIISet) {
    self.escaped = escaped
    special = escaped
  }

  /// The content of an XML element, as libxml2 and therefore Xcode spell it. A carriage return,
  /// which a reader would treat as a line feed, becomes a reference (XML 1.0, 2.11).
  package static let xmlText = MarkupEscaping(ASCIISet("<>&\r"))

  /// The content of an XML element with the escapes that the grammar requires and no more (XML 1.0,
  /// 2.4).
  package static let minimalXMLText: MarkupEscaping = {
    var escaping = MarkupEscaping(ASCIISet("<>&"))
    escaping.escapesOnlyClosingBracket = true
    return escaping
  }()

  /// The value of an XML attribute between double quotes. White space that a reader would
  /// normalize becomes a reference (XML 1.0, 3.3.3).
  package static let xmlAttribute = MarkupEscaping(ASCIISet("<>&\"\t\n\r"))

  /// The content of an element of a property list in XML, as Apple's tools spell it. The control
  /// characters, which the format allows in spite of XML, are references.
  package static let propertyList = MarkupEscaping(
    ASCIISet("<>&").union(.controls.subtracting(ASCIISet("\t\n"))))

  /// The content of an HTML element, or the value of an attribute between double quotes (HTML,
  /// 13.1.2.3 and 13.1.4).
  package static let html = MarkupEscaping(ASCIISet("<>&\""))

  /// This escaping, without `>`: it needs no reference in an attribute.
  package var keepingGreaterThan: MarkupEscaping {
    var escaping = self
    escaping.escaped = escaped.subtracting(ASCIISet(">"))
    escaping.special = special.subtracting(ASCIISet(">"))
    return escaping
  }

  /// This escaping, with another treatment of characters that XML does not allow.
  package func disallowed(_ disallowed: Disallowed) -> MarkupEscaping {
    var escaping = self
    escaping.disallowed = disallowed
    escaping.special = escaped
    if disallowed != .kept {
      escaping.special = escaped.union(.controls.subtracting(ASCIISet("\t\n\r")))
    }
    return escaping
  }

  /// Returns a text with its escapes.
  ///
  /// - Complexity: O(length of the text); O(1) memory if there is nothing to escape.
  package func escape(_ text: String) -> String {
    var text = text
    let output: [UInt8]? = text.withUTF8 { bytes in
      guard let first = nextEscape(in: bytes, from: 0) else { return nil }
      var output: [UInt8] = []
      output.reserveCapacity(bytes.count + bytes.count / 8 + 8)
      append(bytes, firstEscape: first, to: &output)
      return output
    }
    return output.map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// Appends a text with its escapes to the bytes of a file.
  package func append(_ text: String, to output: inout [UInt8]) {
    var text = text
    text.withUTF8 { bytes in
      append(bytes, firstEscape: nextEscape(in: bytes, from: 0) ?? bytes.count, to: &output)
    }
  }

  /// Returns whether XML allows a character, at least as a reference (XML 1.0, production 2).
  package static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: true
    case ..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  // MARK: Bytes

  private func append(
    _ bytes: UnsafeBufferPointer<UInt8>, firstEscape: Int, to output: inout [UInt8]
  ) {
    var start = 0
    var next = firstEscape
    while next < bytes.count {
      output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<next]))
      start = next + appendEscape(of: bytes, at: next, to: &output)
      next = nextEscape(in: bytes, from: start) ?? bytes.count
    }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
  }

  /// The offset of the first character at or after `start` that is not written as it is.
  private func nextEscape(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if special.contains(byte) {
        if byte != UInt8(ascii: ">") || !escapesOnlyClosingBracket { return index }
        if index > 0, bytes[index - 1] == UInt8(ascii: "]") { return index }
      } else if byte == 0xEF, disallowed != .kept, Self.isNoncharacter(bytes, at: index) {
        return index
      }
      index += 1
    }
    return nil
  }

  /// Whether U+FFFE or U+FFFF is at an offset.
  private static func isNoncharacter(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    index + 2 < bytes.count && bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE
  }

  /// Appends the escape of the character at an offset; returns the length of the character.
  private func appendEscape(
    of bytes: UnsafeBufferPointer<UInt8>, at index: Int, to output: inout [UInt8]
  ) -> Int {
    let byte = bytes[index]
    guard escaped.contains(byte) else {
      if disallowed == .replaced { output.append(contentsOf: [0xEF, 0xBF, 0xBD]) }
      return byte == 0xEF ? 3 : 1
    }
    switch byte {
    case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
    case UInt8(ascii: ">"): output.append(contentsOf: "&gt;".utf8)
    case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
    case UInt8(ascii: "\""): output.append(contentsOf: "&quot;".utf8)
    default:
      output.append(contentsOf: "&#".utf8)
      if byte >= 10 { output.append(UInt8(ascii: "0") + byte / 10) }
      output.append(UInt8(ascii: "0") + byte % 10)
      output.append(UInt8(ascii: ";"))
    }
    return 1
  }
}
