import CalqueLayout

/// A tree that views are being written to, with what its nodes draw and mean.
@MainActor
final class SceneDraft {
  let tree: LayoutTree
  // As in the emitter, the checks are left out where every node passes.
  /// What each node draws, by the index of the node.
  @exclusivity(unchecked) private(set) var drawings: [NodeDrawing] = []
  /// What each node is called in descriptions.
  @exclusivity(unchecked) private(set) var kinds: [NodeKind] = []
  /// What nodes mean to those who cannot see them, or are called in tests.
  var semantics: [Int: NodeSemantics] = [:]
  /// The nodes whose content is only known after the layout.
  var islands: [IslandNode] = []
  /// The scroll views, parents first.
  var scrolls: [ScrollNode] = []
  /// The lazy containers in scroll views, by node.
  var lazies: [Int: LazyContainer] = [:]
  /// The nodes of ids that can be scrolled to.
  var targets: [AnyHashable: LayoutNode] = [:]
  /// The ids of collections, each with the node that their views are in.
  var idLists: [(parent: LayoutNode?, ids: () -> [AnyHashable])] = []
  /// The nodes that were written without a parent.
  @exclusivity(unchecked) private(set) var roots: [LayoutNode] = []
  var appearances: [AppearanceAction] = []
  /// Where the scene is, if it is one inside of a node.
  var geometry: GeometryPlace?
  /// The node that the scene is inside of, if there is one.
  var owner: SceneOwner?

  init(tree: LayoutTree) {
    self.tree = tree
  }

  func append(_ element: LayoutElement, _ drawing: NodeDrawing, to parent: LayoutNode?)
    -> LayoutNode
  {
    let node = tree.append(element, to: parent)
    drawings.append(drawing)
    kinds.append(NodeKind(element, drawing))
    if parent == nil { roots.append(node) }
    return node
  }
}
