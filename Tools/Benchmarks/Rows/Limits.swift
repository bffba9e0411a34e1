import Foundation

/// The maximum cost of a row, in figures that are the same on every machine: instructions and
/// allocations of one operation, or bytes of memory. They are in `Tools/Benchmarks/limits.txt`.
struct Limits {
  struct Limit {
    let row: String
    let instructions: Double
    let allocations: Double
  }

  /// How many times the instructions of another row one may take.
  struct RatioLimit {
    let row: String
    let other: String
    let ratio: Double
  }

  struct FigureLimit {
    let figure: String
    let value: Double
  }

  private(set) var all: [Limit] = []
  private(set) var ratios: [RatioLimit] = []
  private(set) var figures: [FigureLimit] = []

  /// - Parameter only: A part of the names of the rows and figures to check; nil for all.
  /// - Throws: ``Malformed`` for a line that is not a row with two numbers, a row with another one
  ///   and a number, a figure with one number, or a comment.
  init(contentsOfFile path: String, only: String?) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: " ").map(String.init)
      let numbers = parts.dropFirst().compactMap { Double($0) }
      let isWanted = only.map { parts.first?.contains($0) == true } ?? true
      switch (parts.count, numbers.count) {
      case (3, 2):
        if isWanted {
          all.append(Limit(row: parts[0], instructions: numbers[0], allocations: numbers[1]))
        }
      case (3, 1) where Double(parts[2]) != nil:
        if isWanted {
          ratios.append(RatioLimit(row: parts[0], other: parts[1], ratio: numbers[0]))
        }
      case (2, 1):
        if isWanted { figures.append(FigureLimit(figure: parts[0], value: numbers[0])) }
      default: throw Malformed(line: line)
      }
    }
  }

  struct Malformed: Error {
    let line: Substring

    init(line: some StringProtocol) { self.line = Substring(line) }
  }

  /// Counts every row that has a limit, prints the results, and returns whether all are within
  /// their limits.
  func check(_ rows: [Benchmark], instructions: Instructions?) throws -> Bool {
    var isWithin = true
    var allocations: [String: Double] = [:]
    var jobs: [Instructions.Job] = []
    func add(_ id: String) throws {
      guard let row = rows.first(where: { $0.id == id }) else { throw Malformed(line: id) }
      let work = try row.prepare().ours
      allocations[id] = Allocations.perOperation(of: work)
      jobs.append(Instructions.Job(row: id, work))
    }
    for limit in all { try add(limit.row) }
    for limit in ratios {
      for id in [limit.row, limit.other] where !jobs.contains(where: { $0.row == id }) {
        try add(id)
      }
    }
    var counts: [String: Double] = [:]
    for (job, count) in zip(jobs, instructions?.perOperation(of: jobs) ?? []) {
      counts[job.row] = count
    }
    for limit in all {
      let (allocations, count) = (allocations[limit.row], counts[limit.row])
      let isGood =
        (allocations ?? 0) <= limit.allocations && (count ?? 0) <= limit.instructions
      isWithin = isWithin && isGood
      print(
        "\(isGood ? "ok  " : "OVER") \(limit.row): allocations \(Table.number(allocations)) of "
          + "\(Table.number(limit.allocations)), instructions \(Table.number(count)) of "
          + Table.number(limit.instructions))
    }
    for limit in ratios {
      guard let count = counts[limit.row], let other = counts[limit.other] else { continue }
      let isGood = count / other <= limit.ratio
      isWithin = isWithin && isGood
      print(
        "\(isGood ? "ok  " : "OVER") \(limit.row): \(Table.number(count / other)) of "
          + "\(Table.number(limit.ratio)) × \(limit.other)")
    }
    return isWithin
  }

  /// Computes every figure that has a limit, prints it, and returns whether all are within their
  /// limits.
  func check(_ known: [Figure]) throws -> Bool {
    var isWithin = true
    for limit in figures {
      guard let figure = known.first(where: { $0.id == limit.figure }) else {
        throw Malformed(line: limit.figure)
      }
      let value = figure.value()
      isWithin = isWithin && value <= limit.value
      print(
        "\(value <= limit.value ? "ok  " : "OVER") \(figure.id): \(Table.number(value)) of "
          + Table.number(limit.value))
    }
    return isWithin
  }
}
