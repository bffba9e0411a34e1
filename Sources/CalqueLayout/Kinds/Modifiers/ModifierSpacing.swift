extension Node {
  /// The preferences of the child of a modifier, which has those of a plain view on some edges.
  func resetSpacing(_ reset: Edge.Set, _ edges: Edge.Set) -> ViewSpacing {
    let kept = edges.subtracting(reset)
    guard !kept.isEmpty else { return ViewSpacing() }
    let inner = tree.spacing(of: index + 1, on: kept)
    return ViewSpacing { kept.contains(Edge.Set($0)) ? inner[$0] : .standard($0) }
  }

  /// A frame with a length of its own has no preference left on that axis; a spacer remains one.
  func framedSpacing(_ horizontal: Bool, _ vertical: Bool, _ edges: Edge.Set) -> ViewSpacing {
    var reset: Edge.Set = []
    if !tree.nodes[index + 1].flags.contains(.isSpacer) {
      if horizontal { reset.formUnion(.horizontal) }
      if vertical { reset.formUnion(.vertical) }
    }
    return resetSpacing(reset, edges)
  }
}
