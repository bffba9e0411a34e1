/// Shares out a length among the columns or the rows of a grid, the way a stack does it among its
/// children.
enum GridTracks {
  /// - Parameters:
  ///   - length: what the grid is offered along the axis; NaN for nothing.
  ///   - gaps: the distances between the tracks.
  ///   - answer: the length that a track takes when it is offered one.
  ///   - flexibility: the largest flexibility of the cells of a track.
  static func share(
    _ length: Double, count: Int, gaps: [Double], answer: (_ track: Int, _ offer: Double) -> Double,
    flexibility: (_ track: Int) -> Double
  ) -> [Double] {
    if length.isNaN || length == 0 || length == .infinity {
      return (0..<count).map { answer($0, length) }
    }
    var space = length - gaps.reduce(0, +)
    var result = [Double](repeating: 0, count: count)
    let order = (0..<count).map { (track: $0, flexibility: flexibility($0)) }.sorted {
      ($0.flexibility, $0.track) < ($1.flexibility, $1.track)
    }
    for (turn, item) in order.enumerated() {
      result[item.track] = answer(item.track, max(space / Double(count - turn), 0))
      space -= result[item.track]
    }
    return result
  }

  /// The start of each track, and the length of all.
  static func starts(_ tracks: [Double], _ gaps: [Double]) -> (starts: [Double], total: Double) {
    var at = 0.0
    var starts: [Double] = []
    for (index, track) in tracks.enumerated() {
      starts.append(at)
      at += track + (index < gaps.count ? gaps[index] : 0)
    }
    return (starts, max(at, 0))
  }
}
