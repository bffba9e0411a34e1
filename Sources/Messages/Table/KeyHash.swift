/// Hashes the bytes of a key, eight at a time. Compiled files hold tables made with it: a change of
/// it needs another ``FileHeader/version``.
package enum KeyHash {
  /// The hash of a key, zero for the empty one.
  @inlinable @inline(__always)
  package static func hash(_ key: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard let bytes = key.baseAddress, key.count > 0 else { return 0 }
    let count = key.count
    let raw = UnsafeRawPointer(bytes)
    var hash = UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
    var offset = 0
    while offset + 8 <= count {
      hash = mix(hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    if offset < count {
      var rest: UInt64 = 0
      while offset < count {
        rest = rest << 8 | UInt64(bytes[offset])
        offset += 1
      }
      hash = mix(hash ^ rest)
    }
    return hash
  }

  @inlinable @inline(__always)
  static func mix(_ value: UInt64) -> UInt64 {
    let product = value &* 0x9E37_79B9_7F4A_7C15
    return product ^ (product >> 32)
  }
}
