public import LayoutCore

extension ViewHost {
  /// The numbers that the layout could not work with, such as a width that is not a number, with what
  /// was done instead; in the order in which they were found.
  public var layoutDiagnostics: [LayoutDiagnostic] {
    diagnostics(of: scene)
  }

  private func diagnostics(of scene: Scene) -> [LayoutDiagnostic] {
    let own = scene.tree.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.identifier = name(around: diagnostic.node, in: scene)
      return diagnostic
    }
    return scene.inner.sorted { $0.key < $1.key }.reduce(own) { $0 + diagnostics(of: $1.value) }
  }

  /// The name of a node, or of the nearest node around that has one.
  private func name(around node: LayoutNode, in scene: Scene) -> String? {
    var node: LayoutNode? = node
    while let here = node {
      if let name = scene.semantics[Int(here.index)]?.identifier { return name }
      node = scene.tree.parent(of: here)
    }
    return nil
  }
}
