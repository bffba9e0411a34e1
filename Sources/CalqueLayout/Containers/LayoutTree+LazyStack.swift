import Foundation

extension LayoutTree {
  /// All that is offered across, the length of the first child if nothing is, and the ideal lengths along. Nothing is left out here: who
  /// wants to save the work appends only what is visible.
  func lazyStackSize(_ index: Int, _ width: Double, _ height: Double) -> Extent {
    let isRow = isLazyRow(index)
    var along = 0.0
    var across = 0.0
    var child = index + 1
    var previous = -1
    while child < Int(nodes[index].end) {
      let size = measure(child, isRow ? .nan : width, isRow ? height : .nan)
      along += (isRow ? size.width : size.height) + lazyGap(index, previous, child, isRow)
      if previous < 0 { across = isRow ? size.height : size.width }
      previous = child
      child = Int(nodes[child].end)
    }
    return isRow
      ? Extent(along, height.isNaN ? across : height) : Extent(width.isNaN ? across : width, along)
  }

  func placeLazyStack(_ index: Int, _ width: Double, _ height: Double, _ size: Extent) {
    guard case .lazyStack(_, let alignment, _) = elements[Int(nodes[index].payload)] else { return }
    let isRow = isLazyRow(index)
    let offered = isRow ? Proposal(.nan, size.height) : Proposal(size.width, .nan)
    let key = isRow ? alignment.vertical.key : alignment.horizontal.key
    let line = defaultGuide(key, size)
    let turns = nodes[index].flags.contains(.rightToLeft)
    var at = 0.0
    var child = index + 1
    var previous = -1
    while child < Int(nodes[index].end) {
      let answer = measure(child, offered.width, offered.height)
      let across = line - guide(key, of: child, offered, answer)
      at += lazyGap(index, previous, child, isRow)
      noteWide(child, isRow ? answer.height : answer.width, isRow ? size.height : size.width, isRow)
      settle(
        child, offered, isRow ? at : across, isRow ? across : at, answer, size.width, turns)
      at += isRow ? answer.width : answer.height
      previous = child
      child = Int(nodes[child].end)
    }
  }

  /// Says that a child is longer across than its lazy stack, which knows its first child only.
  func noteWide(_ child: Int, _ length: Double, _ room: Double, _ isRow: Bool) {
    guard length > room + 1e-6 else { return }
    note(
      child, isRow ? "LazyHStack" : "LazyVStack",
      isRow ? "height of a child" : "width of a child", length,
      "it overflows the stack, which has \(room) points across", topic: .wideRow)
  }

  private func isLazyRow(_ index: Int) -> Bool {
    if case .lazyStack(.horizontal, _, _) = elements[Int(nodes[index].payload)] {
      true
    } else {
      false
    }
  }

  private func lazyGap(_ index: Int, _ previous: Int, _ child: Int, _ isRow: Bool) -> Double {
    guard previous >= 0 else { return 0 }
    let given = nodes[index].a
    guard given.isNaN else { return given }
    return preferredGap(previous, child, isRow ? .horizontal : .vertical)
  }
}
