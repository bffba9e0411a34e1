/// The entry of a table for a key. Stored with this layout: 16 bytes without padding.
public struct MessageEntry: Sendable, BitwiseCopyable {
  /// Represents a missing value.
  @usableFromInline package static let none = UInt32.max

  /// The text in the pool, if the entry is a single text.
  @usableFromInline package var textStart = none
  @usableFromInline package var textCount = none
  /// The first step of the message for a key with values, unless it is just the text.
  @usableFromInline package var format = none
  /// The first step of the message for a plain key, unless it is just the text.
  @usableFromInline package var verbatim = none

  /// An entry for a key that this language does not have.
  package init() {}

  /// Whether the entry is a single text.
  @inlinable @inline(__always)
  public var isText: Bool { textCount != UInt32.max }

  /// Whether the language has the key at all.
  @inlinable @inline(__always)
  public var isPresent: Bool { isText || format != UInt32.max }
}
