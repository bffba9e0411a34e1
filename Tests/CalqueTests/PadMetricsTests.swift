import Calque
import CalqueLayout
import Foundation
import Testing

/// What is known of an iPad: its bars have a margin of 20, measured on an iPad of 11 inches with
/// iOS 26.5. All else is the phone's.
@MainActor
@Suite struct PadMetricsTests {
  /// The size of an iPad of 11 inches.
  private static let size = CGSize(width: 834, height: 1194)

  private func host(_ metrics: PlatformMetrics, _ direction: LayoutDirection) -> ViewHost {
    let view = NavigationStack {
      List { Text(verbatim: "row").accessibilityIdentifier("row") }
        .navigationTitle("Title")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) {
            Button("Edit") {}.accessibilityIdentifier("edit")
          }
        }
    }
    return ViewHost(view, size: Self.size) {
      $0.platformMetrics = metrics
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.layoutDirection = direction
    }
  }

  @Test
  func `nothing but the margin of bars differs from a phone`() {
    #expect(PlatformMetrics.iPadOS.bars.margin == 20)
    var metrics = PlatformMetrics.iPadOS
    metrics.bars.margin = PlatformMetrics.iOS.bars.margin
    #expect(metrics == .iOS)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `titles and buttons are 20 from the edges`(_ direction: LayoutDirection) throws {
    func edges(_ metrics: PlatformMetrics) throws -> [CGFloat] {
      let host = host(metrics, direction)
      let title = try #require(host.placedViews.first { $0.text == "Title" }?.frame)
      let frames = [
        title, try #require(host.frame(of: "edit")), try #require(host.frame(of: "row")),
      ]
      return frames.map { direction == .leftToRight ? $0.minX : Self.size.width - $0.maxX }
    }
    let (pad, phone) = (try edges(.iPadOS), try edges(.iOS))
    #expect(pad[0] == 20 && phone[0] == 16)
    #expect(pad[1] - phone[1] == 4, "buttons of bars move with the margin")
    #expect(pad[2] == phone[2], "rows are those of a phone")
  }

  @Test
  func `the size of the window decides about its size classes`() {
    #expect(host(.iPadOS, .leftToRight).environment.horizontalSizeClass == .regular)
    let part = ViewHost(Text("x"), size: CGSize(width: 375, height: 1194)) {
      $0.platformMetrics = .iPadOS
    }
    #expect(part.environment.horizontalSizeClass == .compact)
  }
}
