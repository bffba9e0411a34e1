extension String {
  /// Makes a string from bytes that are known to be UTF-8. Unlike the initializers for arbitrary
  /// bytes, this one does not check for errors.
  ///
  /// - Parameter bytes: Well-formed UTF-8.
  @inlinable @inline(__always)
  package init(wellFormed bytes: UnsafeBufferPointer<UInt8>) {
    #if canImport(Darwin)
      self.init(decoding: bytes, as: UTF8.self)
    #else
      self.init(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: Self.isASCII(bytes)))
    #endif
  }

  /// Appends bytes that are known to be UTF-8.
  ///
  /// Bytes can only be appended to a string as another string. A string of up to 15 bytes is stored
  /// inline and does not allocate, so several may be used.
  ///
  /// - Parameter bytes: Well-formed UTF-8.
  package mutating func append(wellFormed bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while start < bytes.count {
      var end = min(start + Self.sizeInPlace, bytes.count)
      // Do not split a character, which has at most four bytes.
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
      self += String(wellFormed: UnsafeBufferPointer(rebasing: bytes[start..<end]))
      start = end
    }
  }

  private static let sizeInPlace = 15

  /// Copies eight bytes at a time.
  @inlinable @inline(__always)
  static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let raw = UnsafeRawBufferPointer(bytes)
    var all: UInt64 = 0
    var offset = 0
    while offset + 8 <= raw.count {
      all |= raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      offset += 8
    }
    var rest: UInt8 = 0
    while offset < raw.count {
      rest |= raw[offset]
      offset += 1
    }
    return all & 0x8080_8080_8080_8080 == 0 && rest < 0x80
  }
}
