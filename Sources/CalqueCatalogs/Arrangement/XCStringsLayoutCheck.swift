import CalqueEscaping

/// Checks whether a string catalog is laid out as Xcode does it, without writing it again.
///
/// It visits the values in order and compares the text between them. If the result is false, the
/// file may still be in order: names that differ but collate as equal are left to the writer.
struct XCStringsLayoutCheck {
  private let tape: JSONTape
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Everything in front of this offset is as Xcode writes it.
  private var at = 0

  /// Whether the whole file is laid out as Xcode does it.
  static func passes(_ tape: JSONTape, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !tape.nodes.isEmpty, tape.failure == nil, tape.isWellFormed else { return false }
    var check = XCStringsLayoutCheck(tape: tape, bytes: bytes)
    return check.passes(0, depth: 0) && check.at == bytes.count
  }

  private init(tape: JSONTape, bytes: UnsafeBufferPointer<UInt8>) {
    self.tape = tape
    self.bytes = bytes
  }

  private mutating func passes(_ node: Int, depth: Int) -> Bool {
    guard at == tape.fullRange(node).lowerBound else { return false }
    switch tape.kind(node) {
    case .string:
      at = tape.fullRange(node).upperBound
      return true
    case .escapedString:
      let range = tape.range(node)
      var spelling = ""
      spelling += JSONEscaping.foundation.escape(tape.text(node, bytes))
      at = range.upperBound + 1
      return spelling.utf8.elementsEqual(bytes[range])
    case .number, .true, .false, .null:
      at = tape.range(node).upperBound
      return true
    case .object, .array: return passesItems(of: node, depth: depth)
    }
  }

  private mutating func passesItems(of node: Int, depth: Int) -> Bool {
    let isObject = tape.kind(node) == .object
    at += 1
    var item = node + 1
    let end = tape.nodes[node].next
    guard item < end else {
      return skip(0x0A) && skipLine(depth) && skip(isObject ? 0x7D : 0x5D)
    }
    var last: String?
    while item < end {
      if item > node + 1, !skip(0x2C) { return false }
      guard skipLine(depth + 1) else { return false }
      if isObject {
        let name = tape.text(item, bytes)
        if let last, !XCStringsOrder.precedes(last, name) { return false }
        last = name
        guard passes(item, depth: depth + 1), skip(0x20), skip(0x3A), skip(0x20) else {
          return false
        }
        item += 1
      }
      guard passes(item, depth: depth + 1) else { return false }
      item = tape.nodes[item].next
    }
    return skipLine(depth) && skip(isObject ? 0x7D : 0x5D)
  }

  /// A line break and the indentation of a level.
  private mutating func skipLine(_ depth: Int) -> Bool {
    guard skip(0x0A) else { return false }
    for _ in 0..<2 * depth where !skip(0x20) { return false }
    return true
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard at < bytes.count, bytes[at] == byte else { return false }
    at += 1
    return true
  }
}
