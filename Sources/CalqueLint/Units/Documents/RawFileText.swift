package import CalqueCatalogs
package import CalqueDiagnostics

/// How a file writes its texts: maps a range of a decoded text to the file, and encodes changes.
package struct RawFileText: Sendable {
  /// The text of the file.
  package let source: SourceText
  /// The format whose escapes the file has: a `.strings` file may be a property list in XML.
  package let format: Catalog.Format
  /// Whether texts are ranges of the file: those of a binary property list are not.
  package let isText: Bool

  /// Makes the mapping of a file.
  init(_ file: LintFile) {
    source = file.source
    let first = file.source.utf8.first { $0 > 0x20 }
    format = file.format == .strings && first == UInt8(ascii: "<") ? .stringsdict : file.format
    isText = !file.source.utf8.starts(with: "bplist".utf8)
  }

  /// Whether the runtime would read the same text in UTF-16, too.
  package var mayBeUTF16: Bool { format.isReadInUTF16 && isText && !source.utf8.isEmpty }

  /// Returns the range in the file of a range of a decoded text.
  package func place(of range: Range<Int>, in text: CatalogText) -> Range<Int> {
    guard isText else { return text.range }
    return RawTextMap(source.utf8, text.range, format: format).range(of: range)
  }

  /// Whether the bytes of an ASCII string, which begins with `<`, are anywhere in the file.
  func contains(_ tag: String) -> Bool {
    let tag = Array(tag.utf8)
    var rest = source.utf8[...]
    while let start = rest.firstIndex(of: tag[0]) {
      if rest[start...].starts(with: tag) { return true }
      rest = rest[(start + 1)...]
    }
    return false
  }

  /// The bytes of the file at a range.
  package func bytes(at range: Range<Int>) -> ArraySlice<UInt8> {
    source.utf8[range.clamped(to: 0..<source.utf8.count)]
  }

  /// Returns a fix that changes a text in the raw form of the file.
  ///
  /// - Parameters:
  ///   - title: What it does, in the imperative.
  ///   - edits: The changes, in ascending order.
  /// - Returns: Nil if a range to be changed contains markup, which is not text.
  package func fix(_ title: String, _ edits: [TextEdit], in text: CatalogText) -> Fix? {
    guard isText, !edits.isEmpty else { return nil }
    var result: [Edit] = []
    for edit in edits {
      let place = place(of: edit.range, in: text)
      if format != .strings, format != .xcstrings, source.utf8[place].contains(UInt8(ascii: "<")) {
        return nil
      }
      result.append(Edit(range: place, replacement: format.spelling(of: edit.replacement)))
    }
    return Fix(title: title, edits: result)
  }
}
