import CalqueLayout
import Foundation

/// Writes the values of views into the tree that is laid out. Views of this package talk to it in
/// ``View/_emit(into:)``; there is nothing in it for anybody else.
///
/// A modifier does not make its node at once, since it applies to each view of its content and
/// nobody knows yet how many there are. It waits in ``pending`` until a view makes a node: then the
/// whole chain of waiting modifiers is written around that node.
@MainActor
public final class ViewEmitter {
  // Views write one after the other, on one actor, and none holds a property while another one
  // writes: the checks for that would be a tenth of the work, hence "unchecked" below.
  /// What is written to.
  @exclusivity(unchecked) private(set) var draft: SceneDraft
  let storage: StateStorage
  @exclusivity(unchecked) var environment: EnvironmentValues
  @exclusivity(unchecked) var identity: ViewIdentity
  /// The lazy container whose direct children are being written.
  @exclusivity(unchecked) var lazySink: LazySink?

  /// Whether the direct children of a grid are being written.
  var isInGrid = false
  /// Whether the direct children of a lazy grid are being written.
  var isInLazyGrid = false
  /// The node whose children are being written.
  @exclusivity(unchecked) var parent: LayoutNode?
  /// How many views, modifiers and containers are around what is being written.
  @exclusivity(unchecked) var depth: Int
  @exclusivity(unchecked) private var pending: [PendingModifier] = []
  @exclusivity(unchecked) private var base = 0
  @exclusivity(unchecked) private var lastResolver: TextResolver?

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

  /// Writes the body of a view that is not one of ours.
  func emitBody<Content: View>(of view: Content) {
    emitBody(of: view) { $0.body }
  }

  /// Writes what a view, modifier or style makes, with its dynamic properties connected.
  func emitBody<Owner, Body: View>(of owner: Owner, _ body: (Owner) -> Body) {
    if isTooDeep { return reportDepth(of: "\(Owner.self)") }
    let outer = identity
    let outerBody = storage.runningBody
    identity = outer.child(type: Owner.self)
    storage.runningBody = Owner.self
    depth += 1
    if let connected = connected(owner) { body(connected)._emit(into: self) }
    depth -= 1
    storage.runningBody = outerBody
    identity = outer
  }

  /// Says that a view is left out because the environment lacks an object that it reads.
  private func reportMissing<Owner>(_ missing: String, for owner: Owner.Type) {
    storage.missingObject = nil
    report(
      ViewDiagnostic(
        .missingObject,
        "\(missing), which is not in the environment; \(owner) is left out. Set it around the view, with "
          + "environment(_:)"), of: "\(owner)")
  }

  /// A view, modifier, style, layout or shape with its dynamic properties connected to this place; nil,
  /// and a finding, where the environment lacks an object that it reads.
  func connected<Owner>(_ owner: Owner) -> Owner? {
    let connected = DynamicFields.installed(
      owner, at: PropertyPlace(identity: identity, environment: environment, storage: storage))
    guard let missing = storage.missingObject else { return connected }
    reportMissing(missing, for: Owner.self)
    return nil
  }

  /// What makes styled text of the texts in the current environment.
  var textResolver: TextResolver {
    if let resolver = lastResolver, resolver.environment.isCopy(of: environment) {
      return resolver
    }
    let resolver = TextResolver(environment: environment)
    lastResolver = resolver
    return resolver
  }

  /// Puts a modifier around each view that `content` writes.
  func wrap(
    _ element: LayoutElement, drawing: NodeDrawing = .none, content: () -> Void
  ) {
    with(.node(element, drawing), content: content)
  }

  /// Has views be known by an id, if there is a scroll view that may be scrolled to them.
  func withTarget(_ id: some Hashable, content: () -> Void) {
    guard environment.scrollPort != nil else { return content() }
    with(.target(AnyHashable(id)), content: content)
  }

  /// Has a modifier wait while `content` writes its views.
  func with(_ modifier: PendingModifier.Kind, content: () -> Void) {
    if isTooDeep { return reportDepth(of: modifier.name) }
    depth += 1
    defer { depth -= 1 }
    pending.append(
      PendingModifier(kind: modifier, environment: environment, identity: identity))
    content()
    pending.removeLast()
  }

  /// Writes a view without children.
  func emit(_ element: LayoutElement, drawing: NodeDrawing = .none) {
    emit(element, drawing: drawing, children: {})
  }

  /// Writes a view; its children are what `children` writes.
  func emit(
    _ element: LayoutElement, drawing: NodeDrawing = .none, children: () -> Void
  ) {
    if let sink = lazySink {
      emitRow(sink) { emitChain(element, drawing: drawing, children: children) }
    } else {
      emitChain(element, drawing: drawing, children: children)
    }
  }

  /// Writes a node that stands outside of the waiting modifiers, with children of its own. It is
  /// how a list dresses its rows.
  func emitDetached(
    _ element: LayoutElement, drawing: NodeDrawing = .none, children: () -> Void
  ) {
    if isTooDeep { return reportDepth(of: NodeKind(element, drawing).rawValue) }
    let outerParent = parent
    parent = append(element, drawing)
    depth += 1
    children()
    depth -= 1
    parent = outerParent
  }

  /// Writes a leaf whose content is written once its size is known, in a tree of its own.
  func emitIsland(
    _ element: LayoutElement, drawing: NodeDrawing = .none,
    content: @escaping @MainActor (CGSize, ViewEmitter) -> Void
  ) {
    let (environment, identity) = (environment, identity)
    emit(element, drawing: drawing) {
      guard let node = parent else { return }
      draft.islands.append(
        IslandNode(
          node: node, environment: environment, identity: identity.child(0x15), depth: depth,
          content: content))
    }
  }

  /// The port of the scroll view that is being written; it is the same in every evaluation.
  func scrollPort(_ axes: Axis.Set) -> ScrollPort {
    let anchors = environment.scrollAnchors.forPort
    let port = storage.cell(at: identity.child(0x5C)) {
      let port = ScrollPort(axes: axes)
      port.startAnchor = anchors.start
      return port
    }
    port.anchors = anchors
    return port
  }

  /// Says that the node whose children are being written scrolls.
  func addScroll(_ port: ScrollPort) {
    guard let parent else { return }
    port.direction = environment.layoutDirection
    draft.scrolls.append(ScrollNode(node: parent, port: port))
    environment.scrollScope?.add(port)
  }

  /// Writes views that the waiting modifiers do not apply to.
  func unmodified(_ body: () -> Void) {
    let outer = (base, lazySink)
    (base, lazySink) = (pending.count, nil)
    body()
    (base, lazySink) = outer
  }

  /// The traits that the waiting modifiers give to the next view.
  var pendingTraits: RowTraits {
    var traits = RowTraits()
    for index in base..<pending.count {
      if case .trait(let change) = pending[index].kind { change(&traits) }
    }
    return traits
  }

  /// The name that the waiting modifiers give to the next view.
  var pendingIdentifier: String? {
    var names: NodeSemantics?
    for index in base..<pending.count {
      if case .semantics(let change) = pending[index].kind { change(&names) }
    }
    return names?.identifier
  }

  func addAppearance(_ action: AppearanceAction) {
    draft.appearances.append(action)
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
    copy.lastResolver = lastResolver
    return copy
  }

  // MARK: Nodes

  private func emitChain(
    _ element: LayoutElement, drawing: NodeDrawing, children: () -> Void
  ) {
    if isTooDeep { return reportDepth(of: NodeKind(element, drawing).rawValue) }
    let outerParent = parent
    let outerBase = base
    let end = pending.count
    var beside: [(node: LayoutNode, index: Int)] = []
    var names: NodeSemantics?
    for index in outerBase..<end {
      switch pending[index].kind {
      case .node(let wrapper, let drawing):
        parent = append(wrapper, drawing)
        attach(&names)
      case .beside(let wrapper, let drawing, _):
        let node = append(wrapper, drawing)
        parent = node
        attach(&names)
        beside.append((node, index))
      case .semantics(let change):
        var changed = names
        change(&changed)
        if let outer = names?.identifier, outer != changed?.identifier {
          // A view of two names: the outer one is that of a node around it.
          parent = append(.identity, .none)
          attach(&names)
          change(&names)
        } else {
          names = changed
        }
      case .appearance(let action):
        // The same modifier may stand around many rows.
        addAppearance(
          AppearanceAction(identity: identity.child(0xA9 + UInt64(index)), action: action))
      case .target(let id):
        // The node that is written next: the outermost one inside of the modifier.
        let next = LayoutNode(index: UInt32(draft.drawings.count))
        if draft.targets[id] == nil { draft.targets[id] = next }
      case .trait:
        break
      }
    }
    parent = append(element, drawing)
    attach(&names)
    base = end
    let outer = (isInGrid, isInLazyGrid)
    (isInGrid, isInLazyGrid) = (false, false)
    depth += 1
    children()
    for (node, index) in beside.reversed() {
      guard case .beside(_, _, let content) = pending[index].kind else { continue }
      emitBeside(content, under: node, of: pending[index])
    }
    depth -= 1
    (isInGrid, isInLazyGrid) = outer
    base = outerBase
    parent = outerParent
  }

  private func emitBeside(
    _ content: (ViewEmitter) -> Void, under node: LayoutNode, of modifier: PendingModifier
  ) {
    let outer = (environment, identity)
    environment = modifier.environment
    identity = modifier.identity.child(0xB5)
    parent = node
    content(self)
    (environment, identity) = outer
  }

  private func append(_ element: LayoutElement, _ drawing: NodeDrawing) -> LayoutNode {
    draft.append(element, drawing, to: parent)
  }

  private func attach(_ names: inout NodeSemantics?) {
    guard let found = names else { return }
    draft.semantics[draft.drawings.count - 1] = found
    names = nil
  }
}

/// A modifier that waits for the nodes that it applies to.
struct PendingModifier {
  enum Kind {
    /// A node around the view.
    case node(LayoutElement, NodeDrawing)
    /// A node around the view, with more views beside it: an overlay or a background.
    case beside(LayoutElement, NodeDrawing, content: @MainActor (ViewEmitter) -> Void)
    /// A name or a meaning of the view; it makes no node.
    case semantics((inout NodeSemantics?) -> Void)
    /// Something to do once a row is there.
    case appearance(() -> Void)
    /// An id that can be scrolled to.
    case target(AnyHashable)
    /// Something that only the container wants to know.
    case trait((inout RowTraits) -> Void)
  }

  let kind: Kind
  let environment: EnvironmentValues
  let identity: ViewIdentity
}

extension PendingModifier.Kind {
  /// What the modifier is called in reports.
  fileprivate var name: String {
    switch self {
    case .node(let element, let drawing), .beside(let element, let drawing, _):
      NodeKind(element, drawing).rawValue
    default: "a modifier"
    }
  }
}
