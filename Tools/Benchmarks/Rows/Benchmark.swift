/// One row of the table: our work, and the same work by another program.
struct Benchmark {
  /// Work that can be repeated.
  struct Workload {
    /// The program that does it.
    let name: String
    /// The number of operations in one call of `run`.
    let operations: Int
    /// Makes the input that one call of `run` consumes. It is not timed.
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

  /// A description of the work.
  let title: String
  /// A short name for the command line.
  let id: String
  /// What one operation is.
  let unit: Unit
  /// The minimum ratio of the peer's time to ours.
  let atLeast: Double?
  /// Whether several threads do the work, so that counting one of them is meaningless.
  var isConcurrent = false
  /// Prepares the work: files are read and caches are warm before the time is measured.
  let prepare: () throws -> (ours: Workload, peer: Workload?)

  /// How a time is printed.
  enum Unit {
    /// Time of one operation.
    case time(of: String)
    /// Bytes per second; an operation is one byte.
    case throughput
  }
}
