/// A key that is compared as Foundation's dictionaries compare keys: by its characters, not by its
/// appearance.
///
/// Swift's strings are equal if they are canonically equivalent. To `NSString`, `é` in one scalar
/// and in two are two keys with two texts.
package struct ScalarKey: Hashable, Sendable {
  /// The key.
  package let string: String

  /// Creates a key from a string.
  package init(_ string: String) { self.string = string }

  /// Whether two keys have the same characters.
  package static func == (left: ScalarKey, right: ScalarKey) -> Bool {
    let areEqual = left.string.utf8.withContiguousStorageIfAvailable { left in
      right.string.utf8.withContiguousStorageIfAvailable { right in
        KeyTable.areEqual(UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
      }
    }
    return (areEqual ?? nil) ?? left.string.utf8.elementsEqual(right.string.utf8)
  }

  /// Feeds the characters to a hasher.
  package func hash(into hasher: inout Hasher) {
    // Ends with a byte that no text contains, as the hash of strings does.
    let isDone: Void? = string.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isDone == nil { for byte in string.utf8 { hasher.combine(byte) } }
    hasher.combine(0xFF as UInt8)
  }
}
