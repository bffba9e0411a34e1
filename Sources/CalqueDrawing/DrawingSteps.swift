extension Drawing {
  /// A step of the way through a drawing in the order of painting.
  package enum Step {
    /// Something is painted; never a group.
    case item(Item)
    /// A group begins.
    case begin(Group)
    /// The group that began last ends.
    case end(Group)
  }

  /// The way through a drawing in the order of painting. Each group that begins ends. It takes
  /// memory, not stack, for groups in groups.
  package struct Steps: Sequence, IteratorProtocol {
    private var group: Group?
    private var items: [Item]
    private var index = 0
    private var outer: [(group: Group?, items: [Item], index: Int)] = []

    package init(_ items: [Item]) { self.items = items }

    package mutating func next() -> Step? {
      if index < items.count {
        let item = items[index]
        index += 1
        guard case .group(let inner) = item else { return .item(item) }
        outer.append((group, items, index))
        (group, items, index) = (inner, inner.items, 0)
        return .begin(inner)
      }
      guard let ended = group, let last = outer.popLast() else { return nil }
      (group, items, index) = last
      return .end(ended)
    }

    /// The indices of the last item and the groups around it, from the outermost inwards.
    package var path: [Int] { outer.map { $0.index - 1 } + [index - 1] }

    /// Leaves the group that began last: neither its items nor its end are steps.
    package mutating func skipGroup() {
      if let last = outer.popLast() { (group, items, index) = last }
    }
  }

  /// What is painted before an item, in the groups that it is in.
  ///
  /// - Parameter path: The indices of the item and the groups around it, from the outermost
  ///   inwards.
  package func items(before path: [Int]) -> [Item] {
    var groups: [(before: [Item], effect: Effect)] = []
    var items = items
    for index in path.dropLast() {
      guard items.indices.contains(index), case .group(let group) = items[index] else { break }
      groups.append((Array(items[..<index]), group.effect))
      items = group.items
    }
    return groups.reversed().reduce(Array(items.prefix(path.last ?? 0))) { inner, group in
      group.before + [.group(group.effect, inner)]
    }
  }

  /// The way through the drawing.
  package var steps: Steps { Steps(items) }
}
