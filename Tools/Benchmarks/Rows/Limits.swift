import Foundation

/// The maximum cost of a row, in figures that are the same on every machine: instructions and
/// allocations of one operation, or bytes of memory. They are in `Tools/Benchmarks/limits.txt`.
struct Limits {
  struct Limit {
    let row: String
    let instructions: Double
    let allocations: Double
  }

  struct FigureLimit {
    let figure: String
    let value: Double
  }

  private(set) var all: [Limit] = []
  private(set) var figures: [FigureLimit] = []

  /// - Throws: ``Malformed`` for a line that is not a row with two numbers, a figure with one
  ///   number, or a comment.
  init(contentsOfFile path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: " ")
      let numbers = parts.dropFirst().compactMap { Double($0) }
      switch (parts.count, numbers.count) {
      case (3, 2):
        all.append(
          Limit(row: String(parts[0]), instructions: numbers[0], allocations: numbers[1]))
      case (2, 1): figures.append(FigureLimit(figure: String(parts[0]), value: numbers[0]))
      default: throw Malformed(line: String(line))
      }
    }
  }

  struct Malformed: Error {
    let line: String
  }

  /// Counts every row that has a limit, prints the results, and returns whether all are within
  /// their limits.
  func check(_ rows: [Benchmark], instructions: Instructions?) throws -> Bool {
    var isWithin = true
    for limit in all {
      guard let row = rows.first(where: { $0.id == limit.row }) else {
        throw Malformed(line: limit.row)
      }
      let work = try row.prepare().ours
      let allocations = Allocations.perOperation(of: work)
      let count = instructions?.perOperation(of: row.id, work)
      let isGood =
        (allocations ?? 0) <= limit.allocations && (count ?? 0) <= limit.instructions
      isWithin = isWithin && isGood
      print(
        "\(isGood ? "ok  " : "OVER") \(row.id): allocations \(Table.number(allocations)) of "
          + "\(Table.number(limit.allocations)), instructions \(Table.number(count)) of "
          + Table.number(limit.instructions))
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
