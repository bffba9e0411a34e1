package import CalqueCatalogs
package import CalqueDiagnostics

/// A change of a decoded text, before it is known how the file spells it.
package struct TextEdit {
  /// What is replaced, in UTF-8 offsets of the decoded text. Between characters.
  package var range: Range<Int>
  /// What stands there afterwards, decoded.
  package var replacement: String

  /// Replaces `range` by `replacement`.
  package init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

extension FindingList {
  /// A fix that changes a text where the file spells it.
  ///
  /// - Parameters:
  ///   - title: What it does, in the imperative.
  ///   - edits: The changes, in ascending order.
  /// - Returns: nil where a stretch to be changed holds markup that is no text.
  package func fix(_ title: String, _ edits: [TextEdit], in text: CatalogText) -> Fix? {
    guard isSpelled, !edits.isEmpty else { return nil }
    var result: [Edit] = []
    for edit in edits {
      let place = place(of: edit.range, in: text)
      if spellingFormat != .strings, spellingFormat != .xcstrings,
        source.utf8[place].contains(UInt8(ascii: "<"))
      {
        return nil
      }
      result.append(
        Edit(range: place, replacement: spellingFormat.spelling(of: edit.replacement)))
    }
    return Fix(title: title, edits: result)
  }
}
