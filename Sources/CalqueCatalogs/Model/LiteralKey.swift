/// A key as Foundation's dictionaries tell keys apart: by its characters, not by what they look
/// like.
///
/// Swift's strings are equal where they are canonically equivalent; `é` in one scalar and in two are
/// two keys to `NSString`, and stand for two texts.
package struct LiteralKey: Hashable, Sendable {
  /// The key.
  package let string: String

  /// Makes a key of a string.
  package init(_ string: String) { self.string = string }

  /// Whether two keys have the same characters.
  package static func == (left: LiteralKey, right: LiteralKey) -> Bool {
    let areEqual = left.string.utf8.withContiguousStorageIfAvailable { left in
      right.string.utf8.withContiguousStorageIfAvailable { right in
        KeyTable.areEqual(UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
      }
    }
    return (areEqual ?? nil) ?? left.string.utf8.elementsEqual(right.string.utf8)
  }

  /// Feeds the characters to a hasher.
  package func hash(into hasher: inout Hasher) {
    // Ends with a byte that no text has, as that of strings does.
    let isDone: Void? = string.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isDone == nil { for byte in string.utf8 { hasher.combine(byte) } }
    hasher.combine(0xFF as UInt8)
  }
}
