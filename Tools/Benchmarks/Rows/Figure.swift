/// A row of the table that is not a time: it is computed once.
struct Figure {
  /// A description of the figure.
  let title: String
  /// A short name for the command line.
  let id: String
  let value: () -> Double
}
