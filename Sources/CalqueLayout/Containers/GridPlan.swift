import Foundation

/// The cells of a grid and what they and their rows say, found once for a tree.
struct GridPlan {
  struct Cell {
    let node: Int
    let row: Int
    let column: Int
    let span: Int
    /// The point of the cell that the same point of the view meets; `nil` for guides.
    var anchor: UnitPoint?
    let unsized: Axis.Set
    /// Cells that span several columns do not make them wider while these are negotiated.
    let isMerged: Bool
    /// Whether so many grids are nested in it that asking all questions of each would never end: see
    /// `GridSolution.deepOffers`.
    let isDeep: Bool
  }

  struct Row {
    /// The node of the row; `nil` for a view that stands between the rows.
    let node: Int?
    let cells: Range<Int>
    let alignment: AlignmentKey
  }

  var cells: [Cell] = []
  var rows: [Row] = []
  var columnAlignments: [AlignmentKey] = []
  var columnGaps: [Double] = []
  var rowGaps: [Double] = []

  var columnCount: Int { columnAlignments.count }
}

extension LayoutTree {
  func gridPlan(_ index: Int) -> GridPlan {
    if let known = gridPlans[index] { return known }
    var builder = GridPlanBuilder(tree: self, grid: index)
    let plan = builder.build()
    gridPlans[index] = plan
    return plan
  }

  /// What the modifiers of a cell say to the grid; the outermost of each kind counts.
  func gridCell(_ index: Int) -> GridCell {
    var result = GridCell()
    var index = index
    while nodes[index].kind.isUnary {
      if nodes[index].kind == .pass, nodes[index].payload != .max,
        case .gridCell(let cell) = elements[Int(nodes[index].payload)]
      {
        result.columns = result.columns ?? cell.columns
        result.anchor = result.anchor ?? cell.anchor
        result.unsizedAxes = result.unsizedAxes ?? cell.unsizedAxes
        result.columnAlignment = result.columnAlignment ?? cell.columnAlignment
      }
      guard nodes[index].childCount > 0 else { break }
      index += 1
    }
    return result
  }

  /// The row that a child of a grid is, perhaps behind names and the like.
  func gridRow(_ index: Int) -> Int? {
    var index = index
    while nodes[index].action == .pass && nodes[index].kind == .pass { index += 1 }
    return nodes[index].kind == .gridRow && nodes[index].childCount > 0 ? index : nil
  }
}

private struct GridPlanBuilder {
  let tree: LayoutTree
  let grid: Int
  var plan = GridPlan()
  var columnGuides: [Int: HorizontalAlignment] = [:]

  private var alignment: Alignment { tree.alignments[Int(tree.nodes[grid].payload)] }

  init(tree: LayoutTree, grid: Int) {
    self.tree = tree
    self.grid = grid
  }

  mutating func build() -> GridPlan {
    let items = children(of: grid)
    var columns = 1
    for item in items {
      guard let row = tree.gridRow(item) else { continue }
      let spans = children(of: row).map { tree.gridCell($0).columns ?? 1 }
      columns = max(columns, spans.reduce(0, +))
    }
    for item in items { add(item, columns) }
    plan.columnAlignments = (0..<columns).map {
      columnGuides[$0]?.key ?? alignment.horizontal.key
    }
    findGaps()
    return plan
  }

  private func children(of index: Int) -> [Int] {
    let node = tree.nodes[index]
    var result: [Int] = []
    var child = index + 1
    while child < Int(node.end) {
      result.append(child)
      child = Int(tree.nodes[child].end)
    }
    return result
  }

  private mutating func add(_ item: Int, _ columns: Int) {
    let first = plan.cells.count
    guard let row = tree.gridRow(item) else {
      addCell(item, 0, columns, alignment.vertical.key)
      plan.rows.append(
        GridPlan.Row(
          node: nil, cells: first..<plan.cells.count, alignment: alignment.vertical.key))
      return
    }
    let record = tree.nodes[row]
    let guide =
      record.b.isNaN
      ? alignment.vertical.key : tree.alignments[Int(record.payload)].vertical.key
    var column = 0
    for cell in children(of: row) {
      let span = tree.gridCell(cell).columns ?? 1
      addCell(cell, column, span, guide)
      column += span
    }
    plan.rows.append(
      GridPlan.Row(node: row, cells: first..<plan.cells.count, alignment: guide))
  }

  private mutating func addCell(_ node: Int, _ column: Int, _ span: Int, _ row: AlignmentKey) {
    let says = tree.gridCell(node)
    if let guide = says.columnAlignment, columnGuides[column] == nil {
      columnGuides[column] = guide
    }
    var anchor = says.anchor
    if anchor == nil, span > 1 {
      // A merged cell has no column to align with: the guides become a point.
      let unit = Extent(1, 1)
      let horizontal = says.columnAlignment?.key ?? alignment.horizontal.key
      anchor = UnitPoint(
        x: tree.defaultGuide(horizontal, unit),
        y: tree.defaultGuide(
          tree.decisions.mergedCellAlignment == .row ? row : alignment.vertical.key, unit))
    }
    plan.cells.append(
      GridPlan.Cell(
        node: node, row: plan.rows.count, column: column, span: span, anchor: anchor,
        unsized: says.unsizedAxes ?? [], isMerged: span > 1,
        isDeep: tree.nodes[node].flags.isSuperset(of: .nestedGrids)))
  }

  /// The largest distance that any two neighbours prefer, where the grid does not say one.
  private mutating func findGaps() {
    let record = tree.nodes[grid]
    plan.columnGaps = Array(
      repeating: record.a.isNaN ? tree.defaultSpacing : record.a,
      count: max(plan.columnCount - 1, 0))
    plan.rowGaps = Array(
      repeating: record.b.isNaN ? tree.defaultSpacing : record.b, count: max(plan.rows.count - 1, 0)
    )
    if record.a.isNaN, !record.flags.isDisjoint(with: .spacing(along: .horizontal)) {
      for gap in plan.columnGaps.indices {
        let wishes = plan.rows.compactMap { row -> Double? in
          let cells = plan.cells[row.cells]
          guard let first = cells.first(where: { $0.column + $0.span == gap + 1 }),
            let second = cells.first(where: { $0.column == gap + 1 })
          else { return nil }
          return tree.preferredGap(first.node, second.node, .horizontal)
        }
        if let widest = wishes.max() { plan.columnGaps[gap] = widest }
      }
    }
    if record.b.isNaN, !record.flags.isDisjoint(with: .spacing(along: .vertical)) {
      for gap in plan.rowGaps.indices {
        var widest = -Double.infinity
        for above in plan.cells[plan.rows[gap].cells] {
          for below in plan.cells[plan.rows[gap + 1].cells]
          where below.column < above.column + above.span
            && above.column < below.column + below.span
          {
            widest = max(widest, tree.preferredGap(above.node, below.node, .vertical))
          }
        }
        if widest.isFinite { plan.rowGaps[gap] = widest }
      }
    }
  }
}
