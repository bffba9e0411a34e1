import Foundation

/// The tracks of a lazy grid for a length across them.
///
/// Fixed tracks take their length first; the others are offered equal shares of the rest in
/// order. An adaptive one becomes as many tracks of one length as its minimum allows.
struct LazyGridTracks {
  struct Track {
    var start: Double
    var length: Double
    var alignment: Alignment?
  }

  private(set) var tracks: [Track] = []
  private(set) var total = 0.0

  init(_ items: [GridTrack], _ length: Double, spacing: Double) {
    func gap(_ item: GridTrack) -> Double { item.spacing.map(Double.init) ?? spacing }
    var space = length - items.dropLast().reduce(0) { $0 + gap($1) }
    var open = items.count
    for item in items {
      guard case .fixed(let own) = item.size else { continue }
      space -= Double(own)
      open -= 1
    }
    var at = 0.0
    for (index, item) in items.enumerated() {
      let distance = gap(item)
      let offer = space / Double(max(open, 1))
      switch item.size {
      case .fixed(let own):
        add(&at, Double(own), distance, item)
      case .flexible(let least, let most):
        let own = min(max(offer, Double(least)), Double(most))
        add(&at, own, distance, item)
        space -= own
        open -= 1
      case .adaptive(let least, let most):
        let width = max(offer, 0)
        guard width.isFinite else {
          // As many as there are numbers: one says as much of the length.
          add(&at, min(width, Double(most)), distance, item)
          open -= 1
          continue
        }
        let step = max(Double(least) + distance, 1)
        // A grid of a million columns is a mistake in the arguments.
        let count = max(1, min((width + distance) / step, 1_000_000).rounded(.down))
        let own = min((width - (count - 1) * distance) / count, Double(most))
        for _ in 0..<Int(count) { add(&at, own, distance, item) }
        space -= width
        open -= 1
      }
      total = at - (index == items.count - 1 ? distance : 0)
    }
  }

  private mutating func add(
    _ at: inout Double, _ length: Double, _ distance: Double, _ item: GridTrack
  ) {
    tracks.append(Track(start: at, length: length, alignment: item.alignment))
    at += length + distance
  }
}
