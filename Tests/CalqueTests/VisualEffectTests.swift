import Calque
import CalqueDrawing
import Foundation
import Testing

/// Looks that depend on the place of a view.
@MainActor
@Suite struct VisualEffectTests {
  private func drawing(_ host: ViewHost) -> String { host.displayList.description }

  @Test func `an effect gets the geometry of its view`() throws {
    let view = VStack(spacing: 0) {
      ForEach(0..<3) { number in
        Color.red.frame(width: 20, height: 20)
          .visualEffect { content, proxy in
            content.opacity(proxy.frame(in: .global).minY / 100)
          }
      }
    }
    let host = ViewHost(view, size: CGSize(width: 20, height: 60))
    let text = drawing(host)
    #expect(text.contains("opacity 0.2") && text.contains("opacity 0.4"))
    #expect(!text.contains("opacity 0.0"))
  }

  @Test func `effects follow each other, and move what is touched`() {
    struct Page: View {
      @State var taps = 0
      var body: some View {
        Color.red.frame(width: 20, height: 20)
          .onTapGesture { taps += 1 }
          .visualEffect { content, proxy in
            content.blur(radius: 2).offset(x: proxy.size.width * 2)
          }
          .frame(width: 100, height: 20, alignment: .leading)
          .accessibilityIdentifier("\(taps)")
      }
    }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let host = ViewHost(Page(), size: CGSize(width: 100, height: 20)) {
        $0.layoutDirection = direction
      }
      #expect(drawing(host).contains("blur 2"))
      let (place, other) = direction == .leftToRight ? (50.0, 10.0) : (50.0, 90.0)
      host.tap(at: CGPoint(x: other, y: 10))
      #expect(host.frame(of: "0") != nil)
      host.tap(at: CGPoint(x: place, y: 10))
      #expect(host.frame(of: "1") != nil)
    }
  }

  private func column(_ configuration: ScrollTransitionConfiguration) -> ViewHost {
    let view = ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<10) { number in
          Color.red.frame(height: 40)
            .scrollTransition(configuration) { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0.5).offset(x: phase.value * 10)
            }
        }
      }
    }
    return ViewHost(view, size: CGSize(width: 40, height: 100))
  }

  @Test func `a view that is partly visible is in another phase`() {
    let host = column(.animated)
    // The third of the views of 40 points is cut at 100 points.
    #expect(drawing(host).components(separatedBy: "opacity 0.5").count - 1 >= 1)
    host.scroll(by: CGSize(width: 0, height: 20))
    let text = drawing(host)
    #expect(text.contains("opacity 0.5"))
    #expect(drawing(column(.animated.threshold(.hidden))) != drawing(column(.animated)))
  }

  @Test func `an interactive transition goes with the visible part`() {
    let host = column(.interactive(timingCurve: .linear))
    // 20 of 40 points are visible: half of the way from 0.5 to 1.
    #expect(drawing(host).contains("opacity 0.75"))
    host.scroll(by: CGSize(width: 0, height: 10))
    #expect(drawing(host).contains("opacity 0.88"))
    #expect(!drawing(column(.identity)).contains("opacity"))
  }

  @Test func `the geometry of a scroll view is told when it changes`() {
    struct Page: View {
      @State var log: [CGFloat] = []
      @State var seen: [Bool] = []
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 50)
            Color.blue.frame(height: 300)
            Color.green.frame(height: 50).onScrollVisibilityChange { seen.append($0) }
          }
        }
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: { _, new in
          log.append(new)
        }
        .accessibilityIdentifier("\(log) \(seen)")
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 40, height: 100))
    #expect(host.frame(of: "[0.0] []") != nil)
    host.scroll(by: CGSize(width: 0, height: 30))
    #expect(host.frame(of: "[0.0, 30.0] []") != nil)
    host.scroll(to: .bottom)
    host.scroll(to: .top)
    #expect(host.frame(of: "[0.0, 30.0, 300.0, 0.0] [true, false]") != nil)
  }
}

/// Views that take the frame of another one.
@MainActor
@Suite struct MatchedGeometryTests {
  private struct Page: View {
    @Namespace var namespace
    @State var selected = 1
    var properties = MatchedGeometryProperties.frame
    var anchor = UnitPoint.center

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.yellow
          .frame(minWidth: 1, idealWidth: 8, minHeight: 1, idealHeight: 8)
          .accessibilityIdentifier("mark")
          .fixedSize(horizontal: properties == .position, vertical: properties == .position)
          .matchedGeometryEffect(
            id: selected, in: namespace, properties: properties, anchor: anchor, isSource: false)
        HStack(spacing: 10) {
          ForEach(0..<3) { number in
            Color.red.frame(width: 20 + 10 * CGFloat(number), height: 20)
              .matchedGeometryEffect(id: number, in: namespace)
              .onTapGesture { selected = number }
              .accessibilityIdentifier("tab\(number)")
          }
        }
        .padding(.top, 30)
      }
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a view moves from one source to another one`(_ direction: LayoutDirection) {
    let host = ViewHost(AnimatedPage(), size: CGSize(width: 200, height: 100)) {
      $0.layoutDirection = direction
    }
    let start = host.frame(of: "mark") ?? .zero
    #expect(host.tap("go"))
    let end = host.frame(of: "mark") ?? .zero
    #expect(end == host.frame(of: "tab2") && start == host.frame(of: "tab0"))
    for step in 1...4 {
      host.advance(by: 0.25)
      let part = CGFloat(step) / 4
      #expect(host.frame(of: "mark") == between(start, end, part))
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a source that takes the place of another one begins at its frame`(
    _ direction: LayoutDirection
  ) {
    let host = ViewHost(HeroPage(), size: CGSize(width: 200, height: 100)) {
      $0.layoutDirection = direction
    }
    let small = host.frame(of: "small") ?? .zero
    #expect(small.width == 20)
    #expect(host.tap("go"))
    let large = host.frame(of: "large") ?? .zero
    #expect(large.width == 120 && host.frame(of: "small") == nil)
    host.advance(by: 0.25)
    #expect(host.frame(of: "large") == between(small, large, 0.25))
    host.advance(by: 0.5)
    #expect(host.frame(of: "large") == between(small, large, 0.75))
    // The one that goes is painted at the same frame.
    let painted = host.displayList.paintedItems.compactMap { item -> CGRect? in
      guard case .fill(let path, _, _) = item else { return nil }
      return path.boundingRect
    }
    #expect(painted.filter { abs($0.width - 95) <= 0.5 && abs($0.height - 35) <= 0.5 }.count == 2)
    // Back again from where it is.
    let middle = host.frame(of: "large") ?? .zero
    #expect(host.tap("go"))
    host.advance(by: 0.5)
    #expect(host.frame(of: "small") == between(middle, small, 0.5))
    host.finishAnimations()
    #expect(host.frame(of: "small") == small)
  }

  private func between(_ start: CGRect, _ end: CGRect, _ part: CGFloat) -> CGRect {
    func mix(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * part }
    return CGRect(
      x: mix(start.minX, end.minX), y: mix(start.minY, end.minY),
      width: mix(start.width, end.width), height: mix(start.height, end.height))
  }

  private struct AnimatedPage: View {
    @Namespace var namespace
    @State var selected = 0

    var body: some View {
      HStack(spacing: 10) {
        ForEach(0..<3) { number in
          Color.red.frame(width: 20 + 10 * CGFloat(number), height: 20)
            .matchedGeometryEffect(id: number, in: namespace)
            .accessibilityIdentifier("tab\(number)")
        }
        Button("go") { withAnimation(.linear(duration: 1)) { selected = 2 } }
      }
      .background {
        Color.yellow.accessibilityIdentifier("mark")
          .matchedGeometryEffect(id: selected, in: namespace, isSource: false)
      }
    }
  }

  private struct HeroPage: View {
    @Namespace var namespace
    @State var isLarge = false

    var body: some View {
      VStack(alignment: .leading) {
        Button("go") { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
        if isLarge {
          Color.red.accessibilityIdentifier("large")
            .matchedGeometryEffect(id: "hero", in: namespace).frame(width: 120, height: 40)
        } else {
          Color.red.accessibilityIdentifier("small")
            .matchedGeometryEffect(id: "hero", in: namespace).frame(width: 20, height: 20)
        }
        Spacer()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a view takes the frame of the source of its id`(_ direction: LayoutDirection) {
    let host = ViewHost(Page(), size: CGSize(width: 200, height: 100)) {
      $0.layoutDirection = direction
    }
    #expect(host.frame(of: "mark") == host.frame(of: "tab1"))
    #expect(host.tap("tab2"))
    #expect(host.frame(of: "mark") == host.frame(of: "tab2"))
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `only what is wanted is taken, and anchors meet`() throws {
    let host = ViewHost(
      Page(properties: .position, anchor: .bottom), size: CGSize(width: 200, height: 100))
    let (mark, tab) = (try #require(host.frame(of: "mark")), try #require(host.frame(of: "tab1")))
    #expect(mark.size == CGSize(width: 8, height: 8))
    #expect(mark.midX == tab.midX && mark.maxY == tab.maxY)
  }
}
