import CalqueDiagnostics

/// A comment in a `.strings` file.
struct StringsNote {
  /// The comment with its delimiters, without the end of the line.
  var range: Range<Int>
  /// Whether there is an empty line in front of it.
  var followsBlankLine: Bool
  /// Whether it begins on the line where the text in front of it ends.
  var continuesLine: Bool
}

/// What moves with an entry of a `.strings` file: the comments in front of it, the comment after it
/// on its line, and the entry.
struct StringsPiece {
  /// The comments in front of the entry, in order.
  var notes: [StringsNote]
  /// The comment after the entry, on the same line.
  var remark: Range<Int>?
  /// Whether there is an empty line in front of the entry itself.
  var followsBlankLine: Bool
  /// The range from the first comment to the remark.
  var range: Range<Int>

  /// The pieces of a file, and the comments after the last one.
  ///
  /// - Throws: `FileError` if there is anything but comments between entries.
  static func pieces(
    of file: StringsFile
  ) throws(FileError) -> (pieces: [StringsPiece], tail: [StringsNote]) {
    try file.source.utf8.withUnsafeBufferPointer { bytes throws(FileError) in
      var pieces: [StringsPiece] = []
      var index = 0
      for entry in file.entries {
        var gap = try StringsGap.read(file.source, bytes, index..<entry.range.lowerBound)
        takeRemark(of: &pieces, from: &gap)
        // Comments at the top of the file that are separate from the first entry stay there.
        let own = pieces.isEmpty ? gap.notesWithoutHeader : gap.notes[...]
        let start = own.first?.range.lowerBound ?? entry.range.lowerBound
        pieces.append(
          StringsPiece(
            notes: gap.notes, remark: nil, followsBlankLine: gap.endsWithBlankLine,
            range: start..<entry.range.upperBound))
        index = entry.range.upperBound
      }
      var gap = try StringsGap.read(file.source, bytes, index..<bytes.count)
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
