import Calque
import Foundation

/// A phone's screen of 60 views: its first picture, and a change that no picture is made of.
enum ScreenRows {
  static var rows: [Benchmark] {
    [
      Benchmark(
        title: "first picture of a phone's screen of 60 views, 2 pixels a point",
        id: "screen-picture", unit: .time(of: "a picture"), atLeast: nil
      ) {
        (
          Benchmark.Workload(name: "Calque", operations: 1) {
            MainActor.assumeIsolated { blackHole((try? screen().png(scale: 2).count) ?? 0) }
          },
          nil
        )
      },
      Benchmark(
        title: "first drawing of a phone's screen of 60 views, without pixels",
        id: "screen-drawing", unit: .time(of: "a drawing"), atLeast: nil
      ) {
        (
          Benchmark.Workload(name: "Calque", operations: 1) {
            MainActor.assumeIsolated { blackHole(screen().displayList.items.count) }
          },
          nil
        )
      },
      Benchmark(
        title: "tap and frame on a phone's screen of 60 views", id: "screen-step",
        unit: .time(of: "a step"), atLeast: nil
      ) {
        let host = MainActor.assumeIsolated {
          let host = screen()
          host.tap("row 3")
          blackHole(host.frame(of: "row 3")?.minY ?? 0)
          return host
        }
        return (
          Benchmark.Workload(name: "Calque", operations: 20) {
            MainActor.assumeIsolated {
              for _ in 0..<20 {
                host.tap("row 3")
                blackHole(host.frame(of: "row 3")?.minY ?? 0)
              }
            }
          },
          nil
        )
      },
    ]
  }

  @MainActor private static func screen() -> ViewHost {
    ViewHost(Screen(), size: CGSize(width: 393, height: 852))
  }

  /// 12 rows of 5 views.
  private struct Screen: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(0..<12, id: \.self) { Row(number: $0) }
      }
      .padding()
    }
  }

  private struct Row: View {
    let number: Int
    @State private var taps = 0

    var body: some View {
      HStack {
        Circle().fill(.orange).frame(width: 36, height: 36)
        VStack(alignment: .leading) {
          Text(verbatim: "Station \(number)").font(.headline)
          Text(verbatim: "Platform \(number + 2), in \(number + 4) minutes").font(.subheadline)
            .foregroundStyle(.secondary)
        }
        Spacer()
        Button("\(taps)") { taps += 1 }.accessibilityIdentifier("row \(number)")
      }
    }
  }
}
