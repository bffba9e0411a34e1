/// A change of a decoded text, in terms independent of how the file writes it.
package struct TextEdit {
  /// The range that is replaced, in UTF-8 offsets of the decoded text. Its ends are character
  /// boundaries.
  package var range: Range<Int>
  /// The new text, decoded.
  package var replacement: String

  /// Replaces `range` by `replacement`.
  package init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
