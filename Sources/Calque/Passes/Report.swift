import CalqueLayout

extension ViewScene {
  /// Keeps what was found about a node.
  func report(_ diagnostic: ViewDiagnostic, at node: LayoutNode, isLasting: Bool = false) {
    var diagnostic = diagnostic.located(at: draft.path(to: node))
    if diagnostic.frame == nil, tree.isPlaced(node) { diagnostic.frame = hostFrame(of: node) }
    storage.diagnostics.report(diagnostic, isLasting: isLasting)
  }
}
