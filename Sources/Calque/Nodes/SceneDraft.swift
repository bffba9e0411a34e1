import CalqueLayout

/// A tree that views are being written to, with the facets of its nodes.
@MainActor
package final class SceneDraft {
  let tree: LayoutTree
  // As in the emitter, the checks are left out where every node passes.
  /// By the index of the node.
  @exclusivity(unchecked) private(set) var nodes: [ViewNode] = []
  /// The nodes that have scenes inside, in order.
  private(set) var presenting: [LayoutNode] = []
  /// The nodes that scroll, in order.
  private(set) var scrolling: [LayoutNode] = []
  /// The nodes that were written without a parent.
  @exclusivity(unchecked) private(set) var roots: [LayoutNode] = []
  /// What is done when views appear, in the order of the views.
  var appearances: [AppearanceAction] = []
  /// The ids of collections whose views have no parent.
  private(set) var rootIDLists: [() -> [AnyHashable]] = []
  /// Where the scene is, if it is one inside of a node.
  var geometry: GeometryPlace?
  /// The node that the scene is inside of, if there is one.
  var owner: SceneOwner?

  init(tree: LayoutTree) {
    self.tree = tree
  }

  subscript(node: LayoutNode) -> ViewNode { nodes[Int(node.index)] }

  /// Adds a node.
  func append(
    _ element: LayoutElement, paint: (any PaintFacet)?, details: NodeDetails?,
    to parent: LayoutNode?
  ) -> LayoutNode {
    let node = tree.append(element, to: parent)
    nodes.append(ViewNode(layoutName: element.name, paint: paint, details: nil))
    if details != nil { change(node) { $0 = details } }
    if parent == nil { roots.append(node) }
    return node
  }

  /// Changes what few nodes have.
  func change(_ node: LayoutNode, _ body: (inout NodeDetails?) -> Void) {
    let index = Int(node.index)
    let known = nodes[index].details
    body(&nodes[index].details)
    let details = nodes[index].details
    if known?.presentation == nil, details?.presentation != nil { presenting.append(node) }
    if known?.input?.port == nil, details?.input?.port != nil { scrolling.append(node) }
  }

  /// Notes the ids of a collection whose views are children of a node.
  func note(idList: @escaping () -> [AnyHashable], of parent: LayoutNode?) {
    if let parent {
      nodes[Int(parent.index)].details.change { $0.idLists.append(idList) }
    } else {
      rootIDLists.append(idList)
    }
  }
}
