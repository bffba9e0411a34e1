/// Hashes the bytes of a key, eight at a time. Compiled files contain tables made with it: a change
/// requires a new ``FileHeader/version``.
public enum KeyHash {
  /// Returns the hash of a key, zero for the empty key.
  @inlinable @inline(__always)
  public static func hash(_ key: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard let bytes = key.baseAddress, key.count > 0 else { return 0 }
    let count = key.count
    let raw = UnsafeRawPointer(bytes)
    var hash = UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
    if count >= 8 {
      // The last word overlaps the one before it, so that no single bytes are read.
      var offset = 0
      while offset + 8 < count {
        hash = mix(hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      hash = mix(hash ^ raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
    } else if count >= 4 {
      let low = raw.loadUnaligned(as: UInt32.self)
      let high = raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      hash = mix(hash ^ (UInt64(high) << 32 | UInt64(low)))
    } else {
      for index in 0..<count { hash = mix(hash ^ UInt64(bytes[index])) }
    }
    return hash
  }

  @inlinable @inline(__always)
  static func mix(_ value: UInt64) -> UInt64 {
    let product = value &* 0x9E37_79B9_7F4A_7C15
    return product ^ (product >> 32)
  }
}
