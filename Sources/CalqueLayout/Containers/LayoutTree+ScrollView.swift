extension LayoutTree {
  /// Along the axes of scrolling the view takes what it is offered, across them it is as large
  /// as its content.
  func scrollSize(_ index: Int, _ width: Double, _ height: Double) -> Extent {
    let offered = scrollProposal(index, width, height)
    let content =
      nodes[index].childCount > 0 ? measure(index + 1, offered.width, offered.height) : .zero
    let axes = scrollAxes(index)
    return Extent(
      axes.contains(.horizontal) && !width.isNaN ? width : content.width,
      axes.contains(.vertical) && !height.isNaN ? height : content.height)
  }

  /// Content that is shorter than the view stays at the start.
  func placeScrolled(_ index: Int, _ width: Double, _ height: Double, _ size: Extent) {
    guard nodes[index].childCount > 0 else { return }
    let offered = scrollProposal(index, width, height)
    let answer = measure(index + 1, offered.width, offered.height)
    let turns = nodes[index].flags.contains(.rightToLeft)
    settle(index + 1, offered, 0, 0, answer, size.width, turns)
  }

  private func scrollAxes(_ index: Int) -> Axis.Set {
    if case .scrollView(let axes) = elements[Int(nodes[index].payload)] { axes } else { [] }
  }

  private func scrollProposal(_ index: Int, _ width: Double, _ height: Double) -> Proposal {
    let axes = scrollAxes(index)
    return Proposal(
      axes.contains(.horizontal) ? .nan : width, axes.contains(.vertical) ? .nan : height)
  }
}
