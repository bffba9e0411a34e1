import Calque
import Foundation

/// From view values to frames, without cached results.
enum ViewRows {
  static var rows: [Benchmark] {
    [
      oneState,
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
      },
    ]
  }

  /// A change of the state of one row of a table as above, each row with state of its own.
  private static var oneState: Benchmark {
    Benchmark(
      title: "one state changed, 1,000 rows × 10 texts, a change", id: "one-state",
      unit: .time(of: "a change"), atLeast: nil
    ) {
      let (host, changes) = MainActor.assumeIsolated {
        let changes = Changes()
        let host = ViewHost(StatefulTable(changes: changes), proposal: LayoutRows.proposal) {
          $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
        }
        blackHole(host.rootSize.height)
        return (host, changes)
      }
      return (
        Benchmark.Workload(name: "Calque", operations: 100) {
          MainActor.assumeIsolated {
            for row in 0..<100 {
              changes.byRow[row * 7]?()
              blackHole(host.rootSize.height)
            }
          }
        },
        nil
      )
    }
  }

  /// What changes the state of each row.
  @MainActor private final class Changes {
    var byRow: [Int: () -> Void] = [:]
  }

  private struct StatefulTable: View {
    let changes: Changes

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<ViewRows.rowCount, id: \.self) { row in
          StatefulRow(row: row, changes: changes)
        }
      }
    }
  }

  private struct StatefulRow: View {
    let row: Int
    let changes: Changes
    @State private var count = 0

    var body: some View {
      changes.byRow[row] = { count += 1 }
      return HStack(spacing: 8) {
        ForEach(0..<ViewRows.columnCount, id: \.self) { column in
          Text(verbatim: column == 3 && !count.isMultiple(of: 2) ? "Berlin" : "12:04")
        }
      }
      .padding(4)
    }
  }

  /// The column; and for each row its padding, its stack and its texts.
  private static let nodeCount = 1 + rowCount * (2 + columnCount)

  /// The host of the last run, so that its deallocation is not timed.
  @MainActor private static var kept: ViewHost?

  private static let rowCount = 1000
  private static let columnCount = 10

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
