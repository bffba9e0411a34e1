import Calque
import Foundation

/// From view values to frames, without cached results.
enum ViewRows {
  static var rows: [Benchmark] {
    [
      Benchmark(
        title: "view values to frames, 1,000 rows × 10 texts, a node", id: "views",
        unit: .time(of: "a node"), atLeast: nil
      ) {
        (
          Benchmark.Workload(
            name: "Calque", operations: nodeCount,
            setUp: { MainActor.assumeIsolated { kept = nil } },
            run: {
              MainActor.assumeIsolated {
                let made = ViewHost(TextTable(), proposal: LayoutRows.proposal) {
                  $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
                }
                blackHole(made.rootSize.height)
                kept = made
              }
            }),
          nil
        )
      }
    ]
  }

  /// The column; and for each row its padding, its stack and its texts.
  private static let nodeCount = 1 + rowCount * (2 + columnCount)

  /// The host of the last run, so that its deallocation is not timed.
  @MainActor private static var kept: ViewHost?

  static let rowCount = 1000
  static let columnCount = 10

  private struct TextTable: View {
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<ViewRows.rowCount, id: \.self) { row in
          HStack(spacing: 8) {
            ForEach(0..<ViewRows.columnCount, id: \.self) { column in
              Text(verbatim: column.isMultiple(of: 2) ? "Berlin" : "12:04")
            }
          }
          .padding(4)
        }
      }
    }
  }
}
