import CalqueDiagnostics

/// Arranges `.strings` files.
struct StringsArrangement {
  private let file: StringsFile
  private let pieces: [StringsPiece]
  private let tail: [StringsNote]

  /// - Throws: `FileError` for a broken file, and for one that is not a plain list
  ///   of pairs.
  init(_ source: SourceText) throws(FileError) {
    file = StringsFile(source)
    try CatalogArrangement.check(file.problems, in: source)
    let traits = file.entries.reduce(into: StringsEntry.Traits()) { $0.formUnion($1.traits) }
    guard traits.isDisjoint(with: [.markup, .binary, .unreachable]), source.utf8.first != 0x3C
    else {
      throw FileError(
        path: source.path, reason: "The file is a property list, not a list of key-value pairs")
    }
    (pieces, tail) = try StringsPiece.pieces(of: file)
  }

  func edits(_ arrangement: CatalogArrangement) throws(FileError) -> [Edit] {
    let text =
      switch arrangement {
      case .sorted: sorted()
      case .formatted: formatted()
      }
    guard let text, !text.utf8.elementsEqual(file.source.utf8) else { return [] }
    try check(text)
    return [Edit(range: 0..<file.source.utf8.count, replacement: text)]
  }

  /// The output must be the same file in another order; anything else is never written.
  private func check(_ text: String) throws(FileError) {
    let result = StringsFile(SourceText(path: file.source.path, text: text))
    guard result.entries.count == file.entries.count, result.isReadable == file.isReadable,
      result.runtimeStrings == file.runtimeStrings
    else {
      throw FileError(
        path: file.source.path,
        reason:
          "The change would alter the entries, because comments or brackets are in unusual places")
    }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: file.source.utf8[range], as: UTF8.self)
  }

  private func sorted() -> String? {
    let keys = file.entries.map { file.key(of: $0) }
    guard !XCStringsOrder.isSorted(keys), let first = pieces.first, let last = pieces.last else {
      return nil
    }
    let order = pieces.indices.sorted { XCStringsOrder.precedes(keys[$0], keys[$1]) }
    var output = text(0..<first.range.lowerBound)
    for (place, index) in order.enumerated() {
      if place > 0 {
        output += text(pieces[place - 1].range.upperBound..<pieces[place].range.lowerBound)
      }
      output += text(pieces[index].range)
    }
    return output + text(last.range.upperBound..<file.source.utf8.count)
  }

  private func formatted() -> String {
    let newline = Self.newline(of: file.source.utf8)
    var output = ""
    func add(_ notes: [StringsNote]) {
      for note in notes {
        if note.followsBlankLine, !output.isEmpty { output += newline }
        output += text(note.range) + newline
      }
    }
    for (index, piece) in pieces.enumerated() {
      var notes = piece.notes
      // A comment begins a paragraph; entries without one stay together as they were.
      if index > 0 {
        if notes.isEmpty {
          if piece.followsBlankLine { output += newline }
        } else {
          notes[0].followsBlankLine = true
        }
      }
      add(notes)
      if !notes.isEmpty, piece.followsBlankLine { output += newline }
      output += spelling(of: file.entries[index])
      if let remark = piece.remark { output += " " + text(remark) }
      output += newline
    }
    add(tail)
    return output
  }

  /// An entry with one space on each side of its equals sign.
  private func spelling(of entry: StringsEntry) -> String {
    let spelling = text(entry.range)
    if !entry.traits.isDisjoint(with: [.shortcut, .structuredValue]) { return spelling }
    let keyQuote = entry.traits.contains(.unquotedKey) ? 0 : 1
    let valueQuote = entry.traits.contains(.unquotedValue) ? 0 : 1
    let key = (entry.keyRange.lowerBound - keyQuote)..<(entry.keyRange.upperBound + keyQuote)
    let value =
      (entry.valueRange.lowerBound - valueQuote)..<(entry.valueRange.upperBound + valueQuote)
    // A comment in the middle of an entry stays where it is.
    guard key.upperBound <= value.lowerBound, value.upperBound < entry.range.upperBound,
      text(key.upperBound..<value.lowerBound).filter({ !$0.isWhitespace }) == "=",
      text(value.upperBound..<entry.range.upperBound).filter({ !$0.isWhitespace }) == ";"
    else { return spelling }
    return text(key) + " = " + text(value) + ";"
  }

  private static func newline(of bytes: [UInt8]) -> String {
    guard let end = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    if bytes[end] == 0x0A { return "\n" }
    return end + 1 < bytes.count && bytes[end + 1] == 0x0A ? "\r\n" : "\r"
  }
}
