import CCalquePeers
import Calque
import Foundation

/// Lists and lazy containers of a million rows on a phone's screen: the time for the first screen
/// and for a step of scrolling, and their heap memory compared with a thousand rows.
enum LazyRows {
  static var rows: [Benchmark] {
    Kind.allCases.flatMap { [firstScreen($0), step($0)] }
  }

  static var figures: [Figure] {
    Kind.allCases.flatMap { kind in
      [1_000, 1_000_000].map { count in
        Figure(
          title: "memory of the first screen of a \(kind.title) of \(count) rows, bytes",
          id: "\(kind.rawValue)-memory-\(count)"
        ) {
          MainActor.assumeIsolated {
            // Once in advance, so that caches of the library are not counted.
            show(kind, count)
            kept = nil
            let before = peer_heap_in_use()
            show(kind, count)
            let taken = peer_heap_in_use() - before
            kept = nil
            return Double(taken)
          }
        }
      }
    }
  }

  private enum Kind: String, CaseIterable {
    case list, column, grid

    var title: String {
      switch self {
      case .list: "List"
      case .column: "LazyVStack"
      case .grid: "LazyVGrid"
      }
    }
  }

  private static func firstScreen(_ kind: Kind) -> Benchmark {
    Benchmark(
      title: "first screen of a \(kind.title) of 1,000,000 rows", id: "lazy-\(kind.rawValue)",
      unit: .time(of: "a screen"), atLeast: nil
    ) {
      (
        Benchmark.Workload(
          name: "Calque", operations: 1,
          setUp: { MainActor.assumeIsolated { kept = nil } },
          run: { MainActor.assumeIsolated { show(kind, 1_000_000) } }),
        nil
      )
    }
  }

  /// Scroll steps of a finger in the middle, each of which adds and removes a few rows.
  private static func step(_ kind: Kind) -> Benchmark {
    Benchmark(
      title: "scrolling a \(kind.title) of 1,000,000 rows by 30 points",
      id: "lazy-\(kind.rawValue)-step", unit: .time(of: "a step"), atLeast: nil
    ) {
      (
        Benchmark.Workload(
          name: "Calque", operations: 100,
          setUp: {
            MainActor.assumeIsolated {
              show(kind, 1_000_000)
              kept?.scroll(by: CGSize(width: 0, height: 5_000_000))
            }
          },
          run: {
            MainActor.assumeIsolated {
              for _ in 0..<100 { kept?.scroll(by: CGSize(width: 0, height: 30)) }
              blackHole(kept?.scrollOffset()?.y ?? 0)
            }
          }),
        nil
      )
    }
  }

  /// The host of the last run, so that its deallocation is not timed.
  @MainActor private static var kept: ViewHost?

  @MainActor
  private static func show(_ kind: Kind, _ count: Int) {
    let host = ViewHost(screen(kind, count), size: CGSize(width: 390, height: 844)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
    blackHole(host.rootSize.height)
    kept = host
  }

  @MainActor
  private static func screen(_ kind: Kind, _ count: Int) -> AnyView {
    let rows = ForEach(0..<count, id: \.self) { number in
      HStack {
        Text(verbatim: "Berlin")
        Spacer()
        // Every seventh row is higher.
        Text(verbatim: number.isMultiple(of: 7) ? "12:04, Gleis 7, heute umgekehrt" : "12:04")
      }
      .padding(4)
    }
    switch kind {
    case .list: return AnyView(List { rows })
    case .column: return AnyView(ScrollView { LazyVStack { rows } })
    case .grid:
      let columns = [GridItem(.flexible()), GridItem(.flexible())]
      return AnyView(ScrollView { LazyVGrid(columns: columns) { rows } })
    }
  }
}
