package import Foundation

extension LayoutElement {
  /// Cells in columns and rows. Rows are `gridRow` children; every other child spans all columns.
  package static func grid(
    _ alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?
  ) -> LayoutElement {
    LayoutElement(
      GridNode.kind, Double(given: horizontalSpacing), Double(given: verticalSpacing),
      alignment: alignment)
  }

  /// Whether this is a grid, whose children may be rows.
  package var isGrid: Bool { kind == GridNode.kind }
}

extension Node {
  /// Between columns and between rows; NaN leaves it to the cells.
  var columnSpacing: Double { number1 }
  var rowSpacing: Double { number2 }
}

enum GridNode: ContainerBehavior {
  static let kind = NodeKind(GridNode.self)
  static let name = "Grid"
  static let contentBounds = ContentBounds.frame
  static let flags: NodeFlags = [.orientsChildren, .tracksChanges]

  /// What is kept of a grid beside its node.
  private final class State {
    let alignment: Alignment
    /// The cells, found when they are first needed.
    var plan: GridPlan?

    init(_ alignment: Alignment) {
      self.alignment = alignment
    }
  }

  static func append(_ element: LayoutElement, _ node: Node) {
    let (tree, index) = (node.tree, node.index)
    node.number1 = tree.distance(element.numbers.first, index, "Grid", "horizontalSpacing")
    node.number2 = tree.distance(element.numbers.second, index, "Grid", "verticalSpacing")
    node.keep(State(element.alignment))
  }

  static func derive(_ traits: inout NodeTraits, _ node: Node) {
    node.object(State.self).plan = nil
    traits.flags.formUnion(node.commonFlags().intersection(.rigid))
    traits.flags.insert(.memoized)
    traits.flags.count(.oneNegotiator, upTo: .nestedNegotiators)
  }

  static func changed(_ node: Node, inside child: Int?) {
    node.object(State.self).plan = nil
  }

  private static func solver(_ node: Node) -> GridSolver {
    let state = node.object(State.self)
    if let plan = state.plan { return GridSolver(tree: node.tree, plan: plan) }
    var builder = GridPlanBuilder(node, state.alignment)
    let plan = builder.build()
    state.plan = plan
    return GridSolver(tree: node.tree, plan: plan)
  }

  static func size(_ node: Node, _ proposal: Proposal) -> Extent {
    solver(node).solve(proposal).size
  }

  static func place(_ node: Node, _ proposal: Proposal, _ size: Extent) {
    let (tree, solver) = (node.tree, solver(node))
    let solution = solver.solve(proposal)
    for (number, row) in solver.plan.rows.enumerated() {
      guard var wrapper = row.node else { continue }
      let height = solution.rows[number]
      while Int(tree.nodes[wrapper].parent) != node.index {
        tree.frames[wrapper] = Frame(x: 0, y: 0, width: size.width, height: height)
        wrapper = Int(tree.nodes[wrapper].parent)
      }
      tree.frames[wrapper] = Frame(
        x: 0, y: solution.rowStarts[number], width: size.width, height: height)
    }
    for (cell, place) in zip(solver.plan.cells, solver.places(solution)) {
      var place = place
      // The frame of a cell is relative to its row, which is as wide as the grid.
      if solver.plan.rows[cell.row].node != nil { place.y -= solution.rowStarts[cell.row] }
      node.place(cell.node, place, in: size)
    }
  }

  static func mergedGuide(
    _ key: AlignmentKey, _ node: Node, _ proposal: Proposal
  ) -> Double? {
    let (tree, solver) = (node.tree, solver(node))
    let places = solver.places(solver.solve(proposal))
    return key.merge(
      zip(solver.plan.cells, places).compactMap { cell, place in
        tree.explicitGuide(key, of: cell.node, place.proposal).map {
          $0 + (key.axis == .horizontal ? place.x : place.y)
        }
      }, tree.decisions)
  }
}
