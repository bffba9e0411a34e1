import CCalqueAllocations

/// Allocations of one operation. Unlike times, they are the same on every machine.
enum Allocations {
  /// Returns nil if allocations are not counted. Only those of the calling thread are.
  static func perOperation(of work: Benchmark.Workload) -> Double? {
    guard allocations_are_counted() else { return nil }
    // One-time allocations happen here.
    work.setUp?()
    work.run()
    work.setUp?()
    let before = allocations_of_this_thread()
    work.run()
    let made = allocations_of_this_thread() - before
    return Double(made) / Double(max(work.operations, 1))
  }
}
