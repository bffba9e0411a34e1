/// What is done while a view is there; see ``AppearanceAction``.
protocol Lifecycle {
  /// Makes what is done for a view.
  ///
  /// - Parameters:
  ///   - identity: The place of the modifier, for what it keeps. It differs from those of other
  ///     modifiers of the view.
  ///   - storage: Where it is kept.
  @MainActor func actions(at identity: ViewIdentity, in storage: StateStorage) -> AppearanceAction
}

/// A modifier that does something while its view is there, once for a group of views and for each
/// row of a list.
struct LifecycleModifier<Actions: Lifecycle> {
  let actions: Actions

  nonisolated init(_ actions: Actions) { self.actions = actions }
}

extension LifecycleModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    if emitter.isTooDeep { return emitter.reportDepth(of: "\(Actions.self)") }
    // The depth tells several modifiers of one view from each other.
    emitter.depth += 1
    defer { emitter.depth -= 1 }
    if emitter.rowCollector != nil {
      emitter.with(RowLifecycle(actions: actions)) { content._emit(into: emitter) }
    } else {
      emitter.add(actions, number: emitter.depth)
      content._emit(into: emitter)
    }
  }
}

extension ViewEmitter {
  fileprivate func add(_ actions: some Lifecycle, number: Int) {
    let identity = identity.child(.part(.init("lifecycle", number: number)))
    addAppearance(actions.actions(at: identity, in: storage))
  }
}

/// Actions for each of the rows that the modifier is around.
private struct RowLifecycle: NodeAnnotation {
  let actions: any Lifecycle

  func willEmit(into emitter: ViewEmitter, number: Int) {
    emitter.add(actions, number: number)
  }
}
