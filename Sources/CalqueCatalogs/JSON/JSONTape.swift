/// A JSON text as a flat list of its values, each with its place. Texts are decoded on demand.
///
/// Members of an object are two nodes each, name and value, in file order. A whole document is
/// therefore one array, and skipping a value means reading one number.
struct JSONTape: Sendable {
  enum Kind: UInt8 {
    case object
    case array
    case string
    case escapedString
    case number
    case `true`
    case `false`
    case null
  }

  /// Twelve bytes: a catalog has many small values, and the tape should be smaller than the text.
  struct Node: Sendable {
    /// The first byte; for strings, the first one after the quote.
    var start: UInt32
    /// The byte after the last; for strings, the closing quote.
    var end: UInt32
    /// The kind in the lower bits, ``next`` in the upper bits.
    private var link: UInt32

    static let kindBits: UInt32 = 3
    /// The maximum number of nodes whose numbers fit.
    static let limit = 1 << 29

    @inline(__always)
    init(_ kind: Kind, start: Int, end: Int, next: Int) {
      self.start = UInt32(truncatingIfNeeded: start)
      self.end = UInt32(truncatingIfNeeded: end)
      link = UInt32(truncatingIfNeeded: next) << Self.kindBits | UInt32(kind.rawValue)
    }

    @inline(__always)
    init(_ text: JSONScan.Text, start: Int, next: Int) {
      self.init(
        text.isEscaped ? .escapedString : .string, start: start, end: text.end, next: next)
    }

    /// The index of the first node that is not part of this one.
    @inline(__always) var next: Int { Int(link >> Self.kindBits) }

    @inline(__always) var kind: Kind {
      // Eight kinds for the eight values of three bits.
      unsafeBitCast(UInt8(truncatingIfNeeded: link) & 7, to: Kind.self)
    }
  }

  /// A place where a text breaks the grammar.
  struct Failure: Sendable {
    var offset: Int
    /// The element that was expected there.
    var expected: String
    /// A second place to look at.
    var opening: Int?
    /// Whether it is a limit of this reader and not an error in the grammar.
    var isLimit = false
  }

  var nodes: [Node] = []
  /// The first place where the text breaks the grammar.
  var failure: Failure?
  /// Later places where it breaks, as far as reading could continue.
  var laterFailures: [Failure] = []
  /// Whether all strings are well-formed UTF-8. The text between them is always ASCII, unless there
  /// is a failure.
  var isWellFormed = true

  /// The range of a node; for strings, the range between the quotes.
  func range(_ node: Int) -> Range<Int> { Int(nodes[node].start)..<Int(nodes[node].end) }

  /// The range of a node, including its quotes.
  func fullRange(_ node: Int) -> Range<Int> {
    let range = range(node)
    return isString(node) ? (range.lowerBound - 1)..<(range.upperBound + 1) : range
  }

  func kind(_ node: Int) -> Kind { nodes[node].kind }

  func isString(_ node: Int) -> Bool {
    nodes[node].kind == .string || nodes[node].kind == .escapedString
  }

  /// The members of an object: the nodes of their names. The value is the next node.
  @inline(__always)
  func forEachMember(_ object: Int, _ body: (_ name: Int) -> Void) {
    guard nodes[object].kind == .object else { return }
    let end = nodes[object].next
    var node = object + 1
    // A broken text may end with a name without a value.
    while node + 1 < end {
      body(node)
      node = nodes[node + 1].next
    }
  }

  /// The decoded text of a string node; empty for any other node.
  func text(_ node: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> String {
    let spelling = UnsafeBufferPointer(rebasing: bytes[range(node)])
    switch nodes[node].kind {
    case .string: return String(decoding: spelling, as: UTF8.self)
    case .escapedString: return JSONEscapes.decode(spelling)
    default: return ""
    }
  }

  /// The number of elements of an array, or of members of an object.
  func count(_ container: Int) -> Int {
    var count = 0
    var node = container + 1
    while node < nodes[container].next {
      node = nodes[node].next
      count += 1
    }
    return kind(container) == .object ? count / 2 : count
  }
}
