/// Bodies that were evaluated again because their state has changed, and no others.
@MainActor
struct UpdatedBodies {
  private var resized: [ViewScene] = []

  /// Evaluates bodies again. Returns nil if one of them now makes other nodes.
  ///
  /// - Parameters:
  ///   - changed: The bodies. Those inside of another one are evaluated with it.
  ///   - allowsEdits: Whether elements of a collection may come, go and move.
  init?(_ changed: [EvaluatedBody], allowsEdits: Bool, storage: StateStorage) {
    let all = Set(changed.map { ObjectIdentifier($0) })
    var done: Set<ObjectIdentifier> = []
    for body in changed where !body.isInside(of: all) {
      guard done.insert(ObjectIdentifier(body)).inserted else { continue }
      guard let scene = body.draft?.scene,
        let isResized = ViewEmitter.update(body, allowsEdits: allowsEdits, storage: storage)
      else { return nil }
      if isResized, !resized.contains(where: { $0 === scene }) { resized.append(scene) }
    }
  }

  /// Lays out again what may have another size.
  func layOut() {
    for scene in resized { scene.layOutAgain() }
  }
}

extension EvaluatedBody {
  fileprivate func isInside(of bodies: Set<ObjectIdentifier>) -> Bool {
    var around = outer
    while let here = around {
      if bodies.contains(ObjectIdentifier(here)) { return true }
      around = here.outer
    }
    return false
  }
}
