import CalqueLayout

/// A body that was evaluated: what it was evaluated with, and the nodes that it made.
///
/// A change of its state has this body evaluated again, and no other one whose inputs are the same.
@MainActor
class EvaluatedBody: StateOwner, EvaluatedNodes {
  /// The place of the body.
  let identity: ViewIdentity
  let environment: EnvironmentValues
  let depth: Int
  let container: ContainerMark?
  /// The modifiers that waited for the views of the body.
  let modifiers: [PendingModifier]
  private(set) var parent: LayoutNode?
  /// The place of the body that this one was made by.
  let outerIdentity: ViewIdentity?
  private weak var knownOuter: EvaluatedBody?
  /// The element of a collection that the body is in.
  let element: ElementMembers?
  /// Where the nodes are.
  private(set) weak var draft: SceneDraft?
  private(set) var start: Int
  /// The index after the last node, once the body was evaluated.
  var end: Int
  /// Whether something was reported while the body was evaluated: that is forgotten only with the
  /// whole evaluation.
  var hasReported = false
  /// How many bodies and actions are inside, and inside of those.
  var contentCount = 0

  fileprivate init(_ emitter: ViewEmitter) {
    identity = emitter.identity
    environment = emitter.environment
    depth = emitter.depth
    container = emitter.container
    modifiers = emitter.waitingModifiers
    parent = emitter.parent
    outerIdentity = emitter.body?.identity
    knownOuter = emitter.body
    element = emitter.storage.elements.innermost()
    draft = emitter.draft
    start = emitter.draft.position
    end = start
  }

  /// The body that this one was made by, as it was evaluated last.
  var outer: EvaluatedBody? {
    outerIdentity.flatMap { draft?.bodies[$0] as? EvaluatedBody } ?? knownOuter
  }

  var nodes: Range<Int> { start..<end }

  func move(to nodes: Range<Int>, shift: Int, from first: Int) {
    (start, end) = (nodes.lowerBound, nodes.upperBound)
    if let parent, parent.index >= first { self.parent = parent.moved(by: shift) }
  }

  /// Whether this is the last evaluation of its place, and its nodes can be written again.
  var isUpdatable: Bool {
    !hasReported && draft?.canBeUpdated == true && draft?.bodies[identity] === self
  }

  /// Writes what the body makes.
  func emit(into emitter: ViewEmitter) {}

  /// The same body, to be evaluated again.
  func again(_ emitter: ViewEmitter) -> EvaluatedBody { self }

  /// Has the body run when it is next written.
  func outdate() {}

  /// Whether the body of a view at this place, written now, would make the same.
  func makesSame<Content>(as view: Content, writtenBy emitter: ViewEmitter) -> Bool { false }

  /// Whether the emitter writes at the place of the body, as it did when it was evaluated.
  fileprivate func isWritten(by emitter: ViewEmitter) -> Bool {
    start == emitter.draft.position && parent == emitter.parent && depth == emitter.depth
      && container == emitter.container && environment.isCopy(of: emitter.environment)
      && modifiers.isEmpty && emitter.waitingModifiers.isEmpty
  }
}

/// A body of a view, modifier or style.
final class BodyOf<Owner, Body: View>: EvaluatedBody {
  fileprivate let owner: Owner
  fileprivate let body: @MainActor (Owner) -> Body
  fileprivate let reuse: BodyReuse
  private let memo: BodyMemo<Owner, Body>?
  /// What the body has returned, if that is not written yet.
  fileprivate var returned: Body?

  fileprivate init(
    _ owner: Owner, _ body: @escaping @MainActor (Owner) -> Body, _ reuse: BodyReuse,
    _ memo: BodyMemo<Owner, Body>?, _ emitter: ViewEmitter
  ) {
    self.owner = owner
    self.body = body
    self.reuse = reuse
    self.memo = memo
    super.init(emitter)
    memo?.evaluated = self
  }

  override func emit(into emitter: ViewEmitter) {
    if let value = returned {
      returned = nil
      emitter.write(value)
    } else {
      emitter.run(owner, body, reuse, memo, of: self)
    }
  }

  override func again(_ emitter: ViewEmitter) -> EvaluatedBody {
    BodyOf(owner, body, reuse, memo, emitter)
  }

  override func outdate() { memo?.outdate() }

  override func makesSame<Content>(as view: Content, writtenBy emitter: ViewEmitter) -> Bool {
    reuse.isAlways && isWritten(by: emitter) && memo?.hasChanged != true
      && InputComparison.areEqual(owner, view)
  }
}

/// Whether what a body returned is kept, for as long as its inputs are the same.
enum BodyReuse {
  /// The owner is all that the body is made of.
  case always
  /// The body also has a content, which does not decide what the body returns.
  case around(ModifiedViewContent)
  /// The body is made of more than its owner.
  case never

  fileprivate var isPossible: Bool { if case .never = self { false } else { true } }
  fileprivate var isAlways: Bool { if case .always = self { true } else { false } }

  @MainActor fileprivate var content: ModifiedViewContent? {
    if case .around(let content) = self { content } else { nil }
  }
}

extension ViewIdentity.Part {
  fileprivate static let memo = Self("memo")
}

extension ViewEmitter {
  /// Writes the body of a view that is not one of ours.
  func emitBody<Content: View>(of view: Content) {
    if draft.isRewriting && skips(view) { return }
    emitBody(of: view, .always) { $0.body }
  }

  /// Passes over the nodes of a view that is as it was. Nothing is made for it.
  private func skips<Content: View>(_ view: Content) -> Bool {
    guard keepsBodies, draft.update?.failed == false, !isTooDeep,
      let known = draft.bodies[identity.child(.type(Content.self))] as? EvaluatedBody,
      known.makesSame(as: view, writtenBy: self)
    else { return false }
    draft.pass(over: known)
    return true
  }

  /// Writes what a view, modifier or style makes, with its dynamic properties connected.
  ///
  /// - Parameter reuse: Whether what the body returns can be kept.
  func emitBody<Owner, Body: View>(
    of owner: Owner, _ reuse: BodyReuse = .never,
    _ body: @escaping @MainActor (Owner) -> Body
  ) {
    if isTooDeep { return reportDepth(of: "\(Owner.self)") }
    // All views are about to be written again.
    if draft.update?.failed == true { return }
    let outer = identity
    identity = outer.child(.type(Owner.self))
    let isDynamic = DynamicFields.areIn(Owner.self)
    let memo = reuse.isPossible ? memo(of: Owner.self, Body.self) : nil
    if (isDynamic || draft.keepsElements) && keepsBodies {
      evaluate(BodyOf(owner, body, reuse, memo, self))
    } else {
      run(owner, body, reuse, memo, of: nil)
    }
    identity = outer
  }

  /// Whether bodies can be evaluated alone here.
  private var keepsBodies: Bool { rowCollector == nil && draft.canBeUpdated }

  private func memo<Owner, Body>(of: Owner.Type, _: Body.Type) -> BodyMemo<Owner, Body> {
    storage.cell(at: identity.child(.part(.memo))) { BodyMemo() }
  }

  /// Writes what a body makes, and keeps it.
  func evaluate(_ evaluated: EvaluatedBody) {
    let (outer, keptElements) = (body, draft.keepsElements)
    body = evaluated
    draft.keepsElements = true
    let count = draft.contentCount
    evaluated.emit(into: self)
    evaluated.contentCount = draft.contentCount - count
    draft.keepsElements = keptElements
    body = outer
    evaluated.end = draft.position
    draft.keep(evaluated)
  }

  fileprivate func run<Owner, Body: View>(
    _ owner: Owner, _ body: @escaping @MainActor (Owner) -> Body, _ reuse: BodyReuse,
    _ memo: BodyMemo<Owner, Body>?, of evaluated: EvaluatedBody?
  ) {
    let outerBody = storage.runningBody
    storage.runningBody = Owner.self
    if let connected = connected(owner, of: evaluated ?? memo) {
      let value =
        memo?.value(of: connected, content: reuse.content, in: storage, body) ?? body(connected)
      if evaluated == nil, let memo, memo.isReading, keepsBodies {
        // The body is told of changes, so that it can be evaluated alone.
        let evaluated = BodyOf(owner, body, reuse, memo, self)
        evaluated.returned = value
        evaluate(evaluated)
      } else {
        write(value)
      }
    }
    storage.runningBody = outerBody
  }

  /// Writes what a body has returned.
  fileprivate func write(_ value: some View) {
    depth += 1
    value._emit(into: self)
    depth -= 1
  }

  /// Writes the nodes of a body again, over those that are there.
  ///
  /// - Parameter allowsEdits: Whether elements of a collection may come, go and move.
  /// - Returns: Whether something may be of another size now; `nil` if other nodes were written, or
  ///   if something was reported: then all has to be evaluated again.
  static func update(
    _ body: EvaluatedBody, allowsEdits: Bool, storage: StateStorage
  ) -> Bool? {
    guard body.isUpdatable, let draft = body.draft else { return nil }
    let emitter = ViewEmitter(
      draft: draft, storage: storage, environment: body.environment, identity: body.identity,
      depth: body.depth)
    emitter.take(body)
    storage.elements = ElementStack(around: body.element)
    defer { storage.elements = ElementStack() }
    return draft.update(body, allowsEdits: allowsEdits, storage: storage) {
      let new = body.again(emitter)
      emitter.evaluate(new)
      guard new.end == body.end, !new.hasReported else { return nil }
      return new.contentCount - body.contentCount
    }
  }
}
