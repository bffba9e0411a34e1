import CalqueLayout

/// A node of a host, with the scene that it is in.
struct HostNode {
  let scene: ViewScene
  let node: LayoutNode

  /// What the node reacts to.
  @MainActor var input: (any InputFacet)? { scene.draft[node].details?.input }

  @MainActor var identifier: String? { scene.draft[node].details?.meaning?.identifier }

  /// The node around it, which may be in the scene around.
  @MainActor var parent: HostNode? {
    if let parent = scene.tree.parent(of: node) { return HostNode(scene: scene, node: parent) }
    guard let owner = scene.draft.owner, let outer = owner.draft?.scene, let node = owner.node
    else { return nil }
    return HostNode(scene: outer, node: node)
  }

  /// The node and those around it, the nearest first.
  @MainActor var ancestors: UnfoldFirstSequence<HostNode> { sequence(first: self) { $0.parent } }
}

extension ViewHost {
  /// The nodes that are laid out and satisfy a condition, parents before children.
  func nodes(where isWanted: (HostNode) -> Bool) -> [HostNode] {
    var found: [HostNode] = []
    scene.visit(at: origin) { scene, node, _, _, _ in
      let node = HostNode(scene: scene, node: node)
      if isWanted(node) { found.append(node) }
    }
    return found
  }

  /// The nearest input of a kind at or around the first view of a name that has one.
  func input<Input: InputFacet>(_ kind: Input.Type, around identifier: String) -> Input? {
    nodes { $0.identifier == identifier }.lazy
      .compactMap { $0.ancestors.lazy.compactMap { $0.input as? Input }.first }.first
  }

  /// The inputs of a kind at or inside of views of a name; those of the whole host if there is no
  /// name.
  func inputs<Input: InputFacet>(_ kind: Input.Type, in identifier: String?) -> [Input] {
    nodes { node in
      guard node.input is Input else { return false }
      guard let identifier else { return true }
      return node.ancestors.contains { $0.identifier == identifier }
    }.compactMap { $0.input as? Input }
  }
}
