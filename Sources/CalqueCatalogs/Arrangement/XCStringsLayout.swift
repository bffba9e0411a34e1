import CalqueEscaping

/// Writes a string catalog that was read as Xcode lays it out.
///
/// It copies texts and numbers from the file, so that the values are not decoded and built again.
/// Only names are decoded, and only if their order is not obvious.
struct XCStringsLayout {
  private let tape: JSONTape
  private let bytes: UnsafeBufferPointer<UInt8>
  private var output: [UInt8] = []

  /// Returns the text of a file without errors, in which no object has a name twice.
  static func text(of tape: JSONTape, _ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var layout = XCStringsLayout(tape: tape, bytes: bytes)
    layout.output.reserveCapacity(bytes.count + bytes.count / 4)
    layout.write(0, depth: 0)
    return layout.output
  }

  private init(tape: JSONTape, bytes: UnsafeBufferPointer<UInt8>) {
    self.tape = tape
    self.bytes = bytes
  }

  private mutating func write(_ node: Int, depth: Int) {
    switch tape.kind(node) {
    case .string, .number, .true, .false, .null:
      output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[tape.fullRange(node)]))
    case .escapedString:
      JSONEscaping.foundation.appendString(tape.text(node, bytes), to: &output)
    case .object: writeObject(node, depth: depth)
    case .array:
      output.append(UInt8(ascii: "["))
      var element = node + 1
      while element < tape.nodes[node].next {
        beginItem(isFirst: element == node + 1, depth: depth + 1)
        write(element, depth: depth + 1)
        element = tape.nodes[element].next
      }
      close(UInt8(ascii: "]"), isEmpty: element == node + 1, depth: depth)
    }
  }

  private mutating func writeObject(_ node: Int, depth: Int) {
    output.append(UInt8(ascii: "{"))
    let names = sortedNames(of: node)
    for (index, name) in names.enumerated() {
      beginItem(isFirst: index == 0, depth: depth + 1)
      write(name, depth: depth + 1)
      output.append(contentsOf: " : ".utf8)
      write(name + 1, depth: depth + 1)
    }
    close(UInt8(ascii: "}"), isEmpty: names.isEmpty, depth: depth)
  }

  /// The nodes of an object's names, in Xcode's order.
  private func sortedNames(of object: Int) -> [Int] {
    var nodes: [Int] = []
    tape.forEachMember(object) { nodes.append($0) }
    if nodes.count < 2 { return nodes }
    let names = nodes.map { tape.text($0, bytes) }
    if XCStringsOrder.isSorted(names) { return nodes }
    return nodes.indices.sorted { XCStringsOrder.precedes(names[$0], names[$1]) }.map { nodes[$0] }
  }

  private mutating func beginItem(isFirst: Bool, depth: Int) {
    if !isFirst { output.append(UInt8(ascii: ",")) }
    beginLine(depth)
  }

  /// Ends a container. An empty one contains an empty line.
  private mutating func close(_ bracket: UInt8, isEmpty: Bool, depth: Int) {
    if isEmpty { output.append(0x0A) }
    beginLine(depth)
    output.append(bracket)
  }

  private mutating func beginLine(_ depth: Int) {
    output.append(0x0A)
    output.append(contentsOf: repeatElement(0x20, count: 2 * depth))
  }
}
