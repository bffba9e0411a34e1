import CalqueDiagnostics

extension XCStringsReader {
  /// The names of the members of an object.
  func members(of object: Int) -> [Int] {
    var names: [Int] = []
    tape.forEachMember(object) { names.append($0) }
    return names
  }

  func hash(_ name: Int) -> UInt64 {
    if tape.kind(name) == .escapedString {
      var text = tape.text(name, bytes)
      return text.withUTF8 { KeyTable.hash(UnsafeRawBufferPointer($0)) }
    }
    return KeyTable.hash(
      UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[tape.range(name)]))
  }

  func areEqual(_ left: Int, _ right: Int) -> Bool {
    if tape.kind(left) == .string, tape.kind(right) == .string {
      let raw = UnsafeRawBufferPointer(bytes)
      return KeyTable.areEqual(
        UnsafeRawBufferPointer(rebasing: raw[tape.range(left)]),
        UnsafeRawBufferPointer(rebasing: raw[tape.range(right)]))
    }
    return tape.text(left, bytes).utf8.elementsEqual(tape.text(right, bytes).utf8)
  }

  /// Iterates over the members of an object with fixed field names, and reports duplicates.
  @inline(__always)
  mutating func forEachField(
    _ object: Int, _ what: StaticString,
    _ body: (inout XCStringsReader, _ value: Int, XCStringsField) -> Void
  ) {
    guard tape.nodes[object].kind == .object else {
      schema(object, "\(what) is not an object", effect: .losesEntries)
      return
    }
    let end = tape.nodes[object].next
    var name = object + 1
    var seen: UInt32 = 0
    while name + 1 < end {
      let field = field(name)
      let bit = UInt32(1) << UInt32(field.rawValue)
      if seen & bit != 0 { findDuplicate(of: name, in: object) }
      seen |= bit
      body(&self, name + 1, field)
      name = tape.nodes[name + 1].next
    }
  }

  /// Iterates over the members of an object whose names the file chooses, and reports duplicates.
  @inline(__always)
  mutating func forEachName(
    _ object: Int, _ what: StaticString, _ body: (inout XCStringsReader, _ name: Int) -> Void
  ) {
    guard tape.nodes[object].kind == .object else {
      schema(object, "\(what) is not an object", effect: .losesEntries)
      return
    }
    let end = tape.nodes[object].next
    var name = object + 1
    var isAscending = true
    while name + 1 < end {
      body(&self, name)
      let next = tape.nodes[name + 1].next
      // Names in Xcode's order cannot be equal.
      if isAscending, next + 1 < end { isAscending = isLess(name, next) }
      name = next
    }
    if !isAscending { findDuplicates(in: object) }
  }

  private func spelling(_ node: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[tape.range(node)])
  }

  /// Whether a name comes before another one by its bytes. Always false for names with escapes.
  private func isLess(_ left: Int, _ right: Int) -> Bool {
    guard tape.nodes[left].kind == .string, tape.nodes[right].kind == .string else { return false }
    return spelling(left).lexicographicallyPrecedes(spelling(right))
  }

  mutating func findDuplicates(in object: Int) {
    let names = members(of: object)
    var table = KeyTable(count: names.count)
    for (index, name) in names.enumerated() {
      let earlier = table.insert(index, hash: hash(name)) { areEqual(names[$0], name) }
      if let earlier { reportDuplicate(name, of: names[earlier]) }
    }
  }

  /// Unknown names share a bit, so two of them are not necessarily equal.
  mutating func findDuplicate(of name: Int, in object: Int) {
    var other = object + 1
    while other < name {
      if areEqual(other, name) { return reportDuplicate(name, of: other) }
      other = tape.nodes[other + 1].next
    }
  }

  mutating func reportDuplicate(_ name: Int, of earlier: Int?) {
    // Counting columns takes long if the whole file is one line.
    guard problems.count < Self.problemLimit else { return }
    let text = tape.text(name, bytes)
    let place = earlier.map { " at \(lines.position(at: tape.fullRange($0).lowerBound))" } ?? ""
    report(
      .xcstringsJSON, at: tape.fullRange(name),
      "The name '\(text)' is already in this object\(place)",
      hint: "Remove one of the two", effect: .losesEntries,
      related: earlier.map { tape.fullRange($0) })
  }
}
