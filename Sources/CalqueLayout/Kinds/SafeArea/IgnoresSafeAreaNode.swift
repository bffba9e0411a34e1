extension LayoutElement {
  /// What is inside runs beyond those of the edges of its safe area that it touches. The size is
  /// what it is without that.
  package static func ignoresSafeArea(
    _ regions: SafeAreaRegions, _ edges: Edge.Set
  ) -> LayoutElement {
    LayoutElement(
      IgnoresSafeAreaNode.kind, Double(bitPattern: UInt64(regions.rawValue)),
      Double(edges.rawValue))
  }
}

enum IgnoresSafeAreaNode: PassBehavior {
  static let kind = NodeKind(IgnoresSafeAreaNode.self)
  static let name = ""
  static let contentBounds = ContentBounds.child

  static func append(_ element: LayoutElement, _ node: Node) {
    // The set of all regions has more bits than a number is exact to.
    let regions = SafeAreaRegions(rawValue: UInt(element.numbers.first.bitPattern))
    let edges = Edge.Set(rawValue: Int8(element.numbers.second))
    node.tree.store(SafeAreas.self).seekers.append(
      SafeAreas.Seeker(node: node.index, regions: regions, edges: edges))
  }
}
