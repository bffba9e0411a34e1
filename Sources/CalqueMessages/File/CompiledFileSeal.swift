/// Recomputes the checksums of a changed file. Tests and fuzzers use it to reach the checks after
/// the checksums.
package enum CompiledFileSeal {
  /// Returns the bytes with correct checksums, as far as their header and directory can be read.
  package static func sealed(_ original: [UInt8]) -> [UInt8] {
    guard original.count >= FileHeader.size else { return original }
    var bytes = original
    func number<Number: FixedWidthInteger>(_ type: Number.Type, at offset: Int) -> Int? {
      guard offset >= 0, offset + MemoryLayout<Number>.size <= bytes.count else { return nil }
      return bytes.withUnsafeBytes {
        Int(exactly: $0.loadUnaligned(fromByteOffset: offset, as: Number.self))
      }
    }
    func put(_ value: UInt64, at offset: Int) {
      withUnsafeBytes(of: value) { bytes.replaceSubrange(offset..<(offset + 8), with: $0) }
    }
    func sum(_ range: Range<Int>) -> UInt64 {
      bytes.withUnsafeBytes { Checksum.of(UnsafeRawBufferPointer(rebasing: $0[range])) }
    }
    let start = FileHeader.size
    let counts = (0..<5).map { number(UInt32.self, at: start + 4 * $0) ?? 0 }
    let texts = 1 + counts[0] + counts[1] + counts[2] + 4 * counts[3]
    for index in 0..<min(counts[4], 1000) {
      let record = start + 32 + 8 * texts + 40 * index
      guard let offset = number(UInt64.self, at: record + 16),
        let length = number(UInt64.self, at: record + 24), record + 40 <= bytes.count,
        length <= bytes.count, offset <= bytes.count - length
      else { continue }
      put(sum(offset..<(offset + length)), at: record + 32)
    }
    if let length = number(UInt64.self, at: 24), length <= bytes.count - start {
      put(sum(start..<(start + length)), at: 32)
    }
    put(sum(0..<(start - 8)), at: start - 8)
    return bytes
  }
}
