import Calque
import CalqueTestRandom
import Foundation
import Testing

/// Bodies with a custom layout inside are kept, and run again, as others are.
@MainActor
struct LayoutInBodyTests {
  /// What was done.
  final class Log {
    var bodies: [String] = []
    var measured: [String] = []

    func take() -> (bodies: [String], measured: [String]) {
      defer { (bodies, measured) = ([], []) }
      return (bodies, measured)
    }
  }

  /// A row that knows the widths of its subviews from its cache.
  private struct Row: Layout {
    let name: String
    let spacing: CGFloat
    let log: Log

    func makeCache(subviews: Subviews) -> [CGFloat] {
      subviews.map { $0.sizeThatFits(.unspecified).width }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
    ) -> CGSize {
      log.measured.append(name)
      return CGSize(
        width: cache.reduce(0, +) + spacing * CGFloat(max(cache.count - 1, 0)), height: 20)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
    ) {
      var x = bounds.minX
      for (subview, width) in zip(subviews, cache) {
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        x += width + spacing
      }
    }
  }

  private struct Arranged: View {
    let name: String
    let log: Log
    @State private var taps = 0
    @State private var isWide = false
    @State private var hasMore = false

    var body: some View {
      log.bodies.append(name)
      return Row(name: name, spacing: isWide ? 50 : 10, log: log) {
        Button("a") { taps += 1 }.accessibilityIdentifier("\(name) tap")
        Text(verbatim: String(repeating: "x", count: taps)).accessibilityIdentifier("\(name) text")
        Button("b") { isWide.toggle() }.accessibilityIdentifier("\(name) wide")
        if hasMore { Text(verbatim: "more") }
        Button("c") { hasMore.toggle() }.accessibilityIdentifier("\(name) more")
      }
      .accessibilityIdentifier(name)
    }
  }

  private struct Neighbor: View {
    let log: Log
    @State private var count = 0

    var body: some View {
      log.bodies.append("neighbor")
      return Button(String(repeating: "n", count: count + 1)) { count += 1 }
        .accessibilityIdentifier("neighbor")
    }
  }

  private struct Screen: View {
    let log: Log

    var body: some View {
      log.bodies.append("screen")
      return VStack(alignment: .leading, spacing: 0) {
        Arranged(name: "one", log: log)
        Neighbor(log: log)
        Arranged(name: "two", log: log)
      }
    }
  }

  private func host(_ log: Log) -> ViewHost {
    ViewHost(Screen(log: log), size: CGSize(width: 500, height: 300)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
  }

  @Test func `a change elsewhere neither runs the body nor asks the layout`() {
    let log = Log()
    let host = host(log)
    let width = host.frame(of: "one")?.width
    _ = log.take()
    #expect(host.tap("neighbor"))
    #expect(host.frame(of: "one")?.width == width)
    let done = log.take()
    #expect(done.bodies == ["neighbor"])
    #expect(done.measured == [])
  }

  @Test func `a change of its state runs the body alone`() {
    let log = Log()
    let host = host(log)
    _ = host.rootSize
    _ = log.take()
    for action in ["one tap", "one wide", "one more", "one tap", "one more"] {
      #expect(host.tap(action))
      _ = host.rootSize
      #expect(log.take().bodies == ["one"], "\(action)")
    }
  }

  @Test func `the layout follows texts, its own values and views that come and go`() throws {
    let host = host(Log())
    // Three buttons of a letter, an empty text, and three distances of ten points.
    #expect(host.frame(of: "one")?.width == 60)
    #expect(host.tap("one tap") && host.tap("one tap"))
    #expect(host.frame(of: "one")?.width == 80)
    let left = try #require(host.frame(of: "one")?.minX)
    #expect(host.frame(of: "one wide")?.minX == left + 50)
    #expect(host.tap("one wide"))
    #expect(host.frame(of: "one")?.width == 200)
    #expect(host.tap("one more"))
    #expect(host.frame(of: "one")?.width == 290)
    #expect(host.tap("one more") && host.tap("one wide"))
    #expect(host.frame(of: "one")?.width == 80)
    // The other one has the same layout, and a cache of its own.
    #expect(host.frame(of: "two")?.width == 60)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `after any changes it shows what an evaluation of all bodies shows`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let host = host(Log())
    let names = ["one tap", "one wide", "one more", "two tap", "two wide", "two more", "neighbor"]
    for _ in 0..<40 {
      guard let name = names.randomElement(using: &random) else { return }
      #expect(host.tap(name))
      let shown = (host.layoutDescription, host.displayList)
      host.invalidate()
      #expect(host.layoutDescription == shown.0)
      #expect(host.displayList == shown.1)
    }
  }
}
