import CalqueLocalization

/// What a body last was, at its place: its inputs and what it returned. It is kept with the state
/// of the view.
///
/// A body whose inputs are the same is not run again. What it returned is written again where its
/// surroundings changed: another environment, or a tree in which other views came or went.
@MainActor
final class BodyMemo<Owner, Body>: StateOwner {
  /// The owner with its dynamic properties connected, which hold what the body read.
  private var inputs: Owner?
  private var value: Body?
  /// Whether `String(localized:)` was called: it follows the language of the host.
  private var readsHostLanguage = false
  /// Whether state of the view has changed since.
  private var isOutdated = false
  private let tracking = BodyTracking()
  private var body: (@MainActor (Owner) -> Body)?
  /// Whether the body has run and what it returned was not written yet.
  private var isUnwritten = false
  /// The last evaluation of the body, if it can be evaluated alone.
  weak var evaluated: (any StateOwner)?
  /// What the modifier modifies, if the body is that of a modifier.
  private var content: ModifiedViewContent?

  nonisolated init() {}

  func outdate() { isOutdated = true }

  /// Whether the body has to be written again because of what it read, not of what it was given.
  var hasChanged: Bool { isOutdated || isUnwritten || tracking.isChanged }
  /// Whether the body has read an object: a change of it has the body run.
  var isReading: Bool { tracking.isReading }

  /// Returns what the body returns: that of last time if everything that it depends on is the same.
  ///
  /// - Parameter content: What is modified, if the body is that of a modifier.
  func value(
    of owner: Owner, content: ModifiedViewContent?, in storage: StateStorage,
    _ body: @escaping @MainActor (Owner) -> Body
  ) -> Body {
    isUnwritten = false
    if let value, let inputs, storage.reusesBodies, !hasChanged,
      !(readsHostLanguage && storage.isEnvironmentChanged), InputComparison.areEqual(inputs, owner)
    {
      // The value has the first content; it is told what that is now.
      if let content { self.content?.take(content) }
      return value
    }
    (inputs, self.body, self.content) = (owner, body, content)
    return run(body, owner, in: storage)
  }

  private func run(
    _ body: @MainActor (Owner) -> Body, _ owner: Owner, in storage: StateStorage
  ) -> Body {
    isOutdated = false
    let questions = EvaluatingLocalizer.questions
    let value = tracking.track(in: storage.observed) { body(owner) }
    readsHostLanguage = EvaluatingLocalizer.questions != questions
    if isReading { tracking.belongs(to: self) }
    self.value = value
    return value
  }
}

extension BodyMemo: ObservingMemo {
  func refresh(in storage: StateStorage) {
    guard tracking.isChanged, let inputs, let body else { return }
    let outer = storage.runningBody
    storage.runningBody = Owner.self
    _ = run(body, inputs, in: storage)
    storage.runningBody = outer
    isUnwritten = true
  }
}

/// What a modifier modifies. The body of the modifier may be kept, while what it modifies changes.
@MainActor
final class ModifiedViewContent {
  private(set) var emit: @MainActor (ViewEmitter) -> Void

  init(_ emit: @escaping @MainActor (ViewEmitter) -> Void) { self.emit = emit }

  func take(_ other: ModifiedViewContent) { emit = other.emit }
}
