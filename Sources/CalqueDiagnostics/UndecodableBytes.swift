/// Up to four undecodable bytes of a file that a U+FFFD replaces in the `utf8` of a `SourceText`.
struct UndecodableBytes: Sendable {
  /// The offset of the U+FFFD that replaces them.
  let offset: Int
  /// The first byte is the lowest.
  private let packed: UInt32
  private let count: UInt8

  init(offset: Int, bytes: some Collection<UInt8>) {
    self.offset = offset
    count = UInt8(truncatingIfNeeded: bytes.count)
    packed = bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The bytes as they are in the file.
  var bytes: [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: packed >> (8 * UInt32($0))) }
  }
}
