import Calque
import Foundation
import Testing

/// The description has views, frames and texts, one per line.
@MainActor
struct LayoutDescriptionTests {
  @Test
  func `the description of a small screen`() {
    let view = VStack(alignment: .leading, spacing: 2) {
      Text(verbatim: "Title").accessibilityIdentifier("title")
      HStack(spacing: 0.5) {
        Color.red.frame(width: 10, height: 10)
        Spacer()
      }
      .opacity(0.5)
    }
    let host = ViewHost(view, size: CGSize(width: 60, height: 40)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
    // 20 + 2 + 10 is 32 high and is 4 below the top.
    #expect(
      host.layoutDescription == """
        VStack 0 4 60 32
          Text 0 4 50 20 "Title" #title
          opacity 0 26 60 10
            HStack 0 26 60 10
              frame 0 26 10 10
                Shape 0 26 10 10
              Spacer 10.5 31 49.5 0
        """)
  }
}
