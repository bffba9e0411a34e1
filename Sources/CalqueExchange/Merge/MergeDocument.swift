import CalqueCatalogs

/// One of the three catalogs of a merge, as text with the place of everything.
struct MergeDocument {
  let json: JSONDocument
  let style: MergeStyle

  init(_ json: JSONDocument) {
    self.json = json
    style = MergeStyle(of: json)
  }

  /// The stretch of bytes of a value.
  func bytes(_ node: Int) -> ArraySlice<UInt8> { json.bytes[json.range(node)] }

  /// Whether a stretch of bytes is the same here and there.
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

  /// The white space before a member: from behind the bracket or comma to the name.
  func lead(_ name: Int) -> Range<Int> {
    let end = json.range(name).lowerBound
    var start = end
    while start > 0, Self.isSpace(json.bytes[start - 1]) { start -= 1 }
    return start..<end
  }

  /// The white space before the bracket that closes an object.
  func tail(_ object: Int) -> Range<Int> {
    let end = json.range(object).upperBound - 1
    var start = end
    while start > 0, Self.isSpace(json.bytes[start - 1]) { start -= 1 }
    return start..<end
  }

  /// The white space between a value and the comma behind it.
  func trail(_ value: Int) -> Range<Int> {
    let start = json.range(value).upperBound
    var end = start
    while end < json.bytes.count, Self.isSpace(json.bytes[end]) { end += 1 }
    return start..<end
  }

  /// What stands between a name and its value.
  func colon(_ name: Int) -> Range<Int> {
    json.range(name).upperBound..<json.range(name + 1).lowerBound
  }

  /// The value of a member, by the name's spelling; the last of equal ones.
  func member(_ name: StaticString, of object: Int) -> Int? {
    guard json.kind(object) == .object else { return nil }
    return json.names(object).last { isName($0, name) }.map { $0 + 1 }
  }

  /// Whether a string is spelled like a word.
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
  /// Compares word by word: most of what a merge does is to find that nothing has changed.
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
