/// A range of bytes in a file, in half the size of a `Range<Int>`.
///
/// Catalogs store several ranges for each text. The readers refuse files of 4 GB and more; an
/// offset beyond that is stored as the limit.
struct ByteRange: Sendable, Hashable {
  private var start: UInt32
  private var end: UInt32

  /// Represents an optional range that is nil.
  static let none = ByteRange(start: .max, end: 0)

  private init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }

  init(_ range: Range<Int>) {
    start = UInt32(clamping: range.lowerBound)
    end = UInt32(clamping: range.upperBound)
  }

  init(_ range: Range<Int>?) {
    self = range.map { ByteRange($0) } ?? .none
  }

  /// The range as a `Range<Int>`.
  @inline(__always)
  var range: Range<Int> { Int(start)..<Int(max(start, end)) }

  /// The range, unless it is ``none``.
  @inline(__always)
  var optional: Range<Int>? { start <= end ? Int(start)..<Int(end) : nil }
}
