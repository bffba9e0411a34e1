/// A node while its tree is built or laid out, as its kind works with it.
package struct Node {
  package let tree: LayoutTree
  /// The place in the arena: parents come in front of their children, siblings in order.
  package let index: Int

  @inline(__always)
  init(_ tree: LayoutTree, _ index: Int) {
    self.tree = tree
    self.index = index
  }

  @inline(__always)
  var record: UnsafeMutablePointer<NodeRecord> { tree.nodes + index }

  /// The first of the two numbers of a node.
  package var number1: Double {
    @inline(__always) get { record.pointee.number1 }
    nonmutating set { record.pointee.number1 = newValue }
  }

  /// The second of the two numbers of a node.
  package var number2: Double {
    @inline(__always) get { record.pointee.number2 }
    nonmutating set { record.pointee.number2 = newValue }
  }

  /// The alignment that `keepAlignment` was given.
  package var alignment: Alignment { tree.alignments[Int(record.pointee.payload)] }

  /// The object that `keep` was given.
  @inline(__always)
  package func object<T: AnyObject>(_ type: T.Type) -> T {
    // A kind reads what it has kept itself.
    unsafeDowncast(tree.objects[Int(record.pointee.payload)], to: type)
  }

  /// Keeps the alignment of an element for the node.
  package func keepAlignment(of element: LayoutElement) {
    record.pointee.payload = tree.alignments.place(of: element)
  }

  /// Keeps an object for the node.
  package func keep(_ object: AnyObject) {
    record.pointee.payload = UInt32(tree.objects.count)
    tree.objects.append(object)
  }

  // MARK: Children

  package var childCount: Int { Int(record.pointee.childCount) }

  /// The children in order.
  package var children: Children { Children(tree: tree, child: index + 1, end: end) }

  @inline(__always)
  var end: Int { Int(record.pointee.end) }

  /// The indices of the children of a node.
  package struct Children: Sequence, IteratorProtocol {
    let tree: LayoutTree
    var child: Int
    let end: Int

    package mutating func next() -> Int? {
      guard child < end else { return nil }
      defer { child = Int(tree.nodes[child].end) }
      return child
    }
  }

  /// The children that are laid out.
  package var visibleChildren: [Int] {
    children.filter { !tree.nodes[$0].flags.contains(.hidden) }
  }

  // MARK: What kinds ask of children

  /// The size that a child takes for a proposal.
  package func measure(_ child: Int, _ proposal: Proposal) -> Extent {
    tree.measure(child, proposal.width, proposal.height)
  }

  /// The place of a guide in a child: its explicit value, or else the default.
  package func guide(
    _ key: AlignmentKey, of child: Int, _ proposal: Proposal, _ size: Extent
  ) -> Double {
    tree.guide(key, of: child, proposal, size)
  }

  /// Places a child in this node, which has a size. This is where right to left turns around.
  package func place(_ child: Int, _ place: ChildPlace, in size: Extent) {
    tree.settle(
      child, place.proposal, place.x, place.y, place.size, size.width, record.pointee.isRightToLeft)
  }

  /// A child whose guides meet those of a rectangle around it.
  package func aligned(
    _ child: Int, _ proposal: Proposal, _ alignment: Alignment, in size: Extent
  ) -> ChildPlace {
    let answer = tree.measure(child, proposal.width, proposal.height)
    let horizontal = alignment.horizontal.key
    let vertical = alignment.vertical.key
    return ChildPlace(
      proposal: proposal, size: answer,
      x: tree.defaultGuide(horizontal, size) - tree.guide(horizontal, of: child, proposal, answer),
      y: tree.defaultGuide(vertical, size) - tree.guide(vertical, of: child, proposal, answer))
  }

  /// The explicit guide of the only child, moved to where that is.
  func movedGuide(
    _ key: AlignmentKey, _ proposal: Proposal, _ place: (Extent) -> ChildPlace
  ) -> Double? {
    let place = place(tree.measure(index, proposal.width, proposal.height))
    return tree.explicitGuide(key, of: index + 1, place.proposal)
      .map { $0 + (key.axis == .horizontal ? place.x : place.y) }
  }

  /// The flags that all children have.
  func commonFlags() -> NodeFlags {
    var common = UInt32.max
    var child = index + 1
    while child < end {
      common &= tree.nodes[child].flags.rawValue
      child = Int(tree.nodes[child].end)
    }
    return NodeFlags(rawValue: common)
  }

  /// The priority of the child if modifiers forward it.
  var forwardedPriority: Double {
    tree.decisions.framesForwardPriority ? tree.siblings[index + 1].priority : 0
  }
}
