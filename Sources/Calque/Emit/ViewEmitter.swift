package import CalqueLayout
import Foundation

/// Writes the values of views into the tree that is laid out. Views of this package talk to it in
/// `View._emit(into:)`; other code has no use for it.
///
/// A modifier does not make its node at once, since it applies to each view of its content and
/// their number is not known yet. It waits in `pending` until a view makes a node: then the
/// whole chain of waiting modifiers is written around that node.
@MainActor
public final class ViewEmitter {
  // Views write one after the other, on one actor, and none holds a property while another one
  // writes: the checks for that would be a tenth of the work, therefore "unchecked" below.
  /// What is written to.
  @exclusivity(unchecked) private(set) var draft: SceneDraft
  let storage: StateStorage
  @exclusivity(unchecked) var environment: EnvironmentValues
  @exclusivity(unchecked) var identity: ViewIdentity
  /// What takes the direct children of the container that is being written, instead of the tree.
  @exclusivity(unchecked) var rowCollector: (any RowCollector)?
  /// The container whose direct children are being written, if it has to know them.
  @exclusivity(unchecked) var container: ContainerMark?
  /// The node whose children are being written.
  @exclusivity(unchecked) var parent: LayoutNode?
  /// The body that is being evaluated, if its state can have it evaluated alone.
  @exclusivity(unchecked) var body: EvaluatedBody?
  /// How many views, modifiers and containers are around what is being written.
  @exclusivity(unchecked) var depth: Int
  @exclusivity(unchecked) private var pending: [PendingModifier] = []
  @exclusivity(unchecked) private var base = 0
  /// The last object made from an environment, for consecutive views of the same environment.
  @exclusivity(unchecked) var lastShared: (environment: EnvironmentValues, object: AnyObject)?

  init(
    draft: SceneDraft, storage: StateStorage, environment: EnvironmentValues,
    identity: ViewIdentity, depth: Int = 0
  ) {
    self.depth = depth
    self.draft = draft
    self.storage = storage
    self.environment = environment
    self.identity = identity
  }

  // MARK: What views call

  /// Whether another view inside of this one is too much; see ``DepthLimit``.
  @inline(__always)
  var isTooDeep: Bool { storage.depthLimit.excludes(depth) }

  /// Puts a node around each view that `content` writes.
  package func wrap(
    _ element: LayoutElement, paint: (any PaintFacet)? = nil, details: NodeDetails? = nil,
    content: () -> Void
  ) {
    apply(.node(NodeContent(element, paint: paint, details: details)), content: content)
  }

  /// Puts a node around each view that `content` writes, with more views beside that view in it.
  func wrap(
    _ element: LayoutElement, paint: (any PaintFacet)? = nil,
    beside: @escaping @MainActor (ViewEmitter) -> Void, content: () -> Void
  ) {
    apply(.beside(NodeContent(element, paint: paint), content: beside), content: content)
  }

  /// Puts a node around each view that `content` writes, which is made for that view alone.
  func wrapEach(_ make: @escaping () -> NodeContent, content: () -> Void) {
    apply(.each(make), content: content)
  }

  /// Gives something to each view that `content` writes.
  package func with(_ annotation: some NodeAnnotation, content: () -> Void) {
    apply(.annotation(annotation), content: content)
  }

  /// Applies a modifier to each view that `content` writes.
  private func apply(_ kind: PendingModifier.Kind, content: () -> Void) {
    let modifier = PendingModifier(kind: kind, environment: environment, identity: identity)
    if isTooDeep { return reportDepth(of: modifier.name) }
    depth += 1
    defer { depth -= 1 }
    pending.append(modifier)
    content()
    pending.removeLast()
  }

  /// Writes a view without children.
  package func emit(
    _ element: LayoutElement, paint: (any PaintFacet)? = nil, details: NodeDetails? = nil
  ) {
    // Most views have nothing around them that waits.
    if rowCollector == nil, pending.count == base, !isTooDeep {
      _ = draft.append(element, paint: paint, details: details, to: parent, of: identity)
    } else {
      emit(element, paint: paint, details: details, children: {})
    }
  }

  /// Writes a leaf that is measured and painted by one object: most nodes are texts.
  @inline(__always)
  func emit<Leaf: MeasuredLeaf & PaintFacet>(leaf: Leaf) {
    if rowCollector == nil, pending.count == base, !isTooDeep, draft.takesLeaves {
      draft.append(leaf: leaf, paint: leaf, to: parent, of: identity)
    } else {
      emit(.measured(leaf), paint: leaf)
    }
  }

  /// Writes a view; its children are what `children` writes.
  package func emit(
    _ element: LayoutElement, paint: (any PaintFacet)? = nil, details: NodeDetails? = nil,
    children: () -> Void
  ) {
    let node = NodeContent(element, paint: paint, details: details)
    if let rowCollector {
      rowCollector.collectRow(from: self) { emitChain(node, children: children) }
    } else {
      emitChain(node, children: children)
    }
  }

  /// Writes a node that is outside of the waiting modifiers, with children of its own. Lists
  /// decorate their rows with it.
  func emitDetached(
    _ element: LayoutElement, paint: (any PaintFacet)? = nil, children: () -> Void
  ) {
    let node = NodeContent(element, paint: paint)
    if isTooDeep { return reportDepth(of: node.name.text) }
    let outerParent = parent
    parent = append(node)
    depth += 1
    children()
    depth -= 1
    parent = outerParent
  }

  /// Changes what the node has whose children are being written.
  func changeParent(_ change: (inout NodeDetails?) -> Void) {
    if let parent { draft.change(parent, change) }
  }

  /// Writes views that the waiting modifiers do not apply to.
  func unmodified(_ body: () -> Void) {
    let outer = (base, rowCollector)
    (base, rowCollector) = (pending.count, nil)
    body()
    (base, rowCollector) = outer
  }

  /// What the waiting modifiers give to the next view, from the outermost inwards.
  var pendingAnnotations: [any NodeAnnotation] {
    pending[base...].compactMap { modifier in
      if case .annotation(let annotation) = modifier.kind { annotation } else { nil }
    }
  }

  /// The name that the waiting modifiers give to the next view.
  var pendingIdentifier: String? {
    var details: NodeDetails?
    for annotation in pendingAnnotations { annotation.annotate(&details) }
    return details?.meaning?.identifier
  }

  func addAppearance(_ action: AppearanceAction) {
    if !draft.isRewriting { storage.elements.innermost()?.addAppearance(action.identity) }
    draft.add(action)
  }

  /// The modifiers that wait for the next view.
  var waitingModifiers: [PendingModifier] { Array(pending[base...]) }

  /// Goes to the place of a body.
  func take(_ evaluated: EvaluatedBody) {
    pending = evaluated.modifiers
    container = evaluated.container
    parent = evaluated.parent
    body = evaluated.outer
  }

  /// Has everything that `body` writes go into another tree, as its root.
  func write(to other: SceneDraft, _ body: () -> Void) {
    let outer = (draft, parent)
    (draft, parent) = (other, nil)
    body()
    (draft, parent) = outer
  }

  /// An emitter for the same place, with the same modifiers waiting, that writes to another tree.
  func copy(writingTo draft: SceneDraft) -> ViewEmitter {
    let copy = ViewEmitter(
      draft: draft, storage: storage, environment: environment, identity: identity, depth: depth)
    copy.pending = Array(pending[base...])
    copy.lastShared = lastShared
    return copy
  }

  // MARK: Nodes

  private func emitChain(_ node: NodeContent, children: () -> Void) {
    if isTooDeep { return reportDepth(of: node.name.text) }
    let outerParent = parent
    let outerBase = base
    let end = pending.count
    var beside: [(node: LayoutNode, index: Int)] = []
    var details: NodeDetails?
    for index in outerBase..<end {
      switch pending[index].kind {
      case .node(let wrapper):
        parent = append(wrapper, &details)
      case .each(let make):
        parent = append(make(), &details)
      case .beside(let wrapper, _):
        let node = append(wrapper, &details)
        parent = node
        beside.append((node, index))
      case .annotation(let annotation):
        annotation.willEmit(into: self, number: index)
        var changed = details
        annotation.annotate(&changed)
        if let outer = details?.meaning?.identifier, outer != changed?.meaning?.identifier {
          // A view of two names: the outer one is that of a node around it.
          parent = append(NodeContent(.identity), &details)
          annotation.annotate(&details)
        } else {
          details = changed
        }
      }
    }
    parent = append(node, &details)
    base = end
    let outer = container
    container = nil
    depth += 1
    children()
    for (node, index) in beside.reversed() {
      guard case .beside(_, let content) = pending[index].kind else { continue }
      emitBeside(content, under: node, of: pending[index])
    }
    depth -= 1
    container = outer
    base = outerBase
    parent = outerParent
  }

  private func emitBeside(
    _ content: (ViewEmitter) -> Void, under node: LayoutNode, of modifier: PendingModifier
  ) {
    let outer = (environment, identity)
    environment = modifier.environment
    identity = modifier.identity.child(.part(.beside))
    parent = node
    content(self)
    (environment, identity) = outer
  }

  private func append(_ node: NodeContent) -> LayoutNode {
    draft.append(
      node.element, paint: node.paint, details: node.details, to: parent, of: identity)
  }

  /// Adds a node with what modifiers give to it.
  private func append(_ node: NodeContent, _ given: inout NodeDetails?) -> LayoutNode {
    guard let details = given else { return append(node) }
    given = nil
    return draft.append(
      node.element, paint: node.paint, details: node.details?.merged(with: details) ?? details,
      to: parent, of: identity)
  }
}

extension ViewIdentity.Part {
  fileprivate static let beside = Self("beside")
}
