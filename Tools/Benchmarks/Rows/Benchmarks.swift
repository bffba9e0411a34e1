import ArgumentParser
import Foundation

/// Times Calque and its peers in one run.
@main
struct Benchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "benchmark",
    abstract: "Measure Calque and its peers alternately, and print the ratios.")

  @Option(help: "Run only rows whose ID contains this string.")
  var only: String?

  @Option(help: "The number of rounds of each row. The best one counts.")
  var rounds = 15

  @Flag(help: "Do not count instructions with valgrind.")
  var noInstructions = false

  @Flag(
    help: "Compare only the counts of instructions and allocations with limits.txt, without times.")
  var check = false

  @Option(
    name: .customLong("run"),
    help: ArgumentHelp("Run only the work of this row.", visibility: .hidden))
  var row: String?

  @Option(help: ArgumentHelp("The number of runs.", visibility: .hidden))
  var runs = 1

  @Flag(help: ArgumentHelp("Prepare the work only.", visibility: .hidden))
  var setUpOnly = false

  static var rows: [Benchmark] {
    CatalogRows.rows + StringCatalogRows.rows + XLIFFRows.rows + LocalizationRows.rows
      + SharedLocalizerRows.rows
      + PluralCategoryRows.rows + ServerRows.rows + CompiledRows.rows
      + ParagraphRows.rows + LayoutRows.rows + BuildRows.rows + ViewRows.rows + ChangeRows.rows
      + ScreenRows.rows + LazyRows.rows
      + LintRows.rows
  }

  static var figures: [Figure] {
    LayoutRows.figures + LazyRows.figures + CatalogMemory.figures
  }

  func run() throws {
    if let id = row {
      guard let row = Self.rows.first(where: { $0.id == id }) else {
        throw ValidationError("unknown row '\(id)'")
      }
      let work = try row.prepare().ours
      for _ in 0..<runs {
        work.setUp?()
        if !setUpOnly { work.run() }
      }
      return
    }
    let instructions = noInstructions ? nil : Instructions()
    defer { instructions?.close() }
    if check {
      let limits = try Limits(contentsOfFile: "Tools/Benchmarks/limits.txt", only: only)
      let rows = try limits.check(Self.rows, instructions: instructions)
      let figures = try limits.check(Self.figures)
      guard rows, figures else { throw ExitCode.failure }
      return
    }
    print(Table.header)
    for row in Self.rows where only.map(row.id.contains) ?? true {
      let work: (ours: Benchmark.Workload, peer: Benchmark.Workload?)
      do {
        work = try row.prepare()
      } catch {
        print("\(row.title): skipped: \(error)")
        continue
      }
      let result = Stopwatch.compare(work.ours, work.peer, rounds: rounds)
      let job = Instructions.Job(row: row.id, work.ours)
      let count = row.isConcurrent ? nil : instructions?.perOperation(of: job)
      let allocations = row.isConcurrent ? nil : Allocations.perOperation(of: work.ours)
      print(Table.line(row, work, result, instructions: count, allocations: allocations))
    }
    for figure in Self.figures where only.map(figure.id.contains) ?? true {
      print(Table.line(figure))
    }
  }
}
