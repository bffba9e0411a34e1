import CalqueLayout

// Elements of a collection that come, go and move. Those that stay keep their nodes and answers.
extension SceneDraft {
  /// How many bodies and actions there are more after an edit.
  func growth(of edit: CollectionEdit) -> Int {
    let present = Set(appearances.map(\.identity))
    return edit.removed.reduce(edit.insertedContent) { growth, members in
      growth - members.bodies.count { bodies[$0] != nil }
        - members.appearances.count { present.contains($0) }
    }
  }

  /// Whether nodes that came or go are plain ones.
  func canApply(_ edit: CollectionEdit) -> Bool {
    let children = edit.children
    guard tree.canRearrange(childrenOf: children.parent, from: children.range.lowerBound) else {
      return false
    }
    // Scenes inside of nodes go, and what scrolls, when all views are written again.
    let removed = children.removed
    return !(presenting + scrolling).contains { node in
      removed.contains { $0.contains(Int(node.index)) }
    }
  }

  /// Takes over an edit.
  ///
  /// - Parameters:
  ///   - growth: How many bodies and actions there are more.
  ///   - body: The place of the body that was evaluated.
  func apply(
    _ edit: CollectionEdit, growth: Int, updating body: ViewIdentity, _ storage: StateStorage
  ) {
    for members in edit.removed { forget(members, storage) }
    rearrange(edit.children)
    let collection = edit.collection
    // What the collection is in begins where it did.
    let outerBodies = outerBodies(of: edit.body)
    let outerNodes = outerBodies.map(\.nodes)
    let outer = outerElements(of: collection)
    let outerStarts = outer.map { ($0.collection.elements.map(\.start), $0.collection.end) }

    take(edit)
    moveBodies(edit)
    moveCollections(edit)
    for element in collection.elements { element.members?.shift = nil }

    for (body, nodes) in zip(outerBodies, outerNodes) {
      body.move(
        to: nodes.lowerBound..<nodes.upperBound + edit.growth, shift: 0,
        from: edit.children.range.lowerBound)
    }
    for (around, (starts, end)) in zip(outer, outerStarts) {
      for index in starts.indices { around.collection.elements[index].start = starts[index] }
      around.collection.end = end
      around.collection.move(by: edit.growth, from: around.index + 1)
    }
    var around = bodies[body]?.outerIdentity
    while let identity = around, let outer = bodies[identity] {
      outer.contentCount += growth
      around = outer.outerIdentity
    }
    moveLists { edit.children.place(of: $0) }
  }

  private func forget(_ members: ElementMembers, _ storage: StateStorage) {
    for identity in members.bodies { bodies[identity] = nil }
    if !members.appearances.isEmpty { dropAppearances(Set(members.appearances)) }
    for (identity, collection) in collections where isInside(collection.element, members) {
      collections[identity] = nil
    }
    storage.drop(members.cells)
  }

  private func isInside(_ element: ElementMembers?, _ members: ElementMembers) -> Bool {
    var here = element
    while let element = here {
      if element === members { return true }
      here = element.outer
    }
    return false
  }

  /// The bodies that a body is inside of, and itself.
  private func outerBodies(of body: ViewIdentity?) -> [any EvaluatedNodes] {
    var found: [any EvaluatedNodes] = []
    var here = body
    while let identity = here, let body = bodies[identity] {
      found.append(body)
      here = body.outerIdentity
    }
    return found
  }

  /// The collections that a collection is inside of, each with the number of its element.
  private func outerElements(
    of collection: WrittenCollection
  ) -> [(collection: WrittenCollection, index: Int)] {
    var found: [(WrittenCollection, Int)] = []
    var here = collection.element
    while let members = here {
      if let around = collections[members.collection],
        let index = around.elements.firstIndex(where: { $0.members === members })
      {
        found.append((around, index))
      }
      here = members.outer
    }
    return found
  }

  /// Has the collection know its elements of now, and each element how far it moves.
  private func take(_ edit: CollectionEdit) {
    var next = edit.children.range.lowerBound
    var elements: [WrittenCollection.Element] = []
    elements.reserveCapacity(edit.elements.count)
    for (element, nodes) in edit.elements {
      element.members?.shift = next - nodes.lowerBound
      elements.append(
        WrittenCollection.Element(
          identity: element.identity, start: next, members: element.members))
      next += nodes.count
    }
    edit.collection.elements = elements
    edit.collection.end = next
  }

  /// How far something moves that is in an element, or after the collection.
  private func shift(
    _ element: ElementMembers?, from start: Int, _ edit: CollectionEdit
  ) -> Int {
    var here = element
    while let members = here {
      if let shift = members.shift { return shift }
      here = members.outer
    }
    return start >= edit.children.range.upperBound ? edit.growth : 0
  }

  private func moveBodies(_ edit: CollectionEdit) {
    let first = edit.children.range.lowerBound
    for body in bodies.values {
      let nodes = body.nodes
      let shift = shift(body.element, from: nodes.lowerBound, edit)
      guard shift != 0 else { continue }
      body.move(
        to: nodes.lowerBound + shift..<nodes.upperBound + shift, shift: shift, from: first)
    }
  }

  private func moveCollections(_ edit: CollectionEdit) {
    let first = edit.children.range.lowerBound
    for collection in collections.values where collection !== edit.collection {
      let shift = shift(collection.element, from: collection.start, edit)
      guard shift != 0 else { continue }
      collection.move(by: shift)
      if let parent = collection.parent, parent.index >= first {
        collection.parent = parent.moved(by: shift)
      }
    }
  }
}

extension LayoutNode {
  /// The node that is so many places after this one.
  func moved(by shift: Int) -> LayoutNode { LayoutNode(index: UInt32(Int(index) + shift)) }
}
