import CalqueDiagnostics

/// Reads JSON (RFC 8259) into a tape, strictly, up to its end or its first error.
///
/// It is one loop over local variables without recursion. The nodes of open containers serve as the
/// stack, because their links are not used yet. The loop stops when the available nodes are used
/// up, and continues with more.
struct JSONReader {
  typealias Node = JSONTape.Node

  private let bytes: UnsafeBufferPointer<UInt8>
  private var cursor: JSONCursor
  private var failures: [JSONTape.Failure] = []

  static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> JSONTape {
    var reader = JSONReader(bytes: bytes)
    var tape = JSONTape()
    // String catalogs as Xcode writes them have a node per twenty bytes or less.
    tape.nodes = Array(unsafeUninitializedCapacity: bytes.count / 16 + 64) {
      reader.readOn(into: $0)
      $1 = reader.cursor.count
    }
    while reader.cursor.next != .nothing {
      let nodes = tape.nodes
      guard nodes.count < Node.limit else {
        reader.failures.append(
          JSONTape.Failure(
            offset: reader.cursor.index, expected: "at most \(Node.limit) values", isLimit: true))
        break
      }
      tape.nodes = Array(unsafeUninitializedCapacity: min(nodes.count * 2, Node.limit + 2)) {
        _ = $0.update(fromContentsOf: nodes)
        reader.readOn(into: $0)
        $1 = reader.cursor.count
      }
    }
    // Containers that an error left open end where reading ended.
    tape.nodes.withUnsafeMutableBufferPointer {
      while reader.cursor.depth > 0 { reader.cursor.close(in: $0) }
    }
    tape.failure = reader.failures.first
    tape.laterFailures = Array(reader.failures.dropFirst())
    tape.isWellFormed = reader.cursor.isWellFormed
    return tape
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    cursor = JSONCursor(bytes)
  }

  /// Reads until the text ends, breaks, or needs more nodes than there is room for.
  private mutating func readOn(into nodes: JSONCursor.Nodes) {
    let room = nodes.count - 2
    var cursor = cursor
    while cursor.count <= room {
      if cursor.next == .name {
        guard cursor.byte == UInt8(ascii: "\"") else {
          cursor.broken = .name
          break
        }
        guard readString(at: &cursor, into: nodes), cursor.readColon() else { break }
      }
      guard let first = cursor.byte else {
        cursor.broken = .value
        break
      }
      if first == UInt8(ascii: "\"") {
        guard readString(at: &cursor, into: nodes) else { break }
      } else if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
        guard cursor.open(first, in: nodes) else { break }
        if cursor.expectsMember(of: first) { continue }
      } else {
        guard cursor.readWord(first, into: nodes) else { break }
      }
      guard cursor.endValue(in: nodes) else { break }
    }
    self.cursor = cursor
    guard let broken = cursor.broken else { return }
    (self.cursor.broken, self.cursor.next) = (nil, .nothing)
    let failure = describe(broken, nodes)
    failures.append(failure)
    if !failure.isLimit, resume(nodes, after: failure.offset) { readOn(into: nodes) }
  }

  @inline(__always)
  private mutating func readString(
    at cursor: inout JSONCursor, into nodes: JSONCursor.Nodes
  ) -> Bool {
    var text = JSONScan.text(bytes, from: cursor.index + 1)
    if !text.isComplete { text = readOn(after: text, opening: cursor.index) }
    return cursor.add(text, to: nodes)
  }

  // MARK: Recovery

  private static let failureLimit = 100

  /// Continues in a string after an invalid escape, half of a surrogate pair, or a tab. A string
  /// that reaches the end of its line more likely lacks its closing quote.
  @inline(never)
  private mutating func readOn(after broken: JSONScan.Text, opening: Int) -> JSONScan.Text {
    var text = broken
    while !text.isComplete, failures.count < Self.failureLimit, text.end + 1 < bytes.count {
      let byte = bytes[text.end]
      guard byte != 0x0A, byte != 0x0D else { break }
      failures.append(
        JSONTape.Failure(
          offset: text.end, expected: JSONScan.expected(bytes, text.end), opening: opening))
      var length = 1
      if byte == UInt8(ascii: "\\") {
        // An escape cannot end a line.
        if bytes[text.end + 1] < 0x20 { break }
        length = JSONScan.unit(bytes, at: text.end) == nil ? 2 : 6
      }
      let rest = JSONScan.text(bytes, from: text.end + length)
      text = rest
      text.isEscaped = true
      text.mayBeWide = true
    }
    // The caller reports the error at which reading stopped.
    if !text.isComplete, failures.last?.offset == text.end { failures.removeLast() }
    return text
  }

  /// Goes to the next entry of a string catalog that its line identifies: the line begins as the
  /// first entry's line does, with a name, and ends with a brace. Returns false if there is none.
  private mutating func resume(_ nodes: JSONCursor.Nodes, after offset: Int) -> Bool {
    guard cursor.depth >= 2, failures.count < Self.failureLimit else { return false }
    var strings = cursor.container
    for _ in 0..<(cursor.depth - 2) { strings = nodes[strings].next }
    guard nodes[strings].kind == .object, strings + 1 < cursor.count, strings > 0,
      bytes[Int(nodes[strings - 1].start)..<Int(nodes[strings - 1].end)].elementsEqual(
        "strings".utf8),
      let entry = nextEntry(
        like: Int(nodes[strings + 1].start) - 1, from: max(cursor.index, offset))
    else { return false }
    while cursor.depth > 2 { cursor.close(in: nodes) }
    // A name without a value is not an entry.
    var children = 0
    var node = strings + 1
    while node < cursor.count {
      children += 1
      node = nodes[node].next
    }
    if children % 2 == 1 { cursor.count -= 1 }
    cursor.index = entry
    cursor.next = .name
    return true
  }

  private func nextEntry(like first: Int, from start: Int) -> Int? {
    var line = first
    while line > 0, bytes[line - 1] == 0x20 || bytes[line - 1] == 0x09 { line -= 1 }
    guard line < first, line > 0, bytes[line - 1] == 0x0A else { return nil }
    let indentation = bytes[line..<first]
    var index = start
    while let newline = ByteSearch.first(0x0A, in: bytes, from: index) {
      index = newline + 1
      let name = index + indentation.count
      guard name < bytes.count, bytes[name] == UInt8(ascii: "\""),
        bytes[index..<name].elementsEqual(indentation)
      else { continue }
      var end = ByteSearch.first(0x0A, in: bytes, from: index) ?? bytes.count
      while end > name, bytes[end - 1] <= 0x20 { end -= 1 }
      if bytes[end - 1] == UInt8(ascii: "{") { return name }
    }
    return nil
  }

  // MARK: Failures

  private func describe(
    _ broken: JSONCursor.Broken, _ nodes: JSONCursor.Nodes
  ) -> JSONTape.Failure {
    let (index, depth) = (cursor.index, cursor.depth)
    var opening: Int? { depth > 0 ? Int(nodes[cursor.container].start) : nil }
    let isObject = depth > 0 && nodes[cursor.container].kind == .object
    switch broken {
    case .name:
      return JSONTape.Failure(offset: index, expected: "a name in quotes", opening: opening)
    case .colon: return JSONTape.Failure(offset: index, expected: "':' after the name")
    case .value: return JSONTape.Failure(offset: index, expected: "a value")
    case .separator:
      return JSONTape.Failure(
        offset: index, expected: isObject ? "',' or '}'" : "',' or ']'", opening: opening)
    case .member:
      return JSONTape.Failure(offset: index, expected: "another value after ','")
    case .end:
      return JSONTape.Failure(offset: index, expected: "the end of the file")
    case .depth:
      return JSONTape.Failure(
        offset: index, expected: "at most \(JSONCursor.nestingLimit) levels of nesting",
        isLimit: true)
    case .word(let offset):
      return JSONTape.Failure(offset: offset, expected: JSONWord.expected(bytes, index, offset))
    case .string(let offset):
      return JSONTape.Failure(
        offset: offset, expected: JSONScan.expected(bytes, offset), opening: index)
    }
  }
}
