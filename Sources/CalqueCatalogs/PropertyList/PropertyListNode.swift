/// A value of a property list with its place.
package struct PropertyListNode: Sendable {
  /// A member of a dictionary.
  package struct Member: Sendable {
    package var key: String
    /// The place of the key's text, between its tags or quotes; in a binary list, the whole object.
    package var keyRange: Range<Int>
    /// The comment in front of the key.
    package var commentRange: Range<Int>?
    package var value: PropertyListNode
    /// The range from the key's tag to the end of the value.
    package var range: Range<Int>
  }

  package indirect enum Content: Sendable {
    case dictionary([Member])
    case array([PropertyListNode])
    case string(String)
    /// A number, a date, data or a Boolean: the name of its element in XML, and its text.
    case other(String, String)
  }

  package var content: Content
  /// The element with its tags, the text with its quotes, or the object with its marker.
  package var range: Range<Int>
  /// The range between the tags or the quotes, or after the marker.
  package var contentRange: Range<Int>

  package var members: [Member]? {
    if case .dictionary(let members) = content { members } else { nil }
  }

  package var string: String? {
    if case .string(let string) = content { string } else { nil }
  }

  /// The member with a key. Of members with equal keys, the last one is used.
  package func member(_ key: String) -> Member? { members?.last { $0.key == key } }
}
