/// Gives a collection actions that edit it.
struct CollectionEditModifier {
  let edits: CollectionEdits

  nonisolated init(_ edits: CollectionEdits) { self.edits = edits }
}

extension CollectionEditModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    guard let collector = emitter.rowCollector as? LazyRowCollector else {
      return content._emit(into: emitter)
    }
    let outer = collector.edits
    collector.edits = outer.filled(with: edits)
    content._emit(into: emitter)
    collector.edits = outer
  }
}
