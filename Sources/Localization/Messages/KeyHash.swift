/// Hashes the bytes of a key, eight at a time. Tables are built from it and never written out, so
/// it may change from version to version.
enum KeyHash {
  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

  @inline(__always)
  static func hash(_ bytes: UnsafePointer<UInt8>, count: Int) -> UInt64 {
    let raw = UnsafeRawPointer(bytes)
    var hash = UInt64(truncatingIfNeeded: count) &* factor
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

  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value &* factor
    return product ^ (product >> 32)
  }
}
