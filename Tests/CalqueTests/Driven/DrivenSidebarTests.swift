import Calque
import CalqueLayout
import Foundation
import Testing

/// Sidebars of tabs: what is above, below and under their tabs, and what people have changed of
/// them, kept from one launch of an app to the next.
@MainActor
@Suite struct DrivenSidebarTests {
  @Test(arguments: parts, ["en", "ar_EG"])
  func `people use it`(part: DrivenPart, language: String) { part.run(in: language) }

  @Test(arguments: parts)
  func `right to left it is the mirror image`(part: DrivenPart) { part.compareDirections() }

  private nonisolated static let parts: [DrivenPart] = [
    DrivenPart("a header, a footer and a bar", width: 1000) {
      Bars()
    } drive: { host in
      @MainActor func frame(_ text: String) -> CGRect { host.frame(of: text) ?? .null }
      let (head, foot, bar) = (frame("head"), frame("foot"), frame("bar"))
      let tabs = host.placedViews.filter { $0.text?.hasPrefix("Tab") == true }.map(\.frame)
      #expect(tabs.allSatisfy { head.maxY <= $0.minY && $0.maxY <= foot.minY })
      #expect(bar.maxY <= 844 && bar.minY > 700, "it is at the bottom of the window")
      let isTurned = host.environment.layoutDirection == .rightToLeft
      for part in [head, foot, bar] {
        #expect(isTurned ? part.minX > 680 : part.maxX < 320, "the sidebar is the leading one")
      }
      #expect(host.tap("bar") && host.kept == "1")
      // The tabs scroll with header and footer, and the bar does not.
      #expect(host.scroll(by: CGSize(width: 0, height: 100)))
      #expect(frame("head").minY == head.minY - 100 && frame("bar") == bar)
      #expect(host.tap(label: tab(host, 9)) && host.shownTexts.contains("page 9"))
    },
    DrivenPart("a bar of tabs has none of them") {
      Bars()
    } drive: { host in
      for name in ["head", "foot", "bar"] { #expect(host.frame(of: name) == nil) }
      #expect(host.tap(label: tab(host, 1)) && host.shownTexts.contains("page 1"))
    },
  ]

  /// The title of a tab, whose number has the digits of the language.
  private static func tab(_ host: ViewHost, _ number: Int) -> String {
    let isArabic = host.environment.layoutDirection == .rightToLeft
    let digit = isArabic ? ["٠", "١", "٢", "٣", "٤", "٥", "٦", "٧", "٨", "٩"][number] : "\(number)"
    return host.shownTexts.first { $0.hasPrefix("Tab") && $0.contains(digit) } ?? "no tab"
  }

  private struct Bars: View {
    @State private var selection = 0
    @State private var count = 0

    var body: some View {
      TabView(selection: $selection) {
        ForEach(0..<20, id: \.self) { number in
          Tab("Tab \(number)", systemImage: "star", value: number) {
            VStack {
              Text(verbatim: "page \(number)")
              Text(verbatim: "= \(count)")
            }
          }
        }
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewSidebarHeader { Text("Head").accessibilityIdentifier("head") }
      .tabViewSidebarFooter { Text("Foot").accessibilityIdentifier("foot") }
      .tabViewSidebarBottomBar {
        Button("Bar") { count += 1 }.accessibilityIdentifier("bar")
      }
    }
  }

  /// An app whose tabs people have arranged.
  private struct Arranged: View {
    @AppStorage("tabs") private var customization = TabViewCustomization()
    @State private var selection = 1

    var body: some View {
      TabView(selection: $selection) {
        Tab("One", systemImage: "star", value: 1) {
          VStack {
            Button("Hide") { customization[tab: "two"].sidebarVisibility = .hidden }
            Button("Reset") { customization.resetVisibility() }
          }
        }
        Tab("Two", systemImage: "heart", value: 2) { Text("second") }.customizationID("two")
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewCustomization($customization)
    }
  }

  @Test(arguments: ["en", "ar_EG"])
  func `what people have changed of tabs is kept`(language: String) throws {
    let name = "calque.tabs.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    func launch() -> ViewHost {
      ViewHost(Arranged().defaultAppStorage(defaults), size: CGSize(width: 1000, height: 700)) {
        $0.locale = Locale(identifier: language)
      }
    }
    let first = launch()
    #expect(first.shownTexts.contains("Two"))
    #expect(first.tap(label: "Hide") && !first.shownTexts.contains("Two"))
    let second = launch()
    #expect(second.shownTexts.contains("One") && !second.shownTexts.contains("Two"))
    #expect(second.tap(label: "Reset") && second.shownTexts.contains("Two"))
    #expect(first.shownTexts.contains("Two"), "another window of the app shows it, too")
    #expect(launch().shownTexts.contains("Two"))
  }

  /// The value is written as JSON, which is read again, also when ids of tabs are gone.
  @Test
  func `what people have changed of tabs goes through a coder`() throws {
    var customization = TabViewCustomization()
    customization[tab: "a"].sidebarVisibility = .hidden
    customization[tab: "b"].tabBarVisibility = .visible
    let data = try JSONEncoder().encode(customization)
    let read = try JSONDecoder().decode(TabViewCustomization.self, from: data)
    #expect(read == customization)
    #expect(read[tab: "a"].sidebarVisibility == .hidden)
    #expect(read[tab: "a"].tabBarVisibility == .automatic)
    #expect(read[tab: "b"].tabBarVisibility == .visible)
    #expect(read[section: "more"].tabOrder == nil)
  }
}
