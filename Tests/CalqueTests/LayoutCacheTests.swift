import Calque
import Foundation
import Testing

/// The cache of a custom layout belongs to a place among the views. `makeCache` is called once for
/// the place, and `updateCache` after a change of the layout or its subviews.
@MainActor
struct LayoutCacheTests {
  private final class Log {
    var calls: [String] = []

    /// The calls since the last query.
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  /// As wide as the widest of its subviews, which it measures for its cache.
  private struct Widest: Layout {
    let log: Log
    var name = ""
    var extra: CGFloat = 0

    private func width(_ subviews: Subviews) -> CGFloat {
      subviews.map { $0.sizeThatFits(.unspecified).width }.reduce(0, max)
    }

    func makeCache(subviews: Subviews) -> CGFloat {
      log.calls.append(name + "make")
      return width(subviews)
    }

    func updateCache(_ cache: inout CGFloat, subviews: Subviews) {
      log.calls.append(name + "update")
      cache = width(subviews)
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
    ) -> CGSize {
      CGSize(width: cache + extra, height: 20)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
    ) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
  }

  /// The same with a new cache after each change, which is the default.
  private struct Renewing: Layout {
    let log: Log

    func makeCache(subviews: Subviews) -> CGFloat {
      log.calls.append("make")
      return subviews.map { $0.sizeThatFits(.unspecified).width }.reduce(0, max)
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
    ) -> CGSize {
      CGSize(width: cache, height: 20)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
    ) {}
  }

  private struct Growing: View {
    @State private var isLong = false

    var body: some View {
      Button {
        isLong.toggle()
      } label: {
        Color.red.frame(width: isLong ? 180 : 40, height: 20)
      }
      .accessibilityIdentifier("grow")
    }
  }

  private func host(_ view: some View, advance: CGFloat = 10) -> ViewHost {
    ViewHost(view, size: CGSize(width: 600, height: 300)) {
      $0.textMeasurer = .fixed(advance: advance, lineHeight: 20, baseline: 15)
      $0.locale = Locale(identifier: "en")
    }
  }

  private func width(_ host: ViewHost, _ name: String = "layout") -> CGFloat? {
    host.frame(of: name)?.width
  }

  @Test
  func `a change of a subview updates the cache`() {
    let log = Log()
    let host = host(Widest(log: log) { Growing() }.accessibilityIdentifier("layout"))
    #expect(width(host) == 40)
    #expect(log.take() == ["make"])
    #expect(width(host) == 40)
    #expect(log.take() == [])
    host.tap("grow")
    #expect(width(host) == 180)
    #expect(log.take() == ["update"])
    host.tap("grow")
    #expect(width(host) == 40)
    #expect(log.take() == ["update"])
  }

  @Test
  func `by default the cache is created again after a change`() {
    let log = Log()
    let host = host(Renewing(log: log) { Growing() }.accessibilityIdentifier("layout"))
    #expect(width(host) == 40)
    #expect(log.take() == ["make"])
    host.tap("grow")
    #expect(width(host) == 180)
    #expect(log.take() == ["make"])
  }

  @Test
  func `a change of the environment updates the cache`() {
    let log = Log()
    let view = Widest(log: log) { Text(verbatim: "0123456789") }
      .accessibilityIdentifier("layout")
    let host = host(view)
    #expect(width(host) == 100)
    host.updateEnvironment {
      $0.textMeasurer = .fixed(advance: 40, lineHeight: 20, baseline: 15)
      $0.locale = Locale(identifier: "de")
    }
    #expect(width(host) == 400)
    #expect(log.take() == ["make", "update"])
  }

  private struct Changing: View {
    let log: Log
    @State private var extra: CGFloat = 0

    var body: some View {
      VStack {
        Button("more") { extra += 5 }.accessibilityIdentifier("more")
        Widest(log: log, extra: extra) { Color.red.frame(width: 40, height: 20) }
          .accessibilityIdentifier("layout")
      }
    }
  }

  @Test
  func `a change of the layout itself updates the cache`() {
    let log = Log()
    let host = host(Changing(log: log))
    #expect(width(host) == 40)
    host.tap("more")
    #expect(width(host) == 45)
    #expect(log.take() == ["make", "update"])
  }

  @Test
  func `one value at two places has two caches`() {
    let log = Log()
    let layout = Widest(log: log)
    let short = layout { Color.red.frame(width: 30, height: 20) }
    let view = VStack {
      short.accessibilityIdentifier("a")
      layout { Color.red.frame(width: 70, height: 20) }.accessibilityIdentifier("b")
      short.accessibilityIdentifier("c")
      layout { layout { Color.red.frame(width: 90, height: 20) } }.accessibilityIdentifier("d")
    }
    let host = host(view)
    #expect(["a", "b", "c", "d"].map { width(host, $0) } == [30, 70, 30, 90])
    #expect(log.take().filter { $0 == "make" }.count == 5)
    host.invalidate()
    #expect(["a", "b", "c", "d"].map { width(host, $0) } == [30, 70, 30, 90])
    #expect(log.take() == Array(repeating: "update", count: 5))
  }

  @Test
  func `no two hosts share a cache`() {
    let log = Log()
    let view = Widest(log: log) { Text(verbatim: "0123456789") }
      .accessibilityIdentifier("layout")
    let hosts = (1...5).map { host(view, advance: CGFloat($0)) }
    for _ in 0..<2 {
      #expect(hosts.map { width($0) } == [10, 20, 30, 40, 50])
      for host in hosts { host.invalidate() }
    }
    let calls = log.take()
    #expect(calls.filter { $0 == "make" }.count == 5)
    #expect(calls.filter { $0 == "update" }.count == 5)
  }

  private struct Switching: View {
    let log: Log
    @State private var turn = 0

    var body: some View {
      let layouts = [
        AnyLayout(Widest(log: log, name: "a ")), AnyLayout(Widest(log: log, name: "b ", extra: 1)),
        AnyLayout(Renewing(log: log)), AnyLayout(HStackLayout()),
      ]
      VStack {
        Button("next") { turn += 1 }.accessibilityIdentifier("next")
        let layout = layouts[turn % layouts.count]
        layout { Growing() }.accessibilityIdentifier("layout")
      }
    }
  }

  @Test
  func
    `AnyLayout updates the cache for a layout of the same type and creates one for another type`()
  {
    let log = Log()
    let host = host(Switching(log: log))
    host.tap("grow")
    #expect(width(host) == 180)
    #expect(log.take() == ["a make", "a update"])
    host.tap("next")
    #expect(width(host) == 181)
    #expect(log.take() == ["b update"])
    host.tap("next")
    #expect(width(host) == 180)
    #expect(log.take() == ["make"])
    host.tap("next")
    #expect(width(host) == 180)
    #expect(log.take() == [])
    host.tap("next")
    #expect(width(host) == 180)
    #expect(log.take() == ["a make"])
  }

  private struct Reader: Layout {
    let base: AnyLayout

    func makeCache(subviews: Subviews) -> AnyLayout.Cache { base.makeCache(subviews: subviews) }

    func updateCache(_ cache: inout AnyLayout.Cache, subviews: Subviews) {
      base.updateCache(&cache, subviews: subviews)
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
    ) -> CGSize {
      base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout AnyLayout.Cache
    ) {
      base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  private struct Passing: View {
    let log: Log
    @State private var turn = 0

    var body: some View {
      VStack {
        Button("next") { turn += 1 }.accessibilityIdentifier("next")
        Reader(
          base: turn == 1
            ? AnyLayout(Renewing(log: log))
            : AnyLayout(Widest(log: log, extra: CGFloat(turn)))
        ) { Growing() }
        .accessibilityIdentifier("layout")
      }
    }
  }

  @Test
  func `a layout that forwards to AnyLayout follows its changes`() {
    let log = Log()
    let host = host(Passing(log: log))
    #expect(width(host) == 40)
    host.tap("next")
    #expect(width(host) == 40)
    host.tap("next")
    #expect(width(host) == 42)
    host.tap("grow")
    #expect(width(host) == 182)
    #expect(log.take() == ["make", "make", "make", "update"])
  }

  @Test
  func `rows of a lazy container have separate caches`() {
    let log = Log()
    let layout = Widest(log: log)
    let view = ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(0..<200) { row in
          layout { Color.red.frame(width: CGFloat(row), height: 20) }
            .accessibilityIdentifier("row \(row)")
        }
      }
    }
    let host = host(view)
    #expect([1, 5, 9].map { width(host, "row \($0)") } == [1, 5, 9])
    #expect(!log.take().contains("update"))
  }
}
