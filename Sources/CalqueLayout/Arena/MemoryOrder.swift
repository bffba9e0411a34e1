/// Elements of contiguous memory in another order.
///
/// Of all that moves, the longest range is moved within the memory; only the others are copied
/// for it. A row that comes moves all rows after it by one place: they are one range.
package struct MemoryOrder {
  /// Neighbours that stay neighbours.
  private struct Piece {
    let source: Int
    let target: Int
    let count: Int
  }

  /// The ranges that move.
  private var pieces: [Piece] = []
  private var longest: Piece?

  /// - Parameters:
  ///   - ranges: The elements in the order that they are to have. What no range has is overwritten.
  ///   - first: The place of the first one.
  package init(_ ranges: [Range<Int>], from first: Int) {
    var next = first
    for range in ranges where !range.isEmpty {
      if range.lowerBound != next {
        pieces.append(Piece(source: range.lowerBound, target: next, count: range.count))
      }
      next += range.count
    }
    longest = pieces.max { $0.count < $1.count }
    if let longest { pieces.removeAll { $0.source == longest.source } }
  }

  /// Moves elements as they are: references are not counted.
  ///
  /// - Parameter stride: The distance between elements in bytes.
  package func move(_ elements: UnsafeMutableRawPointer, stride: Int) {
    guard let longest else { return }
    let size = pieces.reduce(0) { $0 + $1.count } * stride
    withUnsafeTemporaryAllocation(byteCount: max(size, 1), alignment: 16) { copy in
      guard var next = copy.baseAddress else { return }
      for piece in pieces {
        next.copyMemory(from: elements + piece.source * stride, byteCount: piece.count * stride)
        next += piece.count * stride
      }
      (elements + longest.target * stride).copyMemory(
        from: elements + longest.source * stride, byteCount: longest.count * stride)
      next -= size
      for piece in pieces {
        (elements + piece.target * stride).copyMemory(from: next, byteCount: piece.count * stride)
        next += piece.count * stride
      }
    }
  }
}
