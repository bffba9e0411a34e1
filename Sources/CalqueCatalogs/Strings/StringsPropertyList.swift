import CalqueDiagnostics

/// `.strings` files that are property lists of another form: XML, or binary as in built apps.
extension StringsReader {
  /// Whether the text at an offset begins an XML property list. Only white space is in front of
  /// one.
  func beginsXML(at start: Int) -> Bool {
    var index = start
    while index < scanner.bytes.count, XMLPropertyListReader.isSpace(scanner.bytes[index]) {
      index += 1
    }
    return ["<?", "<!DOCTYPE", "<plist", "<dict", "<!--"].contains {
      scanner.bytes[index...].starts(with: $0.utf8)
    }
  }

  mutating func readXML() {
    let list = XMLPropertyListReader.read(source, scanner.bytes, from: scanner.index)
    for problem in list.problems {
      var problem = problem
      if problem.code != .limitExceeded { problem.code = .stringsSyntax }
      problems.append(problem)
    }
    if list.isComplete {
      EncodingChecks.forgiveOutsideOfTexts(&problems)
      isReadable = !problems.contains { $0.effect == .losesFile }
    } else {
      isReadable = false
    }
    appendMembers(of: list.root, .markup)
  }

  /// Reads the file as a binary property list, if it is one.
  mutating func readBinary() {
    let list = BinaryPropertyListReader.read(scanner.bytes)
    if var problem = list.problem {
      if problem.code != .limitExceeded { problem.code = .stringsSyntax }
      problems.append(problem)
      isReadable = false
    }
    appendMembers(of: list.root, .binary)
  }

  private mutating func appendMembers(of root: PropertyListNode?, _ trait: StringsEntry.Traits) {
    guard let root else { return }
    guard let members = root.members else {
      syntax(at: root.range, "Expected a dictionary of keys and strings")
      return
    }
    for member in members {
      var entry = StringsEntry()
      entry.traits = trait
      if member.value.string == nil { entry.traits.insert(.structuredValue) }
      // An object can only be decoded with its marker.
      let value = trait == .binary ? member.value.range : member.value.contentRange
      entry.keyStart = UInt32(truncatingIfNeeded: member.keyRange.lowerBound)
      entry.keyEnd = UInt32(truncatingIfNeeded: member.keyRange.upperBound)
      entry.valueStart = UInt32(truncatingIfNeeded: value.lowerBound)
      entry.valueEnd = UInt32(truncatingIfNeeded: value.upperBound)
      entry.commentStart = UInt32(truncatingIfNeeded: member.commentRange?.lowerBound ?? 0)
      entry.commentEnd = UInt32(truncatingIfNeeded: member.commentRange?.upperBound ?? 0)
      entry.start = UInt32(truncatingIfNeeded: member.range.lowerBound)
      entry.end = UInt32(truncatingIfNeeded: member.range.upperBound)
      entries.append(entry)
    }
  }
}
