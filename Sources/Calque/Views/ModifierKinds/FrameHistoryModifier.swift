/// Has the frames of a view kept before and after a change; see ``FrameHistory``.
package struct FrameHistoryModifier {
  package nonisolated init() {}
}

extension FrameHistoryModifier: PrimitiveModifier {
  package func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    emitter.storage.frames.isWanted = true
    let identity = emitter.identity.child(.part(.frameHistory))
    emitter.with(FrameHistoryAnnotation(identity: identity)) { content._emit(into: emitter) }
  }
}

/// Tells the node whose frame it is. Of several views that a modifier applies to, the first one
/// counts.
private struct FrameHistoryAnnotation: NodeAnnotation {
  let identity: ViewIdentity

  func annotate(_ details: inout NodeDetails?) {
    details.change { $0.frameIdentity = identity }
  }
}

extension ViewIdentity.Part {
  fileprivate static let frameHistory = Self("frameHistory")
}
