import Calque
import Foundation
import Testing

/// Ranges that change. The documentation of `ForEach` and `List`: without an id, only the first
/// value of a range is read.
@MainActor
@Suite struct ConstantRangeTests {
  private struct Growing<Content: View>: View {
    @State private var count = 2
    @ViewBuilder let content: (Int) -> Content

    var body: some View {
      VStack {
        Button("More") { count += 1 }
        content(count)
      }
    }
  }

  private func rows(_ host: ViewHost) -> [String] {
    host.placedViews.compactMap(\.text).filter { $0.hasPrefix("row") }
  }

  private func check<Content: View>(_ expected: Int, _ content: @escaping (Int) -> Content) {
    let host = ViewHost(Growing(content: content), size: CGSize(width: 300, height: 600))
    #expect(rows(host) == ["row 0", "row 1"] && host.diagnostics.isEmpty)
    #expect(host.tap(label: "More"))
    #expect(rows(host) == (0..<expected).map { "row \($0)" })
    #expect(host.diagnostics.map(\.kind) == (expected == 2 ? [.changedRange] : []))
  }

  @Test
  func `a range without an id is the first one, and its change is told`() {
    check(2) { count in ForEach(0..<count) { Text(verbatim: "row \($0)") } }
    check(2) { count in List(0..<count) { Text(verbatim: "row \($0)") } }
    check(2) { count in
      List(0..<count, selection: .constant(Set<Int>())) { Text(verbatim: "row \($0)") }
    }
    check(2) { count in
      ScrollView { LazyVStack { ForEach(0..<count) { Text(verbatim: "row \($0)") } } }
    }
  }

  @Test
  func `a range with an id follows its changes`() {
    check(3) { count in ForEach(0..<count, id: \.self) { Text(verbatim: "row \($0)") } }
    check(3) { count in List(0..<count, id: \.self) { Text(verbatim: "row \($0)") } }
  }
}
