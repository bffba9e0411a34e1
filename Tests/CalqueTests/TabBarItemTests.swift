import Calque
import CalqueLayout
import Foundation
import Testing

/// Which tabs have a place in the bar.
@MainActor
@Suite struct TabBarItemTests {
  private struct Tabs: View {
    @State private var selection = 1
    let count: Int
    var searches = false

    var body: some View {
      TabView(selection: $selection) {
        ForEach(1..<count + 1, id: \.self) { number in
          Tab("tab \(number)", systemImage: "star", value: number) {
            Keeping(0) { value in
              Text(verbatim: "page \(number)")
              Button("More of \(number)") { value.wrappedValue += 1 }
            }
          }
        }
        if searches { Tab(value: 0, role: .search) { Text(verbatim: "found") } }
      }
    }
  }

  private func host(_ view: some View, _ language: String = "en", width: CGFloat = 390) -> ViewHost
  {
    ViewHost(view, size: CGSize(width: width, height: 844)) {
      $0.textMeasurer = .fixed(advance: 5, lineHeight: 20, baseline: 15)
      $0.locale = Locale(identifier: language)
      $0.horizontalSizeClass = width > 600 ? .regular : .compact
    }
  }

  private func tabs(_ host: ViewHost) -> [String] {
    host.shownTexts.filter { $0.hasPrefix("tab ") }
  }

  @Test func `five tabs have a place`() {
    #expect(tabs(host(Tabs(count: 5))).count == 5)
    #expect(tabs(host(Tabs(count: 7), width: 1000)).count == 7, "on a wide screen there is room")
  }

  /// `UITabBarController` shows a More tab with a list of the rest.
  @Test(arguments: [("en", "More"), ("ar", "المزيد"), ("ja", "その他")])
  func `of more, the last place leads to a list of the rest`(language: String, word: String) throws
  {
    let host = host(Tabs(count: 7), language)
    #expect(tabs(host) == ["tab 1", "tab 2", "tab 3", "tab 4"] && host.shownTexts.contains(word))
    #expect(host.tap(label: "More of 1") && host.kept == "1")
    #expect(host.tap(label: word) && !host.shownTexts.contains("page 1"))
    #expect(Set(tabs(host)) == Set((1...7).map { "tab \($0)" }))
    #expect(host.tap(label: "tab 6") && host.shownTexts.contains("page 6"))
    // The list comes again, and the views keep their state.
    #expect(host.tap(label: word) && host.tap(label: "tab 7") && host.shownTexts.contains("page 7"))
    #expect(host.tap(label: "tab 1") && host.kept == "1")
    let places = ["tab 1", "tab 4"].compactMap { text in
      host.placedViews.first { $0.text == text }?.frame.midX
    }
    #expect((places[0] < places[1]) == (language != "ar"))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `the tab to search with is in a circle at the trailing edge`(
    direction: LayoutDirection
  ) throws {
    let host = ViewHost(Tabs(count: 3, searches: true), size: CGSize(width: 390, height: 844)) {
      $0.textMeasurer = .fixed(advance: 5, lineHeight: 20, baseline: 15)
      $0.layoutDirection = direction
    }
    #expect(tabs(host).count == 3 && !host.shownTexts.contains("Search"))
    let search = try #require(
      host.accessibilityElements.flatMap(\.all).first { $0.label == "Search" })
    #expect(search.frame.size == CGSize(width: 58, height: 58))
    #expect(direction == .leftToRight ? search.frame.maxX == 374 : search.frame.minX == 16)
    #expect(host.tap(label: "Search") && host.shownTexts.contains("found"))
    let many = self.host(Tabs(count: 6, searches: true))
    #expect(tabs(many).count == 3 && many.shownTexts.contains("More"))
  }
}
