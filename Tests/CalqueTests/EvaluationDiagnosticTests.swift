import Calque
import Foundation
import Testing

/// The warnings that SwiftUI has while it evaluates views.
@MainActor
struct EvaluationDiagnosticTests {
  private func host(_ view: some View) -> ViewHost {
    ViewHost(view, size: CGSize(width: 200, height: 200)) {
      $0.textMeasurer = .fixed(advance: 5, lineHeight: 10, baseline: 8)
    }
  }

  private func found(_ kind: ViewDiagnostic.Kind, _ host: ViewHost) -> [ViewDiagnostic] {
    host.diagnostics.filter { $0.kind == kind }
  }

  private struct Restless: View {
    @State private var count = 0

    var body: some View {
      count += 1
      return Text(verbatim: "\(count)")
    }
  }

  private struct Settling: View {
    @State private var isReady = false

    var body: some View {
      if !isReady { isReady = true }
      return Text(verbatim: "ready")
    }
  }

  private struct Waiting: View {
    @State private var count = 0

    var body: some View {
      Button("\(count)") { count += 1 }.onAppear { count = 7 }.accessibilityIdentifier("b")
    }
  }

  @Test
  func `a state that is changed in a body is reported`() {
    let host = host(Settling())
    _ = host.texts
    let messages = found(.stateChangedInBody, host).map(\.message)
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasPrefix("Settling.isReady changed while the body of Settling") == true)
    #expect(found(.endlessChanges, host).isEmpty)
  }

  @Test
  func `a view that changes in every evaluation is reported, and is evaluated eight times`() {
    let host = host(Restless())
    #expect(host.texts.map(\.string) == ["8"])
    #expect(found(.endlessChanges, host).count == 1)
    #expect(host.texts.map(\.string) == ["8"], "a question is no reason to evaluate again")
  }

  @Test
  func `actions and appearances may change state`() {
    let host = host(Waiting())
    host.tap("b")
    #expect(host.texts.map(\.string) == ["8"])
    #expect(host.diagnostics.isEmpty)
  }

  private struct Item: Identifiable {
    let id: String
    let name: String
  }

  private static let items = [("a", "x"), ("b", "y"), ("a", "z"), ("c", "c"), ("a", "d")].map {
    Item(id: $0.0, name: $0.1)
  }

  @Test
  func `ids of several elements are reported with the container`() {
    let host = host(
      VStack { ForEach(Self.items) { Text(verbatim: $0.name) } }.accessibilityIdentifier("board"))
    let found = found(.repeatedID, host)
    #expect(found.count == 1)
    #expect(found.first?.message.contains("the id a belongs to 3 elements") == true)
    #expect(found.first?.identifier == "board")
    #expect(found.first?.path.last == "VStack")
  }

  @Test
  func `repeated ids in lazy containers and lists are reported`() {
    let views: [AnyView] = [
      AnyView(ScrollView { LazyVStack { ForEach(Self.items) { Text(verbatim: $0.name) } } }),
      AnyView(List { ForEach(Self.items) { Text(verbatim: $0.name) } }),
      AnyView(
        ScrollView {
          LazyVStack { Section { ForEach(Self.items) { Text(verbatim: $0.name) } } }
        }),
    ]
    for view in views {
      #expect(found(.repeatedID, host(view)).count == 1)
    }
  }

  @Test
  func `unique ids are not reported`() {
    let host = host(
      VStack {
        ForEach(Self.items.dropLast(3)) { Text(verbatim: $0.name) }
        ForEach(0..<3) { Text(verbatim: "\($0)") }
        ForEach(["a", "b"], id: \.self) { Text(verbatim: $0) }
      })
    #expect(found(.repeatedID, host).isEmpty)
  }

  /// Searches for a width at which its subview has a height that it never has.
  private struct Searching: Layout {
    let wanted: CGFloat

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      var width: CGFloat = 0
      for subview in subviews {
        while subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height < wanted {
          width += 1
        }
        while subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height > 0 {
          width += 1
        }
      }
      return CGSize(width: min(width, 100), height: 20)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  @Test
  func `a layout that measures endlessly is stopped and reported by name`() {
    let host = host(
      Searching(wanted: 500) { Text(verbatim: "a b") }.accessibilityIdentifier("search"))
    #expect(host.frame(of: "search")?.size == CGSize(width: 100, height: 20))
    let found = found(.endlessLayout, host)
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("Searching") == true)
    #expect(found.first?.identifier == "search")
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300, -50])
  func `no spacing or margin stops a lazy container`(number: CGFloat) {
    let rows = ForEach(0..<300) { Text(verbatim: "\($0)").id($0) }
    let track = GridItem(.flexible(minimum: number, maximum: number), spacing: number)
    let views: [AnyView] = [
      AnyView(ScrollView { LazyVStack(spacing: number) { rows } }),
      AnyView(ScrollView(.horizontal) { LazyHStack(spacing: number) { rows } }),
      AnyView(ScrollView { LazyVGrid(columns: [track, track], spacing: number) { rows } }),
      AnyView(
        ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: number))]) { rows } }),
      AnyView(
        ScrollView {
          LazyVStack(pinnedViews: [.sectionHeaders, .sectionFooters]) {
            Section {
              rows
            } header: {
              Color.red.frame(height: number)
            }
          }
        }),
      AnyView(ScrollView { LazyVStack { rows } }.contentMargins(.all, number)),
      AnyView(List { rows }.contentMargins(.all, number)),
    ]
    for (index, view) in views.enumerated() {
      for anchor in [nil, UnitPoint(x: number, y: number)] {
        let reading = ScrollViewReader { proxy in
          view.onAppear { proxy.scrollTo(200, anchor: anchor) }
        }
        let host = host(reading)
        let isFinite = host.texts.allSatisfy { $0.frame.isFinite }
        #expect(isFinite, "view \(index)")
      }
    }
  }

  @Test
  func `a later child of a lazy stack that is higher than the first is reported`() {
    func view(_ heights: [CGFloat]) -> AnyView {
      AnyView(
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(heights.indices, id: \.self) {
              Color.red.frame(width: 20, height: heights[$0])
            }
          }
        }.fixedSize(horizontal: false, vertical: true))
    }
    let found = found(.overflowingRow, host(view([20, 20, 60])))
    #expect(found.count == 1)
    #expect(found.first?.message.contains("60") == true)
    #expect(self.found(.overflowingRow, host(view([60, 20, 20]))).isEmpty)
  }

  /// Nested geometry readers; the innermost one counts how often it is evaluated.
  private final class Counter {
    var made = 0
  }

  private func nested(_ depth: Int, _ counter: Counter) -> AnyView {
    guard depth > 0 else { return AnyView(Text(verbatim: "a")) }
    return AnyView(
      GeometryReader { _ in
        counter.made += 1
        return nested(depth - 1, counter).padding(1)
      })
  }

  @Test
  func `each nested reader evaluates its content once`() {
    for depth in [5, 10, 20, 40] {
      let counter = Counter()
      _ = host(nested(depth, counter)).texts
      #expect(counter.made == depth)
    }
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    (minX + maxX + minY + maxY).isFinite
  }
}
