/// One row of the table: our work, and the same work done by somebody else's program.
struct Benchmark {
  /// Work that can be done again and again.
  struct Workload {
    /// Who does it.
    let name: String
    /// How many operations one call of `run` does.
    let operations: Int
    /// Makes what one call of `run` will use up. It is not timed.
    var setUp: (() -> Void)?
    let run: () -> Void

    init(
      name: String, operations: Int, setUp: (() -> Void)? = nil, run: @escaping () -> Void
    ) {
      self.name = name
      self.operations = operations
      self.setUp = setUp
      self.run = run
    }
  }

  /// What is done, in words.
  let title: String
  /// A short name for the command line.
  let id: String
  /// What one operation is.
  let unit: Unit
  /// How many times faster than the peer ours has to be.
  let atLeast: Double?
  /// Whether several threads do the work, so that counting what one of them does says nothing.
  var isConcurrent = false
  /// Prepares the work: files are read and caches are warm before the clock runs.
  let prepare: () throws -> (ours: Workload, peer: Workload?)

  /// How a time is shown.
  enum Unit {
    /// Time of one operation.
    case time(of: String)
    /// Bytes handled in a second; an operation is one byte.
    case throughput
  }
}
