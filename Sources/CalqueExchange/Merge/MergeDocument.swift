import CalqueCatalogs

/// One of the three catalogs of a merge: its text, and the places of its values.
struct MergeDocument {
  let json: JSONDocument
  let style: MergeStyle

  init(_ json: JSONDocument) {
    self.json = json
    style = MergeStyle(of: json)
  }

  /// Returns the bytes of a value.
  func bytes(_ node: Int) -> ArraySlice<UInt8> { json.bytes[json.range(node)] }

  /// Returns whether two ranges of bytes are equal.
  static func areEqual(
    _ left: JSONDocument, _ leftRange: Range<Int>, _ right: JSONDocument, _ rightRange: Range<Int>
  ) -> Bool {
    leftRange.count == rightRange.count
      && left.bytes.withUnsafeBytes { left in
        right.bytes.withUnsafeBytes { right in
          UnsafeRawBufferPointer(rebasing: left[leftRange])
            .elementsEqualInWords(UnsafeRawBufferPointer(rebasing: right[rightRange]))
        }
      }
  }

  /// Returns the white space before a member: from the bracket or comma to the name.
  func lead(_ name: Int) -> Range<Int> {
    let end = json.range(name).lowerBound
    var start = end
    while start > 0, Self.isSpace(json.bytes[start - 1]) { start -= 1 }
    return start..<end
  }

  /// Returns the white space before the closing bracket of an object.
  func tail(_ object: Int) -> Range<Int> {
    let end = json.range(object).upperBound - 1
    var start = end
    while start > 0, Self.isSpace(json.bytes[start - 1]) { start -= 1 }
    return start..<end
  }

  /// Returns the white space between a value and the following comma.
  func trail(_ value: Int) -> Range<Int> {
    let start = json.range(value).upperBound
    var end = start
    while end < json.bytes.count, Self.isSpace(json.bytes[end]) { end += 1 }
    return start..<end
  }

  /// Returns the text between a name and its value.
  func colon(_ name: Int) -> Range<Int> {
    json.range(name).upperBound..<json.range(name + 1).lowerBound
  }

  /// Returns the value of a member, by the name as it is written; the last one of equal names.
  func member(_ name: StaticString, of object: Int) -> Int? {
    guard json.kind(object) == .object else { return nil }
    return json.names(object).last { isName($0, name) }.map { $0 + 1 }
  }

  /// Returns whether a string is written as a given word.
  func isName(_ string: Int, _ word: StaticString) -> Bool {
    let range = json.spelling(string)
    guard range.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { json.bytes[range].elementsEqual($0) }
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}

extension UnsafeRawBufferPointer {
  /// Compares word by word: most of the time of a merge is spent on unchanged parts.
  fileprivate func elementsEqualInWords(_ other: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    while index + 8 <= count {
      guard
        loadUnaligned(fromByteOffset: index, as: UInt64.self)
          == other.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      else { return false }
      index += 8
    }
    while index < count {
      guard self[index] == other[index] else { return false }
      index += 1
    }
    return true
  }
}
