import CalqueDiagnostics

extension StringsFile {
  /// The comments that do not belong to an entry, in file order, with their delimiters: the file's
  /// header, section names, remarks. Empty if there is something else between the entries of the
  /// file.
  package var looseComments: [String] {
    guard !isPropertyList, let (pieces, tail) = try? StringsPiece.pieces(of: self) else {
      return []
    }
    var loose: [Range<Int>] = []
    for (index, piece) in pieces.enumerated() {
      // The reader may take a remark as the comment of the next entry.
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
