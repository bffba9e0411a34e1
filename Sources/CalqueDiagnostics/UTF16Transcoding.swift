/// Converts the bytes of a UTF-16 file to UTF-8, at memory speed.
enum UTF16Transcoding {
  /// Converts `bytes`. Invalid units become U+FFFD, are reported in `problems`, and are kept in
  /// `undecodable`.
  static func utf8(
    _ bytes: ArraySlice<UInt8>, bigEndian: Bool,
    problems: inout [SourceText.EncodingProblem], undecodable: inout [UndecodableBytes]
  ) -> [UInt8] {
    var found: [SourceText.EncodingProblem] = []
    var kept: [UndecodableBytes] = []
    let result = bytes.withUnsafeBytes { input in
      // A unit takes two bytes, and at most three in UTF-8; an odd last byte takes three.
      [UInt8](unsafeUninitializedCapacity: (input.count / 2 + 1) * 3) { output, count in
        count = convert(input, bigEndian, output, &found, &kept)
      }
    }
    problems += found
    undecodable += kept
    return result
  }

  private static func convert(
    _ input: UnsafeRawBufferPointer, _ bigEndian: Bool,
    _ output: UnsafeMutableBufferPointer<UInt8>,
    _ problems: inout [SourceText.EncodingProblem], _ undecodable: inout [UndecodableBytes]
  ) -> Int {
    var read = 0
    var written = 0
    let even = input.count & ~1

    func unit(_ offset: Int) -> UInt16 {
      let raw = input.loadUnaligned(fromByteOffset: offset, as: UInt16.self)
      return bigEndian ? UInt16(bigEndian: raw) : UInt16(littleEndian: raw)
    }
    func put(_ byte: UInt32) {
      output[written] = UInt8(truncatingIfNeeded: byte)
      written += 1
    }
    func replace(_ kind: SourceText.EncodingProblem.Kind, _ bytes: Range<Int>) {
      problems.append(.init(range: written..<(written + 3), kind: kind))
      undecodable.append(UndecodableBytes(offset: written, bytes: input[bytes]))
      put(0xEF)
      put(0xBF)
      put(0xBD)
    }

    if even >= 2, unit(0) == 0xFEFF {
      problems.append(.init(range: 0..<3, kind: .secondByteOrderMark))
    }
    while read < even {
      let first = UInt32(unit(read))
      read += 2
      if first < 0x80 {
        put(first)
      } else if first < 0x800 {
        put(0xC0 | first >> 6)
        put(0x80 | first & 0x3F)
      } else if first & 0xF800 != 0xD800 {
        put(0xE0 | first >> 12)
        put(0x80 | first >> 6 & 0x3F)
        put(0x80 | first & 0x3F)
      } else if first < 0xDC00, read < even, unit(read) & 0xFC00 == 0xDC00 {
        let scalar = 0x10000 + (first & 0x3FF) << 10 + UInt32(unit(read)) & 0x3FF
        read += 2
        put(0xF0 | scalar >> 18)
        put(0x80 | scalar >> 12 & 0x3F)
        put(0x80 | scalar >> 6 & 0x3F)
        put(0x80 | scalar & 0x3F)
      } else {
        replace(.loneSurrogate, (read - 2)..<read)
      }
    }
    if even != input.count { replace(.oddLength, even..<input.count) }
    return written
  }
}
