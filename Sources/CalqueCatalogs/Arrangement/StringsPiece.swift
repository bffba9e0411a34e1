import CalqueDiagnostics

/// A comment in a `.strings` file.
struct StringsNote {
  /// With its signs, without the end of the line.
  var range: Range<Int>
  /// Whether an empty line stands before it.
  var followsBlankLine: Bool
  /// Whether it begins in the line where what is before it ends.
  var continuesLine: Bool
}

/// What moves with an entry of a `.strings` file: the comments before it, the one behind it in its
/// line, and the entry.
struct StringsPiece {
  /// The comments before the entry, in their order.
  var notes: [StringsNote]
  /// The comment behind the entry, in its line.
  var remark: Range<Int>?
  /// Whether an empty line stands before the entry itself.
  var followsBlankLine: Bool
  /// From the first comment to the remark.
  var range: Range<Int>

  /// The pieces of a file, and the comments behind the last one.
  ///
  /// - Throws: `CatalogArrangement.Refusal` where something else than comments stands between
  ///   entries.
  static func pieces(of file: StringsFile) throws -> (pieces: [StringsPiece], tail: [StringsNote]) {
    try file.source.utf8.withUnsafeBufferPointer { bytes in
      var pieces: [StringsPiece] = []
      var index = 0
      for entry in file.entries {
        var gap = try StringsGap.read(bytes, index..<entry.range.lowerBound)
        takeRemark(of: &pieces, from: &gap)
        // What stands at the top of the file, apart from the first entry, stays there.
        let own = pieces.isEmpty ? gap.notesWithoutHeader : gap.notes[...]
        let start = own.first?.range.lowerBound ?? entry.range.lowerBound
        pieces.append(
          StringsPiece(
            notes: gap.notes, remark: nil, followsBlankLine: gap.endsWithBlankLine,
            range: start..<entry.range.upperBound))
        index = entry.range.upperBound
      }
      var gap = try StringsGap.read(bytes, index..<bytes.count)
      takeRemark(of: &pieces, from: &gap)
      return (pieces, gap.notes)
    }
  }

  private static func takeRemark(of pieces: inout [StringsPiece], from gap: inout StringsGap) {
    guard let last = pieces.indices.last, let note = gap.notes.first, note.continuesLine else {
      return
    }
    gap.notes.removeFirst()
    pieces[last].remark = note.range
    pieces[last].range = pieces[last].range.lowerBound..<note.range.upperBound
  }
}
