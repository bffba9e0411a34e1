import Calque
import CalqueLayout
import Foundation
import Testing

/// Where scroll views come to rest that people have scrolled, and who is told.
@MainActor
@Suite struct ScrollRestTests {
  private func host(_ view: some View, _ direction: LayoutDirection = .leftToRight) -> ViewHost {
    ViewHost(view, size: CGSize(width: 390, height: 844)) {
      $0.textMeasurer = .fixed(advance: 8, lineHeight: 20, baseline: 15)
      $0.layoutDirection = direction
    }
  }

  private nonisolated static let directions: [LayoutDirection] = [.leftToRight, .rightToLeft]

  // MARK: Positions

  /// Twenty rows of 100 points, of which three are visible.
  private struct Rows: View {
    @State private var id: Int?
    @State private var position = ScrollPosition(idType: Int.self)
    let axis: Axis
    var anchor: UnitPoint?
    var isLazy = true
    var hasTargets = true

    var body: some View {
      VStack {
        ScrollView(axis == .vertical ? .vertical : .horizontal) {
          layout.scrollTargetLayout(isEnabled: hasTargets)
        }
        .scrollPosition(id: $id, anchor: anchor).scrollPosition($position)
        .frame(width: 300, height: 300).accessibilityIdentifier("scroll")
        Text(verbatim: "id \(id.map(String.init) ?? "-")")
        Text(verbatim: "at \(position.viewID(type: Int.self).map(String.init) ?? "-")")
        Text(verbatim: position.isPositionedByUser ? "by people" : "by the app")
        Button("To 9") { id = 9 }
        Button("End") { position.scrollTo(edge: axis == .vertical ? .bottom : .trailing) }
      }
    }

    @ViewBuilder private var layout: some View {
      switch (axis, isLazy) {
      case (.vertical, true): LazyVStack(spacing: 0) { rows }
      case (.vertical, false): VStack(spacing: 0) { rows }
      case (.horizontal, true): LazyHStack(spacing: 0) { rows }
      case (.horizontal, false): HStack(spacing: 0) { rows }
      }
    }

    private var rows: some View {
      ForEach(0..<20, id: \.self) { _ in Color.red.frame(width: 100, height: 100) }
    }
  }

  private func distance(_ length: CGFloat, _ axis: Axis) -> CGSize {
    axis == .vertical ? CGSize(width: 0, height: length) : CGSize(width: length, height: 0)
  }

  @Test(arguments: directions, [Axis.vertical, .horizontal])
  func `the id is that of the first view that is visible`(
    direction: LayoutDirection, axis: Axis
  ) throws {
    for isLazy in [true, false] {
      let host = host(Rows(axis: axis, isLazy: isLazy), direction)
      #expect(host.shownTexts.contains("id -"), "nobody has scrolled")
      #expect(host.scroll("scroll", by: distance(200, axis)) && host.shownTexts.contains("id 2"))
      #expect(host.scroll("scroll", by: distance(130, axis)) && host.shownTexts.contains("id 3"))
      let offset = try #require(host.scrollOffset(of: "scroll"))
      #expect((axis == .vertical ? offset.y : offset.x) == 330, "it stays where it is")
      // What the app asks for does not come back as something else.
      #expect(host.tap(label: "To 9") && host.shownTexts.contains("id 9"))
      let end = try #require(host.scrollOffset(of: "scroll"))
      #expect((axis == .vertical ? end.y : end.x) == 700)
      #expect(host.scroll("scroll", by: distance(-700, axis)) && host.shownTexts.contains("id 0"))
    }
  }

  @Test(arguments: directions)
  func `with an anchor it is the view that is nearest to it`(direction: LayoutDirection) {
    let host = host(Rows(axis: .horizontal, anchor: .center), direction)
    #expect(host.scroll("scroll", by: distance(140, .horizontal)))
    #expect(host.shownTexts.contains("id 2"), "its middle is 10 away from that of the view")
    #expect(host.scroll("scroll", by: distance(20, .horizontal)))
    #expect(host.shownTexts.contains("id 3"))
  }

  @Test func `a finger does the same`() {
    let host = host(Rows(axis: .vertical))
    let frame = host.frame(of: "scroll") ?? .zero
    #expect(
      host.drag(
        from: CGPoint(x: frame.midX, y: frame.maxY - 10),
        to: CGPoint(x: frame.midX, y: frame.minY + 40)))
    #expect(host.shownTexts.contains("id 2"))
  }

  @Test func `without a layout of targets no id is told`() {
    let host = host(Rows(axis: .vertical, hasTargets: false))
    #expect(host.scroll("scroll", by: distance(200, .vertical)) && host.shownTexts.contains("id -"))
    #expect(host.shownTexts.contains("by people") && host.shownTexts.contains("at -"))
  }

  @Test func `a position says who has scrolled, and where`() {
    let host = host(Rows(axis: .vertical))
    #expect(host.shownTexts.contains("by the app") && host.shownTexts.contains("at -"))
    #expect(host.scroll("scroll", by: distance(220, .vertical)))
    #expect(host.shownTexts.contains("by people") && host.shownTexts.contains("at 2"))
    #expect(host.tap(label: "End") && host.shownTexts.contains("by the app"))
    #expect(host.scrollOffset(of: "scroll")?.y == 1700)
  }

  // MARK: Behaviors

  private func row<Behavior: ScrollTargetBehavior>(
    _ behavior: Behavior, _ direction: LayoutDirection, hasIDs: Bool = true, margin: CGFloat = 0
  ) -> ViewHost {
    host(
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          if hasIDs {
            ForEach(0..<20, id: \.self) { _ in Color.red.frame(width: 100, height: 100) }
          } else {
            Color.red.frame(width: 100, height: 100)
            Color.red.frame(width: 100, height: 100)
            Color.red.frame(width: 500, height: 100)
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, margin, for: .scrollContent)
      .scrollTargetBehavior(behavior)
      .frame(width: 300, height: 100).accessibilityIdentifier("scroll"), direction)
  }

  /// Drags the row towards its leading edge, so slowly that it is not flung.
  private func drag(_ host: ViewHost, by length: CGFloat) -> CGFloat? {
    guard let frame = host.frame(of: "scroll") else { return nil }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    let isTurned = host.environment.layoutDirection == .rightToLeft
    let end = CGPoint(x: middle.x + (isTurned ? length : -length), y: middle.y)
    host.drag(from: middle, to: end, duration: 1000)
    return host.scrollOffset(of: "scroll")?.x
  }

  @Test(arguments: directions)
  func `pages are as long as the view`(direction: LayoutDirection) {
    let host = row(.paging, direction)
    #expect(drag(host, by: 140) == 0, "less than half a page goes back")
    #expect(drag(host, by: 170) == 300)
    #expect(drag(host, by: -140) == 300)
    #expect(host.scroll("scroll", by: CGSize(width: 330, height: 0)))
    #expect(host.scrollOffset(of: "scroll")?.x == 600)
  }

  @Test(arguments: directions)
  func `views begin where the scroll view does`(direction: LayoutDirection) {
    for hasIDs in [true, false] {
      let host = row(.viewAligned, direction, hasIDs: hasIDs)
      #expect(drag(host, by: 40) == 0)
      #expect(drag(host, by: 100) == 110)
      #expect(drag(host, by: 140) == 220)
    }
    let inset = row(.viewAligned, direction, margin: 20)
    #expect(drag(inset, by: 100) == 110, "margins stay free")
  }

  @Test(arguments: directions)
  func `one view at once, or around the middle`(direction: LayoutDirection) {
    let one = row(.viewAligned(limitBehavior: .alwaysByOne), direction)
    #expect(one.scroll("scroll", by: CGSize(width: 500, height: 0)))
    #expect(one.scrollOffset(of: "scroll")?.x == 110)
    let middle = row(
      ViewAlignedScrollTargetBehavior(limitBehavior: .never, anchor: .center), direction)
    // The middle of the fifth view, 490, is in the middle of the scroll view.
    #expect(drag(middle, by: 149).map { $0 + 150 } == 270)
  }

  private struct Tens: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      #expect(context.containerSize == CGSize(width: 300, height: 100))
      #expect(context.contentSize == CGSize(width: 2190, height: 100))
      #expect(context.originalTarget.rect.origin == .zero && context.axes == .horizontal)
      target.rect.origin.x = (target.rect.minX / 10).rounded() * 10
    }
  }

  private struct Anchored: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target = ScrollTarget(rect: CGRect(x: 500, y: 0, width: 100, height: 100), anchor: .trailing)
    }
  }

  @Test(arguments: directions)
  func `apps have behaviors of their own`(direction: LayoutDirection) {
    #expect(drag(row(Tens(), direction), by: 57) == 60)
    #expect(drag(row(Anchored(), direction), by: 57) == 300)
  }

  @Test func `a scroll view inside does not take the behavior of the one around`() {
    let host = host(
      ScrollView(.horizontal) {
        ScrollView { Color.red.frame(width: 300, height: 900) }
          .frame(width: 300, height: 300).accessibilityIdentifier("inside")
      }
      .scrollTargetBehavior(.paging)
      .frame(width: 300, height: 300))
    #expect(host.scroll("inside", by: CGSize(width: 0, height: 100)))
    #expect(host.scrollOffset(of: "inside")?.y == 100)
  }
}
