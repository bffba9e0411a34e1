extension LayoutTree {
  /// The first child whose ideal size is not larger than the proposal, or else the last.
  ///
  /// The ideal is asked for along the axes that count; along the other one the child gets what
  /// is proposed. Where nothing is proposed everything fits.
  func fittingChild(_ index: Int, _ width: Double, _ height: Double) -> Int {
    var axes: Axis.Set = [.horizontal, .vertical]
    if case .viewThatFits(let chosen) = elements[Int(nodes[index].payload)] { axes = chosen }
    let countsX = axes.contains(.horizontal)
    let countsY = axes.contains(.vertical)
    var child = index + 1
    while Int(nodes[child].end) < Int(nodes[index].end) {
      let ideal = measure(child, countsX ? .nan : width, countsY ? .nan : height)
      let fitsX = !countsX || !(ideal.width > width)
      let fitsY = !countsY || !(ideal.height > height)
      if fitsX && fitsY { return child }
      child = Int(nodes[child].end)
    }
    return child
  }

  func placeFitting(_ index: Int, _ width: Double, _ height: Double, _ size: Extent) {
    let chosen = fittingChild(index, width, height)
    var child = index + 1
    while child < Int(nodes[index].end) {
      if child == chosen {
        nodes[child].flags.remove(.hidden)
      } else {
        nodes[child].flags.insert(.hidden)
      }
      child = Int(nodes[child].end)
    }
    let turns = nodes[index].flags.contains(.rightToLeft)
    settle(chosen, Proposal(width, height), 0, 0, size, size.width, turns)
  }
}
