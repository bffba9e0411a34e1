import Foundation

/// A lazy grid with "across" for the axis of its tracks and "along" for the one it grows on.
private struct LazyGridRun {
  let isVertical: Bool
  let items: [GridTrack]
  let alignment: Alignment
  let spacing: Double

  func proposal(_ across: Double, _ along: Double) -> Proposal {
    isVertical ? Proposal(across, along) : Proposal(along, across)
  }

  func extent(_ across: Double, _ along: Double) -> Extent {
    isVertical ? Extent(across, along) : Extent(along, across)
  }

  func across(_ size: Extent) -> Double { isVertical ? size.width : size.height }
  func along(_ size: Extent) -> Double { isVertical ? size.height : size.width }
}

extension LayoutTree {
  private func lazyGridRun(_ index: Int) -> LazyGridRun? {
    guard
      case .lazyGrid(let axis, let tracks, let alignment, _) =
        elements[Int(nodes[index].payload)]
    else { return nil }
    return LazyGridRun(
      isVertical: axis == .vertical, items: tracks, alignment: alignment,
      spacing: nodes[index].a.isNaN ? defaultSpacing : nodes[index].a)
  }

  func lazyGridSize(_ index: Int, _ width: Double, _ height: Double) -> Extent {
    guard let run = lazyGridRun(index) else { return .zero }
    let proposed = run.isVertical ? width : height
    let grid = LazyGridTracks(run.items, proposed.isNaN ? 0 : proposed, spacing: defaultSpacing)
    let lengths = lineLengths(index, run, grid)
    let along = lengths.reduce(0, +) + run.spacing * Double(max(lengths.count - 1, 0))
    return run.extent(proposed.isNaN ? grid.total : max(proposed, grid.total), along)
  }

  /// The lengths of the lines: the largest answer of their cells to a track and no length.
  private func lineLengths(
    _ index: Int, _ run: LazyGridRun, _ grid: LazyGridTracks
  ) -> [Double] {
    var lengths: [Double] = []
    guard !grid.tracks.isEmpty else { return lengths }
    var child = index + 1
    var cell = 0
    while child < Int(nodes[index].end) {
      let track = cell % grid.tracks.count
      let offered = run.proposal(grid.tracks[track].length, .nan)
      let length = run.along(measure(child, offered.width, offered.height))
      if track == 0 { lengths.append(length) }
      lengths[lengths.count - 1] = max(lengths[lengths.count - 1], length)
      cell += 1
      child = Int(nodes[child].end)
    }
    return lengths
  }

  /// The tracks are worked out again for the size that the grid took: a grid that had to
  /// grow hands out more than it was measured with.
  func placeLazyGrid(_ index: Int, _ width: Double, _ height: Double, _ size: Extent) {
    guard let run = lazyGridRun(index) else { return }
    let own = run.across(size)
    let grid = LazyGridTracks(run.items, own, spacing: defaultSpacing)
    guard !grid.tracks.isEmpty else { return }
    let lengths = lineLengths(index, run, grid)
    let key = run.isVertical ? run.alignment.horizontal.key : run.alignment.vertical.key
    let slack = max(own - grid.total, 0)
    let start = slack * defaultGuide(key, Extent(1, 1))
    let turns = nodes[index].flags.contains(.rightToLeft)
    var child = index + 1
    var cell = 0
    var at = 0.0
    while child < Int(nodes[index].end) {
      let track = grid.tracks[cell % grid.tracks.count]
      let line = cell / grid.tracks.count
      if cell % grid.tracks.count == 0, line > 0 { at += lengths[line - 1] + run.spacing }
      let slot = run.extent(track.length, lengths[line])
      let origin = run.extent(start + track.start, at)
      let place = aligned(
        child, Proposal(slot.width, slot.height), track.alignment ?? run.alignment, in: slot)
      settle(
        child, place.proposal, origin.width + place.x, origin.height + place.y, place.size,
        size.width, turns)
      cell += 1
      child = Int(nodes[child].end)
    }
  }
}
