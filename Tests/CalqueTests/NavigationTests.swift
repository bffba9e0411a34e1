import Calque
import Foundation
import Testing

/// Pages above each other, the links to them and the ways back.
@MainActor
struct NavigationTests {
  private func host(
    _ view: some View, direction: LayoutDirection = .leftToRight, language: String = "en",
    sizeClass: UserInterfaceSizeClass? = nil
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: 320, height: 600)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.locale = Locale(identifier: language)
      $0.layoutDirection = direction
      $0.horizontalSizeClass = sizeClass
    }
  }

  private func text(_ name: String) -> some View {
    Text(verbatim: name).accessibilityIdentifier(name)
  }

  private func texts(_ host: ViewHost) -> [String] { host.placedViews.compactMap(\.text) }

  @Test
  func `a link shows its view, and the back button returns`() {
    let host = host(
      NavigationStack {
        List {
          NavigationLink("Open") { text("inside").navigationTitle("Inside") }
            .accessibilityIdentifier("link")
        }
        .navigationTitle("Root")
      })
    #expect(host.tap("link"))
    #expect(texts(host).contains("inside") && texts(host).contains("Inside"))
    #expect(!texts(host).contains("Open"), "the page below is not seen")
    #expect(host.tap(label: "Back"))
    #expect(texts(host).contains("Open") && !texts(host).contains("inside"))
  }

  @Test
  func `values have the page of their type`() {
    struct Stack: View {
      @State var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            NavigationLink("To one", value: 1).accessibilityIdentifier("link")
            Button("All") { path = [1, 2, 3] }.accessibilityIdentifier("all")
          }
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text(verbatim: "page \(number)")
              Button("Root") { path = [] }.accessibilityIdentifier("root")
            }
          }
        }
      }
    }
    let host = host(Stack())
    #expect(host.tap("link"))
    #expect(texts(host).contains("page 1"))
    #expect(host.tap("root"))
    #expect(host.tap("all"))
    #expect(texts(host).contains("page 3") && !texts(host).contains("page 1"))
    #expect(host.tap(label: "Back"))
    #expect(texts(host).contains("page 2"))
  }

  @Test
  func `a path has values of several types`() {
    var path = NavigationPath()
    path.append("text")
    path.append(7)
    let binding = Binding(get: { path }, set: { path = $0 })
    let host = host(
      NavigationStack(path: binding) {
        text("root")
          .navigationDestination(for: String.self) { text("string \($0)") }
          .navigationDestination(for: Int.self) { text("number \($0)") }
      })
    #expect(texts(host) == ["number 7"])
    #expect(host.tap(label: "Back"))
    #expect(path.count == 1)
    host.invalidate()
    #expect(texts(host) == ["string text"])
  }

  @Test
  func `paths are encoded and decoded`() throws {
    var path = NavigationPath()
    path.append("text")
    path.append(7)
    let codable = try #require(path.codable)
    let data = try JSONEncoder().encode(codable)
    let decoded = try JSONDecoder().decode(
      NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(decoded) == path)
    struct NotCodable: Hashable {}
    path.append(NotCodable())
    #expect(path.codable == nil)
    path.removeLast(3)
    #expect(path.isEmpty)
  }

  @Test
  func `pages are presented by a binding`() {
    struct Presenting: View {
      @State var isPresented = false
      @State var item: Int?
      var body: some View {
        NavigationStack {
          VStack {
            Button("Show") { isPresented = true }.accessibilityIdentifier("show")
            Button("Item") { item = 5 }.accessibilityIdentifier("item")
            Text(verbatim: "\(isPresented) \(item ?? 0)")
          }
          .navigationDestination(isPresented: $isPresented) { Text(verbatim: "presented") }
          .navigationDestination(item: $item) { Text(verbatim: "item \($0)") }
        }
      }
    }
    let host = host(Presenting())
    #expect(host.tap("show"))
    #expect(texts(host) == ["presented"])
    #expect(host.tap(label: "Back"))
    #expect(texts(host).contains("false 0"))
    #expect(host.tap("item"))
    #expect(texts(host) == ["item 5"])
  }

  @Test
  func `a page dismisses itself`() {
    struct Page: View {
      @Environment(\.dismiss) var dismiss
      @Environment(\.isPresented) var isPresented
      var body: some View {
        Button(isPresented ? "Close" : "Root") { dismiss() }.accessibilityIdentifier("close")
      }
    }
    let host = host(
      NavigationStack { NavigationLink("Open") { Page() }.accessibilityIdentifier("open") })
    #expect(host.tap("open"))
    #expect(texts(host) == ["Close"])
    #expect(host.tap("close"))
    #expect(texts(host) == ["Open"])
  }

  @Test
  func `a page that is gone is not dismissed again`() {
    struct Page: View {
      @Environment(\.dismiss) var dismiss
      let clear: () -> Void
      var body: some View {
        Button("Close") {
          clear()
          dismiss()
          dismiss()
        }
        .accessibilityIdentifier("close")
      }
    }
    struct Stack: View {
      @State var path = [1, 2]
      let clears: Bool
      var body: some View {
        NavigationStack(path: $path) {
          Text("Root").navigationDestination(for: Int.self) { _ in
            Page { if clears { path = [] } }
          }
        }
      }
    }
    for clears in [false, true] {
      let host = host(Stack(clears: clears))
      #expect(host.tap("close"))
      #expect(texts(host) == [clears ? "Root" : "Close"])
    }
  }

  /// 64 with an inline title (swiftui-web, ios/nav/inline).
  @Test
  func `the bar is above the views`() throws {
    func top(_ mode: NavigationBarItem.TitleDisplayMode) throws -> CGFloat {
      let host = host(
        NavigationStack {
          Color.red.accessibilityIdentifier("view").navigationTitle("Settings")
            .navigationBarTitleDisplayMode(mode)
        })
      return try #require(host.frame(of: "view")).minY
    }
    #expect(try top(.inline) == 64)
    // A line of 20 and 3.5.
    #expect(try top(.large) == 64 + 23.5)
  }

  @Test
  func `the back button is at the leading edge`() throws {
    func frame(_ direction: LayoutDirection) throws -> CGRect {
      let host = host(
        NavigationStack {
          NavigationLink("Open") { text("inside") }.accessibilityIdentifier("open")
        },
        direction: direction)
      host.tap("open")
      return try #require(
        host.placedViews.first { $0.frame.width == 44 && $0.frame.height == 44 }
      ).frame
    }
    #expect(try frame(.leftToRight).minX == 16)
    #expect(try frame(.rightToLeft).maxX == 320 - 16)
  }

  @Test
  func `the state of pages below stays`() {
    struct Counter: View {
      @State var count = 0
      var body: some View {
        VStack {
          Button("\(count)") { count += 1 }.accessibilityIdentifier("count")
          NavigationLink("Open") { Text(verbatim: "inside") }.accessibilityIdentifier("open")
        }
      }
    }
    let host = host(NavigationStack { Counter() })
    host.tap("count")
    host.tap("count")
    host.tap("open")
    host.tap(label: "Back")
    #expect(texts(host).contains("2"))
  }

  @Test
  func `a value without a destination is told`() {
    let host = host(NavigationStack(path: .constant([1])) { text("root") })
    #expect(host.diagnostics.map(\.kind) == [.missingDestination])
  }

  @Test
  func `links of a column show their pages in the next one`() throws {
    let split = NavigationSplitView {
      List { NavigationLink("Open") { text("inside") }.accessibilityIdentifier("open") }
    } detail: {
      text("nothing")
    }
    let wide = host(split.frame(width: 900, height: 600), sizeClass: .regular)
    #expect(texts(wide).contains("nothing"))
    #expect(wide.tap("open"))
    #expect(texts(wide).contains("inside") && texts(wide).contains("Open"))
    #expect(!texts(wide).contains("nothing"))
    let narrow = host(split, sizeClass: .compact)
    #expect(texts(narrow) == ["Open"])
    #expect(narrow.tap("open"))
    #expect(texts(narrow) == ["inside"])
  }

  private struct Split<Detail: View>: View {
    @State private var selection: String?
    @ViewBuilder let detail: (String?) -> Detail

    var body: some View {
      NavigationSplitView {
        List(selection: $selection) {
          ForEach(["a", "b"], id: \.self) { name in
            NavigationLink("to \(name)", value: name).accessibilityIdentifier(name)
          }
          // Not of the selection's type: it has a page.
          NavigationLink("to 1", value: 1).accessibilityIdentifier("number")
        }
        .navigationTitle("Side")
        .navigationDestination(for: Int.self) { Text(verbatim: "page \($0)") }
      } detail: {
        detail(selection)
      }
    }
  }

  /// `NavigationSplitView`, Apple's documentation: in a list with a selection of the type of a
  /// link's value, the link sets the selection.
  @Test
  func `links with values select in the list of a column`() {
    let split = Split { Text(verbatim: "shows \($0 ?? "nothing")") }
    let wide = host(split.frame(width: 900, height: 600), sizeClass: .regular)
    #expect(texts(wide).contains("shows nothing"))
    for name in ["a", "b"] {
      #expect(wide.tap(name))
      #expect(texts(wide).contains("shows \(name)") && texts(wide).contains("to a"))
    }
    #expect(wide.tap("number"))
    #expect(texts(wide).contains("page 1") && !texts(wide).contains("shows b"))
    #expect(wide.tap("a"))
    #expect(texts(wide).contains("shows a") && !texts(wide).contains("page 1"))
    #expect(wide.diagnostics.isEmpty)

    let narrow = host(split, sizeClass: .compact)
    #expect(texts(narrow).contains("to a") && !texts(narrow).contains("shows nothing"))
    for name in ["a", "b", "b"] {
      #expect(narrow.tap(name))
      #expect(texts(narrow).contains("shows \(name)") && !texts(narrow).contains("to a"))
      #expect(narrow.tap(label: "Back"))
      #expect(texts(narrow).contains("to a"))
    }
    #expect(narrow.diagnostics.isEmpty)
  }

  @Test
  func `a stack in a column takes the place of its page, with one bar`() {
    let split = Split { name in
      NavigationStack {
        NavigationLink("deeper") { text("deep").navigationTitle("Deep") }
          .accessibilityIdentifier("deeper")
          .navigationTitle(name ?? "nothing")
      }
    }
    let plain = Split { text("first").navigationTitle($0 ?? "nothing") }
    let narrow = host(split, sizeClass: .compact)
    #expect(narrow.tap("b"))
    #expect(texts(narrow).filter { $0 == "b" }.count == 1 && texts(narrow).contains("deeper"))
    #expect(narrow.tap("deeper"))
    #expect(texts(narrow).contains("deep") && !texts(narrow).contains("deeper"))
    #expect(narrow.tap(label: "Back"))
    #expect(texts(narrow).contains("deeper"))
    #expect(narrow.tap(label: "Back"))
    #expect(texts(narrow).contains("to a"))
    // The title is where it is without the inner stack.
    for sizeClass in [UserInterfaceSizeClass.compact, .regular] {
      let frames: [CGRect?] = [
        host(split.frame(width: 900, height: 600), sizeClass: sizeClass),
        host(plain.frame(width: 900, height: 600), sizeClass: sizeClass),
      ].map { host in
        host.tap("b")
        return host.placedViews.first { $0.text == "b" }?.frame
      }
      #expect(frames[0] != nil && frames[0] == frames[1])
    }
  }

  /// A level whose type is hidden means the level of the foreground around, not itself.
  @Test
  func `a hidden level of the foreground has an end`() {
    func items(_ style: some ShapeStyle) -> String {
      let host = host(Color.clear.overlay { Rectangle().foregroundStyle(style) })
      return "\(host.displayList.items)"
    }
    #expect(items(AnyShapeStyle(.tertiary)) == items(HierarchicalShapeStyle.tertiary))
  }

  @Test
  func `links open URLs`() throws {
    let url = try #require(URL(string: "https://example.org"))
    let host = host(Link("Site", destination: url).accessibilityIdentifier("link"))
    #expect(host.tap("link"))
    #expect(host.openedURLs == [url])
    var seen: [URL] = []
    let own = self.host(
      Link("Site", destination: url).accessibilityIdentifier("link")
        .environment(
          \.openURL,
          OpenURLAction { url in
            seen.append(url)
            return .handled
          }))
    #expect(own.tap("link"))
    #expect(seen == [url] && own.openedURLs.isEmpty)
  }
}
