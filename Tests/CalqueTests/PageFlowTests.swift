import Calque
import CalqueLayout
import Foundation
import Testing

/// Less obvious ways between pages: values that change while they are shown, old links, coded
/// paths, columns that come and go with the size class.
@MainActor
@Suite struct PageFlowTests {
  private func host(
    _ view: some View, _ language: String = "en", width: CGFloat = 320,
    _ configure: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: width, height: 600)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.locale = Locale(identifier: language)
      configure(&$0)
    }
  }

  @Test
  func `an item changes while it is shown`() {
    struct Items: View {
      @State var item: Int?
      var body: some View {
        NavigationStack {
          VStack {
            Text(verbatim: "root \(item ?? -1)")
            Button("five") { item = 5 }
          }
          .navigationTitle("Root")
          .navigationDestination(item: $item) { number in
            VStack {
              Text(verbatim: "page \(number)")
              Button("next") { item = number + 1 }
              Button("none") { item = nil }
            }
          }
        }
      }
    }
    for language in ["en", "ar"] {
      let host = host(Items(), language)
      #expect(host.tap(label: "five") && host.shownTexts.contains("page 5"))
      #expect(host.tap(label: "next") && host.shownTexts.contains("page 6"))
      #expect(!host.shownTexts.contains("page 5"))
      #expect(host.tap(label: "none") && host.shownTexts.contains("root -1"))
      #expect(host.tap(label: "five") && host.shownTexts.contains("page 5"))
    }
  }

  // Decoded by their names, so not private.
  struct Both: Codable, Hashable {
    var name: String
    var list: [Int]
  }
  enum Route: Codable, Hashable {
    case one(Int)
    case two(name: String)
  }

  @Test
  func `paths of several types go through a coder`() throws {
    var path = NavigationPath(["a", "b"])
    path.append(Both(name: "ü", list: [1, 2]))
    path.append(Route.two(name: "x"))
    path.append(7)
    path.append(2.5)
    path.append(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!)
    path.append(Optional<Int>.some(3))
    path.append([1: "a"])
    let data = try JSONEncoder().encode(try #require(path.codable))
    let again = NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    #expect(again == path && again.count == path.count)
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: Data("[\"No.Type\",\"1\"]".utf8))
    }
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data("{}".utf8))
    }
    path.removeLast(0)
    #expect(path.count == again.count)
    #expect(NavigationPath().isEmpty && NavigationPath() == NavigationPath([] as [Int]))
  }

  @Test
  func `a decoded path is shown, page by page`() throws {
    var path = NavigationPath()
    path.append(Route.one(1))
    path.append("text")
    let data = try JSONEncoder().encode(try #require(path.codable))
    struct Stack: View {
      @State var path: NavigationPath
      var body: some View {
        NavigationStack(path: $path) {
          Text(verbatim: "root \(path.count)")
            .navigationDestination(for: Route.self) { Text(verbatim: "route \($0)") }
            .navigationDestination(for: String.self) { Text(verbatim: "string \($0)") }
        }
      }
    }
    let host = host(
      Stack(
        path: NavigationPath(
          try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))))
    #expect(host.shownTexts.contains("string text"))
    #expect(host.tap(label: "Back"))
    #expect(host.shownTexts.contains { $0.hasPrefix("route one") })
    #expect(host.tap(label: "Back") && host.shownTexts == ["root 0"])
  }

  private struct Three: View {
    @State var side: Int?
    @State var item: String?
    @State var visibility = NavigationSplitViewVisibility.automatic
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        List(1...3, id: \.self, selection: $side) {
          Text(verbatim: "side \($0)").accessibilityIdentifier("s\($0)")
        }
        .navigationTitle("Side")
      } content: {
        List(["p", "q"], id: \.self, selection: $item) { name in
          Text(verbatim: "item \(name)").accessibilityIdentifier(name)
        }
        .navigationTitle("Content \(side ?? 0)")
      } detail: {
        VStack {
          Text(verbatim: "detail \(item ?? "-")")
          Button("only") { visibility = .detailOnly }
          Button("all") { visibility = .all }
        }
      }
    }
  }

  @Test(arguments: ["en", "ar"])
  func `three columns collapse with the size class`(language: String) throws {
    let host = host(Three(), language, width: 1200) { $0.horizontalSizeClass = .regular }
    #expect(host.shownTexts.contains("side 1") && host.shownTexts.contains("item p"))
    #expect(host.shownTexts.contains("detail -"))
    #expect(host.tap("s2") && host.shownTexts.contains("Content 2"))
    #expect(host.tap("q") && host.shownTexts.contains("detail q"))
    let (side, content) = (try #require(host.frame(of: "s1")), try #require(host.frame(of: "p")))
    #expect(language == "en" ? side.maxX < content.minX : side.minX > content.maxX)
    host.updateEnvironment { $0.horizontalSizeClass = .compact }
    #expect(host.shownTexts.contains("detail q") && !host.shownTexts.contains("side 1"))
    #expect(host.tap(label: language == "en" ? "Back" : "رجوع") || host.tap(label: "الرجوع"))
    #expect(host.shownTexts.contains("item q") && !host.shownTexts.contains("side 1"))
    host.updateEnvironment { $0.horizontalSizeClass = .regular }
    #expect(host.shownTexts.contains("side 1") && host.shownTexts.contains("item p"))
    #expect(host.tap(label: "only"))
    #expect(!host.shownTexts.contains("side 1") && !host.shownTexts.contains("item p"))
    #expect(host.tap(label: "all") && host.shownTexts.contains("side 1"))
  }

  @available(*, deprecated)
  private struct OldLinks: View {
    @State var isActive = false
    @State var selected: Int?
    var body: some View {
      NavigationView {
        VStack {
          NavigationLink(destination: Text(verbatim: "active page"), isActive: $isActive) {
            Text(verbatim: "active")
          }
          NavigationLink(
            "one", destination: Text(verbatim: "page one"), tag: 1, selection: $selected)
          NavigationLink(destination: Text(verbatim: "page two"), tag: 2, selection: $selected) {
            Text(verbatim: "two")
          }
          NavigationLink("plain", destination: Text(verbatim: "plain page"))
          Button("by code") { selected = 2 }
          Text(verbatim: "\(isActive) \(selected ?? 0)")
        }
      }
      .navigationViewStyle(.stack)
    }
  }

  @available(*, deprecated)
  @Test(arguments: ["en", "ar"])
  func `old links`(language: String) {
    let host = host(OldLinks(), language)
    func back() -> Bool { ["Back", "رجوع", "الرجوع", "السابق"].contains { host.tap(label: $0) } }
    #expect(host.tap(label: "active") && host.shownTexts.contains("active page"))
    #expect(back() && host.shownTexts.contains("false 0"))
    #expect(host.tap(label: "one") && host.shownTexts.contains("page one"))
    #expect(back() && host.shownTexts.contains("false 0"))
    #expect(host.tap(label: "two") && host.shownTexts.contains("page two"))
    #expect(back())
    #expect(host.tap(label: "by code") && host.shownTexts.contains("page two"))
    #expect(back() && host.shownTexts.contains("false 0"))
    #expect(host.tap(label: "plain") && host.shownTexts.contains("plain page"))
  }

  private struct Counter: View {
    let name: String
    @State var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 }.accessibilityIdentifier(name) }
  }

  @Test
  func `pages of equal values have states of their own`() {
    struct Stack: View {
      @State var path = [1, 1]
      var body: some View {
        NavigationStack(path: $path) {
          Text(verbatim: "root").navigationDestination(for: Int.self) { n in Counter(name: "c") }
        }
      }
    }
    let host = host(Stack())
    host.tap("c")
    host.tap("c")
    #expect(host.shownTexts.contains("c 2"))
    #expect(host.tap(label: "Back") && host.shownTexts.contains("c 0"))
  }

  @Test
  func `a title stays inline below an inline page, and large ones come back`() {
    let host = host(
      NavigationStack {
        NavigationLink("open") {
          NavigationLink("deeper") { Text(verbatim: "deep").navigationTitle("Deep") }
            .navigationTitle("Inner").navigationBarTitleDisplayMode(.inline)
        }
        .navigationTitle("Root")
      })
    func y(_ text: String) -> CGFloat {
      host.placedViews.first { $0.text == text }?.frame.minY ?? -1
    }
    #expect(y("Root") >= 64)
    host.tap(label: "open")
    #expect(y("Inner") < 64 && y("Inner") >= 0)
    host.tap(label: "deeper")
    #expect(y("Deep") < 64 && y("Deep") >= 0)
    host.tap(label: "Back")
    host.tap(label: "Back")
    #expect(y("Root") >= 64)
  }

  @Test
  func `a presented destination ends by code and by the way back`() {
    struct Screen: View {
      @State var isOn = false
      var body: some View {
        NavigationStack {
          Button("show \(isOn)") { isOn = true }
            .navigationDestination(isPresented: $isOn) {
              VStack {
                Text(verbatim: "page")
                Button("off") { isOn = false }
              }
            }
        }
      }
    }
    let host = host(Screen())
    #expect(
      host.tap(label: "show false") && host.tap(label: "off") && host.shownTexts == ["show false"])
    #expect(
      host.tap(label: "show false") && host.tap(label: "Back") && host.shownTexts == ["show false"])
  }

  @Test
  func `sheets inside of pages, pages inside of sheets`() {
    struct Screen: View {
      @State var isOn = false
      var body: some View {
        NavigationStack {
          NavigationLink("one") {
            Button("sheet") { isOn = true }
              .sheet(isPresented: $isOn) {
                NavigationStack {
                  NavigationLink("two") { Text(verbatim: "deep") }
                }
              }
          }
        }
      }
    }
    let host = host(Screen())
    #expect(host.tap(label: "one") && host.tap(label: "sheet") && host.tap(label: "two"))
    #expect(host.shownTexts.contains("deep"))
    #expect(host.tap(label: "Back"))
    #expect(!host.shownTexts.contains("deep") && host.shownTexts.contains("two"))
    #expect(host.dismissPresentation() && !host.shownTexts.contains("two"))
    #expect(host.tap(label: "Back") && host.shownTexts.contains("one"))
  }

  @Test
  func `phases under a held finger and states of gestures end with the page`() {
    struct Screen: View {
      @GestureState var isHeld = false
      @State var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Color.red.accessibilityIdentifier("box")
            .gesture(
              DragGesture(minimumDistance: 0).updating($isHeld) { _, state, _ in state = true }
                .onChanged { if $0.translation.width > 30 { path = [1] } }
            )
            .navigationDestination(for: Int.self) { _ in Text(verbatim: "page") }
            .overlay { Text(verbatim: "\(isHeld)") }
        }
      }
    }
    let host = host(Screen())
    host.drag("box", by: CGSize(width: 100, height: 0))
    #expect(host.shownTexts.contains("page"))
    host.tap(label: "Back")
    #expect(host.shownTexts.contains("false"))
  }
}
