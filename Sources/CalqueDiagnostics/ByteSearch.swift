#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds bytes as fast as the C library does.
package enum ByteSearch {
  /// The offset of the first `byte` at or after `start`.
  package static func first(
    _ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0
  ) -> Int? {
    guard start < bytes.count, let base = bytes.baseAddress,
      let found = memchr(base + start, Int32(byte), bytes.count - start)
    else { return nil }
    return UnsafeRawPointer(base).distance(to: found)
  }
}

extension String {
  /// Whether its UTF-8 contains a byte.
  package func contains(byte: UInt8) -> Bool {
    utf8.withContiguousStorageIfAvailable { ByteSearch.first(byte, in: $0) != nil }
      ?? utf8.contains(byte)
  }
}
