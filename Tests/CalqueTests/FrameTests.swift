import Calque
import Foundation
import Testing

/// Frames of small views, derived by hand, from left to right and mirrored.
@MainActor
struct FrameTests {
  private func host(
    _ view: some View, _ width: CGFloat, _ height: CGFloat,
    _ direction: LayoutDirection = .leftToRight
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: width, height: height)) {
      $0.layoutDirection = direction
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
  }

  @Test
  func `a row starts at the leading edge`() {
    let row = HStack(spacing: 10) {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
      Color.red.frame(width: 30, height: 40).accessibilityIdentifier("b")
    }
    let leftToRight = host(row, 60, 40)
    #expect(leftToRight.frame(of: "a") == CGRect(x: 0, y: 10, width: 20, height: 20))
    #expect(leftToRight.frame(of: "b") == CGRect(x: 30, y: 0, width: 30, height: 40))
    let mirrored = host(row, 60, 40, .rightToLeft)
    #expect(mirrored.frame(of: "a") == CGRect(x: 40, y: 10, width: 20, height: 20))
    #expect(mirrored.frame(of: "b") == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test
  func `modifiers apply to each view of a group`() {
    let column = VStack(alignment: .leading, spacing: 0) {
      Group {
        Text("ab").accessibilityIdentifier("a")
        if true { Text("abcd").accessibilityIdentifier("b") }
        EmptyView()
        ForEach(0..<2) { Text("\($0)").accessibilityIdentifier("n\($0)") }
      }
      .padding(5)
    }
    let host = host(column, 50, 120)
    #expect(host.frame(of: "a") == CGRect(x: 5, y: 5, width: 20, height: 20))
    #expect(host.frame(of: "b") == CGRect(x: 5, y: 35, width: 40, height: 20))
    #expect(host.frame(of: "n1") == CGRect(x: 5, y: 95, width: 10, height: 20))
  }

  @Test
  func `a smaller view is centered in its host`() {
    let host = host(Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a"), 100, 50)
    #expect(host.frame(of: "a") == CGRect(x: 40, y: 20, width: 20, height: 10))
    #expect(host.size == CGSize(width: 100, height: 50))
    #expect(host.rootSize == CGSize(width: 20, height: 10))
  }

  @Test
  func `an overlay is proposed the size of its view and does not change it`() {
    let view = Color.red.frame(width: 40, height: 40)
      .overlay(alignment: .bottomTrailing) {
        Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("badge")
      }
      .overlay { Color.green.accessibilityIdentifier("whole") }
      .accessibilityIdentifier("view")
    let host = ViewHost(view, proposal: ProposedViewSize(width: 100, height: 100))
    #expect(host.size == CGSize(width: 40, height: 40))
    #expect(host.frame(of: "badge") == CGRect(x: 30, y: 30, width: 10, height: 10))
    #expect(host.frame(of: "whole") == CGRect(x: 0, y: 0, width: 40, height: 40))
  }
}
