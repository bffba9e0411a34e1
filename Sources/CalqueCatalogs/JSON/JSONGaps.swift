import CalqueDiagnostics

/// Removes members from an object and inserts others, with correct commas and line breaks.
struct JSONGaps {
  /// A member that the object has.
  struct Member {
    var name: String
    /// The range from its name to the end of its value.
    var range: Range<Int>
    var isKept = true
  }

  /// A member to insert.
  struct Insertion {
    var member: JSONValue.Member
    /// The name that it follows if the members are not sorted.
    var previous: String?
  }

  /// The range from bracket to bracket.
  let object: Range<Int>
  let members: [Member]
  let bytes: UnsafeBufferPointer<UInt8>
  let style: JSONStyle
  /// The indentation of the line where the object begins.
  let indentation: String

  func edits(inserting insertions: [Insertion]) -> [Edit] {
    let kept = members.filter(\.isKept)
    guard !kept.isEmpty else {
      var printer = JSONPrinter(style: style)
      printer.write(.object(insertions.map(\.member)), indentation: indentation)
      return [Edit(range: object, replacement: printer.output)]
    }
    var slots = Array(repeating: [JSONValue.Member](), count: kept.count + 1)
    for (slot, member) in places(of: insertions, among: kept) { slots[slot].append(member) }
    // The file has its own way to break lines between members.
    let lead = lead(of: kept[0])
    let inner = lead.lastIndex { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
      .map { String(lead[lead.index(after: $0)...]) }
    var edits: [Edit] = []
    for slot in slots.indices {
      let texts = slots[slot].map { member -> String in
        var printer = JSONPrinter(style: style)
        printer.write(member, indentation: inner ?? indentation)
        return printer.output
      }
      if slot < kept.count {
        // From the first removed member in front of the kept one, or from the kept one itself.
        let end = kept[slot].range.lowerBound
        let removed = firstRemoved(
          after: slot > 0 ? kept[slot - 1].range.upperBound : object.lowerBound, before: end)
        let start = removed?.range.lowerBound ?? end
        let text = texts.map { $0 + "," + lead }.joined()
        if start < end || !text.isEmpty {
          edits.append(Edit(range: start..<end, replacement: text))
        }
      } else {
        let start = kept[slot - 1].range.upperBound
        let end = members.last.map { $0.isKept ? start : $0.range.upperBound } ?? start
        let text = texts.map { "," + lead + $0 }.joined()
        if start < end || !text.isEmpty {
          edits.append(Edit(range: start..<end, replacement: text))
        }
      }
    }
    return edits
  }

  private func firstRemoved(after start: Int, before end: Int) -> Member? {
    members.first { !$0.isKept && $0.range.lowerBound >= start && $0.range.upperBound <= end }
  }

  /// The space in front of a member.
  private func lead(of member: Member) -> String {
    var start = member.range.lowerBound
    while start > object.lowerBound {
      let byte = bytes[start - 1]
      guard byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D else { break }
      start -= 1
    }
    return String(decoding: bytes[start..<member.range.lowerBound], as: UTF8.self)
  }

  /// Finds the kept member that each new member goes in front of, in order.
  private func places(
    of insertions: [Insertion], among kept: [Member]
  ) -> [(slot: Int, member: JSONValue.Member)] {
    if XCStringsOrder.isSorted(kept.map(\.name)) {
      return
        insertions
        .sorted { XCStringsOrder.precedes($0.member.name, $1.member.name) }
        .map { insertion in
          var low = 0
          var high = kept.count
          while low < high {
            let middle = (low + high) / 2
            if XCStringsOrder.precedes(insertion.member.name, kept[middle].name) {
              high = middle
            } else {
              low = middle + 1
            }
          }
          return (low, insertion.member)
        }
    }
    var slots: [ScalarKey: Int] = [:]
    for (index, member) in kept.enumerated() { slots[ScalarKey(member.name)] = index + 1 }
    var result: [(slot: Int, member: JSONValue.Member)] = []
    for insertion in insertions {
      let slot = insertion.previous.map { slots[ScalarKey($0)] ?? kept.count } ?? 0
      slots[ScalarKey(insertion.member.name)] = slot
      result.append((slot, insertion.member))
    }
    return result
  }
}
