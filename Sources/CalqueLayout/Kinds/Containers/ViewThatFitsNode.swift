extension LayoutElement {
  /// Lays out the first child whose ideal size fits; the others are not placed.
  package static func viewThatFits(_ axes: Axis.Set) -> LayoutElement {
    LayoutElement(ViewThatFitsNode.kind, Double(axes.rawValue))
  }
}

extension Node {
  /// The axes along which a view has to fit.
  fileprivate var fittingAxes: Axis.Set { Axis.Set(rawValue: Int8(number1)) }
}

enum ViewThatFitsNode: ContainerBehavior {
  static let kind = NodeKind(ViewThatFitsNode.self)
  static let name = "ViewThatFits"
  static let flags: NodeFlags = [.orientsChildren, .passesSingleChild]

  static func append(_ element: LayoutElement, _ node: Node) {
    node.number1 = element.numbers.first
  }

  static func size(_ node: Node, _ proposal: Proposal) -> Extent {
    node.measure(fittingChild(node, proposal), proposal)
  }

  /// The first child whose ideal size is not larger than the proposal, or else the last.
  ///
  /// The ideal is asked for along the axes that count; along the other one the child gets what
  /// is proposed. Where nothing is proposed everything fits.
  private static func fittingChild(_ node: Node, _ proposal: Proposal) -> Int {
    let countsX = node.fittingAxes.contains(.horizontal)
    let countsY = node.fittingAxes.contains(.vertical)
    let (width, height) = (proposal.width, proposal.height)
    var last = node.index + 1
    for child in node.children {
      last = child
      if Int(node.tree.nodes[child].end) == node.end { break }
      let ideal = node.tree.measure(child, countsX ? .nan : width, countsY ? .nan : height)
      let fitsX = !countsX || !(ideal.width > width)
      let fitsY = !countsY || !(ideal.height > height)
      if fitsX && fitsY { break }
    }
    return last
  }

  static func place(_ node: Node, _ proposal: Proposal, _ size: Extent) {
    let chosen = fittingChild(node, proposal)
    for child in node.children {
      if child == chosen {
        node.tree.nodes[child].flags.remove(.hidden)
      } else {
        node.tree.nodes[child].flags.insert(.hidden)
      }
    }
    node.place(chosen, ChildPlace(proposal: proposal, size: size, x: 0, y: 0), in: size)
  }

  static func guide(_ key: AlignmentKey, _ node: Node, _ proposal: Proposal) -> Double? {
    node.tree.explicitGuide(key, of: fittingChild(node, proposal), proposal)
  }

  static func spacing(_ node: Node, on edges: Edge.Set) -> ViewSpacing {
    node.tree.spacing(of: node.index + 1, on: edges)
  }
}
