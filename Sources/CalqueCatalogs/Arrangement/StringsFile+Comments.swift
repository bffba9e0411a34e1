import CalqueDiagnostics

extension StringsFile {
  /// The comments that belong to no entry, in file order, with their signs: the file's header, names
  /// of sections, remarks. Empty for a file in which something else is between entries.
  package var looseComments: [String] {
    guard !isPropertyList, let (pieces, tail) = try? StringsPiece.pieces(of: self) else {
      return []
    }
    var loose: [Range<Int>] = []
    for (index, piece) in pieces.enumerated() {
      // The reader may take a remark for the comment of the entry after it.
      let own = entries[index..<min(index + 2, entries.count)].compactMap(\.commentRange)
      for note in piece.notes.map(\.range) + [piece.remark].compactMap(\.self)
      where !own.contains(where: { $0.overlaps(note) }) {
        loose.append(note)
      }
    }
    loose += tail.map(\.range)
    return loose.sorted { $0.lowerBound < $1.lowerBound }
      .map { String(decoding: source.utf8[$0], as: UTF8.self) }
  }
}
