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

    /// Leaves the group that began last: neither its items nor its end are steps.
    package mutating func skipGroup() {
      if let last = outer.popLast() { (group, items, index) = last }
    }
  }

  /// The way through the drawing.
  package var steps: Steps { Steps(items) }
}
