/// A value that is found for a view after each layout, and what is done when it is another one.
@MainActor
final class NotedValue<Value: Equatable> {
  private var known: Value?
  private var new: Value?

  nonisolated init() {}

  /// Takes the value of a view. That of another view of the same group is joined to it.
  func note(_ value: Value, _ join: (inout Value, Value) -> Void) {
    if var new {
      join(&new, value)
      self.new = new
    } else {
      new = value
    }
  }

  /// Calls an action with the value before, nil at first, and the new one, if they differ.
  func take(_ action: (Value?, Value) -> Void) {
    guard let value = new else { return }
    new = nil
    let old = known
    guard old != value else { return }
    known = value
    action(old, value)
  }
}

/// A modifier that does something when a value changes that is found for its view after layout.
struct NotingModifier<Value: Equatable> {
  /// Makes the step that finds the value.
  let step: (NotedValue<Value>) -> any PreferenceStep
  /// Gets the value before, nil at first, and the new one.
  let action: (Value?, Value) -> Void

  nonisolated init(
    step: @escaping (NotedValue<Value>) -> any PreferenceStep,
    action: @escaping (Value?, Value) -> Void
  ) {
    (self.step, self.action) = (step, action)
  }
}

extension NotingModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    emitter.storage.observesPreferences = true
    let noted = emitter.storage.cell(
      at: emitter.identity.child(.part(.init("noted", number: emitter.depth)))
    ) { NotedValue<Value>() }
    LifecycleModifier(NotedChange(noted: noted, action: action))._emit(
      content: content.modifier(AnnotationModifier(PreferenceAnnotation(step(noted)))),
      into: emitter)
  }
}

private struct NotedChange<Value: Equatable>: Lifecycle {
  let noted: NotedValue<Value>
  let action: (Value?, Value) -> Void

  func actions(at identity: ViewIdentity, in storage: StateStorage) -> AppearanceAction {
    AppearanceAction(identity: identity, update: { noted.take(action) })
  }
}
