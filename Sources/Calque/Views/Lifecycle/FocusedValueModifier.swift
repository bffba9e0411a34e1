/// Tells others something while a view has the focus.
struct FocusedValueModifier {
  let tell: (inout FocusedValues) -> Void
  /// Whether it is told whatever has the focus.
  var isOfScene = false
}

extension FocusedValueModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    if emitter.isTooDeep { return emitter.reportDepth(of: "focusedValue") }
    emitter.depth += 1
    defer { emitter.depth -= 1 }
    let storage = emitter.storage
    let publications = storage.object { FocusPublications() }
    let place = emitter.identity.child(.part(.init("focusedValue", number: emitter.depth)))
    let publication = storage.cell(at: place) { FocusPublication() }
    publication.depth = emitter.depth
    let outer = emitter.environment
    if isOfScene || outer.isFocused {
      publication.tell = tell
    } else {
      publication.tell = nil
      emitter.environment.focusPublications.append(FocusTelling(publication, tell))
    }
    content._emit(into: emitter)
    emitter.environment = outer
    let update = FocusUpdate(publications: publications)
    emitter.addAppearance(update.actions(at: place, in: storage))
  }
}

/// Has the views evaluated again that read what was told, once it is something else.
private struct FocusUpdate: Lifecycle {
  let publications: FocusPublications

  func actions(at identity: ViewIdentity, in storage: StateStorage) -> AppearanceAction {
    let update = { [weak storage] in
      guard let storage, publications.update(from: storage) else { return }
      storage.onChange(nil)
    }
    return AppearanceAction(identity: identity, update: update, disappear: update)
  }
}
