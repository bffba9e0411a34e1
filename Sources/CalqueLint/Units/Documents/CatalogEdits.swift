package import CalqueCatalogs
package import CalqueDiagnostics
package import CalqueICU

/// Changes of a file other than of its texts: of its entries, states and plural forms. Each returns
/// nil if the format of the file does not have them.
package struct CatalogEdits {
  private let format: Catalog.Format
  private let bytes: [UInt8]

  /// Edits of a file.
  init(_ file: LintFile) {
    format = file.format
    bytes = file.source.utf8
  }

  /// Marks a text as needing review.
  package func reviewMark(of text: CatalogText) -> Edit? {
    ReviewMark.edit(of: text, format, bytes)
  }

  /// Adds plural categories as copies of `other`, for a translator to review.
  package func copies(
    of categories: [PluralCategory], in variations: CatalogVariations
  ) -> Fix? {
    // Only a string catalog has a state that says that the copy has to be reviewed.
    guard format == .xcstrings else { return nil }
    return PluralCategoryFix(bytes: bytes).fix(adding: categories, to: variations)
  }

  /// Removes an entry, and the comma that belongs to it.
  package func removal(of entry: CatalogEntry) -> Fix? {
    guard format == .xcstrings else { return nil }
    var start = entry.range.lowerBound
    var end = entry.range.upperBound
    guard start < end, end <= bytes.count else { return nil }
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    let comma = UInt8(ascii: ",")
    let next = bytes[end...].firstIndex { !isSpace($0) } ?? bytes.count
    if next < bytes.count, bytes[next] == comma {
      end = bytes[(next + 1)...].firstIndex { !isSpace($0) } ?? bytes.count
    } else if let before = bytes[..<start].lastIndex(where: { !isSpace($0) }),
      bytes[before] == comma
    {
      start = before
    } else {
      // Xcode leaves an empty line between the braces of an empty object.
      while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    }
    return Fix(
      title: "remove the entry", edits: [Edit(range: start..<end, replacement: "")])
  }
}
