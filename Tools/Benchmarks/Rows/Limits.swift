import Foundation

/// The most that a row may cost, in figures that every machine counts alike: instructions and
/// allocations of one operation. They stand in `Tools/Benchmarks/limits.txt`.
struct Limits {
  struct Limit {
    let row: String
    let instructions: Double
    let allocations: Double
  }

  let all: [Limit]

  /// - Throws: ``Malformed`` for a line that is none of a row, two numbers, or a comment.
  init(contentsOfFile path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    all = try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let parts = line.split(separator: " ")
      guard parts.count == 3, let instructions = Double(parts[1]),
        let allocations = Double(parts[2])
      else { throw Malformed(line: String(line)) }
      return Limit(row: String(parts[0]), instructions: instructions, allocations: allocations)
    }
  }

  struct Malformed: Error {
    let line: String
  }

  /// Counts every row that has a limit, prints what it found, and returns whether all is within.
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
}
