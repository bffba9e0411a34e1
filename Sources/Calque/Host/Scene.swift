import CalqueDrawing
import CalqueLayout
import Foundation

/// What a scene inside of a node knows of the scene around it.
struct SceneInside {
  let geometry: GeometryPlace
  let owner: SceneOwner
  let depth: Int
}

/// Views that were evaluated once and laid out: a tree, what its nodes draw, and the scenes inside of
/// nodes whose content depends on their size.
@MainActor
final class Scene {
  let draft: SceneDraft
  let storage: StateStorage
  private var proposal = ProposedViewSize.unspecified
  /// The size that the outermost view chose.
  private(set) var size = CGSize.zero
  private(set) var inner: [Int: Scene] = [:]
  /// Where the scene is in the host.
  private(set) var place: ScenePlace
  /// Whether the views inside were made for the place that the scene has.
  private var hasMadeInsides = false
  /// Where a scene of a size is, if its size matters.
  private let placing: ((CGSize) -> ScenePlace)?

  var tree: LayoutTree { draft.tree }
  var drawings: [NodeDrawing] { draft.drawings }
  var kinds: [NodeKind] { draft.kinds }
  var semantics: [Int: NodeSemantics] { draft.semantics }
  var scrolls: [ScrollNode] { draft.scrolls }
  var lazies: [Int: LazyContainer] { draft.lazies }
  var targets: [AnyHashable: LayoutNode] { draft.targets }

  /// Evaluates and lays out the view of a host.
  convenience init(
    root: AnyView, environment: EnvironmentValues, storage: StateStorage,
    proposal: ProposedViewSize, hostSize: CGSize?
  ) {
    self.init(
      environment: environment, identity: .root, storage: storage, proposal: proposal,
      surroundings: hostSize == nil ? environment.windowInsets : nil
    ) { size in
      let direction = environment.layoutDirection
      let origin = hostSize.map {
        CGPoint(x: ($0.width - size.width) / 2, y: ($0.height - size.height) / 2)
      }
      let window = CGRect(origin: .zero, size: hostSize ?? size)
      return ScenePlace(
        origin: origin ?? .zero, window: PlacedSpace(frame: window, direction: direction))
    } content: { emitter in
      let around = environment.windowInsets
      let insets = around.insets
      guard let hostSize, insets != EdgeInsets() else { return root._emit(into: emitter) }
      // The view stands in the middle of what the safe area leaves.
      emitter.emitDetached(.safeAreaPadding(around.container, .container)) {
        emitter.emitDetached(.safeAreaPadding(around.keyboard, .keyboard)) {
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
  }

  private convenience init(
    environment: EnvironmentValues, identity: ViewIdentity, storage: StateStorage,
    proposal: ProposedViewSize, surroundings: Surroundings?, inside: SceneInside? = nil,
    place: @escaping (CGSize) -> ScenePlace, content: (ViewEmitter) -> Void
  ) {
    func emitted(_ content: (ViewEmitter) -> Void) -> SceneDraft {
      let tree = LayoutTree(
        metrics: environment.platformMetrics, direction: environment.layoutDirection)
      if var surroundings, surroundings.insets != EdgeInsets() {
        surroundings.size = proposal.replacingUnspecifiedDimensions()
        tree.surroundings = surroundings
      }
      tree.depthProposal = environment.containerDepth
      let draft = SceneDraft(tree: tree)
      draft.geometry = inside?.geometry
      draft.owner = inside?.owner
      content(
        ViewEmitter(
          draft: draft, storage: storage, environment: environment, identity: identity,
          depth: inside?.depth ?? 0))
      return draft
    }
    var draft = emitted(content)
    if draft.roots.count != 1 {
      // Several views, or none, make an implicit VStack; nobody knows before they are written.
      draft = emitted { emitter in
        emitter.emit(.vstack(.center, spacing: nil)) { content(emitter) }
      }
    }
    self.init(draft, storage: storage, place: place(.zero), placing: place)
    layOut(proposal)
  }

  /// A scene that is written and not laid out yet.
  init(
    _ draft: SceneDraft, storage: StateStorage, place: ScenePlace,
    placing: ((CGSize) -> ScenePlace)? = nil
  ) {
    self.draft = draft
    self.storage = storage
    self.place = place
    self.placing = placing
  }

  /// Lays the views out, and those inside of nodes whose content depends on their size.
  @discardableResult
  func layOut(_ proposal: ProposedViewSize) -> CGSize {
    self.proposal = proposal
    size = tree.layout(proposal)
    if findIdeals() { size = tree.layout(proposal) }
    if let placing { place = placing(size) }
    makeInsides()
    return size
  }

  /// Has the scene know where it is now; what was made of another place is made again.
  func move(to place: ScenePlace) {
    // Readers in readers would each have all those inside of them moved again.
    if hasMadeInsides, place == self.place { return }
    self.place = place
    if hasInsides { makeInsides() }
  }

  /// Makes and lays out the views inside of nodes whose content depends on their size and place.
  func makeInsides() {
    hasMadeInsides = true
    for island in draft.islands {
      let index = Int(island.node.index)
      guard tree.isPlaced(island.node) else {
        inner[index] = nil
        continue
      }
      let size = tree.frameInParent(of: island.node).size
      let geometry = geometry(of: island.node)
      if let known = inner[index], known.size == size,
        known.draft.geometry?.differs(from: geometry) == false
      {
        known.move(to: geometry.place)
        continue
      }
      inner[index] = Scene(
        environment: island.environment, identity: island.identity, storage: storage,
        proposal: ProposedViewSize(size), surroundings: surroundings(of: island.node),
        inside: SceneInside(
          geometry: geometry, owner: SceneOwner(draft: draft, node: island.node),
          depth: island.depth)
      ) { _ in
        geometry.place
      } content: { emitter in
        // The frame has the layout core put the content to the top leading corner.
        emitter.emitDetached(
          .frame(width: size.width, height: size.height, alignment: .topLeading)
        ) {
          island.content(size, emitter)
        }
      }
    }
  }

  /// The size for a proposal. Nothing is placed.
  func size(for proposal: ProposedViewSize) -> CGSize {
    let size = tree.size(for: proposal)
    return findIdeals() ? tree.size(for: proposal) : size
  }

  /// Has the first rows made of lazy containers that were asked how long they are by themselves.
  private func findIdeals() -> Bool {
    var isNew = false
    for (index, lazy) in lazies where lazy.findIdeal() {
      tree.setNeedsMeasure(LayoutNode(index: UInt32(index)))
      isNew = true
    }
    return isNew
  }

  /// Lays the views out again that the last layout did not know well enough.
  func layOutAgain() {
    layOut(proposal)
  }

  /// How far a node may run into the safe areas around it.
  private func surroundings(of node: LayoutNode) -> Surroundings {
    let whole = tree.safeAreaReach(of: node)
    let upToContainer = tree.safeAreaReach(of: node, regions: .keyboard)
    func rest(_ edge: KeyPath<EdgeInsets, CGFloat>) -> CGFloat {
      whole[keyPath: edge] - upToContainer[keyPath: edge]
    }
    return Surroundings(
      size: .zero,
      container: EdgeInsets(
        top: rest(\.top), leading: rest(\.leading), bottom: rest(\.bottom),
        trailing: rest(\.trailing)), keyboard: upToContainer)
  }

  /// The actions of views that are there, in the order of the views.
  var appearances: [AppearanceAction] {
    guard hasInsides else { return draft.appearances }
    let inner = inner.map { ($0.key, $0.value.appearances) }
    let rows = lazies.map { ($0.key, $0.value.appearances) }
    return (inner + rows).sorted { $0.0 < $1.0 }.reduce(draft.appearances) { $0 + $1.1 }
  }

  /// Whether there may be other scenes inside of this one.
  var hasInsides: Bool {
    !draft.islands.isEmpty || !draft.lazies.isEmpty || !draft.scrolls.isEmpty
  }

  /// The scenes inside of this one, in the order of their nodes.
  var scenesInside: [Scene] {
    guard hasInsides else { return [] }
    let inner = inner.map { ($0.key, [$0.value]) }
    let rows = lazies.map { ($0.key, $0.value.rows(in: .zero).map(\.scene)) }
    return (inner + rows).sorted { $0.0 < $1.0 }.flatMap(\.1)
  }

  /// The way from the host's outermost view to a node.
  func path(to node: LayoutNode) -> ViewPath {
    draft.path(to: node)
  }

  /// The scenes inside of a node, each with the place of its top left corner.
  ///
  /// - Parameter frame: The frame of the node.
  func insides(of node: LayoutNode, _ frame: CGRect) -> [(scene: Scene, origin: CGPoint)] {
    if let lazy = draft.lazies[Int(node.index)] {
      return lazy.rows(in: frame).map { ($0.scene, $0.frame.origin) }
    }
    return inner[Int(node.index)].map { [($0, frame.origin)] } ?? []
  }
}
