import CalqueLayout

/// A tree that views are being written to, with the facets of its nodes.
@MainActor
package final class SceneDraft {
  let tree: LayoutTree
  // As in the emitter, the checks are left out where every node passes.
  /// By the index of the node.
  @exclusivity(unchecked) private(set) var nodes: [ViewNode] = []
  /// The identities of the views that wrote the nodes, by the index of the node.
  @exclusivity(unchecked) private var identities: [ViewIdentity] = []
  /// The nodes that have scenes inside, in order.
  private(set) var presenting: [LayoutNode] = []
  /// The nodes that scroll, in order.
  private(set) var scrolling: [LayoutNode] = []
  /// The nodes that were written without a parent.
  @exclusivity(unchecked) private(set) var roots: [LayoutNode] = []
  /// What is done when views appear, in the order of the views.
  private(set) var appearances: [AppearanceAction] = []
  /// The ids of collections whose views have no parent.
  private(set) var rootIDLists: [() -> [AnyHashable]] = []
  /// The scene of the tree, once it is laid out.
  weak var scene: ViewScene?

  // What is kept so that a body can be evaluated alone.
  /// Whether bodies can be evaluated alone: not in rows, whose containers have to know, and not
  /// where several views have one identity.
  var canBeUpdated = true
  /// The bodies that were evaluated, by their places.
  @exclusivity(unchecked) var bodies: [ViewIdentity: any EvaluatedNodes] = [:]
  /// Whether the elements of the nodes that are written are kept: nodes of a body that has state.
  @exclusivity(unchecked) var keepsElements = false
  /// The elements of such nodes, by the index of the node.
  var elements: [LayoutElement?] = []
  /// How many bodies and actions were written.
  @exclusivity(unchecked) var contentCount = 0
  /// The collections of such bodies, by their places.
  var collections: [ViewIdentity: WrittenCollection] = [:]
  /// The nodes that are written again, while they are.
  @exclusivity(unchecked) var update: Update?

  /// Where the scene is, if it is one inside of a node.
  var geometry: GeometryPlace?
  /// The node that the scene is inside of, if there is one.
  var owner: SceneOwner?

  init(tree: LayoutTree) {
    self.tree = tree
  }

  /// A tree that is never laid out, so that its direction does not matter.
  static func unseen() -> SceneDraft {
    let draft = SceneDraft(tree: LayoutTree(direction: .leftToRight))
    draft.canBeUpdated = false
    return draft
  }

  subscript(node: LayoutNode) -> ViewNode { nodes[Int(node.index)] }

  /// Adds a node.
  func append(
    _ element: LayoutElement, paint: (any PaintFacet)?, details: NodeDetails?,
    to parent: LayoutNode?, of identity: ViewIdentity
  ) -> LayoutNode {
    if isRewriting {
      let node = rewrite(element, paint: paint, details: details, to: parent)
      // A node that was not written is still that of the view before.
      if update?.failed == false { identities[index(node)] = identity }
      return node
    }
    let node = tree.append(element, to: parent)
    if update != nil, parent == update?.insertionParent { tree.noteDepth(of: node) }
    identities.append(identity)
    nodes.append(ViewNode(kind: element.kind, paint: paint, details: nil))
    if let details { change(node) { $0 = details } }
    if parent == nil { roots.append(node) }
    if keepsElements {
      while elements.count < Int(node.index) { elements.append(nil) }
      elements.append(element)
    }
    return node
  }

  /// Whether a leaf can be added without an element: where nothing is written again or kept for it.
  var takesLeaves: Bool { update == nil && !keepsElements }

  /// Adds a leaf, if `takesLeaves`.
  func append(
    leaf: any MeasuredLeaf, paint: any PaintFacet, to parent: LayoutNode?,
    of identity: ViewIdentity
  ) {
    let node = tree.append(leaf: leaf, to: parent)
    identities.append(identity)
    nodes.append(ViewNode(kind: .measuredLeaf, paint: paint, details: nil))
    if parent == nil { roots.append(node) }
  }

  /// The index of the node that is written next.
  var position: Int { isRewriting ? update?.position ?? nodes.count : nodes.count }

  /// Whether nodes are written over those that are there.
  var isRewriting: Bool { update != nil && update?.insertionParent == nil }

  /// Has all views written again with each change: several have one identity.
  func refuseUpdates() {
    canBeUpdated = false
    update?.failed = true
  }

  /// Puts other facets to a node.
  func replace(_ node: LayoutNode, paint: (any PaintFacet)?, details: NodeDetails?) {
    let index = Int(node.index)
    nodes[index] = ViewNode(kind: nodes[index].kind, paint: paint, details: details)
  }

  /// Has something done when a view appears.
  func add(_ appearance: AppearanceAction) {
    contentCount += 1
    guard isRewriting else { return appearances.append(appearance) }
    if let index = appearances.firstIndex(where: { $0.identity == appearance.identity }) {
      appearances[index] = appearance
    } else {
      update?.failed = true
    }
  }

  /// Changes what few nodes have.
  func change(_ node: LayoutNode, _ body: (inout NodeDetails?) -> Void) {
    // Scenes inside, and what scrolls, are made again with all the views.
    if update != nil, index(node) < update?.start ?? 0 { update?.failed = true }
    let known = nodes[index(node)].details
    body(&nodes[index(node)].details)
    let details = nodes[index(node)].details
    if known?.presentation == nil, details?.presentation != nil {
      update?.failed = true
      presenting.append(node)
    }
    if known?.input?.port == nil, details?.input?.port != nil {
      update?.failed = true
      scrolling.append(node)
    }
  }

  private func index(_ node: LayoutNode) -> Int { Int(node.index) }

  /// The identity of the view that wrote a node.
  func identity(of node: LayoutNode) -> ViewIdentity { identities[index(node)] }

  /// Takes nodes in another order, as the tree does.
  func rearrange(_ edit: ChildEdit) {
    tree.rearrange(edit)
    while elements.count < nodes.count { elements.append(nil) }
    let order = MemoryOrder(edit.whole + edit.removed, from: edit.range.lowerBound)
    let gone = edit.removed.reduce(0) { $0 + $1.count }
    nodes.take(order, dropping: gone)
    identities.take(order, dropping: gone)
    elements.take(order, dropping: gone)
  }

  /// Moves the lists of nodes.
  func moveLists(_ place: (LayoutNode) -> LayoutNode) {
    presenting = presenting.map(place)
    scrolling = scrolling.map(place)
    roots = roots.map(place)
    for node in presenting {
      for inner in self[node].details?.presentation?.subscenes(in: .zero) ?? []
      where inner.scene.draft.owner?.draft === self {
        inner.scene.draft.owner?.set(self, node)
      }
    }
  }

  /// Forgets the actions of views that have gone.
  func dropAppearances(_ identities: Set<ViewIdentity>) {
    appearances.removeAll { identities.contains($0.identity) }
  }

  /// Notes the ids of a collection whose views are children of a node.
  func note(idList: @escaping () -> [AnyHashable], of parent: LayoutNode?) {
    if let parent {
      change(parent) { $0.change { $0.idLists.append(idList) } }
    } else {
      update?.failed = true
      rootIDLists.append(idList)
    }
  }
}

extension Array {
  /// Takes elements in another order.
  ///
  /// - Parameter gone: How many are dropped, which are the last ones then.
  fileprivate mutating func take(_ order: MemoryOrder, dropping gone: Int) {
    withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { order.move(start, stride: MemoryLayout<Element>.stride) }
    }
    removeLast(gone)
  }
}
