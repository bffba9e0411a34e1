package import CalqueDiagnostics

extension PropertyList {
  /// Reads a property list.
  package init(_ source: SourceText) {
    self = source.utf8.withUnsafeBufferPointer { bytes in
      if BinaryPropertyListReader.matches(bytes) {
        let list = BinaryPropertyListReader.read(bytes)
        if let root = list.root { return PropertyList(.binary, root, [], isReadable: true) }
        // If this fails, the runtime tries to read the file as text.
        let text = Self.oldStyle(source, bytes)
        if text.isReadable { return text }
        return PropertyList(.binary, nil, list.problem.map { [$0] } ?? [], isReadable: false)
      }
      var index = 0
      while index < bytes.count, XMLPropertyListReader.isSpace(bytes[index]) { index += 1 }
      // The encodings of text are checked by the text readers.
      if let skipped = EncodingChecks.skippedAsMark(source, bytes) {
        let list = Self.xml(source, bytes, from: skipped)
        if list.isReadable { return list }
      }
      if bytes.isEmpty || index < bytes.count && bytes[index] == UInt8(ascii: "<")
        || bytes[index...].starts(with: [0xEF, 0xBB, 0xBF])
      {
        return Self.xml(source, bytes, from: 0)
      }
      return Self.oldStyle(source, bytes)
    }
  }

  private static func xml(
    _ source: SourceText, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> PropertyList {
    var problems = EncodingChecks.problems(source, bytes, readable: [.utf8, .unicode])
    if start > 0 { EncodingChecks.forgiveMissingMark(&problems) }
    let isMarkedTwice = problems.contains { $0.code == .doubleByteOrderMark }
    let list = XMLPropertyListReader.read(source, bytes, from: isMarkedTwice ? 3 : start)
    if list.isComplete { EncodingChecks.forgiveOutsideOfTexts(&problems) }
    problems += list.problems
    let isReadable = list.isComplete && !problems.contains { $0.effect == .losesFile }
    return PropertyList(.xml, list.root, problems, isReadable: isReadable)
  }

  private static func oldStyle(
    _ source: SourceText, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> PropertyList {
    let file = StringsFile(source)
    let members = file.entries.filter { !$0.traits.contains(.unreachable) || !file.isReadable }
      .map { entry in
        let value: PropertyListNode
        if entry.traits.contains(.structuredValue) {
          var scanner = StringsScanner(bytes)
          scanner.index = entry.valueRange.lowerBound
          value =
            scanner.readObject(depth: 1)
            ?? PropertyListNode(
              content: .other("data", ""), range: entry.valueRange, contentRange: entry.valueRange)
        } else {
          value = PropertyListNode(
            content: .string(file.value(of: entry)), range: entry.valueRange,
            contentRange: entry.valueRange)
        }
        return PropertyListNode.Member(
          key: file.key(of: entry), keyRange: entry.keyRange, commentRange: entry.commentRange,
          value: value, range: entry.range)
      }
    let whole = 0..<bytes.count
    return PropertyList(
      .oldStyle,
      PropertyListNode(content: .dictionary(members), range: whole, contentRange: whole),
      file.problems.map { problem in
        var problem = problem
        if problem.code == .stringsSyntax { problem.code = .stringsdictXML }
        return problem
      }, isReadable: file.isReadable)
  }
}
