import Calque
import Foundation
import Testing

/// Scroll views that are flung, and those that move to what the app asks for.
///
/// UIKit's normal rate of deceleration keeps 0.998 of the speed each millisecond: the content comes
/// 0.499 points further for each point a second.
@MainActor
@Suite struct FlingTests {
  private nonisolated static let directions: [LayoutDirection] = [.leftToRight, .rightToLeft]

  private func host(
    _ view: some View, _ direction: LayoutDirection = .leftToRight, isCompact: Bool = true
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: 390, height: 844)) {
      $0.textMeasurer = .fixed(advance: 8, lineHeight: 20, baseline: 15)
      $0.layoutDirection = direction
      $0.horizontalSizeClass = isCompact ? .compact : .regular
    }
  }

  /// Forty views of 100 and 10 between them, of which fewer than three are visible.
  private func row(_ behavior: (some ScrollTargetBehavior)?) -> some View {
    let row = ScrollView(.horizontal) {
      HStack(spacing: 10) {
        ForEach(0..<40, id: \.self) { _ in Color.red.frame(width: 100, height: 100) }
      }
      .scrollTargetLayout()
    }
    return Group {
      if let behavior { row.scrollTargetBehavior(behavior) } else { row }
    }
    .frame(width: 300, height: 100).accessibilityIdentifier("scroll")
  }

  /// Drags towards the leading edge.
  private func drag(_ host: ViewHost, by length: CGFloat, _ duration: TimeInterval) -> CGFloat? {
    #expect(host.drag("scroll", by: CGSize(width: -length, height: 0), duration: duration))
    return host.scrollOffset(of: "scroll")?.x
  }

  private final class Seen {
    var velocity = CGVector.zero
    var target = CGPoint.zero
    var isCompact: Bool?
  }

  private struct Looking: ScrollTargetBehavior {
    let seen: Seen

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      (seen.velocity, seen.target) = (context.velocity, target.rect.origin)
      seen.isCompact = context.horizontalSizeClass == .compact
    }
  }

  @Test(arguments: directions)
  func `a behavior gets the velocity, and where the content would stop`(
    direction: LayoutDirection
  ) {
    let seen = Seen()
    let host = host(row(Looking(seen: seen)), direction)
    _ = drag(host, by: 100, 0.5)
    #expect(abs(seen.velocity.dx - 200) < 1e-6 && seen.velocity.dy == 0)
    #expect(abs(seen.target.x - (100 + 200 * 0.499)) < 1e-6)
    #expect(seen.isCompact == true, "values of the environment are read")
    // What would be beyond the end stops there.
    _ = drag(host, by: -100, 0.01)
    #expect(seen.velocity.dx < 0 && seen.target.x == 0)
    #expect(host.scroll("scroll", by: CGSize(width: 50, height: 0)) && seen.velocity == .zero)
  }

  @Test(arguments: directions)
  func `without a behavior the content stops where the finger leaves it`(
    direction: LayoutDirection
  ) {
    #expect(drag(host(row(nil as PagingScrollTargetBehavior?), direction), by: 100, 0.1) == 100)
  }

  @Test(arguments: directions)
  func `a fling turns one page`(direction: LayoutDirection) {
    let host = host(row(PagingScrollTargetBehavior()), direction)
    #expect(drag(host, by: 50, 0.1) == 300, "less than half a page, but 500 points a second")
    #expect(drag(host, by: 150, 0.01) == 600, "15,000 points a second turn no more than one")
    #expect(drag(host, by: -50, 0.1) == 300)
    #expect(drag(host, by: 50, 100) == 300, "a slow finger turns none")
  }

  /// "By default, the view aligned behavior will limit the number of views it scrolls when in a
  /// compact horizontal size class."
  @Test(arguments: directions)
  func `views are passed up to the limit`(direction: LayoutDirection) throws {
    func passed(
      _ limit: ViewAlignedScrollTargetBehavior.LimitBehavior, isCompact: Bool = true
    ) throws -> Int {
      let host = host(
        row(ViewAlignedScrollTargetBehavior(limitBehavior: limit)), direction, isCompact: isCompact)
      let offset = try #require(drag(host, by: 100, 0.05))
      #expect(offset.truncatingRemainder(dividingBy: 110) == 0)
      return Int(offset / 110)
    }
    // 100 and 2000 * 0.499 points further: 1098, which is nearest to the tenth view.
    #expect(try passed(.never) == 10 && passed(.automatic, isCompact: false) == 10)
    #expect(try passed(.alwaysByOne) == 1)
    for limit in [ViewAlignedScrollTargetBehavior.LimitBehavior.always, .alwaysByFew, .automatic] {
      #expect(try passed(limit) == 3, "as many as are visible")
    }
  }

  // MARK: Scrolling by the app

  private struct Rows: View {
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var other = 0

    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("animated") {
            withAnimation(.linear(duration: 1)) { proxy.scrollTo(20, anchor: .top) }
          }
          Button("back") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(0, anchor: .top) } }
          Button("at once") { proxy.scrollTo(10, anchor: .top) }
          Button("position") { withAnimation(.linear(duration: 1)) { position.scrollTo(y: 400) } }
          Button("other \(other)") { other += 1 }
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<50) { number in Color.blue.frame(height: 100).id(number) }
            }
          }
          .scrollPosition($position).frame(height: 300).accessibilityIdentifier("scroll")
        }
      }
    }
  }

  private func offset(_ host: ViewHost) -> CGFloat { host.scrollOffset(of: "scroll")?.y ?? -1 }

  @Test func `in an animation the scroll view moves by the clock`() {
    let host = host(Rows())
    #expect(host.tap(label: "animated") && offset(host) == 2000, "the end state is shown at first")
    host.advance(by: 0.25)
    #expect(abs(offset(host) - 500) < 1e-6)
    host.advance(by: 0.5)
    #expect(abs(offset(host) - 1500) < 1e-6)
    // After another change the end state is shown again; the animation continues.
    #expect(host.tap(label: "other 0") && offset(host) == 2000)
    host.advance(by: 0.1)
    #expect(abs(offset(host) - 1700) < 1e-6)
    host.advance(by: 1)
    #expect(offset(host) == 2000)
    #expect(host.tap(label: "at once") && offset(host) == 1000)
    host.advance(by: 0.5)
    #expect(offset(host) == 1000, "without an animation it stays")
  }

  @Test func `another target, a finger and the end`() {
    let host = host(Rows())
    #expect(host.tap(label: "animated"))
    host.advance(by: 0.5)
    #expect(host.tap(label: "back") && offset(host) == 0)
    host.advance(by: 0.5)
    #expect(abs(offset(host) - 500) < 1e-6, "it begins where it was seen, at 1000")
    host.scroll("scroll", by: CGSize(width: 0, height: 50))
    host.advance(by: 0.2)
    #expect(abs(offset(host) - 550) < 1e-6, "a finger stops it")
    #expect(host.tap(label: "animated"))
    host.finishAnimations()
    #expect(offset(host) == 2000)
    #expect(host.tap(label: "position") && offset(host) == 400)
    host.advance(by: 0.5)
    #expect(abs(offset(host) - 1200) < 1e-6)
  }
}
