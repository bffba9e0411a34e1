import Calque
import Foundation
import Testing

/// Each placement of an item of a bar, in both directions.
@MainActor
@Suite struct ToolbarPlacementTests {
  private func host(_ view: some View, _ language: String) -> ViewHost {
    ViewHost(view, size: CGSize(width: 390, height: 844)) {
      $0.textMeasurer = .fixed(advance: 8, lineHeight: 20, baseline: 15)
      $0.locale = Locale(identifier: language)
    }
  }

  nonisolated enum Place { case leading, middle, trailing, bottom, bottomMiddle }

  nonisolated static let placements: [(ToolbarItemPlacement, Place)] = [
    (.automatic, .trailing), (.primaryAction, .trailing), (.confirmationAction, .trailing),
    (.destructiveAction, .trailing), (.topBarTrailing, .trailing),
    (.navigationBarTrailing, .trailing), (.topBarLeading, .leading),
    (.navigationBarLeading, .leading), (.cancellationAction, .leading), (.navigation, .leading),
    (.principal, .middle), (.title, .middle), (.bottomBar, .bottom), (.status, .bottomMiddle),
  ]

  @Test(arguments: placements, ["en", "ar"])
  func `an item is where its placement says`(
    placement: (ToolbarItemPlacement, Place), language: String
  ) throws {
    let host = host(
      NavigationStack {
        Text(verbatim: "page").navigationTitle("T").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: placement.0) {
              Button("Item") {}.accessibilityIdentifier("item")
            }
          }
      }, language)
    let frame = try #require(host.frame(of: "item"))
    let x = language == "ar" ? 390 - frame.midX : frame.midX
    switch placement.1 {
    case .leading: #expect(x < 130 && frame.midY < 130)
    case .middle: #expect(abs(x - 195) < 1 && frame.midY < 130)
    case .trailing: #expect(x > 260 && frame.midY < 130)
    case .bottom: #expect(frame.midY > 700)
    case .bottomMiddle: #expect(frame.midY > 700 && abs(x - 195) < 1)
    }
  }

  @Test(arguments: ["en", "ar"])
  func `titles and subtitles are replaced by items`(language: String) throws {
    let inline = host(
      NavigationStack {
        Text(verbatim: "page").navigationTitle("T").navigationSubtitle("S")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .title) { Text(verbatim: "own") }
            ToolbarItem(placement: .subtitle) { Text(verbatim: "below") }
          }
      }, language)
    #expect(inline.shownTexts == ["page", "own", "below"])
    let large = host(
      NavigationStack {
        Text(verbatim: "page").navigationTitle("T").navigationSubtitle("S")
          .toolbar {
            ToolbarItem(placement: .largeTitle) { Text(verbatim: "large") }
            ToolbarItem(placement: .largeSubtitle) { Text(verbatim: "small") }
          }
      }, language)
    #expect(large.shownTexts == ["page", "large", "small"])
    let title = host(
      NavigationStack {
        Text(verbatim: "page").navigationTitle("T").navigationSubtitle("S")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .title) { Text(verbatim: "own") } }
      }, language)
    #expect(title.shownTexts == ["page", "own", "S"], "an item in the place of the title alone")
    let all = host(
      NavigationStack {
        Text(verbatim: "page").navigationTitle("T").navigationSubtitle("S")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .principal) { Text(verbatim: "own") } }
      }, language)
    #expect(all.shownTexts == ["page", "own"], "an item in the place of both")
  }

  @Test func `a page is below a large subtitle of its own`() throws {
    func top(_ placement: ToolbarItemPlacement) throws -> CGFloat {
      try #require(
        host(
          NavigationStack {
            Color.red.accessibilityIdentifier("page").navigationTitle("T")
              .toolbar { ToolbarItem(placement: placement) { Text(verbatim: "small") } }
          }, "en"
        ).frame(of: "page")
      ).minY
    }
    #expect(try top(.largeSubtitle) == top(.largeTitle) + 20, "a line of 20 points")
  }

  @Test(arguments: ["en", "ar"])
  func `a spacer parts the items beside it`(language: String) throws {
    let host = host(
      NavigationStack {
        Text(verbatim: "page").toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("1") {}.accessibilityIdentifier("1") }
          ToolbarItem(placement: .topBarTrailing) { Button("2") {}.accessibilityIdentifier("2") }
          ToolbarSpacer(.fixed, placement: .topBarTrailing)
          ToolbarItem(placement: .topBarTrailing) { Button("3") {}.accessibilityIdentifier("3") }
        }
      }, language)
    let frames = try ["1", "2", "3"].map { try #require(host.frame(of: $0)) }
    func gap(_ first: Int, _ second: Int) -> CGFloat {
      language == "ar"
        ? frames[first].minX - frames[second].maxX : frames[second].minX - frames[first].maxX
    }
    #expect(gap(0, 1) == 0 && gap(1, 2) == 8, "items share a ground, 8 from the next one")
  }
}
