import Calque
import CalqueLayout
import Foundation
import Testing

/// Large titles of pages that are scrolled. Measured on iOS 26: the bar is 64 high with its title
/// in it, and a line and 3.5 higher with a large one. As in UIKit, what is scrolled takes the title
/// away first, point by point. The line is 20 high here.
@MainActor
@Suite struct LargeTitleTests {
  private struct Rows: View {
    var mode = NavigationBarItem.TitleDisplayMode.automatic
    @State private var count = 40

    var body: some View {
      NavigationStack {
        List {
          ForEach(0..<count, id: \.self) { number in
            Text(verbatim: "row \(number)").accessibilityIdentifier("row \(number)")
          }
        }
        .listStyle(.plain)
        .navigationTitle("Title").navigationBarTitleDisplayMode(mode)
        .toolbar { Button("Few") { count = 1 } }
      }
    }
  }

  private func host(_ view: some View, _ direction: LayoutDirection = .leftToRight) -> ViewHost {
    ViewHost(view, size: CGSize(width: 320, height: 600)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.layoutDirection = direction
    }
  }

  private func title(_ host: ViewHost) -> CGRect? {
    host.placedViews.first { $0.text == "Title" }?.frame
  }

  private func top(_ host: ViewHost, _ row: Int) -> CGFloat? { host.frame(of: "row \(row)")?.minY }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a title is in the bar after more than its height was scrolled`(
    _ direction: LayoutDirection
  ) throws {
    let host = host(Rows(), direction)
    let large = try #require(title(host))
    #expect(large.minY >= 64)
    #expect(direction == .leftToRight ? large.minX == 16 : large.maxX == 304)
    let before = try #require(top(host, 5))
    host.scroll(by: CGSize(width: 0, height: 100))
    let small = try #require(title(host))
    #expect(small.maxY <= 64 && abs(small.midX - 160) < 0.01)
    // Rows are where the finger took them.
    #expect(top(host, 5) == before - 100)
    // The rows are seen up to the bar.
    let first = host.placedViews.filter { $0.text?.hasPrefix("row") == true }.map(\.frame.minY)
      .min()
    #expect(try #require(first) < 64 + 51)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `it moves with the content, point by point`(_ direction: LayoutDirection) throws {
    let host = host(Rows(), direction)
    let (before, row) = (try #require(title(host)), try #require(top(host, 5)))
    for distance in [CGFloat(1), 10, 20] {
      host.scroll(to: .top)
      host.scroll(by: CGSize(width: 0, height: distance))
      #expect(title(host) == before.offsetBy(dx: 0, dy: -distance))
      #expect(top(host, 5) == row - distance)
      // The view becomes higher; its content is not scrolled yet.
      #expect(host.scrollOffset() == .zero)
      #expect(
        host.texts.allSatisfy { $0.faults.isEmpty },
        "what is scrolled away is not clipped by mistake")
    }
    host.scroll(by: CGSize(width: 0, height: 10))
    #expect(try #require(title(host)).maxY <= 64)
    #expect(top(host, 5) == row - 30 && host.scrollOffset()?.y == 6.5)
    host.scroll(by: CGSize(width: 0, height: -10))
    #expect(title(host) == before.offsetBy(dx: 0, dy: -20))
    #expect(top(host, 5) == row - 20 && host.scrollOffset() == .zero)
  }

  @Test
  func `what of it is behind the row of the bar is not painted`() throws {
    let host = host(Rows())
    host.scroll(by: CGSize(width: 0, height: 12))
    var clips: [CGRect] = []
    host.displayList.walk { item, context in
      guard case .group(let group) = item, case .clip(let path, _) = group.effect else { return }
      clips.append(path.boundingRect.applying(context.transform))
    }
    #expect(clips.contains { $0.minY == 64 && $0.height < 30 }, "\(clips)")
  }

  @Test
  func `it goes only as far as there is something to scroll`() throws {
    let host = host(
      NavigationStack {
        ScrollView { Color.red.frame(height: 600 - 64 - 23.5 + 8) }.navigationTitle("Title")
      })
    let before = try #require(title(host))
    host.scroll(by: CGSize(width: 0, height: 100))
    #expect(title(host) == before.offsetBy(dx: 0, dy: -8) && host.scrollOffset() == .zero)
    host.scroll(to: .top)
    #expect(title(host) == before)
    host.scroll(to: .bottom)
    #expect(title(host) == before.offsetBy(dx: 0, dy: -8))
  }

  /// As in UIKit: a title is never left between large and inline.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `it moves on to the nearer end where a finger is lifted`(
    _ direction: LayoutDirection
  ) throws {
    for (way, end) in [(CGFloat(10), CGFloat(0)), (11, 0), (12, 23.5), (20, 23.5), (30, 30)] {
      let host = host(Rows(), direction)
      let (large, row) = (try #require(title(host)), try #require(top(host, 5)))
      #expect(host.drag(from: CGPoint(x: 160, y: 500), to: CGPoint(x: 160, y: 500 - way)))
      #expect(top(host, 5) == row - end, "\(way)")
      #expect((title(host) == large) == (end == 0))
      // And back.
      #expect(host.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 350)))
      #expect(title(host) == large && top(host, 5) == row)
    }
  }

  /// Where the whole title cannot go, the last that can be scrolled is an end.
  @Test
  func `a finger reaches the end of short content`() throws {
    let host = host(
      NavigationStack {
        ScrollView { Color.red.frame(height: 600 - 64 - 23.5 + 12) }.navigationTitle("Title")
      })
    let before = try #require(title(host))
    #expect(host.drag(from: CGPoint(x: 160, y: 500), to: CGPoint(x: 160, y: 300)))
    #expect(title(host) == before.offsetBy(dx: 0, dy: -12))
    #expect(host.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 312)))
    #expect(title(host) == before)
  }

  /// The height that goes is that of the title as it is: in a tall script, or a view in its place.
  @Test
  func `a tall view in place of the title goes point by point`() throws {
    let host = host(
      NavigationStack {
        List(0..<40, id: \.self) { number in
          Text(verbatim: "row \(number)").accessibilityIdentifier("row \(number)")
        }
        .listStyle(.plain).navigationTitle("Title")
        .toolbar {
          ToolbarItem(placement: .largeTitle) {
            Color.red.frame(width: 100, height: 80).accessibilityIdentifier("tall")
          }
        }
      })
    let (tall, row) = (try #require(host.frame(of: "tall")), try #require(top(host, 5)))
    #expect(tall.height == 80)
    for distance in [CGFloat(10), 40, 70] {
      host.scroll(to: .top)
      host.scroll(by: CGSize(width: 0, height: distance))
      #expect(host.frame(of: "tall") == tall.offsetBy(dx: 0, dy: -distance))
      #expect(top(host, 5) == row - distance)
    }
    host.scroll(by: CGSize(width: 0, height: 30))
    #expect(host.frame(of: "tall") == nil && top(host, 5) == row - 100)
  }

  @Test
  func `a title comes back at the top`() throws {
    let host = host(Rows())
    let (large, first) = (title(host), top(host, 0))
    host.scroll(by: CGSize(width: 0, height: 200))
    #expect(title(host) != large)
    host.scroll(to: .top)
    #expect(title(host) == large && top(host, 0) == first)
    host.scroll(by: CGSize(width: 0, height: 200))
    host.scroll(by: CGSize(width: 0, height: -200))
    #expect(title(host) == large && top(host, 0) == first)
  }

  @Test
  func `a finger scrolls a title away as well`() throws {
    let host = host(Rows())
    #expect(host.drag(from: CGPoint(x: 160, y: 500), to: CGPoint(x: 160, y: 300)))
    #expect(try #require(title(host)).maxY <= 64)
    #expect(host.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 580)))
    #expect(try #require(title(host)).minY >= 64)
  }

  @Test
  func `an inline title stays in the bar`() throws {
    let host = host(Rows(mode: .inline))
    let (before, row) = (title(host), top(host, 5))
    host.scroll(by: CGSize(width: 0, height: 100))
    #expect(title(host) == before && top(host, 5) == row.map { $0 - 100 })
    host.scroll(to: .top)
    #expect(host.scrollOffset() == .zero)
  }

  @Test
  func `a page without anything to scroll keeps its large title`() throws {
    let host = host(
      NavigationStack {
        ScrollView { Text(verbatim: "short") }.navigationTitle("Title")
      })
    host.scroll(by: CGSize(width: 0, height: 300))
    #expect(try #require(title(host)).minY >= 64)
  }

  @Test
  func `a scroll view has the same title as a list`() throws {
    let host = host(
      NavigationStack {
        ScrollView {
          ScrollView(.horizontal) { Color.red.frame(width: 900, height: 50) }
          Color.blue.frame(height: 2000)
        }
        .navigationTitle("Title")
      })
    host.scroll(by: CGSize(width: 0, height: 300))
    #expect(try #require(title(host)).maxY <= 64)
  }
}
