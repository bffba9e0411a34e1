import DisplayList
import Foundation
import LayoutCore

/// Views that were evaluated once and laid out: a tree, what its nodes draw, and the scenes inside of
/// nodes whose content depends on their size.
@MainActor
final class Scene {
  /// A node that has a name.
  struct Named {
    let frame: CGRect
    let action: (() -> Void)?
  }

  /// A text and where it is.
  struct PlacedText {
    let leaf: TextLeaf
    let frame: CGRect
    /// The frame of the node around it.
    let room: CGRect
    /// Whether it can be scrolled to, so that it may stand outside of the host.
    let isScrolled: Bool
    let identifier: String?
  }

  let tree: LayoutTree
  let drawings: [NodeDrawing]
  let kinds: [NodeKind]
  let semantics: [Int: NodeSemantics]
  /// The size that the outermost view chose.
  let size: CGSize
  /// Where the tree's root is in the host.
  let origin: CGPoint
  private(set) var inner: [Int: Scene] = [:]
  private(set) var appearances: [AppearanceAction]

  convenience init(
    root: AnyView, environment: EnvironmentValues, storage: StateStorage,
    proposal: ProposedViewSize, hostSize: CGSize?
  ) {
    self.init(
      environment: environment, identity: .root, storage: storage, proposal: proposal,
      insets: hostSize == nil ? environment.safeAreaInsets : EdgeInsets()
    ) { size in
      guard let hostSize else { return .zero }
      return CGPoint(
        x: (hostSize.width - size.width) / 2, y: (hostSize.height - size.height) / 2)
    } content: { emitter in
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

  private init(
    environment: EnvironmentValues, identity: ViewIdentity, storage: StateStorage,
    proposal: ProposedViewSize, insets: EdgeInsets, origin: (CGSize) -> CGPoint,
    content: (ViewEmitter) -> Void
  ) {
    func emitted(_ content: (ViewEmitter) -> Void) -> ViewEmitter {
      let tree = LayoutTree(
        metrics: environment.platformMetrics, direction: environment.layoutDirection)
      if insets != EdgeInsets() {
        tree.surroundings = Surroundings(
          size: proposal.replacingUnspecifiedDimensions(), container: insets)
      }
      let emitter = ViewEmitter(
        tree: tree, storage: storage, environment: environment, identity: identity)
      content(emitter)
      return emitter
    }
    var emitter = emitted(content)
    if emitter.roots.count != 1 {
      // Several views, or none, make an implicit VStack; nobody knows before they are written.
      emitter = emitted { emitter in
        emitter.emit(.vstack(.center, spacing: nil)) { content(emitter) }
      }
    }
    tree = emitter.tree
    drawings = emitter.drawings
    kinds = emitter.kinds
    semantics = emitter.semantics
    appearances = emitter.appearances
    size = tree.layout(proposal)
    self.origin = origin(size)
    for island in emitter.islands where tree.isPlaced(island.node) {
      let frame = tree.frame(of: island.node).offsetBy(dx: self.origin.x, dy: self.origin.y)
      let scene = Scene(
        environment: island.environment, identity: island.identity, storage: storage,
        proposal: ProposedViewSize(frame.size), insets: tree.safeAreaReach(of: island.node)
      ) { _ in
        frame.origin
      } content: { emitter in
        // The frame has the layout core put the content to the top leading corner.
        emitter.emitDetached(
          .frame(width: frame.width, height: frame.height, alignment: .topLeading)
        ) {
          island.content(frame.size, emitter)
        }
      }
      inner[Int(island.node.index)] = scene
      appearances += scene.appearances
    }
  }

  /// The named nodes that are laid out, in the order of the views.
  private(set) lazy var named: [String: [Named]] = {
    var found: [String: [Named]] = [:]
    visit { scene, node, frame, _, _ in
      guard let semantics = scene.semantics[Int(node.index)],
        let identifier = semantics.identifier
      else { return }
      found[identifier, default: []].append(Named(frame: frame, action: semantics.action))
    }
    return found
  }()

  /// The texts that are laid out, in the order of the views.
  private(set) lazy var texts: [PlacedText] = {
    var found: [PlacedText] = []
    visit { scene, node, frame, room, isScrolled in
      guard case .text(let leaf) = scene.drawings[Int(node.index)] else { return }
      found.append(
        PlacedText(
          leaf: leaf, frame: frame, room: room, isScrolled: isScrolled,
          identifier: scene.semantics[Int(node.index)]?.identifier))
    }
    return found
  }()

  /// Visits every node that is laid out, parents before children, the inner scenes included.
  func visit(_ body: Visitor) {
    visit(isScrolled: false, body)
  }

  /// What is called for a node: its scene, its frame in the host, the frame of the node around it,
  /// and whether it can be scrolled.
  typealias Visitor = (Scene, LayoutNode, _ frame: CGRect, _ room: CGRect, Bool) -> Void

  private func visit(isScrolled: Bool, _ body: Visitor) {
    guard tree.nodeCount > 0 else { return }
    visit(
      LayoutNode(index: 0), in: CGRect(origin: origin, size: size), isScrolled: isScrolled, body)
  }

  private func visit(
    _ node: LayoutNode, in room: CGRect, isScrolled: Bool, _ body: Visitor
  ) {
    guard tree.isPlaced(node) else { return }
    let frame = tree.frameInParent(of: node).offsetBy(dx: room.minX, dy: room.minY)
    body(self, node, frame, room, isScrolled)
    var isScrolled = isScrolled
    if case .effect(.scroll) = drawings[Int(node.index)] { isScrolled = true }
    for child in tree.children(of: node) {
      visit(child, in: frame, isScrolled: isScrolled, body)
    }
    inner[Int(node.index)]?.visit(isScrolled: isScrolled, body)
  }
}
