/// A row of the table that is not a time: it is worked out once.
struct Figure {
  /// What it is, in words.
  let title: String
  /// A short name for the command line.
  let id: String
  let value: () -> Double
}
