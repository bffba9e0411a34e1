import Calque
import Foundation
import Testing

extension FocusedValues {
  @Entry fileprivate var note: String?
}

/// Keys that are pressed, and what views with the focus tell others.
@MainActor
@Suite struct KeyAndFocusTests {
  private let size = CGSize(width: 300, height: 300)

  @Test func `a key does what the control does whose shortcut it is`() {
    struct Page: View {
      @State var log: [String] = []
      var body: some View {
        VStack {
          Button("Save") { log.append("save") }.keyboardShortcut("s")
          Button("Done") { log.append("done") }.keyboardShortcut(.defaultAction)
          Button("Off") { log.append("off") }.keyboardShortcut("o").disabled(true)
          Text(verbatim: log.joined(separator: ",")).accessibilityIdentifier("log")
        }
        .onExitCommand { log.append("exit") }
        .onMoveCommand { log.append("\($0)") }
      }
    }
    let host = ViewHost(Page(), size: size)
    #expect(host.press("s", modifiers: .command) && host.press(.return))
    #expect(!host.press("o", modifiers: .command) && !host.press("s"))
    #expect(host.press(.escape) && host.press(.leftArrow))
    #expect(host.placedViews.compactMap(\.text).last == "save,done,exit,left")
  }

  @Test func `a key writes into a field whose handlers ignore it`() {
    struct Page: View {
      @State var text = ""
      @State var log: [String] = []
      var body: some View {
        VStack {
          TextField("Name", text: $text)
            .onKeyPress { press in
              log.append(press.characters)
              return press.key == "x" ? .handled : .ignored
            }
            .onKeyPress(characters: .decimalDigits) { _ in .ignored }
          Text(verbatim: log.joined()).accessibilityIdentifier("log")
        }
        .onKeyPress(phases: .up) { _ in .ignored }
      }
    }
    let host = ViewHost(Page(), size: size)
    #expect(host.tap("Name"))
    for key in ["a", "1", "x"] as [KeyEquivalent] { #expect(host.press(key)) }
    #expect(host.press("b", modifiers: .shift) && host.press(.space))
    #expect(host.input(of: "Name") == "a1B ")
    #expect(host.placedViews.compactMap(\.text).last == "a1xb ")
    #expect(host.press(.delete) && host.input(of: "Name") == "a1B")
  }

  @Test func `a view that appears moves the focus to its default`() {
    struct Page: View {
      enum Field { case first, second }
      @FocusState var field: Field?
      @State var text = ""
      var body: some View {
        VStack {
          TextField("A", text: $text).focused($field, equals: .first)
          TextField("B", text: $text).focused($field, equals: .second)
        }
        .defaultFocus($field, .second)
      }
    }
    #expect(ViewHost(Page(), size: size).focusedField == "B")
  }

  @Test func `the view with the focus tells others a value`() {
    struct Reader: View {
      @FocusedValue(\.note) var note
      var body: some View { Text(verbatim: "note: \(note ?? "none")") }
    }
    struct Page: View {
      @State var texts = ["one", "two"]
      var body: some View {
        VStack {
          Reader()
          ForEach(0..<2) { number in
            TextField("field \(number)", text: $texts[number])
              .accessibilityIdentifier("field\(number)")
              .focusedValue(\.note, texts[number])
          }
        }
      }
    }
    let host = ViewHost(Page(), size: size)
    func note() -> String? { host.placedViews.compactMap(\.text).first }
    #expect(note() == "note: none")
    #expect(host.tap("field0") && note() == "note: one")
    #expect(host.tap("field1") && note() == "note: two")
    #expect(host.type("!") && note() == "note: two!")
    #expect(host.dismissKeyboard() && note() == "note: none")
    #expect(host.diagnostics.isEmpty)
    let scene = ViewHost(Reader().focusedSceneValue(\.note, "scene"), size: size)
    #expect(scene.placedViews.compactMap(\.text) == ["note: scene"])
  }
}

/// What is selected in fields, and what else people do with them.
@MainActor
@Suite struct TextSelectionTests {
  private struct Page: View {
    @State var text = "hello world"
    @State var selection: TextSelection?
    var body: some View {
      VStack {
        TextField("Text", text: $text, selection: $selection).accessibilityIdentifier("text")
        Button("word") {
          if let range = text.range(of: "world") { selection = TextSelection(range: range) }
        }
        Button("both") {
          let ranges = ["hello", "👋🏽"].compactMap { text.range(of: $0) }
          selection = TextSelection(ranges: RangeSet(ranges))
        }
        Text(verbatim: description).accessibilityIdentifier("state")
      }
    }

    private var description: String {
      guard let selection else { return "none" }
      guard case .selection(let range) = selection.indices else { return "several" }
      let start = text.distance(from: text.startIndex, to: range.lowerBound)
      return "\(start) \(selection.isInsertion) \(text[range])"
    }
  }

  @Test func `what is typed takes the place of what is selected`() {
    let host = ViewHost(Page(), size: CGSize(width: 300, height: 300))
    func state() -> String? { host.placedViews.compactMap(\.text).last }
    #expect(state() == "none")
    #expect(host.tap("text") && state() == "11 true ")
    #expect(host.tap(label: "word") && state() == "6 false world")
    #expect(host.type("👋🏽") && host.input(of: "text") == "hello 👋🏽")
    #expect(state() == "7 true ")
    #expect(host.tap(label: "both") && state() == "several")
    #expect(host.press(.delete) && host.input(of: "text") == " ")
    #expect(host.type("a") && host.input(of: "text") == "a ")
    #expect(host.press(.delete) && host.input(of: "text") == " ")
    #expect(!host.press(.delete))
    #expect(host.dismissKeyboard() && state() == "none")
  }

  @Test func `a selection of another text traps nowhere`() {
    let long = String(repeating: "é👨‍👩‍👧", count: 20)
    for offset in [0, 1, 7, 50, 200] {
      let index = String.Index(utf16Offset: min(offset, long.utf16.count), in: long)
      let view = TextEditor(
        text: .constant("short"),
        selection: .constant(TextSelection(range: index..<long.endIndex))
      ).accessibilityIdentifier("text")
      let host = ViewHost(view, size: CGSize(width: 300, height: 300))
      #expect(host.type("x", into: "text"))
    }
  }

  @Test func `scrolling takes the keyboard away where it is said`() {
    func page(_ mode: ScrollDismissesKeyboardMode) -> ViewHost {
      struct Page: View {
        @State var text = ""
        var body: some View {
          ScrollView {
            TextField("Text", text: $text)
            Color.red.frame(height: 1000)
          }
        }
      }
      let host = ViewHost(
        Page().scrollDismissesKeyboard(mode), size: CGSize(width: 100, height: 100))
      #expect(host.tap("Text") && host.focusedField == "Text")
      host.scroll(by: CGSize(width: 0, height: 50))
      return host
    }
    #expect(page(.immediately).focusedField == nil)
    #expect(page(.never).focusedField == "Text" && page(.automatic).focusedField == "Text")
  }

  @Test func `a device is felt when a value changes`() {
    struct Page: View {
      @State var count = 0
      var body: some View {
        Button("more") { count += 1 }
          .sensoryFeedback(.increase, trigger: count)
          .sensoryFeedback(.error, trigger: count) { _, new in new == 2 }
          .sensoryFeedback(trigger: count) { old, _ in old == 0 ? .start : nil }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 100, height: 100))
    #expect(host.sensoryFeedback.isEmpty)
    host.tap(label: "more")
    _ = host.placedViews
    #expect(Set(host.sensoryFeedback) == [.increase, .start])
    host.tap(label: "more")
    _ = host.placedViews
    #expect(host.sensoryFeedback.count == 4 && host.sensoryFeedback.contains(.error))
  }

  @Test func `what a view offers is dragged to another one`() {
    struct Page: View {
      @State var taken = "-"
      var body: some View {
        VStack {
          Text(verbatim: "apple").accessibilityIdentifier("source").draggable("an apple")
          Text(verbatim: taken).accessibilityIdentifier("target")
            .dropDestination(for: String.self) { values, _ in
              taken = values.joined()
              return true
            }
        }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 100, height: 100))
    #expect(!host.drag("target", to: "source"))
    #expect(host.drag("source", to: "target"))
    #expect(host.placedViews.compactMap(\.text) == ["apple", "an apple"])
  }

  @Test func `buttons that are not shown are actions`() {
    struct Page: View {
      @State var log = "-"
      var body: some View {
        Text(verbatim: log).accessibilityIdentifier("row").accessibilityActions {
          Button("Reply") { log = "replied" }
          Button("Archive", systemImage: "archivebox") { log = "archived" }
        }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 100, height: 100))
    #expect(host.placedViews.compactMap(\.text) == ["-"])
    #expect(host.perform("Archive", on: "row"))
    #expect(host.placedViews.compactMap(\.text) == ["archived"])
    #expect(!host.perform("Delete", on: "row"))
  }

  @Test func `a tab of the sidebar alone is in bars of narrow screens`() {
    let view = TabView {
      Tab("A", systemImage: "star") { Text(verbatim: "a") }
      Tab("B", systemImage: "star") { Text(verbatim: "b") }.tabPlacement(.sidebarOnly)
    }
    for (sizeClass, shown) in [(UserInterfaceSizeClass.compact, true), (.regular, false)] {
      let host = ViewHost(view, size: CGSize(width: 390, height: 800)) {
        $0.horizontalSizeClass = sizeClass
      }
      #expect(host.placedViews.contains { $0.text == "B" } == shown)
    }
  }
}
