package import CalqueLayout
import Foundation

/// Views that were evaluated once and laid out: a tree, the facets of its nodes, and the scenes
/// inside of nodes whose content depends on their size or on what is seen.
///
/// The passes over a scene are, each in its file: lay out → reveal rows → place → appear → input →
/// paint; see ``ViewHost`` for the whole way.
@MainActor
package final class ViewScene {
  let draft: SceneDraft
  let storage: StateStorage
  var proposal = ProposedViewSize.unspecified
  /// The size that the outermost view chose.
  var size = CGSize.zero
  /// Where the scene is in the host.
  var place: ScenePlace
  /// Nodes that an animation shows elsewhere, or otherwise, than they are.
  var shown: [LayoutNode: ShownNode] = [:]
  /// Views that go, by the nodes that they were in.
  var leaving: [LayoutNode: [LeavingNode]] = [:]
  /// Whether the scenes inside were made for the place that this one has.
  var hasPlacedSubscenes = false
  /// Where a scene of a size is, if its size matters.
  let placing: ((CGSize) -> ScenePlace)?

  package var tree: LayoutTree { draft.tree }
  var nodes: [ViewNode] { draft.nodes }

  /// A scene that is written and not laid out yet.
  init(
    _ draft: SceneDraft, storage: StateStorage, place: ScenePlace,
    placing: ((CGSize) -> ScenePlace)? = nil
  ) {
    self.draft = draft
    self.storage = storage
    self.place = place
    self.placing = placing
    draft.scene = self
  }

  /// Whether there may be scenes inside of this one, or something that scrolls.
  var hasSubscenes: Bool { !draft.presenting.isEmpty || !draft.scrolling.isEmpty }

  /// The presentations that are inside, each with its node, in the order of the nodes.
  var presentations: [(node: LayoutNode, facet: any PresentationFacet)] {
    draft.presenting.compactMap { node in
      draft[node].details?.presentation.map { (node, $0) }
    }
  }

  /// What scrolls, each with its node, parents first.
  var ports: [(node: LayoutNode, port: ScrollPort)] {
    draft.scrolling.compactMap { node in draft[node].details?.input?.port.map { (node, $0) } }
  }

  /// The scenes inside of a node, each with the place of its top left corner.
  ///
  /// - Parameter frame: The frame of the node.
  func subscenes(of node: LayoutNode, _ frame: CGRect) -> [Subscene] {
    draft[node].details?.presentation?.subscenes(in: frame) ?? []
  }

  /// The scenes inside of a node that people can reach and assistive technology reads.
  func readableSubscenes(of node: LayoutNode, _ frame: CGRect) -> [Subscene] {
    draft[node].details?.presentation?.readableSubscenes(in: frame) ?? []
  }

  /// The scenes inside of this one, in the order of their nodes.
  var subscenes: [ViewScene] {
    presentations.flatMap { $0.facet.subscenes(in: .zero).map(\.scene) }
  }

  /// The way from the host's outermost view to a node.
  func path(to node: LayoutNode) -> ViewPath {
    draft.path(to: node)
  }
}
