import CalqueLayout
import Foundation

/// The views inside of a node that are evaluated after the layout, when the size of the node is
/// known.
final class DeferredSubtree: PresentationFacet {
  private let environment: EnvironmentValues
  private let identity: ViewIdentity
  /// How deep the node is; see ``DepthLimit``.
  private let depth: Int
  private let content: @MainActor (CGSize, ViewEmitter) -> Void
  private var scene: ViewScene?

  init(
    environment: EnvironmentValues, identity: ViewIdentity, depth: Int,
    content: @escaping @MainActor (CGSize, ViewEmitter) -> Void
  ) {
    self.environment = environment
    self.identity = identity
    self.depth = depth
    self.content = content
  }

  func subscenes(in frame: CGRect) -> [Subscene] {
    scene.map { [Subscene(scene: $0, origin: frame.origin)] } ?? []
  }

  func place(_ node: LayoutNode, in outer: ViewScene) {
    guard outer.tree.isPlaced(node) else {
      scene = nil
      return
    }
    let size = outer.tree.frameInParent(of: node).size
    let geometry = outer.geometry(of: node)
    if let scene, scene.size == size, scene.draft.geometry?.differs(from: geometry) == false {
      scene.move(to: geometry.place)
      return
    }
    scene = ViewScene(
      ViewScene.Setting(
        environment: environment, identity: identity, storage: outer.storage,
        proposal: ProposedViewSize(size), surroundings: outer.surroundings(of: node),
        geometry: geometry, owner: SceneOwner(draft: outer.draft, node: node), depth: depth)
    ) { _ in
      geometry.place
    } content: { [content] emitter in
      // The frame has the layout core put the content to the top leading corner.
      emitter.emitDetached(.frame(width: size.width, height: size.height, alignment: .topLeading)) {
        content(size, emitter)
      }
    }
  }

  func reveal(_ node: LayoutNode, in outer: ViewScene, _ ports: inout [ScrollPort]) -> Bool {
    scene?.reveal(&ports) ?? false
  }

  var appearances: [AppearanceAction] { scene?.appearances ?? [] }

  func hasTarget(_ id: AnyHashable) -> Bool { scene?.hasTarget(id) ?? false }
}

extension ViewEmitter {
  /// Writes a leaf whose content is written once its size is known, in a tree of its own.
  func emitDeferred(
    _ element: LayoutElement, paint: (any PaintFacet)? = nil, details: NodeDetails? = nil,
    content: @escaping @MainActor (CGSize, ViewEmitter) -> Void
  ) {
    let (environment, identity) = (environment, identity)
    emit(element, paint: paint, details: details) {
      let subtree = DeferredSubtree(
        environment: environment, identity: identity.child(.part(.deferred)), depth: depth,
        content: content)
      changeParent { $0.change { $0.presentation = subtree } }
    }
  }
}

extension ViewIdentity.Part {
  fileprivate static let deferred = Self("deferred")
}
