import Foundation

/// The table that the benchmark prints.
enum Table {
  static let header =
    pad("row", 62) + pad("ours", 14) + pad("peer", 34) + pad("ratio", 10) + pad("at least", 10)
    + pad("instructions", 14) + "allocations"

  static func line(
    _ row: Benchmark, _ work: (ours: Benchmark.Workload, peer: Benchmark.Workload?),
    _ result: Stopwatch.Result, instructions: Double?, allocations: Double?
  ) -> String {
    var peer = "–"
    var ratio = "–"
    if let workload = work.peer, let time = result.peer {
      peer = "\(figure(time, row.unit)) \(workload.name)"
      ratio = number(time / result.ours) + " ×"
    }
    let goal = row.atLeast.map { number($0) + " ×" } ?? "–"
    return pad(row.title, 62) + pad(figure(result.ours, row.unit), 14) + pad(peer, 34)
      + pad(ratio, 10) + pad(goal, 10) + pad(number(instructions), 14) + number(allocations)
  }

  static func line(_ figure: Figure) -> String {
    pad(figure.title, 52) + number(figure.value())
  }

  private static func figure(_ nanoseconds: Double, _ unit: Benchmark.Unit) -> String {
    switch unit {
    case .throughput: number(1e3 / nanoseconds) + " MB/s"
    case .time:
      switch nanoseconds {
      case ..<1e4: number(nanoseconds) + " ns"
      case ..<1e7: number(nanoseconds / 1e3) + " µs"
      default: number(nanoseconds / 1e6) + " ms"
      }
    }
  }

  static func number(_ value: Double?) -> String {
    value.map { $0 == 0 ? "0" : number($0) } ?? "–"
  }

  private static func number(_ value: Double) -> String {
    let digits = value < 10 ? 2 : value < 100 ? 1 : 0
    return value.formatted(
      .number.precision(.fractionLength(digits)).grouping(.never).locale(
        Locale(identifier: "en_US_POSIX")))
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
