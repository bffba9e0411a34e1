import Calque
import Foundation
import Testing

/// Modifiers that say where something is, how wide it is, or what stays open: the expectations are
/// those of Apple's documentation.
@MainActor
@Suite struct PlacedNameTests {
  private nonisolated static let languages = ["en", "ar"]

  private func host(
    _ view: some View, _ language: String = "en", size: CGSize = CGSize(width: 390, height: 844),
    _ configure: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ViewHost {
    ViewHost(view, size: size) {
      $0.textMeasurer = .fixed(advance: 8, lineHeight: 20, baseline: 15)
      $0.locale = Locale(identifier: language)
      configure(&$0)
    }
  }

  // MARK: Menus

  private struct Counting: View {
    @State private var count = 0
    let behavior: MenuActionDismissBehavior
    var isOutside = false

    var body: some View {
      VStack {
        Text(verbatim: "count \(count)")
        let menu = Menu("Size") {
          Button("More") { count += 1 }
            .menuActionDismissBehavior(isOutside ? .automatic : behavior)
          Menu("Others") { Button("Ten more") { count += 10 }.menuActionDismissBehavior(behavior) }
        }
        if isOutside {
          menu.menuActionDismissBehavior(behavior)
        } else {
          menu
        }
      }
    }
  }

  @Test(arguments: [MenuActionDismissBehavior.automatic, .enabled, .disabled])
  func `an action of a menu closes it, or not`(behavior: MenuActionDismissBehavior) {
    let host = host(Counting(behavior: behavior))
    #expect(host.tap(label: "Size") && host.tap(label: "More"))
    #expect(host.shownTexts.contains("count 1"))
    #expect(host.shownTexts.contains("More") == (behavior == .disabled))
    guard behavior == .disabled else { return }
    #expect(host.tap(label: "More") && host.shownTexts.contains("count 2"))
    #expect(host.tap(label: "Others") && host.tap(label: "Ten more"))
    #expect(host.shownTexts.contains("count 12") && host.shownTexts.contains("Ten more"))
  }

  @Test func `an alert of a view inside closes all the same`() {
    struct Alerting: View {
      @State private var isShown = true
      var body: some View {
        Text(verbatim: "page").alert("Title", isPresented: $isShown) { Button("Fine") {} }
          .menuActionDismissBehavior(.disabled)
      }
    }
    let host = host(Alerting())
    #expect(host.tap(label: "Fine") && !host.shownTexts.contains("Title"))
  }

  // MARK: Tab views

  private struct Playing: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement
    var body: some View {
      Text(verbatim: "playing \(placement.map { "\($0)" } ?? "-")")
        .accessibilityIdentifier("playing")
    }
  }

  private func tabs(_ isEnabled: Bool = true) -> some View {
    TabView {
      Tab("One", systemImage: "star") {
        VStack { Playing() }.frame(maxWidth: .infinity, maxHeight: .infinity)
          .accessibilityIdentifier("page")
      }
      Tab("Two", systemImage: "heart") { Text(verbatim: "second") }
    }
    .tabViewBottomAccessory(isEnabled: isEnabled) { Playing() }
  }

  @Test(arguments: languages)
  func `a tab view has a view above its bar`(language: String) throws {
    let host = host(tabs(), language)
    #expect(host.shownTexts.contains("playing -"), "views of a tab are not in the place")
    #expect(host.shownTexts.contains("playing expanded"))
    let accessory = try #require(host.placedViews.first { $0.text == "playing expanded" }).frame
    let bar = try #require(host.placedViews.first { $0.text == "One" }).frame
    #expect(accessory.maxY < bar.minY && accessory.midX == 195)
    let page = try #require(host.frame(of: "page"))
    #expect(page.maxY < accessory.minY, "the safe area follows")
    #expect(host.tap(label: "Two") && host.shownTexts.contains("playing expanded"))
    let without = self.host(tabs(false), language)
    #expect(!without.shownTexts.contains("playing expanded"))
    #expect(try #require(without.frame(of: "page")).height > page.height)
  }

  // MARK: Accessibility

  @Test(arguments: [true, false])
  func `other views say what is inside of a picture`(isInside: Bool) throws {
    let canvas = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    .frame(width: 200, height: 100)
    func bars(_ view: some View) -> some View {
      view.accessibilityChildren {
        HStack(spacing: 0) {
          ForEach(1..<4) { number in
            Rectangle().accessibilityLabel("Month \(number)").accessibilityValue("\(number * 10)")
          }
        }
      }
    }
    let host =
      isInside
      ? host(bars(canvas.accessibilityLabel("Budget")))
      : self.host(bars(canvas).accessibilityLabel("Budget"))
    let chart = try #require(host.accessibilityElements.first)
    #expect(host.accessibilityElements.count == 1 && chart.label == "Budget")
    #expect(chart.children.map(\.label) == ["Month 1", "Month 2", "Month 3"])
    #expect(chart.children.map(\.value) == ["10", "20", "30"])
    let first = try #require(chart.children.first).frame
    #expect(abs(first.width - 200 / 3) < 1 && first.height == 100)
    #expect(host.texts.isEmpty, "they are not shown")
  }

  // MARK: Searching

  private struct Word: Identifiable {
    let id: Int
    var isOn = false
  }

  private struct Editing: View {
    @State private var text = ""
    @State private var words = [Word(id: 1), Word(id: 2)]
    let isPresented: Bool

    var body: some View {
      NavigationStack {
        let page = Text(verbatim: words.map { "\($0.id)\($0.isOn)" }.joined(separator: " "))
        if isPresented {
          page.searchable(
            text: $text, editableTokens: $words, isPresented: .constant(true), prompt: "Find"
          ) { $word in Toggle("word \(word.id)", isOn: $word.isOn) }
        } else {
          page.searchable(text: $text, editableTokens: $words, prompt: Text("Find")) { $word in
            Toggle("word \(word.id)", isOn: $word.isOn)
          }
        }
      }
    }
  }

  @Test(arguments: [true, false])
  func `views of tokens change them`(isPresented: Bool) {
    let host = host(Editing(isPresented: isPresented))
    #expect(host.shownTexts.contains("1false 2false"))
    #expect(host.tap(label: "word 2") && host.shownTexts.contains("1false 2true"))
    #expect(host.search("") && host.press(.delete) && host.shownTexts.contains("1false"))
  }

  private struct Suggesting: View {
    struct Place: View {
      @Environment(\.searchSuggestionsPlacement) private var placement
      var body: some View {
        Text(verbatim: placement == .content ? "content" : placement == .menu ? "menu" : "auto")
      }
    }

    let visibility: Visibility
    let placements: SearchSuggestionsPlacement.Set

    var body: some View {
      NavigationStack {
        VStack { Place() }.searchable(text: .constant(""))
          .searchSuggestions {
            Place()
            Text(verbatim: "apple").searchSuggestions(visibility, for: placements)
          }
      }
    }
  }

  /// On iOS, suggestions are a list over the content.
  @Test func `suggestions are hidden where they would be`() {
    func shows(_ visibility: Visibility, _ set: SearchSuggestionsPlacement.Set) -> Bool {
      let host = host(Suggesting(visibility: visibility, placements: set))
      #expect(host.shownTexts.contains("auto") && host.search(""))
      #expect(host.shownTexts.contains("content"))
      return host.shownTexts.contains("apple")
    }
    #expect(!shows(.hidden, .content) && !shows(.hidden, [.content, .menu]))
    #expect(shows(.hidden, .menu) && shows(.visible, .content) && shows(.automatic, .content))
    #expect(shows(.hidden, []))
  }

  // MARK: Columns

  private struct Columns: View {
    @State private var isWide = false
    var isCompact = false

    var body: some View {
      NavigationSplitView {
        Button("Widen") { isWide = true }
          .frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityIdentifier("sidebar")
          .navigationSplitViewColumnWidth(isWide ? 300 : 200)
      } content: {
        Color.red.accessibilityIdentifier("content")
          .navigationSplitViewColumnWidth(min: 150, ideal: 100, max: 400)
      } detail: {
        Color.blue.accessibilityIdentifier("detail").navigationSplitViewColumnWidth(50)
      }
    }
  }

  @Test(arguments: languages)
  func `a column has the width that its views want`(language: String) throws {
    let host = host(Columns(), language, size: CGSize(width: 1000, height: 700)) {
      $0.horizontalSizeClass = .regular
    }
    func width(_ name: String) -> CGFloat? { host.frame(of: name)?.width }
    #expect(width("sidebar") == 200 && width("content") == 150)
    let detail = try #require(width("detail"))
    #expect(detail > 640 && detail <= 650, "the last column takes the rest")
    #expect(host.tap(label: "Widen") && width("sidebar") == 300)
    let compact = self.host(Columns(), language)
    #expect(compact.frame(of: "sidebar")?.width == 390, "a single column is as wide as the window")
  }

  // MARK: Tables

  private struct Fruit: Identifiable {
    let id: Int
  }

  private func backgrounds(_ view: some View, isMac: Bool = true) throws -> Int {
    let host = host(view, size: CGSize(width: 400, height: 400)) {
      if isMac { $0.platformMetrics = .macOS }
    }
    return try host.svg().lowercased().components(separatedBy: "#f4f5f5").count - 1
  }

  /// Tables of macOS have alternating rows unless something else is said; lists do not, and iOS
  /// does not have them.
  @Test func `tables of macOS alternate`() throws {
    let table = Table([Fruit(id: 1), Fruit(id: 2), Fruit(id: 3), Fruit(id: 4)]) {
      TableColumn("Number") { Text(verbatim: "\($0.id)") }
    }
    #expect(try backgrounds(table) > 0)
    #expect(try backgrounds(table.tableStyle(.inset)) == backgrounds(table))
    #expect(try backgrounds(table.tableStyle(.inset(alternatesRowBackgrounds: false))) == 0)
    #expect(try backgrounds(table.tableStyle(.bordered(alternatesRowBackgrounds: false))) == 0)
    #expect(try backgrounds(table.alternatingRowBackgrounds(.disabled)) == 0)
    #expect(try backgrounds(table, isMac: false) == 0)
    let plain = try host(table) { $0.platformMetrics = .macOS }.svg()
    let bordered = try host(table.tableStyle(.bordered)) { $0.platformMetrics = .macOS }.svg()
    #expect(plain != bordered, "a border is drawn")
  }
}
