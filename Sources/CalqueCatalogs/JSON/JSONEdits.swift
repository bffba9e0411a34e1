import CalqueDiagnostics
import CalqueEscaping

/// Finds the edits that change a JSON text from one value to another.
///
/// The text is compared with both values. What neither of them contains stays unchanged.
struct JSONEdits {
  private let tape: JSONTape
  private let bytes: UnsafeBufferPointer<UInt8>
  private let style: JSONStyle
  private var edits: [Edit] = []

  /// - Parameters:
  ///   - old: The value of the text, as far as the writer's model represents it.
  ///   - new: The value that the text should have.
  static func edits(
    of tape: JSONTape, _ bytes: UnsafeBufferPointer<UInt8>, from old: JSONValue, to new: JSONValue
  ) -> [Edit] {
    var edits = JSONEdits(tape: tape, bytes: bytes, style: JSONStyle(of: tape, bytes))
    edits.change(0, from: old, to: new)
    return edits.edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private init(tape: JSONTape, bytes: UnsafeBufferPointer<UInt8>, style: JSONStyle) {
    self.tape = tape
    self.bytes = bytes
    self.style = style
  }

  private mutating func change(_ node: Int, from old: JSONValue, to new: JSONValue) {
    switch (old, new) {
    case (.object(let old), .object(let new)) where tape.kind(node) == .object:
      change(object: node, from: old, to: new)
    case (.array(let old), .array(let new))
    where tape.kind(node) == .array && old.count == new.count && tape.count(node) == new.count:
      var element = node + 1
      for (old, new) in zip(old, new) {
        change(element, from: old, to: new)
        element = tape.nodes[element].next
      }
    case _ where JSONValue.areEqual(old, new): break
    case (_, .string(let text)) where tape.isString(node):
      var spelling = ""
      spelling += JSONEscaping.foundation.escape(text)
      edits.append(Edit(range: tape.range(node), replacement: spelling))
    default:
      edits.append(
        Edit(
          range: tape.fullRange(node),
          replacement: print(new, indentation: lineIndentation(tape.fullRange(node).lowerBound))))
    }
  }

  private mutating func change(
    object: Int, from old: [JSONValue.Member], to new: [JSONValue.Member]
  ) {
    let old = JSONValue.distinct(old)
    let new = JSONValue.distinct(new)
    // The file's members by name. Of members with equal names the last is used, as by readers.
    var nodes: [[UInt8]: Int] = [:]
    var members: [JSONGaps.Member] = []
    tape.forEachMember(object) { name in
      let text = tape.text(name, bytes)
      nodes[Array(text.utf8)] = name
      members.append(
        JSONGaps.Member(
          name: text,
          range: tape.fullRange(name).lowerBound..<tape.fullRange(name + 1).upperBound))
    }
    var before: [[UInt8]: JSONValue] = [:]
    before.reserveCapacity(old.count)
    for member in old { before[Array(member.name.utf8)] = member.value }
    var inserted: [JSONGaps.Insertion] = []
    var previous: String?
    for member in new {
      let name = Array(member.name.utf8)
      let known = before.removeValue(forKey: name)
      if let node = nodes[name] {
        change(node + 1, from: known ?? .object([]), to: member.value)
      } else if known.map({ JSONValue.areEqual($0, member.value) }) != true {
        inserted.append(JSONGaps.Insertion(member: member, previous: previous))
      }
      previous = member.name
    }
    // Members of the old value that the new one does not have.
    for index in members.indices where before[Array(members[index].name.utf8)] != nil {
      members[index].isKept = false
    }
    guard !inserted.isEmpty || members.contains(where: { !$0.isKept }) else { return }
    let start = tape.range(object).lowerBound
    let gaps = JSONGaps(
      object: tape.range(object), members: members, bytes: bytes, style: style,
      indentation: lineIndentation(start))
    edits += gaps.edits(inserting: inserted)
  }

  private func print(_ value: JSONValue, indentation: String) -> String {
    var printer = JSONPrinter(style: style)
    printer.write(value, indentation: indentation)
    return printer.output
  }

  /// The indentation of the line of an offset.
  private func lineIndentation(_ offset: Int) -> String {
    if style.newline.isEmpty { return "" }
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    var end = start
    while end < offset, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
