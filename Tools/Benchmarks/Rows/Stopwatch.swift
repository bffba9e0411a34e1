import Glibc

/// Measures two workloads alternately, so that other load on the machine affects both.
enum Stopwatch {
  /// Nanoseconds for one operation: the minimum over all rounds.
  struct Result {
    var ours: Double
    var peer: Double?
  }

  static func compare(
    _ ours: Benchmark.Workload, _ peer: Benchmark.Workload?, rounds: Int
  ) -> Result {
    let ourCalls = calls(of: ours)
    let peerCalls = peer.map(calls(of:)) ?? 0
    var result = Result(ours: .infinity, peer: peer.map { _ in .infinity })
    for _ in 0..<rounds {
      result.ours = min(result.ours, time(ours, calls: ourCalls))
      if let peer, let best = result.peer {
        result.peer = min(best, time(peer, calls: peerCalls))
      }
    }
    return result
  }

  /// Returns the number of calls in a round of about ten milliseconds.
  static func calls(of workload: Benchmark.Workload) -> Int {
    _ = time(workload, calls: 1)
    let once = max(time(workload, calls: 1) * Double(max(workload.operations, 1)), 1)
    return max(1, Int(10_000_000 / once))
  }

  private static func time(_ workload: Benchmark.Workload, calls: Int) -> Double {
    var total = 0.0
    if let setUp = workload.setUp {
      for _ in 0..<calls {
        setUp()
        let start = now()
        workload.run()
        total += now() - start
      }
    } else {
      let start = now()
      for _ in 0..<calls { workload.run() }
      total = now() - start
    }
    return total / Double(calls) / Double(max(workload.operations, 1))
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
