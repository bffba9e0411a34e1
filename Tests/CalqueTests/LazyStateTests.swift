import Calque
import Foundation
import Testing

/// The state of rows of a lazy container, its lifetime, and when rows appear.
@MainActor
struct LazyStateTests {
  private struct Row: View {
    let name: String
    @State private var taps = 0

    var body: some View {
      Button {
        taps += 1
      } label: {
        Text(verbatim: "\(name):\(taps)")
      }
      .accessibilityIdentifier(name)
      .frame(height: 20)
    }
  }

  private struct Board: View {
    let isGrid: Bool
    @State private var names = (0..<300).map { "n\($0)" }

    var body: some View {
      VStack(spacing: 0) {
        Button("insert") { names.insert(contentsOf: ["x", "y"], at: 1) }
          .accessibilityIdentifier("insert").frame(height: 20)
        Button("remove") { names.removeAll { $0 == "n0" } }
          .accessibilityIdentifier("remove").frame(height: 20)
        ScrollView {
          if isGrid {
            LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) { rows }
          } else {
            LazyVStack(spacing: 0) { rows }
          }
        }
      }
    }

    private var rows: some View { ForEach(names, id: \.self) { Row(name: $0) } }
  }

  private func host(_ view: some View) -> ViewHost {
    ViewHost(view, size: CGSize(width: 200, height: 240)) {
      $0.textMeasurer = .fixed(advance: 5, lineHeight: 10, baseline: 8)
    }
  }

  private func texts(_ host: ViewHost) -> Set<String> { Set(host.texts.map(\.string)) }

  @Test(arguments: [false, true])
  func `state belongs to the id of the element, not to its position`(isGrid: Bool) {
    let host = host(Board(isGrid: isGrid))
    host.tap("n2")
    host.tap("n2")
    host.tap("n3")
    host.tap("insert")
    #expect(texts(host).isSuperset(of: ["n2:2", "n3:1", "x:0", "n1:0"]))
    host.tap("remove")
    #expect(texts(host).isSuperset(of: ["n2:2", "n3:1"]))
    #expect(!texts(host).contains("n0:0"))
  }

  @Test(arguments: [false, true])
  func `the offset does not change when rows are inserted above`(isGrid: Bool) {
    let host = host(Board(isGrid: isGrid))
    host.scroll(by: CGSize(width: 0, height: 400))
    let top = host.frame(of: isGrid ? "n40" : "n20")
    host.tap("insert")
    #expect(host.scrollOffset() == CGPoint(x: 0, y: 400))
    #expect(host.frame(of: isGrid ? "n38" : "n18") == top)
  }

  @Test
  func `a hidden row loses its state with the next evaluation`() {
    let host = host(Board(isGrid: false))
    host.tap("n1")
    host.scroll(by: CGSize(width: 0, height: 1_000))
    host.scroll(to: .top)
    #expect(texts(host).contains("n1:1"))
    host.scroll(by: CGSize(width: 0, height: 1_000))
    host.invalidate()
    host.scroll(to: .top)
    #expect(texts(host).contains("n1:0"))
  }

  @Test
  func `rows appear when they come into sight, and more can be loaded then`() {
    struct Feed: View {
      @State private var count = 120

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { number in
              Text(verbatim: "\(number)").frame(height: 20)
            }
            Color.gray.frame(height: 20).onAppear { count += 20 }
          }
        }
      }
    }
    let host = host(Feed())
    #expect(host.texts.count == 12)
    host.scroll(to: .bottom)
    #expect(host.texts.map(\.string).contains("119"))
    host.scroll(to: .bottom)
    #expect(host.texts.map(\.string).contains("139"))
  }

  @Test
  func `each row appears once`() {
    final class Log {
      var appeared: [Int] = []
    }
    let log = Log()
    let host = host(
      List {
        ForEach(0..<1_000) { number in
          Text(verbatim: "\(number)").onAppear { log.appeared.append(number) }
        }
      }
      .listStyle(.plain))
    _ = host.placedViews
    #expect(log.appeared.sorted() == Array(0...5))
    host.scroll(by: CGSize(width: 0, height: 88))
    #expect(log.appeared.sorted() == Array(0...7))
    host.scroll(by: CGSize(width: 0, height: -88))
    // A row that was hidden appears again.
    #expect(log.appeared.sorted() == [0, 0, 1, 1] + Array(2...7))
  }

  @Test
  func `nested lazy containers are lazy`() {
    final class Counter {
      var made = 0
    }
    let counter = Counter()
    let host = host(
      ScrollView {
        LazyVStack(spacing: 0) {
          Color.red.frame(height: 50)
          LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
            ForEach(0..<1_000_000) { number in
              let _ = { counter.made += 1 }()
              Color.blue.frame(height: 20).accessibilityIdentifier("cell\(number)")
            }
          }
          ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
              ForEach(0..<1_000_000) { number in
                let _ = { counter.made += 1 }()
                Color.blue.frame(width: 20, height: 20)
                  .accessibilityIdentifier("wide\(number)")
              }
            }
          }
        }
      })
    #expect(host.frame(of: "cell0")?.minY == 50)
    #expect(counter.made < 40)
    host.scroll(by: CGSize(width: 0, height: 30))
    #expect(host.frame(of: "cell0")?.minY == 20)
    host.scroll(to: .bottom)
    #expect(host.frame(of: "wide0") == CGRect(x: 0, y: 220, width: 20, height: 20))
    #expect(host.frame(of: "cell999999")?.maxY == 220)
    #expect(counter.made < 100)
    host.scroll(to: .top)
    #expect(host.frame(of: "cell0")?.minY == 50)
  }
}
