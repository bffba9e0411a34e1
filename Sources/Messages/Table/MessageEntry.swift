/// What a table has for a key. Stored as it stands here: 16 bytes without gaps.
package struct MessageEntry: Sendable, BitwiseCopyable {
  /// Stands for what is not there.
  package static let none = UInt32.max

  /// The text in the pool, if the entry is a single text.
  package var textStart = none
  package var textCount = none
  /// The first step of the message for a key with values, if that is not just the text.
  package var format = none
  /// The first step of the message for a plain key, if that is not just the text.
  package var verbatim = none

  /// An entry for a key that this language does not have.
  package init() {}

  @inlinable @inline(__always)
  package var isText: Bool { textCount != UInt32.max }

  /// Whether the language has the key at all.
  @inlinable @inline(__always)
  package var isPresent: Bool { isText || format != UInt32.max }
}
