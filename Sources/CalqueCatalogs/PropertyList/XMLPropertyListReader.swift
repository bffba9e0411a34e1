import CalqueDiagnostics

/// Reads XML property lists as CoreFoundation does (`CFPropertyList.c`): elements, comments,
/// character references, CDATA sections and a document type, which is skipped. Entity declarations
/// and namespaces are not supported.
///
/// CoreFoundation examines neither attributes nor anything after the root. Where it fails, this
/// reader continues with the next member of the root, which it finds by its indentation.
struct XMLPropertyListReader {
  let source: SourceText
  /// Reading continues after errors, and each of them names a place.
  lazy var lines = LineMap(source)
  let bytes: UnsafeBufferPointer<UInt8>
  var index: Int
  var problems: [CatalogProblem] = []
  var comment: Range<Int>?
  /// Set by an error: enclosing elements fail with it, without further problems.
  var hasFailed = false
  /// Set by the first error, and never reset.
  private var isBroken = false
  /// The place where the current member of the root begins.
  private var rootMember = 0
  /// The number of open `<plist>` elements.
  private var lists = 0

  /// CoreFoundation's own nesting limit.
  static let nestingLimit = 512
  /// Errors beyond this number are not reported.
  static let problemLimit = 1000

  struct Tag {
    var name: Range<Int>
    var range: Range<Int>
    var isEmpty: Bool
  }

  /// Reads the root of a property list. Returns nil, with a problem that describes the reason, if
  /// there is none. For a broken list, the root has the members that could be read.
  static func read(
    _ source: SourceText, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0
  ) -> (root: PropertyListNode?, problems: [CatalogProblem], isComplete: Bool) {
    var reader = XMLPropertyListReader(source: source, bytes: bytes, index: start)
    if start == 0, let problem = XMLDeclaration.problem(source, bytes) {
      reader.problems.append(problem)
      reader.isBroken = true
    }
    let root = reader.readDocument()
    return (root, reader.problems, !reader.isBroken)
  }

  private init(source: SourceText, bytes: UnsafeBufferPointer<UInt8>, index: Int) {
    self.source = source
    self.bytes = bytes
    self.index = index
  }

  mutating func fail(
    _ range: Range<Int>, _ message: String, related: Range<Int>? = nil,
    isLimit: Bool = false
  ) {
    guard !hasFailed else { return }
    hasFailed = true
    isBroken = true
    guard problems.count < Self.problemLimit else { return }
    problems.append(
      CatalogProblem(
        isLimit ? .limitExceeded : .stringsdictXML, at: range, message, effect: .losesFile,
        related: related))
  }

  func found() -> (range: Range<Int>, text: String) {
    guard index < bytes.count else { return (index..<index, "the end of the file") }
    let range = index..<EncodingChecks.scalarEnd(bytes, index)
    return (range, EncodingChecks.describe(bytes, range))
  }

  /// An excerpt at the current position, for a message: this many bytes, extended to the end of the
  /// last character.
  func excerpt(length: Int) -> Range<Int> {
    var end = index
    while end < bytes.count, end < index + length {
      end += UTF8Scan.scalarLength(bytes, at: end, end: bytes.count) ?? 1
    }
    return index..<end
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  // MARK: Document

  private mutating func readDocument() -> PropertyListNode? {
    while skipSpace() {
      guard bytes[index] == UInt8(ascii: "<") else {
        fail(found().range, "Expected a property list, found \(found().text)")
        return nil
      }
      let start = index
      if matches("<!--") {
        // One byte more is skipped here than inside elements.
        index += 5
        guard skip(past: "-->") else {
          fail(start..<(start + 4), "The comment is never closed")
          return nil
        }
        comment = start..<index
      } else if matches("<?") {
        index += 2
        guard skip(past: "?>") else {
          fail(start..<(start + 2), "The processing instruction is never closed")
          return nil
        }
      } else if matches("<!") {
        guard skipDocumentType() else {
          fail(start..<(start + 2), "The document type declaration is not supported")
          return nil
        }
      } else {
        let root = readElement(depth: 0)
        if !isBroken { checkEnd() }
        return root
      }
    }
    fail(index..<index, "Expected a property list, found the end of the file")
    return nil
  }

  /// Nothing reads what follows the root; only comments and white space are expected there.
  private mutating func checkEnd() {
    while skipSpace() {
      if matches("<!--"), skip(past: "-->") { continue }
      problems.append(
        CatalogProblem(
          .stringsdictXML, at: found().range,
          "Expected the end of the file after the property list, found \(found().text)",
          hint: "Remove it"))
      return
    }
  }

  // MARK: Elements

  private mutating func readElement(depth: Int) -> PropertyListNode? {
    guard let tag = readTag() else { return nil }
    let content: PropertyListNode.Content
    let start = index
    var end = start
    switch text(tag.name) {
    case "plist": return readList(tag, depth: depth)
    case "dict":
      let members = tag.isEmpty ? [] : readMembers(tag, depth: depth + 1)
      // The key that keyed archives use for references between objects.
      if members.count == 1, members[0].key == "CF$UID",
        case .other("integer", let number) = members[0].value.content
      {
        content = .other("uid", number)
      } else {
        content = .dictionary(members)
      }
    case "array":
      var values: [PropertyListNode] = []
      while !tag.isEmpty, skipToElement(in: tag, depth: depth + 1),
        let value = readElement(depth: depth + 1)
      {
        values.append(value)
      }
      content = .array(values)
    case "string", "key": content = .string(tag.isEmpty ? "" : readText(of: tag))
    case "true", "false": content = .other(text(tag.name), "")
    case "integer", "real", "date", "data":
      content = .other(text(tag.name), readLeaf(tag))
    default:
      let isClosing = bytes[tag.name.lowerBound] == UInt8(ascii: "/")
      fail(
        tag.range,
        isClosing
          ? "Expected a property list, found <\(text(tag.name))>"
          : "Expected a value, found <\(text(tag.name))>")
      return nil
    }
    end = max(end, index)
    if !tag.isEmpty { readClosing(tag) }
    return PropertyListNode(
      content: content, range: tag.range.lowerBound..<index, contentRange: start..<min(end, index))
  }

  private mutating func readList(_ tag: Tag, depth: Int) -> PropertyListNode? {
    lists += 1
    guard lists <= Self.nestingLimit else {
      fail(
        tag.range, "Elements are nested more than \(Self.nestingLimit) levels deep", isLimit: true)
      return nil
    }
    guard !tag.isEmpty, skipToElement(in: tag, depth: depth) else {
      // An unclosed comment was already reported.
      if index >= bytes.count {
        fail(index..<index, "Expected </plist>, found the end of the file")
      }
      fail(
        tag.isEmpty ? tag.range : excerpt(length: 8), "The property list is empty")
      return nil
    }
    let root = readElement(depth: depth)
    guard !hasFailed else { return root }
    let next = index
    if skipToElement(in: tag, depth: depth) {
      index = next
      _ = skipSpace()
      fail(found().range, "Expected </plist>, found \(found().text)", related: tag.range)
    }
    readClosing(tag)
    lists -= 1
    return root
  }

  private mutating func readMembers(_ container: Tag, depth: Int) -> [PropertyListNode.Member] {
    var members: [PropertyListNode.Member] = []
    var first: Int?
    comment = nil
    while true {
      if let member = readMember(in: container, depth: depth) {
        members.append(member)
        first = first ?? member.range.lowerBound
      } else {
        guard hasFailed, depth == 1, let first, resume(likeMemberAt: first) else {
          break
        }
      }
    }
    return members
  }

  /// Reads a key and its value. Returns nil at the end of the dictionary or at an error.
  private mutating func readMember(
    in container: Tag, depth: Int
  ) -> PropertyListNode.Member? {
    guard skipToElement(in: container, depth: depth), let tag = readTag() else { return nil }
    guard text(tag.name) == "key" else {
      fail(tag.range, "Expected <key>, found <\(text(tag.name))>", related: container.range)
      return nil
    }
    if depth == 1 { rootMember = tag.range.lowerBound }
    let before = comment
    comment = nil
    let keyStart = index
    let key = tag.isEmpty ? "" : readText(of: tag)
    let keyRange = keyStart..<index
    if !tag.isEmpty { readClosing(tag) }
    guard !hasFailed else { return nil }
    guard skipToElement(in: container, depth: depth) else {
      fail(index..<index, "Expected a value after the key '\(key)'", related: tag.range)
      return nil
    }
    guard let value = readElement(depth: depth), !hasFailed else { return nil }
    comment = nil
    return PropertyListNode.Member(
      key: key, keyRange: keyRange, commentRange: before, value: value,
      range: tag.range.lowerBound..<index)
  }

  /// Goes to the next line that begins with a `<key>` at the indentation of the first member of the
  /// root. Returns false if there is none.
  private mutating func resume(likeMemberAt first: Int) -> Bool {
    guard let line = bytes[..<first].lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
      return false
    }
    let indentation = bytes[(line + 1)..<first]
    guard indentation.allSatisfy(Self.isSpace) else { return false }
    index = max(rootMember, first) + 1
    while skip(past: "<key>") {
      let key = index - 5
      guard key > indentation.count,
        bytes[key - indentation.count - 1] == 0x0A || bytes[key - indentation.count - 1] == 0x0D,
        bytes[(key - indentation.count)..<key].elementsEqual(indentation)
      else { continue }
      index = key
      comment = nil
      hasFailed = false
      return problems.count < Self.problemLimit
    }
    return false
  }
}
