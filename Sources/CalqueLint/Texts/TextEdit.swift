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
