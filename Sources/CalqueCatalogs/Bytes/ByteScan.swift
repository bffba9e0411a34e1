/// Compares bytes eight at a time.
enum ByteScan {
  static let ones: UInt64 = 0x0101_0101_0101_0101
  static let highs: UInt64 = 0x8080_8080_8080_8080

  /// Marks the high bit of every byte of `word` that is zero. Exact up to the first one, which is
  /// sufficient for a search from the low end.
  @inline(__always)
  static func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & highs }
}
