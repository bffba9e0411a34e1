/// One attribute of a tag.
package struct XMLAttribute: Sendable, Hashable {
  /// The name with its prefix, such as `xml:space`.
  package var name: String
  /// Where the name stands.
  package var nameRange: Range<Int>
  /// What it says, references decoded.
  package var value: String
  /// Where the value stands, between its quotes.
  package var valueRange: Range<Int>
}
