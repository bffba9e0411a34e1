/// The columns and rows of a grid for one proposal.
struct GridSolution {
  var columns: [Double] = []
  var rows: [Double] = []
  var columnStarts: [Double] = []
  var rowStarts: [Double] = []
  var size = Extent.zero
  /// What the cells were offered across in which many grids are nested, by node.
  ///
  /// A column is offered a width, and its cells are proposed the width that it took. Both numbers
  /// are new to a grid inside, which makes two of each again. So a cell with three grids in each
  /// other keeps the offer, and says its width without regard to the height.
  var deepOffers: [Int: Double] = [:]

  /// What a cell is proposed across, once the columns are known.
  ///
  /// - Parameter isFinal: Whether the cell is to be placed.
  func offer(_ cell: GridPlan.Cell, isFinal: Bool = false) -> Double {
    guard cell.isDeep, let offer = deepOffers[cell.node], !isFinal || offer.isFinite else {
      return width(cell)
    }
    return offer
  }

  /// The width of a cell with the distances that it spans.
  func width(_ cell: GridPlan.Cell) -> Double {
    let last = cell.column + cell.span - 1
    return columnStarts[last] + columns[last] - columnStarts[cell.column]
  }
}
