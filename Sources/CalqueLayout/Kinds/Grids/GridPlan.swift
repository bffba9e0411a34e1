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
    /// Whether so many grids are nested in it that asking all questions of each would never end:
    /// see `GridSolution.deepOffers`.
    let isDeep: Bool
  }

  struct Row {
    /// The node of the row; `nil` for a view between the rows.
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

struct GridPlanBuilder {
  private let tree: LayoutTree
  private let grid: Node
  private let alignment: Alignment
  private var plan = GridPlan()
  private var columnGuides: [Int: HorizontalAlignment] = [:]

  init(_ grid: Node, _ alignment: Alignment) {
    tree = grid.tree
    self.grid = grid
    self.alignment = alignment
  }

  mutating func build() -> GridPlan {
    let items = Array(grid.children)
    var columns = 1
    for item in items {
      guard let row = tree.gridRow(item) else { continue }
      let spans = Node(tree, row).children.map { tree.gridCell($0).columns ?? 1 }
      columns = max(columns, spans.reduce(0, +))
    }
    for item in items { add(item, columns) }
    plan.columnAlignments = (0..<columns).map {
      columnGuides[$0]?.key ?? alignment.horizontal.key
    }
    findGaps()
    return plan
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
    let guide = Node(tree, row).rowGuide ?? alignment.vertical.key
    var column = 0
    for cell in Node(tree, row).children {
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
        isDeep: tree.nodes[node].flags.isSuperset(of: .nestedNegotiators)))
  }

  /// The largest distance that any two neighbours prefer, where the grid does not say one.
  private mutating func findGaps() {
    let flags = grid.record.pointee.flags
    let (across, down) = (grid.columnSpacing, grid.rowSpacing)
    plan.columnGaps = Array(
      repeating: across.isNaN ? tree.defaultSpacing : across, count: max(plan.columnCount - 1, 0))
    plan.rowGaps = Array(
      repeating: down.isNaN ? tree.defaultSpacing : down, count: max(plan.rows.count - 1, 0))
    if across.isNaN, !flags.isDisjoint(with: .spacing(along: .horizontal)) {
      for gap in plan.columnGaps.indices {
        if let widest = widestColumnGap(gap) { plan.columnGaps[gap] = widest }
      }
    }
    if down.isNaN, !flags.isDisjoint(with: .spacing(along: .vertical)) {
      for gap in plan.rowGaps.indices {
        if let widest = widestRowGap(gap) { plan.rowGaps[gap] = widest }
      }
    }
  }

  private func widestColumnGap(_ gap: Int) -> Double? {
    plan.rows.compactMap { row -> Double? in
      let cells = plan.cells[row.cells]
      guard let first = cells.first(where: { $0.column + $0.span == gap + 1 }),
        let second = cells.first(where: { $0.column == gap + 1 })
      else { return nil }
      return tree.preferredGap(first.node, second.node, .horizontal)
    }.max()
  }

  private func widestRowGap(_ gap: Int) -> Double? {
    var widest: Double?
    for above in plan.cells[plan.rows[gap].cells] {
      for below in plan.cells[plan.rows[gap + 1].cells]
      where below.column < above.column + above.span && above.column < below.column + below.span {
        let wish = tree.preferredGap(above.node, below.node, .vertical)
        widest = max(widest ?? wish, wish)
      }
    }
    return widest
  }
}
