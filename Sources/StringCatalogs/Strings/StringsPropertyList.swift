import Diagnostics

/// `.strings` files that are property lists of another kind: XML, which builds of apps contain.
extension StringsReader {
  /// Whether the text at hand begins an XML property list.
  var beginsXML: Bool {
    guard scanner.byte() == UInt8(ascii: "<") else { return false }
    return ["<?xml", "<!DOCTYPE", "<plist", "<dict", "<!--"].contains {
      scanner.bytes[scanner.index...].starts(with: $0.utf8)
    }
  }

  /// Whether the file is a binary property list.
  var isBinary: Bool { scanner.bytes.starts(with: "bplist".utf8) }

  mutating func readXML() {
    let list = XMLPropertyListReader.read(source, scanner.bytes)
    for problem in list.problems {
      var problem = problem
      problem.code = .stringsSyntax
      problems.append(problem)
    }
    if !list.isComplete { isReadable = false }
    guard let root = list.root else { return }
    guard let members = root.members else {
      syntax(at: root.range, "Expected a dictionary of keys and texts")
      return
    }
    for member in members {
      var entry = StringsEntry()
      entry.traits = .markup
      if member.value.string == nil { entry.traits.insert(.structuredValue) }
      entry.keyStart = UInt32(truncatingIfNeeded: member.keyRange.lowerBound)
      entry.keyEnd = UInt32(truncatingIfNeeded: member.keyRange.upperBound)
      entry.valueStart = UInt32(truncatingIfNeeded: member.value.contentRange.lowerBound)
      entry.valueEnd = UInt32(truncatingIfNeeded: member.value.contentRange.upperBound)
      entry.commentStart = UInt32(truncatingIfNeeded: member.commentRange?.lowerBound ?? 0)
      entry.commentEnd = UInt32(truncatingIfNeeded: member.commentRange?.upperBound ?? 0)
      entry.start = UInt32(truncatingIfNeeded: member.range.lowerBound)
      entry.end = UInt32(truncatingIfNeeded: member.range.upperBound)
      entries.append(entry)
    }
  }
}
