import CalqueDiagnostics

/// Arranges string catalogs.
enum XCStringsArrangement {
  static func edits(_ arrangement: CatalogArrangement, of source: SourceText) throws(FileError)
    -> [Edit]
  {
    let file = XCStrings(source)
    // Duplicate names in any object are among the problems.
    try CatalogArrangement.check(file.problems, in: source)
    return source.utf8.withUnsafeBufferPointer { bytes in
      switch arrangement {
      case .sorted: sorted(file, bytes)
      case .formatted: formatted(file.tape, bytes)
      }
    }
  }

  private static func formatted(
    _ tape: JSONTape, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [Edit] {
    guard !tape.nodes.isEmpty, !XCStringsLayoutCheck.passes(tape, bytes) else { return [] }
    let text = XCStringsLayout.text(of: tape, bytes)
    if text.elementsEqual(bytes) { return [] }
    return [Edit(range: 0..<bytes.count, replacement: String(decoding: text, as: UTF8.self))]
  }

  private static func sorted(_ file: XCStrings, _ bytes: UnsafeBufferPointer<UInt8>) -> [Edit] {
    let tape = file.tape
    let entries = file.keys.map { key in
      (
        name: tape.text(key, bytes),
        range: tape.fullRange(key).lowerBound..<tape.fullRange(key + 1).upperBound
      )
    }
    guard let first = entries.first, let last = entries.last,
      !XCStringsOrder.isSorted(entries.map(\.name))
    else { return [] }
    let sorted = entries.sorted { XCStringsOrder.precedes($0.name, $1.name) }
    // The commas and the space between stay where they are.
    var output: [UInt8] = []
    for (index, entry) in sorted.enumerated() {
      if index > 0 {
        output += bytes[entries[index - 1].range.upperBound..<entries[index].range.lowerBound]
      }
      output += bytes[entry.range]
    }
    return [
      Edit(
        range: first.range.lowerBound..<last.range.upperBound,
        replacement: String(decoding: output, as: UTF8.self))
    ]
  }
}
