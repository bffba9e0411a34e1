import Calque
import CalqueLayout
import Foundation
import Testing

/// What is behind a sheet, a cover or an alert, below a page or in another tab takes no input: no
/// touch, key, row action, choice, text or scroll reaches it, nor does an action of assistive
/// technology. A touch that is held fails with its page, as UIKit cancels touches of views that
/// leave the window.
@MainActor
@Suite struct CoveredInputTests {
  private final class Log { var done: [String] = [] }

  private func host(_ view: some View) -> ViewHost {
    ViewHost(view, size: CGSize(width: 320, height: 600)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.horizontalSizeClass = .compact
    }
  }

  private struct Behind: View {
    let log: Log
    @State private var text = ""
    @State private var query = ""
    @State private var choice = 1
    @State private var level = 0.5
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    @State private var color = Color.red

    var body: some View {
      List {
        ForEach(["a", "b"], id: \.self) { name in
          Text(verbatim: name).accessibilityIdentifier(name)
        }
        .onDelete { _ in log.done.append("delete") }
        .onMove { _, _ in log.done.append("move") }
        .dropDestination(for: String.self) { _, _ in log.done.append("insert") }
        Button("Save") { log.done.append("save") }.keyboardShortcut("s")
          .accessibilityIdentifier("save")
        TextField("Name", text: $text).accessibilityIdentifier("name")
          .onSubmit { log.done.append("submit") }
          .onChange(of: text) { log.done.append("text") }
        Picker("Pick", selection: $choice) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        .onChange(of: choice) { log.done.append("pick") }
        Menu("Menu") { Button("Item") { log.done.append("item") } }
        Slider(value: $level).accessibilityIdentifier("slider")
          .onChange(of: level) { log.done.append("slide") }
        DatePicker("Date", selection: $date).onChange(of: date) { log.done.append("date") }
        ColorPicker("Color", selection: $color).onChange(of: color) { log.done.append("color") }
        PasteButton(payloadType: String.self) { _ in log.done.append("paste") }
          .accessibilityIdentifier("paste")
        Text(verbatim: "drop").accessibilityIdentifier("drop")
          .dropDestination(for: String.self) { _, _ in
            log.done.append("drop")
            return true
          }
        ForEach(0..<30, id: \.self) { number in
          Button("far \(number)") { log.done.append("far") }
            .accessibilityIdentifier(number == 29 ? "far" : "")
        }
      }
      .onKeyPress { _ in
        log.done.append("key")
        return .handled
      }
      .onDeleteCommand { log.done.append("command") }
      .refreshable { log.done.append("refresh") }
      .searchable(text: $query)
      .onChange(of: query) { log.done.append("search") }
      .accessibilityAction(named: "Act") { log.done.append("act") }
    }
  }

  private func driveAll(_ host: ViewHost, _ log: Log) async -> [String] {
    var found: [String] = []
    func check(_ name: String, _ done: Bool) {
      if done || !log.done.isEmpty { found.append("\(name): \(done) \(log.done)") }
      log.done = []
    }
    check("tap", host.tap("save"))
    check("tap label", host.tap(label: "Save"))
    check("tap far", host.tap(label: "far 29"))
    check("press", host.press("save"))
    host.release()
    check("longPress", host.longPress("save"))
    check("shortcut", host.press("s", modifiers: .command))
    check("key", host.press(.downArrow))
    check("delete key", host.press(.delete))
    check("delete", host.delete("a"))
    check("move", host.move("a", before: nil))
    check("swipe", host.swipe("a", from: .trailing))
    check("swipe full", host.swipe("a", from: .trailing, isFull: true))
    check("insert", host.drop(["x"], before: "a"))
    check("drop", host.drop(["x"], on: "drop"))
    check("type", host.type("x", into: "name"))
    check("submit", host.submit("name"))
    check("clear", host.clear("name"))
    check("choose", host.choose("Two", from: "Pick"))
    check("choose tag", host.choose(tag: 2, from: "Pick"))
    check("menu", host.choose("Item", from: "Menu"))
    check("slide", host.slide("slider", to: 0.7))
    check("adjust", host.adjust("slider"))
    check("date", host.choose(date: Date(timeIntervalSinceReferenceDate: 1e6), from: "Date"))
    check("color", host.choose(color: .blue, from: "Color"))
    check("paste", host.paste(["x"], into: "paste"))
    check("paste any", host.paste(["x"]))
    check("search", host.search("x"))
    check("scroll", host.scroll(by: CGSize(width: 0, height: 50)))
    check("scroll edge", host.scroll(to: .bottom))
    check("scroll id", host.scroll(to: "b"))
    check("refresh", await host.refresh())
    check("act", host.perform("Act", on: "a"))
    check("perform", host.perform(on: "Save"))
    check("hover", host.hover("save"))
    return found
  }

  @Test
  func `all of it reacts where nothing is in front`() async {
    let log = Log()
    let found = await driveAll(host(NavigationStack { Behind(log: log) }), log)
    // All but the named action, which is of the list and not of a row.
    #expect(found.count == 33, "\(found.joined(separator: "\n"))")
  }

  @Test
  func `behind a sheet`() async {
    let log = Log()
    let host = host(
      NavigationStack { Behind(log: log) }
        .sheet(isPresented: .constant(true)) {
          Text(verbatim: "sheet").accessibilityIdentifier("sheet")
        })
    #expect(host.shownTexts.contains("sheet"))
    let found = await driveAll(host, log)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test
  func `behind a cover`() async {
    let log = Log()
    let host = host(
      NavigationStack { Behind(log: log) }
        .fullScreenCover(isPresented: .constant(true)) { Text(verbatim: "sheet") })
    let found = await driveAll(host, log)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test
  func `behind an alert`() async {
    let log = Log()
    let host = host(
      NavigationStack { Behind(log: log) }
        .alert("Sure?", isPresented: .constant(true)) { Button("OK") {} })
    let found = await driveAll(host, log)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test
  func `below a page`() async {
    let log = Log()
    let host = host(
      NavigationStack(path: .constant([1])) {
        Behind(log: log).navigationDestination(for: Int.self) { _ in Text(verbatim: "page") }
      })
    #expect(host.shownTexts.contains("page"))
    let found = await driveAll(host, log)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test
  func `in another tab`() async {
    let log = Log()
    let host = host(
      TabView(selection: .constant(1)) {
        Behind(log: log).tabItem { Text("0") }.tag(0)
        Text(verbatim: "page").tabItem { Text("1") }.tag(1)
      })
    #expect(host.shownTexts.contains("page"))
    let found = await driveAll(host, log)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test
  func `a sheet that lets people interact with what is behind it leaves it its input`() async {
    let log = Log()
    let host = host(
      NavigationStack { Behind(log: log) }
        .sheet(isPresented: .constant(true)) {
          Text(verbatim: "sheet").presentationDetents([.medium])
            .presentationBackgroundInteraction(.enabled)
        })
    #expect(host.press("s", modifiers: .command))
    #expect(log.done == ["key"])
    #expect(host.delete("a"))
  }

  private struct Pushing: View {
    let log: Log
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("held") { log.done.append("held") }.accessibilityIdentifier("held")
          Color.red.frame(height: 100).accessibilityIdentifier("drag")
            .gesture(
              DragGesture().onChanged { _ in
                if path.isEmpty { path = [1] }
                log.done.append("changed")
              }.onEnded { _ in log.done.append("ended") })
        }
        .navigationDestination(for: Int.self) { _ in Text(verbatim: "page") }
      }
      .onKeyPress("p") {
        path = [1]
        return .handled
      }
    }
  }

  @Test
  func `a failure says what is in front`() {
    let log = Log()
    let host = host(
      NavigationStack { Behind(log: log) }
        .sheet(isPresented: .constant(true)) { Color.red.accessibilityIdentifier("sheet") })
    for drive in [
      { host.tap("far") }, { host.delete("a") }, { host.type("x", into: "name") },
      { host.choose("Two", from: "Pick") }, { host.slide("slider", to: 1) },
      { host.drop(["x"], on: "drop") }, { host.swipe("b", from: .trailing) },
    ] as [@MainActor () -> Bool] {
      #expect(!drive())
      #expect(host.inputFailure?.reason == .covered(by: "#sheet"))
    }
    // What is asked about is still known.
    #expect(host.rows().count > 2 && host.input(of: "name") == "")
    #expect(host.choices(of: "Pick") == ["One", "Two"])
  }

  @Test
  func `a scroll of the screen is one of what is in front`() throws {
    let host = host(
      ScrollView { Color.red.frame(height: 2000) }.accessibilityIdentifier("behind")
        .sheet(isPresented: .constant(true)) {
          ScrollView { Color.blue.frame(height: 2000) }.accessibilityIdentifier("front")
        })
    #expect(host.scroll(by: CGSize(width: 0, height: 50)))
    #expect(host.scrollOffset(of: "front")?.y == 50 && host.scrollOffset(of: "behind")?.y == 0)
    #expect(!host.scroll("behind", to: .bottom))
  }

  @Test
  func `an open menu leaves its choices to its view`() {
    struct Menus: View {
      @State private var done = "-"
      var body: some View {
        VStack {
          Menu("Menu") {
            Button("Item") { done = "item" }
            Menu("More") { Button("Inner") { done = "inner" } }
          }
          Text(verbatim: done)
        }
      }
    }
    let host = host(Menus())
    #expect(host.tap(label: "Menu") && host.choose("Item", from: "Menu"))
    #expect(host.shownTexts == ["Menu", "item"], "the menu is closed")
    #expect(host.choose("Inner", from: "Menu") && host.shownTexts == ["Menu", "inner"])
  }

  @Test
  func `a held touch ends with its page`() {
    let log = Log()
    let host = host(Pushing(log: log))
    #expect(host.press("held"))
    #expect(host.press(KeyEquivalent("p")))
    #expect(host.shownTexts.contains("page"))
    host.release()
    #expect(log.done == [])
  }

  @Test
  func `a drag ends with its page`() {
    let log = Log()
    let host = host(Pushing(log: log))
    host.drag("drag", by: CGSize(width: 100, height: 0))
    #expect(host.shownTexts.contains("page"))
    #expect(log.done == ["changed"])
  }
}
