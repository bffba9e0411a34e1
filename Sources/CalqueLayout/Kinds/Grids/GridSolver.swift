/// Works out the columns and rows of a grid for a proposal, and the places of its cells.
struct GridSolver {
  let tree: LayoutTree
  let plan: GridPlan

  /// Columns first, like the children of a row; then the rows with the widths known, like the
  /// children of a column.
  func solve(_ proposal: Proposal) -> GridSolution {
    let (width, height) = (proposal.width, proposal.height)
    var solution = GridSolution()
    let byColumn = Dictionary(grouping: plan.cells.filter { !$0.isMerged }, by: \.column)
    solution.columns = GridTracks.share(
      width, count: plan.columnCount, gaps: plan.columnGaps,
      answer: { column, offer in
        trackLength(
          byColumn[column] ?? [], .horizontal, plan.columnAlignments[column],
          { cell in
            let offer = cell.unsized.contains(.horizontal) ? 0 : offer
            if cell.isDeep { solution.deepOffers[cell.node] = offer }
            return Proposal(offer, cell.isDeep ? .nan : height)
          })
      },
      flexibility: { column in
        flexibility(byColumn[column] ?? [], .horizontal) {
          Proposal($1, $0.isDeep ? .nan : height)
        }
      })
    widen(&solution, width, height)
    (solution.columnStarts, solution.size.width) = GridTracks.starts(
      solution.columns, plan.columnGaps)
    let known = solution
    solution.rows = GridTracks.share(
      height, count: plan.rows.count, gaps: plan.rowGaps,
      answer: { row, offer in
        trackLength(
          Array(plan.cells[plan.rows[row].cells]), .vertical, plan.rows[row].alignment,
          { Proposal(known.offer($0), $0.unsized.contains(.vertical) ? 0 : offer) })
      },
      flexibility: { row in
        flexibility(Array(plan.cells[plan.rows[row].cells]), .vertical) {
          Proposal(known.offer($0), $1)
        }
      })
    (solution.rowStarts, solution.size.height) = GridTracks.starts(solution.rows, plan.rowGaps)
    return solution
  }

  /// The extent of the cells of a track after aligning them.
  private func trackLength(
    _ cells: [GridPlan.Cell], _ axis: Axis, _ alignment: AlignmentKey,
    _ proposal: (GridPlan.Cell) -> Proposal
  ) -> Double {
    var ascent = -Double.infinity
    var descent = -Double.infinity
    var longest = 0.0
    for cell in cells {
      let offered = proposal(cell)
      let answer = tree.measure(cell.node, offered.width, offered.height)
      let length = axis == .horizontal ? answer.width : answer.height
      longest = max(longest, length)
      guard cell.anchor == nil, length.isFinite else { continue }
      let guide = tree.guide(alignment, of: cell.node, offered, answer)
      ascent = max(ascent, guide)
      descent = max(descent, length - guide)
    }
    return ascent.isFinite ? max(longest, ascent + descent) : longest
  }

  private func flexibility(
    _ cells: [GridPlan.Cell], _ axis: Axis, _ proposal: (GridPlan.Cell, Double) -> Proposal
  ) -> Double {
    cells.reduce(0) { most, cell in
      guard !cell.unsized.contains(Axis.Set(axis)) else { return most }
      let least = proposal(cell, 0)
      let greatest = proposal(cell, .infinity)
      let small = tree.measure(cell.node, least.width, least.height)
      let large = tree.measure(cell.node, greatest.width, greatest.height)
      let difference =
        axis == .horizontal ? large.width - small.width : large.height - small.height
      return difference.isNaN ? most : max(most, difference)
    }
  }

  /// What a merged cell needs beyond its columns is shared equally among them. No public source
  /// says how it is done elsewhere.
  private func widen(
    _ solution: inout GridSolution, _ width: Double, _ height: Double
  ) {
    guard tree.decisions.wideMergedCell == .widensColumns else { return }
    for cell in plan.cells where cell.isMerged && !cell.unsized.contains(.horizontal) {
      let span = cell.column..<(cell.column + cell.span)
      let inside = plan.columnGaps[cell.column..<(cell.column + cell.span - 1)].reduce(0, +)
      let has = solution.columns[span].reduce(inside, +)
      let free = width - solution.columns.reduce(plan.columnGaps.reduce(0, +), +)
      let offer = width.isFinite ? (width == 0 ? 0 : has + max(free, 0)) : width
      if cell.isDeep { solution.deepOffers[cell.node] = offer }
      let wants = tree.measure(cell.node, offer, cell.isDeep ? .nan : height).width
      guard wants > has else { continue }
      for column in span { solution.columns[column] += (wants - has) / Double(cell.span) }
    }
  }

  /// The places of all cells in the grid.
  func places(_ solution: GridSolution) -> [ChildPlace] {
    var places = plan.cells.map { cell in
      let offered = Proposal(solution.offer(cell, isFinal: true), solution.rows[cell.row])
      let answer = tree.measure(cell.node, offered.width, offered.height)
      return ChildPlace(proposal: offered, size: answer, x: 0, y: 0)
    }
    for (column, key) in plan.columnAlignments.enumerated() {
      let members = plan.cells.indices.filter {
        plan.cells[$0].column == column && plan.cells[$0].anchor == nil
      }
      let offsets = aligned(members, places, key, solution.columns[column])
      for (member, offset) in zip(members, offsets) {
        places[member].x = solution.columnStarts[column] + offset
      }
    }
    for (number, row) in plan.rows.enumerated() {
      let members = row.cells.filter { plan.cells[$0].anchor == nil }
      let offsets = aligned(members, places, row.alignment, solution.rows[number])
      for (member, offset) in zip(members, offsets) {
        places[member].y = solution.rowStarts[number] + offset
      }
    }
    for (index, cell) in plan.cells.enumerated() {
      guard let anchor = cell.anchor else { continue }
      let place = places[index]
      places[index].x =
        solution.columnStarts[cell.column]
        + Double(anchor.x) * (solution.width(cell) - place.size.width)
      places[index].y =
        solution.rowStarts[cell.row]
        + Double(anchor.y) * (solution.rows[cell.row] - place.size.height)
    }
    return places
  }

  /// The offsets of the cells of a track whose guides meet; what is left over goes to the side
  /// that the guide leaves free.
  private func aligned(
    _ members: [Int], _ places: [ChildPlace], _ key: AlignmentKey,
    _ length: Double
  ) -> [Double] {
    var ascent = -Double.infinity
    var descent = -Double.infinity
    let guides = members.map { member -> Double in
      let place = places[member]
      let guide = tree.guide(key, of: plan.cells[member].node, place.proposal, place.size)
      ascent = max(ascent, guide)
      descent = max(
        descent, (key.axis == .horizontal ? place.size.width : place.size.height) - guide)
      return guide
    }
    let slack = length - (ascent + descent)
    let start = slack * tree.defaultGuide(key, Extent(1, 1))
    return guides.map { start + ascent - $0 }
  }
}
