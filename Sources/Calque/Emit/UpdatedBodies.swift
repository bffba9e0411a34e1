import CalqueLayout

/// Bodies that were evaluated again because their state has changed, and no others.
@MainActor
struct UpdatedBodies {
  private var resized: [(scene: ViewScene, leaves: [LayoutNode])] = []

  /// Evaluates bodies again. Returns nil if one of them now makes other nodes.
  ///
  /// - Parameter changed: The bodies. Those inside of another one are evaluated with it.
  init?(_ changed: [EvaluatedBody], storage: StateStorage) {
    let all = Set(changed.map { ObjectIdentifier($0) })
    var done: Set<ObjectIdentifier> = []
    for body in changed where !body.isInside(of: all) {
      guard done.insert(ObjectIdentifier(body)).inserted else { continue }
      guard let scene = body.draft?.scene,
        let leaves = ViewEmitter.update(body, storage: storage)
      else { return nil }
      resized.append((scene, leaves))
    }
  }

  /// Lays out again what may have another size.
  func layOut() {
    for (scene, leaves) in resized where !leaves.isEmpty {
      for leaf in leaves { scene.tree.setNeedsMeasure(leaf) }
      scene.layOutAgain()
    }
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
