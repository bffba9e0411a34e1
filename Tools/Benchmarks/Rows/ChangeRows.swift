import Calque
import Foundation
import Observation

/// Changes of a table that is laid out: 1,000 rows of 10 texts, each row a view of its own.
enum ChangeRows {
  static var rows: [Benchmark] {
    [
      row("one state changed", id: "one-state") { changes in
        Table { row in StatefulRow(row: row, changes: changes) }
      } change: { changes, _, number in
        changes.byRow[number * 7]?()
      },
      row("one property of an observable object changed", id: "one-observable") { changes in
        let models = changes.models
        Table { row in ObservingRow(model: models[row]) }
      } change: { changes, _, number in
        changes.models[number * 7].isLate.toggle()
      },
      row("a value of the environment changed at a text", id: "one-environment") { changes in
        Table { row in EnvironmentRow(row: row, changes: changes) }
      } change: { changes, _, number in
        changes.byRow[number * 7]?()
      },
    ]
      + [("front", 3), ("middle", 500), ("end", 997)].map { name, place in
        row("a row inserted near the \(name), or removed again", id: "inserted-\(name)") {
          changes in
          EditedTable(changes: changes)
        } change: { changes, _, _ in
          changes.edit? { rows in
            if rows.count == ViewRows.rowCount {
              rows.insert(ViewRows.rowCount, at: place)
            } else {
              rows.remove(at: place)
            }
          }
        }
      } + [
        row("a row moved to another place", id: "one-moved") { changes in
          EditedTable(changes: changes)
        } change: { changes, _, number in
          changes.edit? { rows in rows.insert(rows.remove(at: number * 7), at: 990 - number * 7) }
        }
      ]
  }

  /// A row of changes, each with a layout after it. The first change is not counted.
  private static func row(
    _ title: String, id: String, @ViewBuilder of view: @escaping @MainActor (Changes) -> some View,
    change: @escaping @MainActor (Changes, ViewHost, Int) -> Void
  ) -> Benchmark {
    Benchmark(
      title: "\(title), 1,000 rows × 10 texts, a change", id: id, unit: .time(of: "a change"),
      atLeast: nil
    ) {
      let (host, changes) = MainActor.assumeIsolated {
        let changes = Changes()
        let host = ViewHost(view(changes), proposal: LayoutRows.proposal) {
          $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
        }
        blackHole(host.rootSize.height)
        change(changes, host, 0)
        blackHole(host.rootSize.height)
        return (host, changes)
      }
      return (
        Benchmark.Workload(name: "Calque", operations: count) {
          MainActor.assumeIsolated {
            for number in 0..<count {
              change(changes, host, number)
              blackHole(host.rootSize.height)
            }
          }
        },
        nil
      )
    }
  }

  private static let count = 100

  /// What changes the table.
  @MainActor private final class Changes {
    /// Changes the state of a row.
    var byRow: [Int: () -> Void] = [:]
    /// Changes the rows.
    var edit: (((inout [Int]) -> Void) -> Void)?
    let models = (0..<ViewRows.rowCount).map { _ in Model() }
  }

  @Observable
  fileprivate final class Model {
    var isLate = false
  }

  private struct Table<Row: View>: View {
    let row: (Int) -> Row

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<ViewRows.rowCount, id: \.self) { row($0) }
      }
    }
  }

  /// The texts of a row, one of which may be another one.
  private struct Texts: View {
    let isLate: Bool

    var body: some View {
      HStack(spacing: 8) {
        ForEach(0..<ViewRows.columnCount, id: \.self) { column in
          Text(verbatim: column == 3 && isLate ? "Berlin" : "12:04")
        }
      }
      .padding(4)
    }
  }

  private struct StatefulRow: View {
    let row: Int
    let changes: Changes
    @State private var count = 0

    var body: some View {
      changes.byRow[row] = { count += 1 }
      return Texts(isLate: !count.isMultiple(of: 2))
    }
  }

  private struct ObservingRow: View {
    let model: Model

    var body: some View { Texts(isLate: model.isLate) }
  }

  private struct EnvironmentRow: View {
    let row: Int
    let changes: Changes
    @State private var isBold = false

    var body: some View {
      changes.byRow[row] = { isBold.toggle() }
      return HStack(spacing: 8) {
        ForEach(0..<ViewRows.columnCount, id: \.self) { column in
          Text(verbatim: "12:04").environment(\.lineLimit, column == 3 && isBold ? 1 : nil)
        }
      }
      .padding(4)
    }
  }

  private struct EditedTable: View {
    let changes: Changes
    @State private var numbers = Array(0..<ViewRows.rowCount)

    var body: some View {
      changes.edit = { edit in edit(&numbers) }
      return VStack(spacing: 0) {
        ForEach(numbers, id: \.self) { _ in Texts(isLate: false) }
      }
    }
  }
}
