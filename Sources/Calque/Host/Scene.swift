import DisplayList
import Foundation
import LayoutCore

/// Views that were evaluated once and laid out: a tree, what its nodes draw, and the scenes inside of
/// nodes whose content depends on their size.
@MainActor
final class Scene {
  private let draft: SceneDraft
  private let storage: StateStorage
  /// The size that the outermost view chose.
  private(set) var size = CGSize.zero
  private(set) var inner: [Int: Scene] = [:]

  var tree: LayoutTree { draft.tree }
  var drawings: [NodeDrawing] { draft.drawings }
  var kinds: [NodeKind] { draft.kinds }
  var semantics: [Int: NodeSemantics] { draft.semantics }
  var scrolls: [ScrollNode] { draft.scrolls }

  /// Evaluates and lays out the view of a host.
  convenience init(
    root: AnyView, environment: EnvironmentValues, storage: StateStorage,
    proposal: ProposedViewSize, hostSize: CGSize?
  ) {
    self.init(
      environment: environment, identity: .root, storage: storage, proposal: proposal,
      insets: hostSize == nil ? environment.safeAreaInsets : EdgeInsets()
    ) { emitter in
      let insets = environment.safeAreaInsets
      guard let hostSize, insets != EdgeInsets() else { return root._emit(into: emitter) }
      // The view stands in the middle of what the safe area leaves.
      emitter.emitDetached(.safeAreaPadding(insets, .container)) {
        emitter.emitDetached(
          .frame(
            width: max(hostSize.width - insets.leading - insets.trailing, 0),
            height: max(hostSize.height - insets.top - insets.bottom, 0), alignment: .center)
        ) {
          emitter.emit(.vstack(.center, spacing: nil)) { root._emit(into: emitter) }
        }
      }
    }
  }

  private convenience init(
    environment: EnvironmentValues, identity: ViewIdentity, storage: StateStorage,
    proposal: ProposedViewSize, insets: EdgeInsets, content: (ViewEmitter) -> Void
  ) {
    func emitted(_ content: (ViewEmitter) -> Void) -> SceneDraft {
      let tree = LayoutTree(
        metrics: environment.platformMetrics, direction: environment.layoutDirection)
      if insets != EdgeInsets() {
        tree.surroundings = Surroundings(
          size: proposal.replacingUnspecifiedDimensions(), container: insets)
      }
      let draft = SceneDraft(tree: tree)
      content(
        ViewEmitter(draft: draft, storage: storage, environment: environment, identity: identity))
      return draft
    }
    var draft = emitted(content)
    if draft.roots.count != 1 {
      // Several views, or none, make an implicit VStack; nobody knows before they are written.
      draft = emitted { emitter in
        emitter.emit(.vstack(.center, spacing: nil)) { content(emitter) }
      }
    }
    self.init(draft, storage: storage)
    layOut(proposal)
  }

  init(_ draft: SceneDraft, storage: StateStorage) {
    self.draft = draft
    self.storage = storage
  }

  /// Lays the views out, and those inside of nodes whose content depends on their size.
  func layOut(_ proposal: ProposedViewSize) {
    size = tree.layout(proposal)
    for island in draft.islands {
      let index = Int(island.node.index)
      guard tree.isPlaced(island.node) else {
        inner[index] = nil
        continue
      }
      let size = tree.frameInParent(of: island.node).size
      if let known = inner[index], known.size == size { continue }
      inner[index] = Scene(
        environment: island.environment, identity: island.identity, storage: storage,
        proposal: ProposedViewSize(size), insets: tree.safeAreaReach(of: island.node)
      ) { emitter in
        // The frame has the layout core put the content to the top leading corner.
        emitter.emitDetached(
          .frame(width: size.width, height: size.height, alignment: .topLeading)
        ) {
          island.content(size, emitter)
        }
      }
    }
  }

  /// The actions of views that are there, in the order of the views.
  var appearances: [AppearanceAction] {
    inner.isEmpty
      ? draft.appearances
      : inner.sorted { $0.key < $1.key }.reduce(draft.appearances) { $0 + $1.value.appearances }
  }

  /// The scenes inside of a node, each with the place of its top left corner.
  ///
  /// - Parameter frame: The frame of the node.
  func insides(of node: LayoutNode, _ frame: CGRect) -> [(scene: Scene, origin: CGPoint)] {
    inner[Int(node.index)].map { [($0, frame.origin)] } ?? []
  }
}
