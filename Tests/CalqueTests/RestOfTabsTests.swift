import Calque
import Foundation
import Testing

/// Tabs without a place in the bar: pages above a list of them, as `UITabBarController` has it.
@MainActor
@Suite struct RestOfTabsTests {
  private struct Tabs: View {
    let hasStacks: Bool

    var body: some View {
      TabView {
        ForEach(1..<8, id: \.self) { number in
          Tab("tab \(number)", systemImage: "star") {
            if hasStacks {
              NavigationStack {
                Keeping(0) { value in
                  Button("Count \(number)") { value.wrappedValue += 1 }
                  Text(verbatim: "count \(value.wrappedValue)")
                  NavigationLink("Deeper") { Text(verbatim: "deep \(number)") }
                }
                .navigationTitle(Text(verbatim: "title \(number)"))
              }
            } else {
              Text(verbatim: "page \(number)")
            }
          }
        }
      }
    }
  }

  private func host(_ view: some View, _ language: String) -> ViewHost {
    ViewHost(view, size: CGSize(width: 390, height: 844)) {
      $0.textMeasurer = .fixed(advance: 5, lineHeight: 20, baseline: 15)
      $0.locale = Locale(identifier: language)
      $0.horizontalSizeClass = .compact
    }
  }

  private nonisolated static let words = [("en", "More", "Back"), ("ar", "المزيد", "رجوع")]

  @Test(arguments: words)
  func `a button leads back to the list`(language: String, more: String, back: String) throws {
    for hasStacks in [false, true] {
      let host = host(Tabs(hasStacks: hasStacks), language)
      #expect(host.tap(label: more))
      #expect(host.tap(label: "tab 6"))
      #expect(host.shownTexts.contains(hasStacks ? "title 6" : "page 6"))
      let button = try #require(
        host.accessibilityElements.flatMap(\.all).first { $0.label == back })
      #expect(language == "ar" ? button.frame.midX > 195 : button.frame.midX < 195)
      #expect(host.accessibilityElements.flatMap(\.all).filter { $0.label == back }.count == 1)
      #expect(host.tap(label: back) && host.shownTexts.contains("tab 7"))
      #expect(!host.shownTexts.contains(hasStacks ? "title 6" : "page 6"))
      #expect(host.tap(label: "tab 1"))
      #expect(!host.accessibilityElements.flatMap(\.all).contains { $0.label == back })
    }
  }

  @Test func `a stack of the tab goes back page by page, and keeps its state`() {
    let host = host(Tabs(hasStacks: true), "en")
    #expect(host.tap(label: "More") && host.tap(label: "tab 7") && host.tap(label: "Count 7"))
    #expect(host.shownTexts.contains("count 1"))
    #expect(host.tap(label: "Deeper") && host.shownTexts.contains("deep 7"))
    #expect(host.tap(label: "Back") && host.shownTexts.contains("count 1"))
    #expect(host.tap(label: "Back") && host.tap(label: "tab 5"))
    #expect(host.shownTexts.contains("count 0"))
    #expect(host.tap(label: "Back") && host.tap(label: "tab 7"))
    #expect(host.shownTexts.contains("count 1"))
  }

  /// A row that leads somewhere has an arrow at its trailing edge, as that of a link.
  @Test(arguments: ["en", "ar"])
  func `rows have arrows`(language: String) {
    let size = PlatformMetrics.iOS.list.controls.disclosureSize
    func arrows(_ view: some View, _ tapped: String? = nil) -> [CGRect] {
      let host = host(view, language)
      if let tapped { host.tap(label: tapped) }
      return host.placedViews.filter { $0.frame.size == size }.map(\.frame)
    }
    func link(_ leads: Bool) -> some View {
      NavigationStack {
        List {
          if leads { NavigationLink("x") { Text(verbatim: "y") } } else { Text(verbatim: "x") }
        }
        .listStyle(.plain)
      }
    }
    let one = arrows(link(true)).count
    #expect(one > 0 && arrows(link(false)).isEmpty)
    let found = arrows(Tabs(hasStacks: false), language == "ar" ? "المزيد" : "More")
    #expect(found.count == 3 * one)
    #expect(found.allSatisfy { language == "ar" ? $0.maxX < 40 : $0.minX > 350 })
  }
}
