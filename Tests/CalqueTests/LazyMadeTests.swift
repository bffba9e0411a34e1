import Calque
import Foundation
import Testing

/// The views that a lazy container creates, as observed on macOS 26: exactly the visible ones.
@MainActor
struct LazyMadeTests {
  private final class Counter {
    var made: Set<Int> = []
  }

  private func host(_ view: some View) -> ViewHost {
    ViewHost(view, size: CGSize(width: 100, height: 200)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
  }

  @Test(arguments: [0, 10] as [CGFloat])
  func `exactly the visible rows are created, none ahead`(spacing: CGFloat) {
    let counter = Counter()
    let host = host(
      ScrollView {
        LazyVStack(spacing: spacing) {
          ForEach(0..<200, id: \.self) { number in
            counter.made.insert(number)
            return Color.red.frame(height: 20).id(number)
          }
        }
      })
    _ = host.placedViews
    let count = Int((200 + spacing) / (20 + spacing) + 0.99)
    #expect(counter.made == Set(0..<count))
    counter.made = []
    host.scroll(to: 100, anchor: .top)
    #expect(counter.made == Set(100..<100 + count))
  }

  @Test
  func `rows of which only the spacing is visible are not created`() {
    let counter = Counter()
    let host = host(
      ScrollView {
        LazyVStack(spacing: 10) {
          ForEach(0..<200, id: \.self) { number in
            counter.made.insert(number)
            return Color.red.frame(height: 20).accessibilityIdentifier("\(number)")
          }
        }
      })
    // 3,025 is in the distance between the rows 100 and 101.
    host.scroll(by: CGSize(width: 0, height: 3025))
    #expect(host.frame(of: "100") == nil)
    #expect(host.frame(of: "101")?.minY == 5)
    #expect(host.frame(of: "107")?.minY == 185)
    #expect(host.frame(of: "108") == nil)
  }

  @Test
  func `ids of another section are left out in stacks, not in lists`() {
    @ViewBuilder
    func sections() -> some View {
      Section {
        ForEach(0..<3, id: \.self) { Color.red.frame(height: 10).accessibilityIdentifier("a\($0)") }
      }
      Section {
        ForEach(2..<5, id: \.self) { Color.red.frame(height: 10).accessibilityIdentifier("b\($0)") }
        ForEach([3, 9], id: \.self) {
          Color.red.frame(height: 10).accessibilityIdentifier("c\($0)")
        }
      }
    }
    func names(_ host: ViewHost) -> [String] { host.placedViews.compactMap(\.identifier) }
    let stack = host(ScrollView { LazyVStack(spacing: 0) { sections() } })
    #expect(names(stack) == ["a0", "a1", "a2", "b3", "b4", "c3", "c9"])
    #expect(stack.frame(of: "b3")?.minY == 30)
    let list = host(List { sections() }.environment(\.lazyRowMargin, 1000))
    #expect(names(list) == ["a0", "a1", "a2", "b2", "b3", "b4", "c3", "c9"])
  }

  /// Like the fixtures of pinned headers, whose rows all appear.
  @Test
  func `ids of views take precedence over those of their collections`() {
    let stack = host(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(["a", "b"], id: \.self) { _ in EmptyView() }
          Section {
            ForEach(0..<2, id: \.self) { number in
              Color.red.frame(height: 10).accessibilityIdentifier("a\(number)").id("a\(number)")
            }
          }
          Section {
            ForEach(0..<2, id: \.self) { number in
              Color.red.frame(height: 10).accessibilityIdentifier("b\(number)").id("b\(number)")
            }
          }
        }
      })
    #expect(stack.placedViews.compactMap(\.identifier) == ["a0", "a1", "b0", "b1"])
  }
}
