nonisolated extension View {
  /// Does something once the view is there.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(action: action))
  }
}

private struct AppearanceModifier {
  let action: (() -> Void)?
}

extension AppearanceModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    guard let action else { return content._emit(into: emitter) }
    if emitter.rowCollector != nil {
      emitter.with(RowAppearance(action: action)) { content._emit(into: emitter) }
    } else {
      emitter.addAppearance(AppearanceAction(identity: emitter.identity, action: action))
      content._emit(into: emitter)
    }
  }
}

/// An action for each of the rows that the modifier is around.
private struct RowAppearance: NodeAnnotation {
  let action: () -> Void

  func willEmit(into emitter: ViewEmitter, number: Int) {
    let identity = emitter.identity.child(.part(.init("appearance", number: number)))
    emitter.addAppearance(AppearanceAction(identity: identity, action: action))
  }
}
