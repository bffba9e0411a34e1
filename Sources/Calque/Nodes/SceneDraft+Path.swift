import CalqueLayout

/// The node whose content a draft is, in the draft around it. The reference is weak: the draft
/// around keeps this one.
@MainActor
final class SceneOwner {
  private(set) weak var draft: SceneDraft?
  private(set) var node: LayoutNode?

  init(draft: SceneDraft? = nil, node: LayoutNode? = nil) {
    set(draft, node)
  }

  func set(_ draft: SceneDraft?, _ node: LayoutNode?) {
    (self.draft, self.node) = (draft, node)
  }
}

/// Where a view is among the views of its host.
struct ViewPath: Hashable {
  /// The name of the view, or of the nearest view around that has one.
  var identifier: String?
  /// The kinds of the views around, the outermost first, and of the view itself.
  var kinds: [String] = []
  /// The names of the view and of the views around.
  var identifiers: [String] = []
}

extension SceneDraft {
  /// The way from the host's outermost view to a node. Modifiers that only pass their view on are
  /// left out.
  func path(to node: LayoutNode?) -> ViewPath {
    var path = ViewPath()
    var kinds: [String] = []
    var place = node.map { (draft: self, node: $0) } ?? owner.flatMap(\.place)
    while let here = place {
      let index = Int(here.node.index)
      let node = here.draft.nodes[index]
      if let identifier = node.details?.meaning?.identifier { path.identifiers.append(identifier) }
      if node.name != .identity { kinds.append(node.name.text) }
      place =
        here.draft.tree.parent(of: here.node).map { (here.draft, $0) }
        ?? here.draft.owner.flatMap(\.place)
    }
    path.identifier = path.identifiers.first
    path.kinds = kinds.reversed()
    return path
  }
}

extension SceneOwner {
  fileprivate var place: (draft: SceneDraft, node: LayoutNode)? {
    guard let draft, let node else { return nil }
    return (draft, node)
  }
}

extension ViewDiagnostic {
  /// The diagnostic with the place of its view; what it knows already stays.
  func located(at path: ViewPath) -> ViewDiagnostic {
    var located = self
    if located.identifier == nil { located.identifier = path.identifier }
    if located.path.isEmpty { located.path = path.kinds }
    return located
  }
}
