/// A value of a property list with its place.
struct PropertyListNode: Sendable {
  /// A member of a dictionary.
  struct Member: Sendable {
    var key: String
    /// Where the key's text stands, between its tags.
    var keyRange: Range<Int>
    /// The comment before the key.
    var commentRange: Range<Int>?
    var value: PropertyListNode
    /// From the key's tag to the end of the value.
    var range: Range<Int>
  }

  indirect enum Content: Sendable {
    case dictionary([Member])
    case array([PropertyListNode])
    case string(String)
    /// A number, a date, data or a truth value: the name of its element, and its text.
    case other(String, String)
  }

  var content: Content
  /// The element with its tags.
  var range: Range<Int>
  /// What stands between the tags.
  var contentRange: Range<Int>

  var members: [Member]? {
    if case .dictionary(let members) = content { members } else { nil }
  }

  var string: String? {
    if case .string(let string) = content { string } else { nil }
  }

  /// The member of a key. Of equal keys the last one wins.
  func member(_ key: String) -> Member? { members?.last { $0.key == key } }
}
