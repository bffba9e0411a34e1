import CalqueDiagnostics

/// Property lists in the old style, which may be used as values.
extension StringsScanner {
  /// CoreFoundation's own nesting limit.
  static let nestingLimit = 512

  /// Reads a value: a text, a dictionary, an array or data. Returns nil if there is none, or if it
  /// is broken. `index` is then where CoreFoundation's reader stops, which matters: the end of an
  /// array forgives a broken value directly in front of it.
  mutating func readObject(depth: Int) -> PropertyListNode? {
    guard depth <= Self.nestingLimit else {
      isTooDeep = true
      return broken(index)
    }
    guard skipSpace() else { return nil }
    let start = index
    switch bytes[start] {
    case UInt8(ascii: "{"):
      index += 1
      guard let members = readMembers(depth: depth) else { return broken(start) }
      return node(.dictionary(members), start)
    case UInt8(ascii: "("):
      index += 1
      guard let values = readValues(depth: depth) else { return broken(start) }
      brokenStructure = nil
      return node(.array(values), start)
    case UInt8(ascii: "<"):
      index += 1
      guard let data = readData() else { return broken(start) }
      return node(.other("data", Base64.text(data)), start)
    default:
      guard let (text, range) = readText() else { return nil }
      return PropertyListNode(
        content: .string(text), range: start..<index, contentRange: range)
    }
  }

  private mutating func broken(_ start: Int) -> PropertyListNode? {
    // The innermost one is reported.
    brokenStructure = brokenStructure ?? start
    return nil
  }

  private func node(_ content: PropertyListNode.Content, _ start: Int) -> PropertyListNode {
    PropertyListNode(
      content: content, range: start..<index, contentRange: (start + 1)..<(index - 1))
  }

  /// Reads a string in quotes or a word.
  private mutating func readText() -> (text: String, range: Range<Int>)? {
    let first = bytes[index]
    guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else {
      guard Self.isWordByte(first) else { return nil }
      let word = word()
      return (String(decoding: UnsafeBufferPointer(rebasing: bytes[word]), as: UTF8.self), word)
    }
    if let string = quoted() {
      return (StringsEscapes.decode(bytes, string.range), string.range)
    }
    // If there is no closing quote, CoreFoundation returns to the place after the opening one,
    // except when the text ends in the middle of an escape.
    let backslashes = bytes[(index + 1)...].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
    index = backslashes % 2 == 1 ? bytes.count : index + 1
    return nil
  }

  /// Reads the members between braces, and the closing brace.
  private mutating func readMembers(depth: Int) -> [PropertyListNode.Member]? {
    var members: [PropertyListNode.Member] = []
    while skipSpace() {
      let start = index
      guard let (key, keyRange) = readText() else { break }
      guard skipSpace() else { return nil }
      let value: PropertyListNode
      if bytes[index] == UInt8(ascii: "=") {
        index += 1
        guard let object = readObject(depth: depth + 1) else { return nil }
        value = object
      } else {
        guard bytes[index] == UInt8(ascii: ";") else { return nil }
        value = PropertyListNode(
          content: .string(key), range: keyRange, contentRange: keyRange)
      }
      guard skipSpace(), bytes[index] == UInt8(ascii: ";") else { return nil }
      index += 1
      members.append(
        PropertyListNode.Member(
          key: key, keyRange: keyRange, commentRange: nil, value: value, range: start..<index))
    }
    guard skipSpace(), bytes[index] == UInt8(ascii: "}") else { return nil }
    index += 1
    return members
  }

  /// Reads the values between parentheses, and the closing parenthesis.
  private mutating func readValues(depth: Int) -> [PropertyListNode]? {
    var values: [PropertyListNode] = []
    while let value = readObject(depth: depth + 1) {
      values.append(value)
      guard skipSpace() else { return nil }
      guard bytes[index] == UInt8(ascii: ",") else { break }
      index += 1
    }
    guard skipSpace(), bytes[index] == UInt8(ascii: ")") else { return nil }
    index += 1
    return values
  }

  /// Reads hexadecimal digits in pairs up to `>`. CoreFoundation examines only the lower byte of a
  /// UTF-16 unit, so some letters are read as digits.
  private mutating func readData() -> [UInt8]? {
    var data: [UInt8] = []
    var high: UInt8?
    while let length = index < bytes.count
      ? UTF8Scan.scalarLength(bytes, at: index, end: bytes.count) : nil
    {
      let spelling = UnsafeBufferPointer(rebasing: bytes[index..<(index + length)])
      index += length
      for unit in String(decoding: spelling, as: UTF8.self).utf16 {
        let digit = HexadecimalDigits.value(UInt8(truncatingIfNeeded: unit))
        if let first = high {
          guard let digit else {
            // It stops in front of the place where the second digit should have been.
            index -= length
            return nil
          }
          data.append(first << 4 | digit)
          high = nil
        } else if unit == 0x3E {
          return data
        } else if let digit {
          high = digit
        } else {
          switch unit {
          case 0x20, 0x09, 0x0A, 0x0D, 0x2028, 0x2029: break
          default:
            index -= length
            return nil
          }
        }
      }
    }
    return nil
  }
}
