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
  /// What the modifier modifies, if the body is that of a modifier.
  private var content: ModifiedViewContent?

  nonisolated init() {}

  func outdate() { isOutdated = true }

  /// Whether the body has to run because of what it read, and not of what it was given.
  var hasChanged: Bool { isOutdated || tracking.isChanged }

  /// Returns what the body returns: that of last time if everything that it depends on is the same.
  ///
  /// - Parameter content: What is modified, if the body is that of a modifier.
  func value(
    of owner: Owner, content: ModifiedViewContent?, in storage: StateStorage,
    _ body: @MainActor (Owner) -> Body
  ) -> Body {
    if let value, let inputs, storage.reusesBodies, !hasChanged,
      !(readsHostLanguage && storage.isEnvironmentChanged), InputComparison.areEqual(inputs, owner)
    {
      // The value has the first content; it is told what that is now.
      if let content { self.content?.take(content) }
      return value
    }
    isOutdated = false
    let questions = EvaluatingLocalizer.questions
    let value = tracking.track(in: storage.observed) { body(owner) }
    readsHostLanguage = EvaluatingLocalizer.questions != questions
    (inputs, self.value, self.content) = (owner, value, content)
    return value
  }
}

/// What a modifier modifies. The body of the modifier may be kept, while what it modifies changes.
@MainActor
final class ModifiedViewContent {
  private(set) var emit: @MainActor (ViewEmitter) -> Void

  init(_ emit: @escaping @MainActor (ViewEmitter) -> Void) { self.emit = emit }

  func take(_ other: ModifiedViewContent) { emit = other.emit }
}
