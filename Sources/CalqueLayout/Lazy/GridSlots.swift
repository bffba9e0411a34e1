import Foundation

/// The positions of the tracks of a lazy grid across, and their lengths.
struct GridSlots {
  /// A column, or a row.
  struct Slot {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment
  }

  let tracks: [GridTrack]
  let axis: Axis
  /// Where the tracks are when they are shorter than the grid, and a cell in a track that does not
  /// say where.
  private let alignment: Alignment

  /// - Parameter defaultSpacing: between tracks that say nothing of it, in points.
  init(_ tracks: [GridTrack], axis: Axis, alignment: Alignment, defaultSpacing: CGFloat) {
    self.tracks = tracks.map { track in
      var track = track
      track.spacing = track.spacing ?? defaultSpacing
      return track
    }
    self.axis = axis
    self.alignment = alignment
  }

  /// How long a grid is across that is offered a length.
  func across(_ offered: CGFloat?) -> CGFloat {
    let offered = offered ?? ideal
    return max(offered, end(of: slots(offered)))
  }

  /// The tracks in a grid of a length across.
  func aligned(_ across: CGFloat) -> [Slot] {
    var slots = slots(across)
    let filled = end(of: slots)
    guard filled < across, across.isFinite else { return slots }
    let room = ViewDimensions(width: across, height: across)
    let block = ViewDimensions(width: filled, height: filled)
    let shift =
      axis == .vertical
      ? room[alignment.horizontal] - block[alignment.horizontal]
      : room[alignment.vertical] - block[alignment.vertical]
    for index in slots.indices { slots[index].start += shift }
    return slots
  }

  private func end(of slots: [Slot]) -> CGFloat {
    slots.last.map { $0.start + $0.length } ?? 0
  }

  /// Fixed tracks take their length first; the others share what is left, in order.
  private func slots(_ across: CGFloat) -> [Slot] {
    var left = across - tracks.dropLast().reduce(0) { $0 + ($1.spacing ?? 0) }
    var open = CGFloat(tracks.count)
    for case .fixed(let length) in tracks.map(\.size) {
      left -= length
      open -= 1
    }
    var start: CGFloat = 0
    var slots: [Slot] = []
    for track in tracks {
      let gap = track.spacing ?? 0
      func append(_ length: CGFloat) {
        slots.append(Slot(start: start, length: length, alignment: track.alignment ?? alignment))
        start += length + gap
      }
      switch track.size {
      case .fixed(let length): append(length)
      case .flexible(let minimum, let maximum):
        let length = min(max(left / open, minimum), maximum)
        left -= length
        open -= 1
        append(length)
      case .adaptive(let minimum, let maximum):
        let share = max(left / open, 0)
        left -= share
        open -= 1
        let count = max(((share + gap) / max(minimum + gap, 1e-6)).rounded(.down), 1)
        guard count.isFinite, count < 10_000 else {
          append(minimum)
          continue
        }
        let length = min(max((share - (count - 1) * gap) / count, 0), maximum)
        for _ in 0..<Int(count) { append(length) }
      }
    }
    return slots
  }

  /// The length across where none is proposed: what the tracks need at least.
  private var ideal: CGFloat {
    tracks.dropLast().reduce(0) { $0 + ($1.spacing ?? 0) }
      + tracks.reduce(0) { sum, track in
        switch track.size {
        case .fixed(let length): sum + length
        case .flexible(let minimum, _), .adaptive(let minimum, _): sum + minimum
        }
      }
  }
}
