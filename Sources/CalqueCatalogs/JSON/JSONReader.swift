import CalqueDiagnostics

/// Reads JSON (RFC 8259) into a tape, strictly, up to its end or its first error.
///
/// It is one loop over local variables without recursion. The nodes of open containers serve as the
/// stack, because their links are not used yet. The loop stops when the available nodes are used
/// up, and continues with more.
struct JSONReader {
  typealias Node = JSONTape.Node

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var next = Next.value
  /// The innermost open object or array; its own number if there is none.
  private var container = 0
  private var depth = 0
  private var count = 0
  private var isWellFormed = true
  private var failures: [JSONTape.Failure] = []

  /// The maximum nesting of values, far above that of real catalogs.
  private static let nestingLimit = 512

  private enum Next {
    case value
    /// The name of a member.
    case name
    /// Nothing: the text is read completely, or broken.
    case nothing
  }

  static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> JSONTape {
    var reader = JSONReader(bytes: bytes)
    reader.index = JSONScan.skipSpace(bytes, from: 0)
    var tape = JSONTape()
    // String catalogs as Xcode writes them have a node per twenty bytes or less.
    tape.nodes = Array(unsafeUninitializedCapacity: bytes.count / 16 + 64) {
      reader.readOn(into: $0)
      $1 = reader.count
    }
    while reader.next != .nothing {
      let nodes = tape.nodes
      guard nodes.count < Node.limit else {
        reader.failures.append(
          JSONTape.Failure(
            offset: reader.index, expected: "at most \(Node.limit) values", isLimit: true))
        break
      }
      tape.nodes = Array(unsafeUninitializedCapacity: min(nodes.count * 2, Node.limit + 2)) {
        _ = $0.update(fromContentsOf: nodes)
        reader.readOn(into: $0)
        $1 = reader.count
      }
    }
    tape.nodes.withUnsafeMutableBufferPointer { reader.closeAll($0) }
    tape.failure = reader.failures.first
    tape.laterFailures = Array(reader.failures.dropFirst())
    tape.isWellFormed = reader.isWellFormed
    return tape
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Containers that an error left open end where reading ended.
  private func closeAll(_ nodes: UnsafeMutableBufferPointer<Node>) {
    var container = container
    for _ in 0..<depth {
      let node = nodes[container]
      nodes[container] = Node(node.kind, start: Int(node.start), end: index, next: count)
      container = node.next
    }
  }

  /// Reads until the text ends, breaks, or needs more nodes than there is room for.
  private mutating func readOn(into nodes: UnsafeMutableBufferPointer<Node>) {
    let bytes = bytes
    let end = bytes.count
    let room = nodes.count - 2
    var index = index
    var count = count
    var container = container
    var depth = depth
    var next = next
    var isWellFormed = isWellFormed
    var broken: Broken?

    reading: while count <= room {
      if next == .name {
        guard index < end, bytes[index] == UInt8(ascii: "\"") else {
          broken = .name
          break
        }
        var text = JSONScan.text(bytes, from: index + 1)
        if !text.isComplete { text = readOn(after: text, opening: index) }
        guard text.isComplete else {
          broken = .string(text.end)
          break
        }
        nodes[count] = Node(text, start: index + 1, next: count + 1)
        isWellFormed = isWellFormed && JSONScan.isWellFormed(bytes, index + 1, text)
        count += 1
        index = JSONScan.skipSpace(bytes, from: text.end + 1)
        guard index < end, bytes[index] == UInt8(ascii: ":") else {
          broken = .colon
          break
        }
        index = JSONScan.skipSpace(bytes, from: index + 1)
      }

      guard index < end else {
        broken = .value
        break
      }
      let first = bytes[index]
      if first == UInt8(ascii: "\"") {
        var text = JSONScan.text(bytes, from: index + 1)
        if !text.isComplete { text = readOn(after: text, opening: index) }
        guard text.isComplete else {
          broken = .string(text.end)
          break
        }
        nodes[count] = Node(text, start: index + 1, next: count + 1)
        isWellFormed = isWellFormed && JSONScan.isWellFormed(bytes, index + 1, text)
        count += 1
        index = text.end + 1
      } else if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
        guard depth < Self.nestingLimit else {
          broken = .depth
          break
        }
        let isObject = first == UInt8(ascii: "{")
        nodes[count] = Node(
          isObject ? .object : .array, start: index, end: index + 1, next: container)
        container = count
        count += 1
        depth += 1
        index = JSONScan.skipSpace(bytes, from: index + 1)
        // An end is read below, like one after a member, and so is anything that is neither an end
        // nor a member.
        if index < end, bytes[index] != (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
          next = isObject ? .name : .value
          continue
        }
      } else {
        let length = JSONWord.length(bytes, at: index)
        guard length.isWord else {
          broken = .word(index + length.count)
          break
        }
        nodes[count] = Node(
          JSONWord.kind(first), start: index, end: index + length.count, next: count + 1)
        count += 1
        index += length.count
      }

      // After a value: the end of its container, repeated for each enclosing container that ends
      // there, or a comma.
      while true {
        index = JSONScan.skipSpace(bytes, from: index)
        guard depth > 0 else {
          if index < end { broken = .end }
          next = .nothing
          break reading
        }
        guard index < end else {
          broken = .separator
          break reading
        }
        let node = nodes[container]
        let isObject = node.kind == .object
        let byte = bytes[index]
        let closing = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
        if byte == closing {
          index += 1
          nodes[container] = Node(
            isObject ? .object : .array, start: Int(node.start), end: index, next: count)
          container = node.next
          depth -= 1
          continue
        }
        guard byte == UInt8(ascii: ",") else {
          broken = .separator
          break reading
        }
        index = JSONScan.skipSpace(bytes, from: index + 1)
        if index < end, bytes[index] == closing {
          broken = .member
          break reading
        }
        next = isObject ? .name : .value
        continue reading
      }
    }

    self.index = index
    self.count = count
    self.container = container
    self.depth = depth
    self.isWellFormed = isWellFormed
    self.next = broken == nil ? next : .nothing
    guard let broken else { return }
    let failure = describe(broken, nodes)
    failures.append(failure)
    if !failure.isLimit, resume(nodes, after: failure.offset) { readOn(into: nodes) }
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
  private mutating func resume(
    _ nodes: UnsafeMutableBufferPointer<Node>, after offset: Int
  ) -> Bool {
    guard depth >= 2, failures.count < Self.failureLimit else { return false }
    var strings = container
    for _ in 0..<(depth - 2) { strings = nodes[strings].next }
    guard nodes[strings].kind == .object, strings + 1 < count, strings > 0,
      bytes[Int(nodes[strings - 1].start)..<Int(nodes[strings - 1].end)].elementsEqual(
        "strings".utf8),
      let entry = nextEntry(like: Int(nodes[strings + 1].start) - 1, from: max(index, offset))
    else { return false }
    while depth > 2 {
      let node = nodes[container]
      nodes[container] = Node(node.kind, start: Int(node.start), end: index, next: count)
      container = node.next
      depth -= 1
    }
    // A name without a value is not an entry.
    var children = 0
    var node = strings + 1
    while node < count {
      children += 1
      node = nodes[node].next
    }
    if children % 2 == 1 { count -= 1 }
    index = entry
    next = .name
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

  private enum Broken {
    case name
    case colon
    case value
    case separator
    case member
    case end
    case depth
    /// A string, at an offset inside it.
    case string(Int)
    /// A number or a word.
    case word(Int)
  }

  private func describe(
    _ broken: Broken, _ nodes: UnsafeMutableBufferPointer<Node>
  ) -> JSONTape.Failure {
    var opening: Int? { depth > 0 ? Int(nodes[container].start) : nil }
    let isObject = depth > 0 && nodes[container].kind == .object
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
        offset: index, expected: "at most \(Self.nestingLimit) levels of nesting",
        isLimit: true)
    case .word(let offset):
      return JSONTape.Failure(offset: offset, expected: JSONWord.expected(bytes, index, offset))
    case .string(let offset):
      return JSONTape.Failure(
        offset: offset, expected: JSONScan.expected(bytes, offset), opening: index)
    }
  }
}
