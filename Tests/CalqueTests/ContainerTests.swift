import Calque
import Foundation
import Testing

/// Windows, scroll views, safe areas, keyboards and margins.
@MainActor
struct ContainerTests {
  private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  private func part(_ count: Int, _ name: String = "a") -> some View {
    Color.red.frame(height: 10)
      .containerRelativeFrame(.horizontal, count: count, spacing: 8)
      .accessibilityIdentifier(name)
  }

  @Test
  func `a part of a window excludes its safe area`() {
    // 300 - 20 - 30 is 250; (250 - 8) / 2 is 121.
    let host = ViewHost(part(2), size: CGSize(width: 300, height: 100)) {
      $0.safeAreaInsets = EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 30)
    }
    #expect(host.frame(of: "a")?.width == 121)
  }

  @Test
  func `a part of a scroll view that fits its content`() {
    // (200 - 8) / 2 is 96, although the scroll view is then no wider than that.
    let host = ViewHost(
      ScrollView { part(2) }.frame(width: 200).frame(width: 300),
      proposal: ProposedViewSize(width: 300, height: 100))
    #expect(host.frame(of: "a")?.width == 96)
  }

  @Test
  func `stacks, padding and frames are not containers`() {
    let view = VStack { part(1).padding(10) }.frame(width: 50)
    let host = ViewHost(view, size: CGSize(width: 300, height: 100))
    #expect(host.frame(of: "a")?.width == 300)
  }

  @Test
  func `a part of a scroll view is measured without its margins`() {
    let view = ScrollView(.horizontal) { HStack { part(1) } }
      .contentMargins(.horizontal, 15).contentMargins(.leading, 40)
    let host = ViewHost(view, size: CGSize(width: 300, height: 100))
    #expect(host.frame(of: "a") == CGRect(x: 15, y: 45, width: 270, height: 10))
  }

  @Test
  func `a scroll view in a scroll view, where nothing is proposed`() {
    // No width is proposed to the inner one: the length of the outer one is used.
    let view = ScrollView(.horizontal) { ScrollView { part(1) } }
    let host = ViewHost(view, size: CGSize(width: 300, height: 100))
    #expect(host.frame(of: "a")?.width == 300)
  }

  @Test
  func `margins of the content take precedence over general ones`() {
    let view = ScrollView { box("a", 20, 10) }
      .contentMargins(.top, 5, for: .scrollContent)
      .contentMargins(30)
      .contentMargins(99, for: .scrollIndicators)
      .contentMargins(.top, 70, for: .scrollContent)
    let host = ViewHost(view, size: CGSize(width: 100, height: 200))
    // As wide as its content and the margins: 20 + 60.
    #expect(host.frame(of: "a") == CGRect(x: 40, y: 5, width: 20, height: 10))
  }

  @Test(
    arguments: [
      (SafeAreaRegions.all, 200), (.container, 140), (.keyboard, 170), ([], 140),
    ] as [(SafeAreaRegions, CGFloat)])
  func `a view extends behind the keyboard, or stays above it`(
    _ regions: SafeAreaRegions, _ bottom: CGFloat
  ) {
    let view = Color.red.accessibilityIdentifier("a").ignoresSafeArea(regions)
    let host = ViewHost(view, size: CGSize(width: 100, height: 200)) {
      $0.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)
      $0.keyboardHeight = 60
    }
    let top: CGFloat = regions.contains(.container) ? 0 : 20
    #expect(host.frame(of: "a") == CGRect(x: 0, y: top, width: 100, height: bottom - top))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `bars at a leading edge`(_ direction: LayoutDirection) {
    let view = Color.red.accessibilityIdentifier("a")
      .safeAreaInset(edge: .leading, alignment: .top, spacing: 5) { box("b", 20, 10) }
    let host = ViewHost(view, size: CGSize(width: 100, height: 50)) {
      $0.layoutDirection = direction
    }
    let isLeft = direction == .leftToRight
    #expect(host.frame(of: "a") == CGRect(x: isLeft ? 25 : 0, y: 0, width: 75, height: 50))
    #expect(host.frame(of: "b") == CGRect(x: isLeft ? 0 : 80, y: 0, width: 20, height: 10))
  }

  @Test
  func `padding of a scene is the padding of the platform`() {
    for view in [
      AnyView(box("a", 10, 10).scenePadding(.leading)),
      AnyView(box("a", 10, 10).scenePadding(.navigationBar, edges: .leading)),
    ] {
      let host = ViewHost(view, proposal: .unspecified)
      #expect(host.size == CGSize(width: 26, height: 10))
    }
  }

  @Test
  func `depth is laid out, reported, and drawn flat`() {
    let view = HStack(spacing: 0) {
      box("a", 10, 10).frame(depth: 20, alignment: .front).accessibilityIdentifier("A")
      box("b", 10, 10).padding3D([.front, .leading], 4).offset(z: 3).accessibilityIdentifier("B")
      GeometryReader { _ in box("c", 5, 5).offset(z: 2) }.frame(width: 10, height: 10).offset(z: 7)
    }
    let host = ViewHost(view, proposal: .unspecified)
    #expect(host.depthFrame(of: "A") == DepthFrame(back: 0, depth: 20))
    #expect(host.depthFrame(of: "a") == DepthFrame(back: 20, depth: 0))
    #expect(host.depthFrame(of: "b") == DepthFrame(back: 3, depth: 0))
    #expect(host.depthFrame(of: "c") == DepthFrame(back: 9, depth: 0))
    #expect(host.depthFrame(of: "nobody") == nil)
    #expect(host.frame(of: "b") == CGRect(x: 14, y: 0, width: 10, height: 10))
    #expect(
      host.layoutDescription.split(separator: "\n").prefix(2) == [
        "HStack 0 0 34 10 z 0 20", "  depth 0 0 10 10 z 0 20 #A",
      ])
  }

  @Test
  func `invalid numbers are reported with the name of the view`() {
    let view = VStack {
      Color.red.frame(width: -5).accessibilityIdentifier("broken")
      GeometryReader { _ in Color.red.padding(.nan) }
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(-1))]) { Color.red }
          .accessibilityIdentifier("columns")
      }
    }
    let host = ViewHost(view, size: CGSize(width: 100, height: 100))
    #expect(
      host.layoutDiagnostics.map(\.description) == [
        "frame #broken: width is -5.0; it is ignored",
        "GridItem #columns: fixed is -1.0; it is treated as 0.0",
        "padding: top is nan; it is treated as 0", "padding: leading is nan; it is treated as 0",
        "padding: bottom is nan; it is treated as 0",
        "padding: trailing is nan; it is treated as 0",
      ])
  }

  @Test
  func `the implicit stack of an overlay follows the platform metrics`() {
    var decisions = PlatformMetrics()
    decisions.decisions.implicitZStack = .alignedAsWhole
    for (metrics, x) in [(PlatformMetrics(), 5), (decisions, 0)] as [(PlatformMetrics, CGFloat)] {
      let view = Color.red.frame(width: 50, height: 50).overlay(alignment: .topLeading) {
        box("small", 10, 10)
        box("large", 20, 20)
      }
      let host = ViewHost(view, proposal: .unspecified) { $0.platformMetrics = metrics }
      #expect(host.frame(of: "small")?.minX == x)
    }
  }

  @Test(arguments: [.nan, .infinity, -10] as [CGFloat])
  func `a host with an invalid size is 0 wide`(_ width: CGFloat) {
    let view = VStack {
      box("a", 10, 10)
      Color.red.containerRelativeFrame(.horizontal)
    }
    let host = ViewHost(view, size: CGSize(width: width, height: 50)) {
      $0.safeAreaInsets = EdgeInsets(top: .nan, leading: 0, bottom: 5, trailing: 0)
      $0.keyboardHeight = .infinity
    }
    #expect(host.size == CGSize(width: 0, height: 50))
    #expect(host.frame(of: "a")?.minX == -5)
    #expect(host.frame(of: "a")?.minY.isFinite == true)
  }
}
