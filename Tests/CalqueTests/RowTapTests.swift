import Calque
import Foundation
import Testing

/// What taps on rows of lists do, labels of two texts in them, and what rows can be deleted.
@MainActor
@Suite struct RowTapTests {
  private func host(
    _ view: some View, direction: LayoutDirection = .leftToRight
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: 375, height: 500)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.layoutDirection = direction
      $0.horizontalSizeClass = .compact
    }
  }

  private final class Log {
    var count = 0
  }

  private func taps(_ direction: LayoutDirection, _ row: (Log) -> some View) throws -> Int {
    let log = Log()
    let host = host(List { row(log) }, direction: direction)
    let frame = try #require(host.rows().first).frame
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    return log.count
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a button that is a row takes taps on the whole row`(direction: LayoutDirection) throws {
    #expect(try taps(direction) { log in Button("a") { log.count += 1 } } == 1)
    #expect(
      try taps(direction) { log in Button("a") { log.count += 1 }.buttonStyle(.automatic) } == 1)
    #expect(
      try taps(direction) { log in Button("a") { log.count += 1 }.buttonStyle(.plain) } == 0)
    #expect(
      try taps(direction) { log in Button("a") { log.count += 1 }.buttonStyle(.borderless) } == 0)
    #expect(
      try taps(direction) { log in Button("a") { log.count += 1 }.buttonStyle(.bordered) } == 0)
    #expect(try taps(direction) { log in Button("a") { log.count += 1 }.disabled(true) } == 0)
  }

  @Test func `a tap on such a button does its action once, and it is one button`() {
    let log = Log()
    let host = host(List { Button("a") { log.count += 1 }.accessibilityIdentifier("button") })
    #expect(host.tap("button") && log.count == 1)
    #expect(host.tap(label: "a") && log.count == 2)
    #expect(host.accessibilityElements.filter { $0.role == .button }.map(\.label) == ["a"])
  }

  private struct Edited: View {
    @State var mode = EditMode.active
    var body: some View {
      NavigationStack {
        List {
          ForEach(0..<2) { number in
            NavigationLink("go\(number)") { Text(verbatim: "there") }
              .accessibilityIdentifier("go\(number)")
          }
          .onDelete { _ in }
        }
        .environment(\.editMode, $mode)
      }
    }
  }

  @Test func `links lead nowhere while rows are edited`() {
    let host = host(Edited())
    host.tap("go0")
    #expect(!host.shownTexts.contains("there") && host.shownTexts.contains("go0"))
    let done = self.host(Edited(mode: .inactive))
    done.tap("go0")
    #expect(done.shownTexts.contains("there"))
  }

  private struct Swiped: View {
    @State var items = ["A", "B"]
    @State var mode = EditMode.inactive
    var body: some View {
      List {
        ForEach(items, id: \.self) { item in
          Text(verbatim: item).accessibilityIdentifier(item).swipeActions { Button("Flag") {} }
        }
        .onDelete { items.remove(atOffsets: $0) }
      }
      .environment(\.editMode, $mode)
    }
  }

  @Test func `a row with actions of its own is deleted in edit mode only`() {
    let plain = host(Swiped())
    #expect(plain.rows().map(\.isDeletable) == [false, false])
    #expect(!plain.delete("A") && plain.shownTexts.contains("A"))
    let edited = host(Swiped(mode: .active))
    #expect(edited.rows().map(\.isDeletable) == [true, true])
    #expect(edited.delete("A") && !edited.shownTexts.contains("A"))
  }

  private func frame(_ text: String, in host: ViewHost) throws -> CGRect {
    try #require(host.texts.first { $0.string == text }).frame
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `the second text of a label is below the first one`(direction: LayoutDirection) throws {
    let host = host(
      Form {
        LabeledContent {
          Text(verbatim: "value")
        } label: {
          Text(verbatim: "title")
          Text(verbatim: "note")
        }
        Label {
          Text(verbatim: "label")
          Text(verbatim: "below")
        } icon: {
          Image(systemName: "star")
        }
      }, direction: direction)
    for (first, second) in [("title", "note"), ("label", "below")] {
      let (upper, lower) = (try frame(first, in: host), try frame(second, in: host))
      #expect(lower.minY >= upper.maxY)
      if direction == .leftToRight {
        #expect(lower.minX == upper.minX)
      } else {
        #expect(lower.maxX == upper.maxX)
      }
    }
  }

  @Test func `margins of the content move the text of an editor`() throws {
    func text(_ margin: CGFloat, _ direction: LayoutDirection) throws -> CGRect {
      let editor = TextEditor(text: .constant("hello"))
        .contentMargins(.horizontal, margin, for: .scrollContent)
      return try frame("hello", in: host(editor, direction: direction))
    }
    // On which side a text begins depends on its own direction, too.
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let (plain, moved) = (try text(0, direction), try text(40, direction))
      #expect(abs(moved.minX - plain.minX) == 40 && moved.size == plain.size)
    }
  }

  @Test func `an editor whose background is hidden shows what is behind it`() throws {
    func picture(_ visibility: Visibility) throws -> Data {
      try host(
        TextEditor(text: .constant("")).scrollContentBackground(visibility).background(Color.green)
      ).png()
    }
    #expect(try picture(.hidden) == host(Color.green).png())
    #expect(try picture(.automatic) != host(Color.green).png())
  }

  private struct Searched: View {
    @State var query = ""
    @State var scope = 0
    var scopes = false
    var body: some View {
      NavigationStack {
        List { Text(verbatim: "row") }
          .navigationTitle("Title")
          .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always))
          .searchSuggestions { Text(verbatim: "suggested").searchCompletion("found") }
          .searchScopes($scope) { if scopes { Text(verbatim: "scope").tag(0) } }
      }
    }
  }

  @Test func `suggestions begin below the field and the scopes`() throws {
    let plain = host(Searched())
    #expect(plain.search("ap"))
    #expect(try frame("suggested", in: plain).minY >= frame("ap", in: plain).maxY)
    let scoped = host(Searched(scopes: true))
    #expect(scoped.search("ap"))
    #expect(try frame("suggested", in: scoped).minY >= frame("scope", in: scoped).maxY)
    #expect(plain.tap(label: "suggested") && plain.shownTexts.contains("found"))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `the badge of an item of a menu is at its trailing edge`(direction: LayoutDirection) throws {
    let host = host(
      Menu("menu") {
        Button("item") {}.badge(4)
        Button("other") {}
      }, direction: direction)
    #expect(host.tap(label: "menu"))
    let (item, badge) = (try frame("item", in: host), try frame("4", in: host))
    #expect(direction == .leftToRight ? badge.minX > item.maxX : badge.maxX < item.minX)
    #expect(abs(badge.midY - item.midY) < 1)
    #expect(host.texts.filter { $0.string == "4" }.count == 1)
  }

  @Test func `a tab bar has a look of its own for badges`() throws {
    func picture(_ badge: Text) throws -> Data {
      try host(
        TabView { Color.clear.badge(badge).tabItem { Label("One", systemImage: "star") } }
      ).png()
    }
    let plain = try picture(Text(verbatim: "7"))
    #expect(try picture(Text(verbatim: "7").bold().foregroundColor(.green)) == plain)
  }

  @Test func `the bed has a filled symbol`() throws {
    func picture(_ name: String) throws -> Data { try host(Image(systemName: name)).png() }
    #expect(try picture("bed.double.fill") != (try picture("bed.double")))
    #expect(host(Image(systemName: "bed.double.fill")).diagnostics.isEmpty)
  }
}
