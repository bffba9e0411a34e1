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
  let parent: LayoutNode?
  /// The body that this one was made by.
  private(set) weak var outer: EvaluatedBody?
  /// Where the nodes are.
  private(set) weak var draft: SceneDraft?
  let start: Int
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
    outer = emitter.body
    draft = emitter.draft
    start = emitter.draft.position
    end = start
  }

  /// Whether this is the last evaluation of its place, and its nodes can be written again.
  var isUpdatable: Bool {
    !hasReported && draft?.canBeUpdated == true && draft?.bodies[identity] === self
  }

  /// Writes what the body makes.
  func emit(into emitter: ViewEmitter) {}

  /// The same body, to be evaluated anew.
  func again(_ emitter: ViewEmitter) -> EvaluatedBody { self }

  /// Whether a body of the same place would make the same.
  func hasSameInputs(as other: any EvaluatedNodes) -> Bool {
    guard let other = other as? EvaluatedBody else { return false }
    return identity == other.identity && start == other.start && parent == other.parent
      && depth == other.depth && container == other.container
      && environment.isCopy(of: other.environment)
      && modifiers.isEmpty && other.modifiers.isEmpty
  }
}

/// A body of a view, modifier or style.
final class BodyOf<Owner, Body: View>: EvaluatedBody {
  private let owner: Owner
  private let body: @MainActor (Owner) -> Body

  init(
    _ owner: Owner, _ body: @escaping @MainActor (Owner) -> Body, _ emitter: ViewEmitter
  ) {
    self.owner = owner
    self.body = body
    super.init(emitter)
  }

  override func emit(into emitter: ViewEmitter) {
    emitter.run(owner, body, of: self)
  }

  override func again(_ emitter: ViewEmitter) -> EvaluatedBody { BodyOf(owner, body, emitter) }

  override func hasSameInputs(as other: any EvaluatedNodes) -> Bool {
    guard super.hasSameInputs(as: other), let other = other as? BodyOf<Owner, Body> else {
      return false
    }
    return InputComparison.areEqual(owner, other.owner)
  }
}

extension ViewEmitter {
  /// Writes the body of a view that is not one of ours.
  func emitBody<Content: View>(of view: Content) {
    emitBody(of: view, canBeSkipped: true) { $0.body }
  }

  /// Writes what a view, modifier or style makes, with its dynamic properties connected.
  ///
  /// - Parameter canBeSkipped: Whether `owner` is all that the body is made of.
  func emitBody<Owner, Body: View>(
    of owner: Owner, canBeSkipped: Bool = false,
    _ body: @escaping @MainActor (Owner) -> Body
  ) {
    if isTooDeep { return reportDepth(of: "\(Owner.self)") }
    let outer = identity
    identity = outer.child(.type(Owner.self))
    let isDynamic = DynamicFields.areIn(Owner.self)
    if (isDynamic || draft.keepsElements) && rowCollector == nil && draft.canBeUpdated {
      let evaluated = BodyOf(owner, body, self)
      if !(canBeSkipped && draft.skip(evaluated)) { evaluate(evaluated) }
    } else {
      depth += 1
      run(owner, body, of: nil)
      depth -= 1
    }
    identity = outer
  }

  /// Runs a body, and keeps what it made.
  func evaluate(_ evaluated: EvaluatedBody) {
    let (outer, keptElements) = (body, draft.keepsElements)
    body = evaluated
    draft.keepsElements = true
    depth += 1
    let count = draft.contentCount
    evaluated.emit(into: self)
    evaluated.contentCount = draft.contentCount - count
    depth -= 1
    draft.keepsElements = keptElements
    body = outer
    evaluated.end = draft.position
    draft.keep(evaluated)
  }

  fileprivate func run<Owner, Body: View>(
    _ owner: Owner, _ body: @MainActor (Owner) -> Body, of evaluated: EvaluatedBody?
  ) {
    let outerBody = storage.runningBody
    storage.runningBody = Owner.self
    if let connected = connected(owner, of: evaluated) { body(connected)._emit(into: self) }
    storage.runningBody = outerBody
  }

  /// Writes the nodes of a body again, over those that are there.
  ///
  /// - Returns: The leaves that may have another size now; `nil` if other nodes were written, or if
  ///   something was reported: then all has to be evaluated again.
  static func update(_ body: EvaluatedBody, storage: StateStorage) -> [LayoutNode]? {
    guard body.isUpdatable, let draft = body.draft else { return nil }
    let emitter = ViewEmitter(
      draft: draft, storage: storage, environment: body.environment, identity: body.identity,
      depth: body.depth)
    emitter.take(body)
    return draft.update(from: body.start, to: body.end) {
      let new = body.again(emitter)
      emitter.evaluate(new)
      return new.contentCount == body.contentCount && new.end == body.end && !new.hasReported
    }
  }
}
