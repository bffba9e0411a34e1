public import CalqueLayout

extension ViewHost {
  /// What does not work as it is written, in the views as they are now: each cause once, at most
  /// 200; what the layout could not work with is among them. ``ViewDiagnostic/Kind`` has the kinds.
  public var diagnostics: [ViewDiagnostic] {
    let scene = scene
    return ofLayout(of: scene) + ofViews(of: scene) + storage.diagnostics.diagnostics
  }

  /// The numbers that the layout could not work with, such as a width that is not a number, with
  /// what was done instead; in the order in which they were found.
  public var layoutDiagnostics: [LayoutDiagnostic] {
    diagnostics(of: scene)
  }

  private func diagnostics(of scene: ViewScene) -> [LayoutDiagnostic] {
    let own = scene.tree.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.identifier = scene.path(to: diagnostic.node).identifier
      return diagnostic
    }
    return scene.subscenes.reduce(own) { $0 + diagnostics(of: $1) }
  }

  /// What the trees of a scene and of those inside found.
  private func ofLayout(of scene: ViewScene) -> [ViewDiagnostic] {
    let own = scene.tree.diagnostics.map { found in
      var diagnostic = ViewDiagnostic(
        .init(found.topic), "\(found.subject): \(found.argument) is \(found.value); \(found.remedy)"
      ).located(at: scene.path(to: found.node))
      if scene.tree.isPlaced(found.node) { diagnostic.frame = scene.hostFrame(of: found.node) }
      return diagnostic
    }
    return scene.subscenes.reduce(own + scene.idDiagnostics) { $0 + ofLayout(of: $1) }
  }

  /// What the texts that are laid out found about themselves.
  private func ofViews(of scene: ViewScene) -> [ViewDiagnostic] {
    let found = DiagnosticCollector()
    scene.visit(at: origin) { scene, node, frame, _, _ in
      guard let leaf = scene.draft[node].paint as? TextLeaf else { return }
      for diagnostic in leaf.diagnostics {
        var located = diagnostic.located(at: scene.path(to: node))
        located.frame = frame
        found.report(located)
      }
    }
    return found.diagnostics
  }
}

extension ViewDiagnostic.Kind {
  fileprivate init(_ topic: LayoutDiagnostic.Topic) {
    switch topic {
    case .number: self = .unusableNumber
    case .wideRow: self = .overflowingRow
    case .endlessLayout: self = .endlessLayout
    }
  }
}
