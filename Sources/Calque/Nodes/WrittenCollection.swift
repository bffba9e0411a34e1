import CalqueLayout

/// The elements of a collection as they were written last, in a body that can be evaluated alone.
@MainActor
final class WrittenCollection {
  /// One element: the place of its views, the index of their first node, and what belongs to it.
  struct Element {
    let identity: ViewIdentity
    var start: Int
    var members: ElementMembers?
  }

  var parent: LayoutNode?
  /// The element that the collection is in.
  let element: ElementMembers?
  // Each element is looked at once or more in each evaluation: no check of access is made.
  @exclusivity(unchecked) var elements: [Element]
  /// The index after the last node.
  var end: Int
  /// The ids, for a look at them when diagnostics are wanted.
  var ids: () -> [AnyHashable]

  init(
    parent: LayoutNode?, element: ElementMembers?, elements: [Element], end: Int,
    ids: @escaping () -> [AnyHashable]
  ) {
    (self.parent, self.element, self.elements, self.end) = (parent, element, elements, end)
    self.ids = ids
  }

  var start: Int { elements.first?.start ?? end }

  /// The nodes of an element.
  func nodes(of index: Int) -> Range<Int> {
    elements[index].start..<(index + 1 < elements.count ? elements[index + 1].start : end)
  }

  /// Moves the elements from one on.
  func move(by shift: Int, from first: Int = 0) {
    guard shift != 0 else { return }
    for index in first..<max(first, elements.count) { elements[index].start += shift }
    end += shift
  }
}

/// Elements of a collection that came, went or moved.
@MainActor
struct CollectionEdit {
  let collection: WrittenCollection
  let children: ChildEdit
  /// The elements now, with the nodes where they are before they move.
  let elements: [(element: WrittenCollection.Element, nodes: Range<Int>)]
  /// What belonged to elements that went.
  let removed: [ElementMembers]
  /// The body that wrote the collection.
  let body: ViewIdentity?
  /// How many bodies and actions are in elements that came.
  let insertedContent: Int

  /// By how many nodes there are more now.
  var growth: Int {
    children.order.reduce(0) { $0 + $1.count } - children.range.count
  }
}

/// How the elements of a collection follow from those that were there.
struct ElementMatching {
  /// The number of the element before, of each element now; nil for those that came.
  private(set) var known: [Int?] = []
  /// The elements that went.
  private(set) var removed: [Int] = []

  /// Returns nil where several elements have one identity.
  init?(from before: [WrittenCollection.Element], to now: [ViewIdentity]) {
    let shorter = min(before.count, now.count)
    var front = 0
    while front < shorter, before[front].identity == now[front] { front += 1 }
    var back = 0
    while back < shorter - front,
      before[before.count - 1 - back].identity == now[now.count - 1 - back]
    { back += 1 }
    var middle: [ViewIdentity: Int] = [:]
    for index in front..<before.count - back
    where middle.updateValue(index, forKey: before[index].identity) != nil { return nil }
    known.reserveCapacity(now.count)
    for index in 0..<front { known.append(index) }
    let ends = [before[..<front], before[(before.count - back)...]]
    // Few come at a time: a set of all that stay would cost more than to look at them.
    let many = now.count - back - front > 16 ? Set(ends.joined().map(\.identity)) : nil
    for index in front..<now.count - back {
      let identity = now[index]
      let isThere =
        many?.contains(identity)
        ?? ends.contains { end in end.contains { $0.identity == identity } }
      if isThere { return nil }
      known.append(middle.removeValue(forKey: identity))
    }
    for index in before.count - back..<before.count { known.append(index) }
    removed = middle.values.sorted()
  }
}
