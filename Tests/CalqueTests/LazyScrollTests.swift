import Calque
import Foundation
import Testing

/// Lazy containers with a million rows: the created rows, their places, and stable scrolling.
@MainActor
struct LazyScrollTests {
  /// Counts the rows whose views are created.
  private final class Counter {
    var made: [Int] = []

    func row(_ number: Int, height: CGFloat = 20) -> some View {
      made.append(number)
      return Color.blue.frame(width: 30, height: height)
        .accessibilityIdentifier("row\(number)")
    }
  }

  private static let size = CGSize(width: 120, height: 200)

  private func host(_ view: some View, _ direction: LayoutDirection = .leftToRight) -> ViewHost {
    ViewHost(view, size: Self.size) {
      $0.layoutDirection = direction
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
  }

  private func frames(_ host: ViewHost) -> [String: CGRect] {
    var result: [String: CGRect] = [:]
    for view in host.placedViews where view.identifier != nil {
      result[view.identifier ?? ""] = view.frame
    }
    return result
  }

  /// A height of a row that is independent of its neighbors.
  private nonisolated static func height(_ number: Int) -> CGFloat {
    CGFloat(12 + (number &* 7919) % 37)
  }

  // MARK: Created rows

  enum Kind: CaseIterable, Sendable {
    case column, grid, list
  }

  private func million(_ kind: Kind, _ counter: Counter) -> AnyView {
    let rows = ForEach(0..<1_000_000) { counter.row($0) }
    switch kind {
    case .column: return AnyView(ScrollView { LazyVStack(spacing: 0) { rows } })
    case .grid:
      let columns = [GridItem(.flexible(), spacing: 0), GridItem(.flexible())]
      return AnyView(ScrollView { LazyVGrid(columns: columns, spacing: 0) { rows } })
    case .list: return AnyView(List { rows }.listStyle(.plain))
    }
  }

  @Test(arguments: Kind.allCases)
  func `only visible rows are created, and a step creates only new ones`(kind: Kind) {
    let counter = Counter()
    let host = host(million(kind, counter))
    // 200 points: 10 rows of 20, 10 lines of 2 cells, or 4 rows of 51 of a list.
    let visible = kind == .grid ? 20 : kind == .list ? 4 : 10
    #expect(host.frame(of: "row0") != nil)
    #expect(Set(counter.made) == Set(0..<visible))
    #expect(counter.made.count <= visible + 1)
    counter.made = []
    host.scroll(by: CGSize(width: 0, height: kind == .list ? 51 : 20))
    let line = kind == .grid ? 2 : 1
    #expect(counter.made == Array(visible..<visible + line))
    counter.made = []
    host.scroll(to: .bottom)
    #expect(host.frame(of: "row999999")?.maxY == (kind == .list ? 184.5 : 200))
    #expect(counter.made.count <= visible + 2 * line)
    counter.made = []
    host.scroll(to: .top)
    #expect(counter.made.count <= visible + 2 * line)
  }

  @Test
  func `elements are not read before they are visible`() {
    /// Counts how often an element is read.
    final class Reads {
      var count = 0
    }
    struct Numbers: RandomAccessCollection {
      let reads: Reads
      var startIndex: Int { 0 }
      var endIndex: Int { 1_000_000 }
      subscript(index: Int) -> Int {
        reads.count += 1
        return index
      }
    }
    let reads = Reads()
    let host = host(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(Numbers(reads: reads), id: \.self) { _ in Color.red.frame(height: 20) }
        }
      })
    _ = host.placedViews
    host.scroll(by: CGSize(width: 0, height: 4_000_000))
    _ = host.placedViews
    #expect(reads.count < 40)
  }

  // MARK: Places

  @Test(arguments: Kind.allCases)
  func `scrolling to the end and back changes nothing`(kind: Kind) {
    let host = host(million(kind, Counter()))
    let first = frames(host)
    host.scroll(by: CGSize(width: 0, height: 9_000_000))
    let middle = frames(host)
    #expect(middle.keys.allSatisfy { first[$0] == nil })
    host.scroll(to: .bottom)
    host.scroll(to: .top)
    #expect(frames(host) == first)
    #expect(host.scrollOffset() == .zero)
    host.scroll(by: CGSize(width: 0, height: 9_000_000))
    #expect(frames(host) == middle)
  }

  private func uneven(_ count: Int, _ counter: Counter = Counter()) -> some View {
    ScrollView {
      LazyVStack(spacing: 3) {
        ForEach(0..<count, id: \.self) { counter.row($0, height: Self.height($0)) }
      }
    }
  }

  @Test
  func `visible rows do not jump when lengths become known`() {
    let host = host(uneven(100_000))
    host.scroll(by: CGSize(width: 0, height: 700_000))
    var before = frames(host)
    for step in 0..<200 {
      let distance = CGFloat([13, -29, -61, 40, -90][step % 5])
      host.scroll(by: CGSize(width: 0, height: distance))
      let after = frames(host)
      var shared = 0
      for (name, frame) in after {
        guard let old = before[name] else { continue }
        shared += 1
        #expect(abs(old.minY - distance - frame.minY) < 1e-6, "\(name)")
      }
      #expect(shared > 0)
      before = after
    }
  }

  @Test
  func `the top is reached exactly, and the rows follow each other`() {
    let host = host(uneven(3_000))
    host.scroll(by: CGSize(width: 0, height: 9_000))
    for _ in 0..<400 where host.scrollOffset() != .zero {
      host.scroll(by: CGSize(width: 0, height: -150))
    }
    #expect(host.scrollOffset() == .zero)
    var top: CGFloat = 0
    for number in 0..<5 {
      #expect(host.frame(of: "row\(number)")?.minY == top)
      top += Self.height(number) + 3
    }
  }

  /// The oracle: the same rows in a stack that makes all of them.
  @Test(arguments: [0, 1, 2, 7, 60])
  func `after everything was visible, it equals a plain stack`(count: Int) {
    let lazy = host(uneven(count))
    let plain = host(
      ScrollView {
        VStack(spacing: 3) {
          ForEach(0..<count, id: \.self) { Counter().row($0, height: Self.height($0)) }
        }
        .frame(maxWidth: .infinity)
      })
    for _ in 0..<20 { lazy.scroll(by: CGSize(width: 0, height: 150)) }
    lazy.scroll(to: .bottom)
    plain.scroll(to: .bottom)
    for offset in stride(from: 0, through: 2_000, by: 170) {
      lazy.scroll(to: .top)
      plain.scroll(to: .top)
      lazy.scroll(by: CGSize(width: 0, height: CGFloat(offset)))
      plain.scroll(by: CGSize(width: 0, height: CGFloat(offset)))
      let all = frames(plain)
      let visible = all.filter { $0.value.maxY > 0 && $0.value.minY < 200 }
      let found = frames(lazy)
      for (name, frame) in visible {
        #expect(found[name].map { abs($0.minY - frame.minY) < 1e-6 } ?? false, "\(name)")
        #expect(found[name]?.size == frame.size && found[name]?.minX == frame.minX)
      }
      #expect(found.allSatisfy { all[$0.key] != nil })
    }
  }

  @Test
  func `both directions are mirror images at every offset`() {
    func view() -> some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 4) {
          ForEach(0..<10_000) { number in
            Color.red.frame(width: Self.height(number), height: 20)
              .accessibilityIdentifier("row\(number)")
          }
        }
      }
    }
    let (left, right) = (host(view()), host(view(), .rightToLeft))
    for distance in [0, 33, 5_000, -700, 200_000, -9, -1_000_000] as [CGFloat] {
      left.scroll(by: CGSize(width: distance, height: 0))
      right.scroll(by: CGSize(width: distance, height: 0))
      let (one, other) = (frames(left), frames(right))
      #expect(one.count == other.count && !one.isEmpty)
      for (name, frame) in one {
        #expect(other[name].map { abs($0.minX - (120 - frame.maxX)) < 1e-6 } ?? false)
      }
    }
  }
}
