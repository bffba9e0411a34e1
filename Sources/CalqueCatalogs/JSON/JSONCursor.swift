import CalqueDiagnostics

/// The state of the loop that reads JSON, and its steps.
///
/// The loop works on a copy in a local variable, so that the state is in registers.
struct JSONCursor {
  typealias Node = JSONTape.Node
  typealias Nodes = UnsafeMutableBufferPointer<Node>

  /// What is expected next.
  enum Next {
    case value
    /// The name of a member.
    case name
    /// Nothing: the text is read completely, or broken.
    case nothing
  }

  /// What is wrong at the place where reading stopped.
  enum Broken {
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

  let bytes: UnsafeBufferPointer<UInt8>
  var index: Int
  var next = Next.value
  /// The innermost open object or array; its own number if there is none.
  var container = 0
  var depth = 0
  /// How many nodes are used.
  var count = 0
  var isWellFormed = true
  var broken: Broken?

  /// The maximum nesting of values, far above that of real catalogs.
  static let nestingLimit = 512

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    index = JSONScan.skipSpace(bytes, from: 0)
  }

  /// The byte to read; nil at the end of the text.
  @inline(__always) var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  // MARK: Steps

  /// Adds the string whose opening quote is next.
  ///
  /// - Returns: Whether it is complete.
  @inline(__always)
  mutating func add(_ text: JSONScan.Text, to nodes: Nodes) -> Bool {
    guard text.isComplete else {
      broken = .string(text.end)
      return false
    }
    nodes[count] = Node(text, start: index + 1, next: count + 1)
    isWellFormed = isWellFormed && JSONScan.isWellFormed(bytes, index + 1, text)
    count += 1
    index = text.end + 1
    return true
  }

  /// Reads the colon after a name.
  @inline(__always)
  mutating func readColon() -> Bool {
    index = JSONScan.skipSpace(bytes, from: index)
    guard byte == UInt8(ascii: ":") else {
      broken = .colon
      return false
    }
    index = JSONScan.skipSpace(bytes, from: index + 1)
    return true
  }

  /// Opens an object or array, whose first byte is next.
  ///
  /// - Returns: Whether it may be opened.
  @inline(__always)
  mutating func open(_ first: UInt8, in nodes: Nodes) -> Bool {
    guard depth < Self.nestingLimit else {
      broken = .depth
      return false
    }
    let isObject = first == UInt8(ascii: "{")
    nodes[count] = Node(
      isObject ? .object : .array, start: index, end: index + 1, next: container)
    container = count
    count += 1
    depth += 1
    index = JSONScan.skipSpace(bytes, from: index + 1)
    return true
  }

  /// Whether the container that was just opened has a member. An end is read like one after a
  /// member, and so is anything that is neither an end nor a member.
  @inline(__always)
  mutating func expectsMember(of first: UInt8) -> Bool {
    let isObject = first == UInt8(ascii: "{")
    guard let byte, byte != (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else { return false }
    next = isObject ? .name : .value
    return true
  }

  /// Reads a number or a word.
  ///
  /// - Returns: Whether it is one.
  @inline(__always)
  mutating func readWord(_ first: UInt8, into nodes: Nodes) -> Bool {
    let length = JSONWord.length(bytes, at: index)
    guard length.isWord else {
      broken = .word(index + length.count)
      return false
    }
    nodes[count] = Node(
      JSONWord.kind(first), start: index, end: index + length.count, next: count + 1)
    count += 1
    index += length.count
    return true
  }

  /// Reads what follows a value: the end of its container, repeated for each enclosing container
  /// that ends there, or a comma.
  ///
  /// - Returns: Whether there is another value to read.
  @inline(__always)
  mutating func endValue(in nodes: Nodes) -> Bool {
    while true {
      index = JSONScan.skipSpace(bytes, from: index)
      guard depth > 0 else {
        if index < bytes.count { broken = .end }
        next = .nothing
        return false
      }
      let node = nodes[container]
      let isObject = node.kind == .object
      let closing = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
      guard byte == closing else { return readComma(closing: closing) }
      index += 1
      nodes[container] = Node(
        isObject ? .object : .array, start: Int(node.start), end: index, next: count)
      container = node.next
      depth -= 1
    }
  }

  /// Reads the comma between two values of a container.
  @inline(__always)
  private mutating func readComma(closing: UInt8) -> Bool {
    guard byte == UInt8(ascii: ",") else {
      broken = .separator
      return false
    }
    index = JSONScan.skipSpace(bytes, from: index + 1)
    if byte == closing {
      broken = .member
      return false
    }
    next = closing == UInt8(ascii: "}") ? .name : .value
    return true
  }

  // MARK: Ends

  /// Closes a container before its end.
  mutating func close(in nodes: Nodes) {
    let node = nodes[container]
    nodes[container] = Node(node.kind, start: Int(node.start), end: index, next: count)
    container = node.next
    depth -= 1
  }
}
