/// What a view says to the grid whose cell it is.
package struct GridCell: Hashable, Sendable {
  /// How many columns the cell spans.
  package var columns: Int?
  /// The point of the cell that the same point of the view meets.
  package var anchor: UnitPoint?
  /// The axes in which the cell takes what the others leave it.
  package var unsizedAxes: Axis.Set?
  /// The guide of the whole column.
  package var columnAlignment: HorizontalAlignment?

  /// A cell over more columns is a mistake in the arguments, and would cost their memory.
  static let mostColumns = 1_000

  package init(
    columns: Int? = nil, anchor: UnitPoint? = nil, unsizedAxes: Axis.Set? = nil,
    columnAlignment: HorizontalAlignment? = nil
  ) {
    self.columns = columns
    self.anchor = anchor
    self.unsizedAxes = unsizedAxes
    self.columnAlignment = columnAlignment
  }
}
