import Calque
import CalqueLayout
import Foundation
import Testing

/// Views with tabs.
@MainActor
@Suite struct TabViewTests {
  private func host(
    _ view: some View, size: CGSize = CGSize(width: 375, height: 667), language: String = "en"
  ) -> ViewHost {
    ViewHost(view, size: size) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.locale = Locale(identifier: language)
      $0.horizontalSizeClass = .compact
    }
  }

  private func texts(_ host: ViewHost) -> [String] { host.placedViews.compactMap(\.text) }

  private struct Counter: View {
    @State var count = 0
    let name: String
    var body: some View {
      VStack {
        Text(verbatim: "\(name) \(count)")
        Button("More") { count += 1 }.accessibilityIdentifier("more")
      }
    }
  }

  private struct Tabs: View {
    @State var selection = "one"
    var body: some View {
      TabView(selection: $selection) {
        Counter(name: "first").tabItem { Label("One", systemImage: "star") }.tag("one").badge(3)
        Counter(name: "second").tabItem { Label("Two", systemImage: "heart") }.tag("two")
      }
    }
  }

  @Test
  func `a tab shows its view, and views keep their state`() {
    let host = host(Tabs())
    #expect(texts(host).contains("first 0") && !texts(host).contains("second 0"))
    #expect(texts(host).contains("3"))
    #expect(host.tap("more"))
    #expect(host.tap(label: "Two"))
    #expect(texts(host).contains("second 0") && !texts(host).contains("first 1"))
    #expect(host.tap(label: "One"))
    #expect(texts(host).contains("first 1"))
  }

  /// With every indicator of the home screen, the content of a tab ends above the capsule.
  @Test(arguments: [0, 20, 34])
  func `the bar is below what is inset at the bottom of a tab`(indicator: CGFloat) throws {
    let tabs = TabView {
      List { ForEach(0..<40, id: \.self) { Text(verbatim: "\($0)") } }
        .safeAreaInset(edge: .bottom) {
          Color.yellow.frame(height: 44).accessibilityIdentifier("player")
        }
        .tabItem { Label("One", systemImage: "star") }
    }
    let host = ViewHost(tabs, size: CGSize(width: 375, height: 667)) {
      $0.safeAreaInsets = EdgeInsets(top: 0, leading: 0, bottom: indicator, trailing: 0)
      $0.horizontalSizeClass = .compact
    }
    let player = try #require(host.placedViews.first { $0.identifier == "player" })
    let tab = try #require(host.touchAreas.last)
    #expect(abs(player.frame.maxY - (667 - 83)) < 0.01)
    #expect(tab.frame.minY >= player.frame.maxY && tab.frame.maxY <= 667)
  }

  /// The guidelines of iOS: symbols of tabs are filled, unless a view says otherwise.
  @Test
  func `symbols of tabs are filled`() throws {
    func picture(_ symbol: String, _ variants: SymbolVariants? = nil) throws -> Data {
      let tabs = TabView {
        Text(verbatim: "page").tabItem {
          if let variants {
            Label("One", systemImage: symbol).environment(\.symbolVariants, variants)
          } else {
            Label("One", systemImage: symbol)
          }
        }
      }
      return try host(tabs).png(scale: 1)
    }
    #expect(try picture("heart") == picture("heart.fill"))
    #expect(try picture("heart", SymbolVariants.none) != picture("heart.fill"))
    #expect(try picture("magnifyingglass") == picture("magnifyingglass", SymbolVariants.none))
  }

  @Test
  func `views appear and disappear with their tabs`() {
    final class Log { var lines: [String] = [] }
    let log = Log()
    struct Logged: View {
      let log: Log
      var body: some View {
        TabView {
          ForEach(0..<2) { number in
            Text(verbatim: "view \(number)")
              .onAppear { log.lines.append("+\(number)") }
              .onDisappear { log.lines.append("-\(number)") }
              .tabItem { Text(verbatim: "tab \(number)") }
          }
        }
      }
    }
    let host = host(Logged(log: log))
    #expect(host.tap(label: "tab 1"))
    _ = host.placedViews
    #expect(log.lines == ["+0", "+1", "-0"])
  }

  /// The content ends 83 above the bottom of the window (measured on iOS 26).
  @Test
  func `the content ends above the bar`() {
    let host = host(
      TabView {
        Color.red.accessibilityIdentifier("content").tabItem { Text("One") }
      })
    #expect(host.frame(of: "content") == CGRect(x: 0, y: 0, width: 375, height: 667 - 83))
  }

  @Test
  func `tabs of values are chosen by them`() {
    struct Values: View {
      @State var selection = 2
      var body: some View {
        TabView(selection: $selection) {
          Tab("One", systemImage: "star", value: 1) { Text(verbatim: "first") }
          TabSection("More") {
            Tab("Two", systemImage: "heart", value: 2) { Text(verbatim: "second") }
          }
          Tab(value: 3, role: .search) { Text(verbatim: "third") }
        }
      }
    }
    let host = host(Values(), language: "de")
    // The tab to search with is a symbol in a circle of its own.
    #expect(texts(host) == ["second", "One", "Two"])
    #expect(host.tap(label: "Suchen"))
    #expect(texts(host).first == "third")
  }

  @Test
  func `pages fill the window and are swiped`() {
    struct Pages: View {
      @State var page = 0
      var body: some View {
        TabView(selection: $page) {
          ForEach(0..<3) { Color.red.accessibilityIdentifier("page \($0)").tag($0) }
        }
        .tabViewStyle(.page)
      }
    }
    let host = host(Pages())
    #expect(host.frame(of: "page 0") == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(host.drag("page 0", by: CGSize(width: -200, height: 0)))
    #expect(host.frame(of: "page 0") == nil && host.frame(of: "page 1") != nil)
    #expect(host.drag("page 1", by: CGSize(width: 200, height: 0)))
    #expect(host.frame(of: "page 0") != nil)
  }

  @Test
  func `a page is swiped where it shows nothing`() {
    struct Pages: View {
      @State var page = 0
      var body: some View {
        TabView(selection: $page) {
          ForEach(0..<2) { Text(verbatim: "page \($0)").tag($0) }
        }
        .tabViewStyle(.page)
      }
    }
    let host = host(Pages())
    #expect(host.drag(from: CGPoint(x: 350, y: 40), to: CGPoint(x: 30, y: 40)))
    #expect(texts(host) == ["page 1"])
  }

  @Test
  func `a page of a stack hides the bar`() {
    let host = host(
      TabView {
        NavigationStack { Text(verbatim: "page").toolbar(.hidden, for: .tabBar) }
          .tabItem { Text("One") }
      })
    #expect(texts(host) == ["page"])
  }
}
