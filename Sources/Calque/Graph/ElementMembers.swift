/// What belongs to an element of a collection, and goes with it.
final class ElementMembers {
  /// The element that the collection is in.
  let outer: ElementMembers?
  /// The place of the collection.
  let collection: ViewIdentity
  /// The values that are kept for the views of the element.
  private(set) var cells: [ViewIdentity] = []
  /// The bodies that can be evaluated alone.
  private(set) var bodies: [ViewIdentity] = []
  /// What is done when the views appear.
  private(set) var appearances: [ViewIdentity] = []
  /// How far the nodes of the element move, while they do.
  var shift: Int?

  fileprivate init(of collection: ViewIdentity, in outer: ElementMembers?) {
    (self.collection, self.outer) = (collection, outer)
  }

  fileprivate func addCell(_ identity: ViewIdentity) {
    if cells.last != identity { cells.append(identity) }
    outer?.addCell(identity)
  }

  func addBody(_ identity: ViewIdentity) {
    bodies.append(identity)
    outer?.addBody(identity)
  }

  func addAppearance(_ identity: ViewIdentity) {
    appearances.append(identity)
    outer?.addAppearance(identity)
  }
}

/// The elements of collections that are being written, the outermost first. Most of them have no
/// members: a text has none.
struct ElementStack {
  private var levels: [(collection: ViewIdentity, members: ElementMembers?)] = []
  /// Whether views are written over those that are there: they are members already.
  var isRewriting = false

  init() {}

  /// The elements around a body that is evaluated alone.
  init(around element: ElementMembers?) {
    var here = element
    while let members = here {
      levels.append((members.collection, members))
      here = members.outer
    }
    levels.reverse()
    isRewriting = true
  }

  var isEmpty: Bool { levels.isEmpty }

  /// Enters an element.
  mutating func push(_ members: ElementMembers?, of collection: ViewIdentity) {
    levels.append((collection, members))
  }

  /// Leaves an element.
  ///
  /// - Returns: Its members, if it has any.
  mutating func pop() -> ElementMembers? { levels.popLast()?.members }

  /// The members of the innermost element, which gets some if it had none; nil outside of
  /// collections.
  mutating func innermost() -> ElementMembers? {
    guard let last = levels.last else { return nil }
    if let members = last.members { return members }
    var outer: ElementMembers?
    for index in levels.indices {
      let members =
        levels[index].members ?? ElementMembers(of: levels[index].collection, in: outer)
      levels[index].members = members
      outer = members
    }
    return outer
  }

  /// Has a kept value go with the innermost element.
  mutating func add(cell identity: ViewIdentity) {
    if !levels.isEmpty { innermost()?.addCell(identity) }
  }
}
