import CalqueDiagnostics

extension XMLPropertyListReader {
  func matches(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    return word.withUTF8Buffer { word in word.indices.allSatisfy { bytes[index + $0] == word[$0] } }
  }

  /// Goes to the end of the next occurrence of a word. Returns false, at the end of the text, if
  /// there is none.
  mutating func skip(past word: StaticString) -> Bool {
    while index < bytes.count {
      guard let next = ByteSearch.first(word.utf8Start.pointee, in: bytes, from: index) else {
        break
      }
      index = next
      if matches(word) {
        index += word.utf8CodeUnitCount
        return true
      }
      index += 1
    }
    index = bytes.count
    return false
  }

  /// Skips white space. Returns false at the end of the text.
  mutating func skipSpace() -> Bool {
    while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
    return index < bytes.count
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Skips a document type. It ends at the first `>`; one that defines something in brackets is
  /// refused, as CoreFoundation does.
  mutating func skipDocumentType() -> Bool {
    guard matches("<!DOCTYPE") else { return false }
    while index < bytes.count, bytes[index] != UInt8(ascii: "[") {
      index += 1
      if bytes[index - 1] == UInt8(ascii: ">") { return true }
    }
    return false
  }

  /// Reads an opening tag at `<`. Anything after the name is skipped.
  mutating func readTag() -> Tag? {
    let start = index
    index += 1
    var nameEnd: Int?
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      if nameEnd == nil, Self.isSpace(bytes[index]) { nameEnd = index }
      index += 1
    }
    guard index < bytes.count else {
      // Only the first line of an incomplete tag is shown.
      let line = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? index
      fail(start..<line, "The tag is not complete")
      return nil
    }
    let isEmpty = bytes[index - 1] == UInt8(ascii: "/")
    let name = (start + 1)..<max(start + 1, nameEnd ?? (isEmpty ? index - 1 : index))
    index += 1
    guard !name.isEmpty else {
      fail(start..<index, "The tag is not complete")
      return nil
    }
    return Tag(name: name, range: start..<index, isEmpty: isEmpty)
  }

  /// Reads the closing tag of an element.
  mutating func readClosing(_ opening: Tag) {
    guard !hasFailed else { return }
    let start = index
    let name = bytes[opening.name]
    if matches("</"), bytes[(index + 2)...].starts(with: name) {
      index += 2 + name.count
      if skipSpace(), bytes[index] == UInt8(ascii: ">") {
        index += 1
        return
      }
      index = start
    }
    let expected = "Expected </\(text(opening.name))>"
    let place =
      "<\(text(opening.name))> opened at "
      + "\(lines.position(at: opening.range.lowerBound))"
    if matches("<") {
      let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1
      let range = excerpt(length: min(end + 1 - index, 40))
      fail(range, "\(expected), found \(text(range)); \(place)", related: opening.range)
    } else {
      fail(found().range, "\(expected), found \(found().text); \(place)", related: opening.range)
    }
  }

  /// Goes to the next element inside another one. Returns false at a closing tag, or at an error.
  mutating func skipToElement(in container: Tag, depth: Int) -> Bool {
    guard depth <= Self.nestingLimit else {
      fail(
        container.range, "Elements are nested more than \(Self.nestingLimit) levels deep",
        isLimit: true)
      return false
    }
    while !hasFailed, skipSpace() {
      let start = index
      guard bytes[index] == UInt8(ascii: "<") else {
        fail(found().range, "Expected a tag, found \(found().text)")
        return false
      }
      if matches("</") { return false }
      if matches("<!--") {
        index += 4
        guard skip(past: "-->") else {
          fail(start..<(start + 4), "The comment is never closed")
          return false
        }
        comment = start..<index
      } else if matches("<?") {
        index += 1
        guard skip(past: "?>") else {
          fail(start..<(start + 2), "The processing instruction is never closed")
          return false
        }
      } else if matches("<!") {
        fail(start..<(start + 2), "Expected a tag, found '<!'")
        return false
      } else {
        return true
      }
    }
    // At the end of the file, the caller reports the missing closing tag.
    return false
  }
}
