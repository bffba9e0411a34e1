import Diagnostics

/// Reads XML property lists as CoreFoundation does: elements, comments, character references, CDATA
/// sections and a document type to pass over. No entities of its own, no namespaces.
struct XMLPropertyListReader {
  private let source: SourceText
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var problems: [CatalogProblem] = []
  private var comment: Range<Int>?
  /// Set behind the prolog.
  private var isInRoot = false
  /// Set with the first error: what is open fails with it, and says nothing more.
  private var hasFailed = false

  /// CoreFoundation's own limit of nesting.
  private static let nestingLimit = 512

  private struct Tag {
    var name: String
    var range: Range<Int>
    var isClosing: Bool
    var isEmpty: Bool
  }

  /// The root of a property list, or nil with a problem that says why there is none. Of a list that
  /// breaks off, the members before the break are there.
  static func read(
    _ source: SourceText, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (root: PropertyListNode?, problems: [CatalogProblem], isComplete: Bool) {
    var reader = XMLPropertyListReader(source: source, bytes: bytes)
    let root = reader.readDocument()
    return (root, reader.problems, !reader.hasFailed)
  }

  private init(source: SourceText, bytes: UnsafeBufferPointer<UInt8>) {
    self.source = source
    self.bytes = bytes
  }

  private mutating func fail(_ range: Range<Int>, _ message: String, related: Range<Int>? = nil) {
    guard !hasFailed else { return }
    hasFailed = true
    problems.append(
      CatalogProblem(
        .stringsdictXML, at: range, message, effect: .losesFile, related: related))
  }

  private func found() -> (range: Range<Int>, text: String) {
    guard index < bytes.count else { return (index..<index, "the end of the file") }
    let range = index..<EncodingChecks.scalarEnd(bytes, index)
    return (range, EncodingChecks.describe(bytes, range))
  }

  // MARK: Document

  private mutating func readDocument() -> PropertyListNode? {
    guard skipMisc() else {
      fail(index..<index, "Expected a property list, found the end of the file")
      return nil
    }
    guard let tag = readTag() else { return nil }
    isInRoot = true
    guard !tag.isClosing else {
      fail(tag.range, "Expected a property list, found </\(tag.name)>")
      return nil
    }
    guard tag.name == "plist" else {
      let root = readElement(tag, depth: 1)
      expectEnd()
      return root
    }
    guard !tag.isEmpty, skipMisc(), let inner = readTag() else {
      fail(tag.range, "The property list is empty")
      return nil
    }
    guard !inner.isClosing else {
      fail(inner.range, "The property list is empty")
      return nil
    }
    let root = readElement(inner, depth: 1)
    guard !hasFailed else { return root }
    _ = skipMisc()
    guard let closing = readTag(), closing.isClosing, closing.name == "plist" else {
      fail(found().range, "Expected </plist>, found \(found().text)", related: tag.range)
      return root
    }
    expectEnd()
    return root
  }

  private mutating func expectEnd() {
    guard !hasFailed, skipMisc() else { return }
    fail(found().range, "Expected nothing behind the property list, found \(found().text)")
  }

  // MARK: Tokens

  private func matches(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    return word.withUTF8Buffer { word in word.indices.allSatisfy { bytes[index + $0] == word[$0] } }
  }

  /// Goes behind the next occurrence of a word; false, at the end of the text, without one.
  private mutating func skip(past word: StaticString) -> Bool {
    while index < bytes.count {
      guard let next = ByteScan.first(word.utf8Start.pointee, in: bytes, from: index) else { break }
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

  /// Passes over space, comments, processing instructions and the document type; false at the end
  /// of the text or at an error.
  private mutating func skipMisc() -> Bool {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      case UInt8(ascii: "<"):
        let start = index
        if matches("<!--") {
          index += 4
          guard skip(past: "-->") else {
            fail(start..<(start + 4), "The comment is never closed")
            return false
          }
          comment = start..<index
        } else if matches("<?") {
          guard skip(past: "?>") else {
            fail(start..<(start + 2), "The processing instruction is never closed")
            return false
          }
          guard start > 0 || checkDeclaration(start..<index) else { return false }
        } else if !isInRoot, matches("<!DOCTYPE") {
          guard skipDocumentType() else {
            fail(start..<(start + 2), "The document type is not a plain one")
            return false
          }
        } else {
          return true
        }
      default: return true
      }
    }
    return false
  }

  /// Holds the encoding that an XML declaration names against that of the file.
  private mutating func checkDeclaration(_ range: Range<Int>) -> Bool {
    guard source.encoding == .utf8, source.byteOrderMarkLength == 0 else { return true }
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    guard let name = Self.declaredEncoding(text),
      !["utf-8", "us-ascii"].contains(name.lowercased())
    else { return true }
    fail(range, "The file says that it is written in '\(name)', and only UTF-8 is read")
    return false
  }

  /// The quoted text behind `encoding=`.
  private static func declaredEncoding(_ declaration: String) -> Substring? {
    let word = "encoding="
    var rest = declaration[...]
    while !rest.isEmpty, !rest.hasPrefix(word) { rest = rest.dropFirst() }
    rest = rest.dropFirst(word.count)
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return rest.dropFirst().prefix { $0 != quote }
  }

  /// Passes over a document type. It ends at the first `>`; one that defines something in
  /// brackets is refused, as CoreFoundation does.
  private mutating func skipDocumentType() -> Bool {
    while index < bytes.count, bytes[index] != UInt8(ascii: "[") {
      index += 1
      if bytes[index - 1] == UInt8(ascii: ">") { return true }
    }
    return false
  }

  /// Reads a tag at `<`.
  private mutating func readTag() -> Tag? {
    guard !hasFailed else { return nil }
    let start = index
    guard index < bytes.count, bytes[index] == UInt8(ascii: "<") else {
      fail(found().range, "Expected a tag, found \(found().text)")
      return nil
    }
    index += 1
    let isClosing = index < bytes.count && bytes[index] == UInt8(ascii: "/")
    if isClosing { index += 1 }
    let nameStart = index
    while index < bytes.count, Self.isNameByte(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[nameStart..<index], as: UTF8.self)
    let nameEnd = index
    // Like CoreFoundation, whatever stands behind the name is passed over up to the first '>'.
    while index < bytes.count, bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "<")
    {
      index += 1
    }
    let isTag =
      index < bytes.count && bytes[index] == UInt8(ascii: ">") && !name.isEmpty
      && (nameEnd == index || Self.isSpace(bytes[nameEnd])
        || nameEnd == index - 1 && bytes[nameEnd] == UInt8(ascii: "/"))
    if isTag {
      let isEmpty = bytes[index - 1] == UInt8(ascii: "/")
      index += 1
      return Tag(name: name, range: start..<index, isClosing: isClosing, isEmpty: isEmpty)
    }
    fail(start..<min(index, bytes.count), "The tag is not complete")
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."), UInt8(ascii: ":"):
      true
    default: byte >= 0x80
    }
  }

  // MARK: Elements

  private mutating func readElement(_ tag: Tag, depth: Int) -> PropertyListNode? {
    guard depth <= Self.nestingLimit else {
      fail(tag.range, "More than \(Self.nestingLimit) elements stand in each other")
      return nil
    }
    let contentStart = tag.range.upperBound
    let content: PropertyListNode.Content
    switch tag.name {
    case "dict": content = .dictionary(tag.isEmpty ? [] : readMembers(tag, depth: depth))
    case "array":
      var values: [PropertyListNode] = []
      while !tag.isEmpty, let inner = readInnerTag(of: tag) {
        guard let value = readElement(inner, depth: depth + 1) else { break }
        values.append(value)
      }
      content = .array(values)
    case "string": content = .string(tag.isEmpty ? "" : readText(of: tag))
    case "integer", "real", "date", "data", "true", "false":
      content = .other(tag.name, tag.isEmpty ? "" : readText(of: tag))
    default:
      fail(tag.range, "Expected a value, found <\(tag.name)>")
      return nil
    }
    if tag.isEmpty {
      return PropertyListNode(
        content: content, range: tag.range, contentRange: contentStart..<contentStart)
    }
    let contentEnd = lastTextEnd ?? index
    lastTextEnd = nil
    return PropertyListNode(
      content: content, range: tag.range.lowerBound..<index,
      contentRange: contentStart..<max(contentStart, min(contentEnd, index)))
  }

  /// Where the text of the element ended that was read last.
  private var lastTextEnd: Int?

  /// The next tag inside of a container; nil behind its end, or at an error.
  private mutating func readInnerTag(of container: Tag) -> Tag? {
    guard !hasFailed else { return nil }
    guard skipMisc() else {
      fail(
        index..<index,
        "Expected </\(container.name)>, found the end of the file; <\(container.name)> opened at "
          + "\(source.position(at: container.range.lowerBound))", related: container.range)
      return nil
    }
    guard let tag = readTag() else { return nil }
    guard tag.isClosing else { return tag }
    if tag.name != container.name { mismatch(tag, container) }
    return nil
  }

  private mutating func mismatch(_ tag: Tag, _ opening: Tag) {
    fail(
      tag.range,
      "Expected </\(opening.name)>, found </\(tag.name)>; <\(opening.name)> opened at "
        + "\(source.position(at: opening.range.lowerBound))", related: opening.range)
  }

  private mutating func readMembers(_ container: Tag, depth: Int) -> [PropertyListNode.Member] {
    var members: [PropertyListNode.Member] = []
    comment = nil
    while let tag = readInnerTag(of: container) {
      guard tag.name == "key" else {
        fail(tag.range, "Expected <key>, found <\(tag.name)>", related: container.range)
        break
      }
      let before = comment
      let key = tag.isEmpty ? "" : readText(of: tag)
      let keyRange = tag.range.upperBound..<(lastTextEnd ?? tag.range.upperBound)
      lastTextEnd = nil
      guard !hasFailed else { break }
      guard skipMisc(), let inner = readTag() else {
        fail(index..<index, "Expected a value behind the key '\(key)'", related: tag.range)
        break
      }
      guard !inner.isClosing, inner.name != "key" else {
        fail(inner.range, "Expected a value behind the key '\(key)'", related: tag.range)
        break
      }
      guard let value = readElement(inner, depth: depth + 1) else { break }
      members.append(
        PropertyListNode.Member(
          key: key, keyRange: keyRange, commentRange: before, value: value,
          range: tag.range.lowerBound..<index))
      comment = nil
    }
    lastTextEnd = nil
    return members
  }

  // MARK: Text

  /// Reads the text of an element and its closing tag.
  private mutating func readText(of opening: Tag) -> String {
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "<"):
        if matches("<![CDATA[") {
          let start = index
          index += 9
          let contentStart = index
          guard skip(past: "]]>") else {
            fail(start..<(start + 9), "The CDATA section is never closed")
            return ""
          }
          text += bytes[contentStart..<(index - 3)]
          continue
        }
        let end = index
        guard let tag = readTag() else { return "" }
        guard tag.isClosing else {
          fail(
            tag.range, "Expected </\(opening.name)>, found <\(tag.name)>", related: opening.range)
          return ""
        }
        if tag.name != opening.name { mismatch(tag, opening) }
        lastTextEnd = end
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "&"):
        guard readReference(into: &text) else { return "" }
      case 0x09, 0x0A, 0x0D, 0x20...:
        text.append(byte)
        index += 1
      default:
        problems.append(
          CatalogProblem(
            .stringsdictXML, at: index..<(index + 1),
            "XML has no place for the control character "
              + EncodingChecks.describe(bytes, index..<(index + 1)), hint: "Remove it"))
        text.append(byte)
        index += 1
      }
    }
    fail(
      index..<index,
      "Expected </\(opening.name)>, found the end of the file; <\(opening.name)> opened at "
        + "\(source.position(at: opening.range.lowerBound))", related: opening.range)
    return ""
  }

  /// Reads `&name;`, `&#10;` or `&#xA;`.
  private mutating func readReference(into text: inout [UInt8]) -> Bool {
    let start = index
    if let (scalar, end) = XMLText.reference(bytes, start..<bytes.count) {
      text += Array(String(scalar).utf8)
      index = end
      return true
    }
    let limit = min(bytes.count, start + 12)
    if let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")) {
      let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
      fail(start..<(end + 1), "The reference '&\(name);' stands for no character")
    } else {
      fail(start..<(start + 1), "Expected &amp; or another reference, found a lone '&'")
    }
    return false
  }
}
