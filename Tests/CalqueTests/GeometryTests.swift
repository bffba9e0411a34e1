import Calque
import Foundation
import Testing

/// The frames of geometry readers, in the coordinate spaces of their ancestors.
@MainActor
struct GeometryTests {
  private final class Log {
    var frames: [String: CGRect] = [:]
  }

  private func host(
    _ view: some View, _ direction: LayoutDirection = .leftToRight,
    _ configure: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: 200, height: 100)) {
      $0.layoutDirection = direction
      configure(&$0)
    }
  }

  /// A reader of 30 x 20 that is 10 from the leading edge and 15 from the top of a card of 120 x
  /// 60, which is 40 from both edges of the host and 20 from its top.
  private func card(_ log: Log) -> some View {
    HStack(spacing: 0) {
      GeometryReader { proxy in
        Color.red
          .onAppear {
            log.frames["local"] = proxy.frame(in: .local)
            log.frames["global"] = proxy.frame(in: .global)
            log.frames["card"] = proxy.frame(in: .named("card"))
            log.frames["unknown"] = proxy.frame(in: .named("nobody"))
            log.frames["bounds"] = proxy.bounds(of: .named("card"))
          }
      }
      .frame(width: 30, height: 20)
      .padding(EdgeInsets(top: 15, leading: 10, bottom: 0, trailing: 0))
      Spacer(minLength: 0)
    }
    .frame(width: 120, height: 60, alignment: .top)
    .coordinateSpace(.named("card"))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `coordinates are relative to the left edge of the space`(_ direction: LayoutDirection) {
    let log = Log()
    _ = host(card(log), direction).rootSize
    // From right to left the reader is 10 from the right edge of the card, and 80 from its left
    // one.
    let x: CGFloat = direction == .leftToRight ? 10 : 80
    #expect(log.frames["local"] == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(log.frames["card"] == CGRect(x: x, y: 15, width: 30, height: 20))
    #expect(log.frames["global"] == CGRect(x: 40 + x, y: 35, width: 30, height: 20))
    #expect(log.frames["unknown"] == log.frames["global"])
    #expect(log.frames["bounds"] == CGRect(x: -x, y: -15, width: 120, height: 60))
  }

  /// The frames in a macOS test of tevelee/SwiftUI-Flow.
  @Test
  func `the frames of a row are physical`() {
    for (direction, expected) in [
      (LayoutDirection.leftToRight, [0, 4] as [CGFloat]), (.rightToLeft, [4, 0]),
    ] {
      let log = Log()
      let view = HStack(spacing: 1) {
        ForEach(0..<2, id: \.self) { index in
          GeometryReader { proxy in
            Color.red.onAppear { log.frames["\(index)"] = proxy.frame(in: .named("space")) }
          }
          .frame(width: 3, height: 1)
        }
      }
      .coordinateSpace(.named("space"))
      let host = ViewHost(view, proposal: ProposedViewSize(width: 7, height: 1)) {
        $0.layoutDirection = direction
      }
      #expect(host.rootSize == CGSize(width: 7, height: 1))
      #expect(["0", "1"].map { log.frames[$0]?.minX } == expected.map(Optional.some))
    }
  }

  @Test
  func `coordinates can be relative to the leading edge`() {
    let log = Log()
    _ =
      host(card(log), .rightToLeft) { $0.platformMetrics.decisions.coordinateOrigin = .leading }
      .rootSize
    #expect(log.frames["card"] == CGRect(x: 10, y: 15, width: 30, height: 20))
    #expect(log.frames["global"] == CGRect(x: 50, y: 35, width: 30, height: 20))
    #expect(log.frames["bounds"] == CGRect(x: -10, y: -15, width: 120, height: 60))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a position can be set from a geometry reader`(_ direction: LayoutDirection) throws {
    let view = GeometryReader { outer in
      GeometryReader { inner in
        let frame = inner.frame(in: .named("outer"))
        Color.red.frame(width: 4, height: 4).accessibilityIdentifier("dot")
          .position(x: frame.midX - frame.minX, y: frame.height / 2)
      }
      .frame(width: 50, height: 40)
      .accessibilityIdentifier("inner")
    }
    .coordinateSpace(.named("outer"))
    let host = host(view, direction)
    let (dot, inner) = (
      try #require(host.frame(of: "dot")), try #require(host.frame(of: "inner"))
    )
    #expect(dot.midX == inner.midX)
    #expect(dot.midY == inner.midY)
  }

  @Test
  func `a reader in a reader knows the spaces around both`() {
    let log = Log()
    let view = VStack(spacing: 0) {
      Color.clear.frame(height: 30)
      GeometryReader { _ in
        VStack(spacing: 0) {
          Color.clear.frame(height: 10)
          GeometryReader { proxy in
            Color.red.onAppear {
              log.frames["outer"] = proxy.frame(in: .named(1))
              log.frames["global"] = proxy.frame(in: .global)
            }
          }
        }
      }
      .coordinateSpace(.named(1))
    }
    _ = host(view).rootSize
    #expect(log.frames["outer"] == CGRect(x: 0, y: 10, width: 200, height: 60))
    #expect(log.frames["global"] == CGRect(x: 0, y: 40, width: 200, height: 60))
  }

  private struct Sticky: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          GeometryReader { proxy in
            let top = proxy.frame(in: .scrollView).minY
            Color.red.frame(height: 20).accessibilityIdentifier("header")
              .offset(y: max(-top, 0))
          }
          .frame(height: 20)
          Color.clear.frame(height: 500)
        }
      }
    }
  }

  @Test
  func `a header that reads its frame is pinned while it is scrolled`() {
    let host = host(Sticky())
    #expect(host.frame(of: "header")?.minY == 0)
    host.scroll(by: CGSize(width: 0, height: 70))
    #expect(host.frame(of: "header")?.minY == 0)
    host.scroll(to: .top)
    #expect(host.frame(of: "header")?.minY == 0)
  }

  @Test
  func `the safe area around a reader`() {
    var seen: [EdgeInsets] = []
    let view = GeometryReader { proxy in
      let _ = seen.append(proxy.safeAreaInsets)
      Color.red
    }
    let host = host(view) {
      $0.safeAreaInsets = EdgeInsets(top: 20, leading: 3, bottom: 10, trailing: 5)
      $0.keyboardHeight = 40
    }
    _ = host.rootSize
    #expect(seen.last == EdgeInsets(top: 20, leading: 3, bottom: 40, trailing: 5))
  }
}
