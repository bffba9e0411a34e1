import Calque
import CalqueLayout
import Foundation
import Testing

/// Bars of pages: where items are, titles with menus, fields to search with.
@MainActor
@Suite struct ToolbarTests {
  private func host(
    _ view: some View, direction: LayoutDirection = .leftToRight, language: String = "en",
    keyboard: CGFloat = 0
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: 375, height: 667)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.locale = Locale(identifier: language)
      $0.layoutDirection = direction
      $0.horizontalSizeClass = .compact
      $0.keyboardHeight = keyboard
    }
  }

  private func texts(_ host: ViewHost) -> [String] { host.placedViews.compactMap(\.text) }

  private struct Form: View {
    @State var saved = false
    var body: some View {
      NavigationStack {
        Text(verbatim: "saved \(saved)")
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel") {}.accessibilityIdentifier("cancel")
            }
            ToolbarItem(placement: .confirmationAction) {
              Button("Save") { saved = true }.accessibilityIdentifier("save")
            }
            ToolbarItemGroup(placement: .bottomBar) {
              Button("One") {}.accessibilityIdentifier("one")
              Spacer()
              Button("Two") {}.accessibilityIdentifier("two")
            }
          }
      }
    }
  }

  /// 16 from the edges, 44 high, titles and 24: measured on iOS 26.
  @Test
  func `items are at their edges, and a tap reaches them`() throws {
    let host = host(Form())
    let cancel = try #require(host.frame(of: "cancel"))
    let save = try #require(host.frame(of: "save"))
    #expect(cancel == CGRect(x: 16, y: 15, width: 84, height: 44))
    #expect(save == CGRect(x: 375 - 16 - 64, y: 15, width: 64, height: 44))
    let one = try #require(host.frame(of: "one"))
    let two = try #require(host.frame(of: "two"))
    #expect(one.minX == 28 && two.maxX == 375 - 28 && one.minY > 590)
    #expect(host.tap("save"))
    #expect(texts(host).contains("saved true"))
  }

  /// Measured on iOS 26: a title has 24 beside it, a symbol is in a circle of 44.
  @Test(arguments: [("OK", 44), ("Abc", 54), ("Edit", 64)] as [(String, CGFloat)])
  func `short titles have the room of long ones`(title: String, width: CGFloat) throws {
    let host = host(
      NavigationStack {
        Text(verbatim: "page").toolbar {
          ToolbarItem(placement: .topBarLeading) {
            Button("Add", systemImage: "plus") {}.accessibilityIdentifier("symbol")
          }
          ToolbarItem(placement: .topBarTrailing) {
            Button(title) {}.accessibilityIdentifier("title")
          }
        }
      })
    #expect(try #require(host.frame(of: "title")).width == width)
    #expect(try #require(host.frame(of: "symbol")).width == 44)
  }

  @Test
  func `bars right to left are mirror images`() throws {
    let (one, other) = (host(Form()), host(Form(), direction: .rightToLeft))
    for name in ["cancel", "save", "one", "two"] {
      let (frame, mirrored) = (
        try #require(one.frame(of: name)), try #require(other.frame(of: name))
      )
      #expect(abs(frame.minX - (375 - mirrored.maxX)) < 1e-9 && frame.minY == mirrored.minY)
    }
  }

  @Test
  func `bars take their room from the safe area`() {
    let host = host(
      NavigationStack {
        Color.clear.accessibilityIdentifier("safe")
          .background { Color.red.accessibilityIdentifier("all").ignoresSafeArea() }
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("One") {} } }
      })
    #expect(host.frame(of: "safe") == CGRect(x: 0, y: 64, width: 375, height: 667 - 64 - 76))
    #expect(host.frame(of: "all") == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test
  func `a title changes with the state of its page`() {
    struct Page: View {
      @State var count = 0
      var body: some View {
        Button("More") { count += 1 }.accessibilityIdentifier("more")
          .navigationTitle("Count \(count)").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem { Text(verbatim: "item \(count)") } }
      }
    }
    let host = host(NavigationStack { Page() })
    #expect(host.tap("more") && host.tap("more"))
    #expect(texts(host).contains("Count 2") && texts(host).contains("item 2"))
  }

  @Test
  func `bars are hidden, and the principal item takes the place of the title`() {
    let hidden = host(
      NavigationStack {
        Text(verbatim: "page").navigationTitle("Title").toolbar(.hidden, for: .navigationBar)
      })
    #expect(texts(hidden) == ["page"])
    let principal = host(
      NavigationStack {
        Text(verbatim: "page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .principal) { Text(verbatim: "middle") } }
      })
    #expect(texts(principal) == ["page", "middle"])
  }

  @Test
  func `items that are needed less are in a menu`() {
    struct Menus: View {
      @State var done = "none"
      var body: some View {
        NavigationStack {
          Text(verbatim: done).navigationTitle("T")
            .toolbar {
              ToolbarItem(placement: .secondaryAction) { Button("Sort") { done = "sorted" } }
            }
            .toolbarTitleMenu { Button("Rename") { done = "renamed" } }
            .navigationBarTitleDisplayMode(.inline)
        }
      }
    }
    let host = host(Menus(), language: "de")
    #expect(!texts(host).contains("Sort"))
    #expect(host.tap(label: "Mehr"))
    #expect(host.tap(label: "Sort"))
    #expect(texts(host).contains("sorted"))
    #expect(host.tap(label: "T"))
    #expect(host.tap(label: "Rename"))
    #expect(texts(host).contains("renamed"))
  }

  @Test
  func `items of the keyboard are shown with it`() {
    let view = NavigationStack {
      Text(verbatim: "page").toolbar {
        ToolbarItemGroup(placement: .keyboard) { Button("Done") {} }
      }
    }
    #expect(!texts(host(view)).contains("Done"))
    #expect(texts(host(view, keyboard: 300)).contains("Done"))
  }

  @available(*, deprecated)
  @Test
  func `the old items work`() throws {
    let host = host(
      NavigationView {
        Text(verbatim: "page").navigationBarTitle("T", displayMode: .inline)
          .navigationBarItems(
            leading: Button("L") {}.accessibilityIdentifier("l"),
            trailing: Button("T2") {}.accessibilityIdentifier("t"))
      })
    let (leading, trailing) = (try #require(host.frame(of: "l")), try #require(host.frame(of: "t")))
    #expect(leading.minX == 16 && trailing.maxX == 375 - 16)
  }

  private struct Searching: View {
    @State var text = ""
    @State var scope = 0
    struct Results: View {
      @Environment(\.isSearching) private var isSearching
      let text: String
      let scope: Int
      var body: some View { Text(verbatim: "\(isSearching) \(text) \(scope)") }
    }
    var body: some View {
      NavigationStack {
        Results(text: text, scope: scope).navigationTitle("T")
          .searchable(text: $text, prompt: "Find")
          .searchScopes($scope) {
            Text("All").tag(0)
            Text("Some").tag(1)
          }
          .searchSuggestions {
            if text == "a" { Text("apple").searchCompletion("apple") }
          }
      }
    }
  }

  @Test
  func `a host searches, chooses a scope and takes a suggestion`() {
    let host = host(Searching())
    #expect(texts(host).contains("Find") && texts(host).contains("false  0"))
    #expect(host.search("x"))
    #expect(texts(host).contains("true x 0"))
    #expect(host.tap(label: "Some"))
    #expect(texts(host).contains("true x 1"))
    #expect(host.search("a"))
    #expect(host.tap(label: "apple"))
    #expect(texts(host).contains("true apple 1"))
    #expect(host.tap(label: "Cancel"))
    #expect(texts(host).contains("false  1"))
  }

  @Test(arguments: [("ar", "بحث"), ("de", "Suchen"), ("ja", "検索")])
  func `a field asks for a search in the language`(language: String, word: String) {
    let host = host(
      NavigationStack { Text(verbatim: "p").searchable(text: .constant("")) }, language: language)
    #expect(texts(host).contains(word))
  }

  /// UIKit does not scale the titles of bar items: their bar has one height in all sizes.
  @Test(arguments: [DynamicTypeSize.xSmall, .large, .xxxLarge, .accessibility5])
  func `texts in the rows of bars are at most of the standard size`(size: DynamicTypeSize) {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          Text(verbatim: "text").accessibilityIdentifier("page")
            .toolbar {
              ToolbarItem(placement: .topBarTrailing) {
                Button("Show") { isShown = true }
                  .sheet(isPresented: $isShown) {
                    Text(verbatim: "text").accessibilityIdentifier("sheet")
                  }
              }
              ToolbarItem(placement: .bottomBar) {
                Text(verbatim: "text").accessibilityIdentifier("bar")
              }
            }
        }
      }
    }
    func host(_ size: DynamicTypeSize) -> ViewHost {
      ViewHost(Screen(), size: CGSize(width: 375, height: 667)) { $0.dynamicTypeSize = size }
    }
    func width(_ id: String, _ host: ViewHost) -> CGFloat { host.frame(of: id)?.width ?? .nan }
    let shown = host(size)
    #expect(abs(width("bar", shown) - width("bar", host(min(size, .large)))) < 0.01)
    #expect(shown.tap(label: "Show"))
    // What an item presents has the looks of the page: texts in bars are of medium weight.
    #expect(width("sheet", shown) == width("page", shown))
  }

  /// Items are in the bar, however high they are: nothing is above the window or over the page.
  @Test(
    arguments: [NavigationBarItem.TitleDisplayMode.inline, .large],
    [LayoutDirection.leftToRight, .rightToLeft])
  func `a bar is as high as its highest item`(
    mode: NavigationBarItem.TitleDisplayMode, direction: LayoutDirection
  ) throws {
    func frames(_ height: CGFloat) throws -> (item: CGRect, title: CGRect, page: CGRect) {
      let host = host(
        NavigationStack {
          Color.green.accessibilityIdentifier("page")
            .navigationTitle("Title").navigationBarTitleDisplayMode(mode)
            .toolbar {
              ToolbarItem(placement: .topBarTrailing) {
                Color.red.frame(width: 50, height: height).accessibilityIdentifier("item")
              }
            }
        }, direction: direction)
      return (
        try #require(host.frame(of: "item")),
        try #require(host.placedViews.first { $0.text == "Title" }).frame,
        try #require(host.frame(of: "page"))
      )
    }
    let (low, high) = (try frames(30), try frames(120))
    #expect(high.item.minY == 10 && high.item.height == 120)
    #expect(high.item.maxY <= high.page.minY)
    // The row of 54 is 120 high.
    #expect(high.page.minY == low.page.minY + 66)
    #expect(high.title.midY == low.title.midY + (mode == .inline ? 33 : 66))
  }

  @Test
  func `a bar is as high as what is in the place of its title`() throws {
    let host = host(
      NavigationStack {
        Color.green.accessibilityIdentifier("page").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .principal) {
              VStack(spacing: 0) { ForEach(0..<5, id: \.self) { Text(verbatim: "line \($0)") } }
                .accessibilityIdentifier("item")
            }
          }
      })
    #expect(try #require(host.frame(of: "item")).minY == 10)
    #expect(try #require(host.frame(of: "page")).minY == 110)
  }
}
