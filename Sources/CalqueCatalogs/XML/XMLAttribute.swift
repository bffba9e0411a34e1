/// One attribute of a tag.
package struct XMLAttribute: Sendable, Hashable {
  /// The name with its prefix, such as `xml:space`.
  package var name: String
  /// The place of the name.
  package var nameRange: Range<Int>
  /// The value, references decoded.
  package var value: String
  /// The place of the value, between its quotes.
  package var valueRange: Range<Int>
}
