import Calque
import Foundation
import Testing

/// Scroll views that are scrolled: by points and to their ends, in both directions.
@MainActor
struct ScrollTests {
  private func column(_ direction: LayoutDirection = .leftToRight) -> ViewHost {
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 20).accessibilityIdentifier("bar")
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<30) { number in
            Color.blue.frame(height: 20).accessibilityIdentifier("row\(number)")
          }
        }
      }
      .accessibilityIdentifier("scroll")
    }
    return ViewHost(view, size: CGSize(width: 100, height: 120)) { $0.layoutDirection = direction }
  }

  private func row(_ direction: LayoutDirection) -> ViewHost {
    let view = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<10) { number in
          Color.blue.frame(width: 30, height: 20).accessibilityIdentifier("cell\(number)")
        }
      }
    }
    return ViewHost(view, size: CGSize(width: 100, height: 20)) { $0.layoutDirection = direction }
  }

  @Test
  func `content moves up by the scrolled distance`() {
    let host = column()
    #expect(host.frame(of: "row0")?.minY == 20)
    #expect(host.scroll("scroll", by: CGSize(width: 0, height: 35)))
    #expect(host.frame(of: "row0")?.minY == -15)
    #expect(host.frame(of: "bar")?.minY == 0)
    #expect(host.scrollOffset() == CGPoint(x: 0, y: 35))
  }

  @Test
  func `there is no scrolling beyond the ends`() {
    let host = column()
    host.scroll(by: CGSize(width: 50, height: -10))
    #expect(host.scrollOffset() == .zero)
    host.scroll(by: CGSize(width: 0, height: 10_000))
    #expect(host.frame(of: "row29")?.maxY == 120)
    #expect(host.scrollOffset() == CGPoint(x: 0, y: 500))
    host.scroll(by: CGSize(width: CGFloat.nan, height: .nan))
    #expect(host.scrollOffset() == .zero)
    host.scroll(to: .bottom)
    #expect(host.scrollOffset() == CGPoint(x: 0, y: 500))
    host.scroll(to: .top)
    #expect(host.frame(of: "row0")?.minY == 20)
  }

  @Test
  func `short content does not scroll`() {
    let host = ViewHost(
      ScrollView([.horizontal, .vertical]) {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
      }, size: CGSize(width: 100, height: 100))
    let before = host.frame(of: "a")
    host.scroll(by: CGSize(width: 5, height: 5))
    host.scroll(to: .bottom)
    #expect(host.frame(of: "a") == before)
    #expect(!host.scroll("nothing", to: .bottom))
    #expect(!ViewHost(Color.red, size: CGSize(width: 9, height: 9)).scroll(to: .bottom))
  }

  @Test
  func `a scroll view starts at its leading edge, from right to left at the right one`() {
    let (left, right) = (row(.leftToRight), row(.rightToLeft))
    for distance in [0, 45, 60, 1_000, -30] as [CGFloat] {
      left.scroll(by: CGSize(width: distance, height: 0))
      right.scroll(by: CGSize(width: distance, height: 0))
      #expect(left.scrollOffset() == right.scrollOffset())
      for number in 0..<10 {
        let one = left.frame(of: "cell\(number)")
        let other = right.frame(of: "cell\(number)")
        #expect(one.map { 100 - $0.maxX } == other?.minX)
      }
    }
    right.scroll(to: .leading)
    #expect(right.frame(of: "cell0") == CGRect(x: 70, y: 0, width: 30, height: 20))
    right.scroll(to: .trailing)
    #expect(right.frame(of: "cell9") == CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  private struct Growing: View {
    @State var count = 30

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Button("fewer") { count = 12 }.accessibilityIdentifier("fewer").frame(height: 20)
          ForEach(0..<count, id: \.self) { number in
            Color.blue.frame(height: 20).accessibilityIdentifier("row\(number)")
          }
        }
      }
    }
  }

  @Test
  func `the place is kept when state changes, as far as there is content`() {
    let host = ViewHost(Growing(), size: CGSize(width: 100, height: 100))
    host.scroll(by: CGSize(width: 0, height: 60))
    host.invalidate()
    #expect(host.frame(of: "row0")?.minY == -40)
    host.scroll(to: .bottom)
    host.tap("fewer")
    #expect(host.frame(of: "row11")?.maxY == 100)
    #expect(host.scrollOffset() == CGPoint(x: 0, y: 160))
  }

  @Test
  func `nested scroll views have separate offsets`() {
    let host = ViewHost(
      ScrollView {
        GeometryReader { proxy in
          ScrollView(.horizontal) {
            Color.red.frame(width: proxy.size.width * 3, height: 20).accessibilityIdentifier("a")
          }
          .accessibilityIdentifier("inner")
        }
        .frame(height: 300)
      }, size: CGSize(width: 100, height: 100))
    host.scroll(by: CGSize(width: 0, height: 30))
    host.scroll("inner", by: CGSize(width: 70, height: 0))
    #expect(host.frame(of: "a") == CGRect(x: -70, y: -30, width: 300, height: 20))
  }
}

/// What views are told when scrolling begins and ends.
@MainActor
@Suite struct ScrollPhaseTests {
  private final class Log {
    var lines: [String] = []
  }

  private func page(_ log: Log) -> some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        Button("animated") { withAnimation { proxy.scrollTo(20) } }
        Button("at once") { proxy.scrollTo(0) }
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<30) { number in Color.blue.frame(height: 20).id(number) }
          }
        }
        .onScrollPhaseChange { old, new in log.lines.append("\(old)-\(new)") }
        ScrollView { Color.red.frame(height: 500) }.accessibilityIdentifier("second")
      }
      .onScrollPhaseChange { _, new, context in
        log.lines.append("\(new.isScrolling) \(Int(context.geometry.contentOffset.y))")
      }
    }
  }

  @Test func `a finger interacts until it is lifted`() {
    let log = Log()
    let host = ViewHost(page(log), size: CGSize(width: 100, height: 300))
    host.scroll(by: CGSize(width: 0, height: 30))
    #expect(log.lines == ["true 0", "idle-interacting", "false 30", "interacting-idle"])
    log.lines = []
    #expect(host.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 100)))
    #expect(log.lines == ["true 30", "idle-interacting", "false 80", "interacting-idle"])
    log.lines = []
    // Of several scroll views inside, the first one counts.
    host.scroll("second", by: CGSize(width: 0, height: 30))
    #expect(log.lines == [])
  }

  @Test func `views scroll in an animation, or without a phase`() {
    let log = Log()
    let host = ViewHost(page(log), size: CGSize(width: 100, height: 300))
    host.tap(label: "animated")
    #expect((host.scrollOffset()?.y ?? 0) > 0)
    #expect(log.lines.filter { $0.contains("-") } == ["idle-animating", "animating-idle"])
    log.lines = []
    host.tap(label: "at once")
    #expect(host.scrollOffset()?.y == 0 && log.lines == [])
  }
}
