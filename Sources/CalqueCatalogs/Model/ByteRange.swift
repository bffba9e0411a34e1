/// A range of bytes in a file, in half the space of a `Range<Int>`.
///
/// Catalogs hold several ranges for each text. The readers refuse files of 4 GB and more, and an
/// offset beyond that stands at the limit.
struct ByteRange: Sendable, Hashable {
  private var start: UInt32
  private var end: UInt32

  /// Stands where an optional range is nil.
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

  /// The range as everyone counts it.
  @inline(__always)
  var range: Range<Int> { Int(start)..<Int(max(start, end)) }

  /// The range, unless it is ``none``.
  @inline(__always)
  var optional: Range<Int>? { start <= end ? Int(start)..<Int(end) : nil }
}
