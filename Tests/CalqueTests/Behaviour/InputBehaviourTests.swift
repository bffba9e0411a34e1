import Calque
import Foundation
import Testing

/// Statements about gestures, hits, keys and ways between pages.
@MainActor
@Suite struct InputBehaviourTests {
  private final class Log { var lines: [String] = [] }

  private func host(
    _ view: some View, _ configure: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ViewHost {
    statementHost(view, 300, 600) {
      $0.locale = Locale(identifier: "en")
      configure(&$0)
    }
  }

  private func box(_ name: String = "a") -> some View {
    Color.red.frame(width: 100, height: 50).accessibilityIdentifier(name)
  }

  // MARK: Gestures

  @Test func `a long press ends with true when its time is over`() {
    let log = Log()
    let host = host(
      box().gesture(
        LongPressGesture(minimumDuration: 1).onEnded { log.lines.append("\($0)") }))
    host.longPress("a", duration: 0.9)
    #expect(log.lines.isEmpty)
    host.longPress("a", duration: 1.1)
    #expect(log.lines == ["true"])
  }

  @Test func `a long press fails when the finger moves farther than it may`() {
    let log = Log()
    let host = host(
      box().gesture(
        LongPressGesture(minimumDuration: 0.2, maximumDistance: 20).onEnded { _ in
          log.lines.append("done")
        }))
    host.drag("a", by: CGSize(width: 45, height: 0), duration: 0.1)
    #expect(log.lines.isEmpty)
    host.drag("a", by: CGSize(width: 15, height: 0), duration: 2)
    #expect(log.lines == ["done"])
  }

  @Test func `both values of a long press are read back and can be changed`() {
    var gesture = LongPressGesture(minimumDuration: 2, maximumDistance: 3)
    #expect(gesture.minimumDuration == 2 && gesture.maximumDistance == 3)
    gesture.minimumDuration = 1
    gesture.maximumDistance = 30
    #expect(gesture.minimumDuration == 1 && gesture.maximumDistance == 30)
  }

  @Test func `a drag begins after ten points unless it says another distance`() {
    func isDragged(_ distance: CGFloat, _ gesture: DragGesture) -> Bool {
      let log = Log()
      let host = host(box().gesture(gesture.onEnded { _ in log.lines.append("") }))
      host.drag("a", by: CGSize(width: distance, height: 0))
      return !log.lines.isEmpty
    }
    #expect(!isDragged(8, DragGesture()) && isDragged(12, DragGesture()))
    #expect(isDragged(2, DragGesture(minimumDistance: 0)))
    #expect(!isDragged(30, DragGesture(minimumDistance: 40)))
  }

  @Test func `a double tap needs two taps, and tells of one end`() {
    let log = Log()
    let host = host(box().onTapGesture(count: 2) { log.lines.append("two") })
    #expect(!host.tap("a") && log.lines.isEmpty)
    #expect(host.tap("a", count: 2) && log.lines == ["two"])
  }

  @Test func `a gesture that is off lets the others be`() {
    let log = Log()
    let tap = TapGesture().onEnded { log.lines.append("outer") }
    let inner = box().onTapGesture { log.lines.append("inner") }
    let host = host(inner.highPriorityGesture(tap, isEnabled: false))
    #expect(host.tap("a") && log.lines == ["inner"])
  }

  @Test func `a sequence continues with the second gesture after the first`() {
    let log = Log()
    let gesture = TapGesture(count: 1).sequenced(before: TapGesture(count: 1))
      .onEnded { _ in log.lines.append("both") }
    let host = host(box().gesture(gesture))
    host.tap("a")
    #expect(log.lines.isEmpty)
    #expect(host.tap("a", count: 2) && log.lines == ["both"])
  }

  @Test func `a state of a gesture can be reset by hand`() {
    struct Page: View {
      @GestureState(initialValue: 0, reset: { _, _ in }) private var amount
      var body: some View {
        VStack {
          Text(verbatim: "\(amount)")
          Color.red.frame(width: 100, height: 100).accessibilityIdentifier("a")
            .gesture(
              LongPressGesture(minimumDuration: 9).updating($amount) { _, state, _ in state = 5 })
        }
      }
    }
    let host = host(Page())
    #expect(host.press("a") && host.shownTexts == ["5"])
    host.release()
    #expect(host.shownTexts == ["0"])
  }

  // MARK: Hits

  @Test func `a view without hits lets them through to those behind`() {
    let log = Log()
    let host = host(
      ZStack {
        box("back").onTapGesture { log.lines.append("back") }
        box("front").onTapGesture { log.lines.append("front") }.allowsHitTesting(false)
      })
    #expect(host.tap("back") && log.lines == ["back"])
  }

  @Test func `a view that is disabled stays so inside`() {
    let log = Log()
    let host = host(
      VStack {
        Button("a") { log.lines.append("a") }.disabled(false)
        Button("b") { log.lines.append("b") }
      }
      .disabled(true))
    #expect(!host.tap(label: "a") && !host.tap(label: "b") && log.lines.isEmpty)
  }

  @Test func `views read whether they are enabled, and look dim if not`() {
    struct Reader: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Text(verbatim: isEnabled ? "on" : "off") }
    }
    #expect(
      statementTexts(Reader().disabled(true)) == ["off"] && statementTexts(Reader()) == ["on"])
    func drawing(_ isDisabled: Bool) -> String {
      ViewHost(Button("a") {}.disabled(isDisabled), size: CGSize(width: 100, height: 50))
        .displayList.description
    }
    #expect(drawing(true) != drawing(false))
  }

  @Test func `what is clipped takes no hits`() {
    let log = Log()
    let view = Color.red.frame(width: 200, height: 200).onTapGesture { log.lines.append("hit") }
      .frame(width: 50, height: 50).clipped()
    let host = host(view)
    #expect(host.tap(at: CGPoint(x: 150, y: 300)) && log.lines == ["hit"])
    #expect(!host.tap(at: CGPoint(x: 150, y: 360)))
  }

  @Test func `a view is hit where it is shown`() {
    let log = Log()
    let host = host(box().onTapGesture { log.lines.append("hit") }.offset(x: 80, y: 100))
    #expect(!host.tap(at: CGPoint(x: 110, y: 290)))
    #expect(host.tap(at: CGPoint(x: 230, y: 400)) && log.lines == ["hit"])
    let turned = self.host(
      box().onTapGesture { log.lines.append("turned") }.rotationEffect(.degrees(90)))
    // 100 by 50 turned is 50 by 100.
    #expect(turned.tap(at: CGPoint(x: 150, y: 340)) && !turned.tap(at: CGPoint(x: 190, y: 300)))
  }

  @Test func `a host says what was in the way`() {
    let host = host(
      ZStack {
        box("under").onTapGesture {}
        box("over").onTapGesture {}
      })
    #expect(!host.tap("under"))
    #expect(host.inputFailure?.reason == .covered(by: "#over"))
  }

  // MARK: Keys

  @Test func `a key that no handler takes is typed`() {
    struct Page: View {
      @State private var text = ""
      @State private var log = ""
      var body: some View {
        VStack {
          TextField("Name", text: $text).onKeyPress { press in
            log += press.characters
            return .ignored
          }
          Text(verbatim: "log \(log)")
        }
      }
    }
    let host = host(Page())
    #expect(host.tap("Name") && host.press("q") && host.press("r"))
    #expect(host.input(of: "Name") == "qr" && host.shownTexts.last == "log qr")
  }

  @Test func `a key that a handler takes is not typed`() {
    struct Page: View {
      @State private var text = ""
      var body: some View {
        TextField("Name", text: $text).onKeyPress(keys: ["q"]) { _ in .handled }
      }
    }
    let host = host(Page())
    #expect(host.tap("Name") && host.press("q") && host.press("r"))
    #expect(host.input(of: "Name") == "r")
  }

  @Test func `a key that is ignored inside comes to the views around`() {
    struct Page: View {
      @State private var text = ""
      @State private var log = ""
      var body: some View {
        VStack {
          TextEditor(text: $text).onKeyPress("q") {
            log += "inner "
            return .ignored
          }
          .accessibilityIdentifier("text")
          Text(verbatim: log).accessibilityIdentifier("log")
        }
        .onKeyPress("q") {
          log += "outer"
          return .handled
        }
      }
    }
    let host = host(Page())
    #expect(host.tap("text") && host.press("q"))
    #expect(host.input(of: "text") == "" && host.shownTexts.last == "inner outer")
  }

  @Test func `a character is a key unless a view has that name`() {
    let log = Log()
    let host = host(
      VStack {
        Button("Save") { log.lines.append("save") }.keyboardShortcut("s", modifiers: [])
        Button("View") { log.lines.append("view") }.accessibilityIdentifier("v")
          .keyboardShortcut("v", modifiers: [])
      })
    #expect(host.press("s") && log.lines == ["save"])
    #expect(host.press("v"))
    host.release()
    #expect(log.lines == ["save", "view"] && !host.press("x"))
  }

  // MARK: Pages

  private struct Stack: View {
    @State private var path = NavigationPath()
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("push") {
            path.append("one")
            path.append(2)
          }
          Text(verbatim: "root")
        }
        .navigationDestination(for: String.self) { Text(verbatim: "text \($0)") }
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text(verbatim: "number \(number)")
            Button("pop") { path.removeLast() }
            Button("all") { path = NavigationPath() }
          }
        }
      }
    }
  }

  @Test func `a path that grows shows the page of its last value`() {
    let host = host(Stack())
    #expect(host.tap(label: "push") && host.shownTexts.contains("number 2"))
    #expect(!host.shownTexts.contains("root"))
  }

  @Test func `a path that is shortened goes back`() {
    let host = host(Stack())
    #expect(host.tap(label: "push") && host.tap(label: "pop"))
    #expect(host.shownTexts.contains("text one"))
    let other = self.host(Stack())
    #expect(other.tap(label: "push") && other.tap(label: "all"))
    #expect(other.shownTexts.contains("root"))
  }

  @Test func `a way back changes the binding of a page`() {
    struct Page: View {
      @State private var item: Int? = 5
      var body: some View {
        NavigationStack {
          Text(verbatim: "item \(item ?? 0)")
            .navigationDestination(item: $item) { Text(verbatim: "page \($0)") }
        }
      }
    }
    let host = host(Page())
    #expect(host.shownTexts.contains("page 5"))
    #expect(host.tap(label: "Back") && host.shownTexts.contains("item 0"))
  }

  @Test func `a hidden back button is not there`() {
    func canReturn(_ isHidden: Bool) -> Bool {
      let host = host(
        NavigationStack {
          NavigationLink("open") {
            Text(verbatim: "page").navigationBarBackButtonHidden(isHidden)
          }
        })
      #expect(host.tap(label: "open"))
      return host.tap(label: "Back")
    }
    #expect(canReturn(false) && !canReturn(true))
  }

  @Test func `columns are beside each other in wide rooms, above each other in narrow ones`() {
    let split = NavigationSplitView {
      List { NavigationLink("link", value: 1) }
        .navigationDestination(for: Int.self) { Text(verbatim: "number \($0)") }
    } detail: {
      Text(verbatim: "nothing")
    }
    let wide = statementHost(split, 900, 600) { $0.horizontalSizeClass = .regular }
    #expect(wide.shownTexts.contains("link") && wide.shownTexts.contains("nothing"))
    let narrow = statementHost(split, 390, 600) { $0.horizontalSizeClass = .compact }
    #expect(narrow.shownTexts.contains("link") && !narrow.shownTexts.contains("nothing"))
    #expect(narrow.tap(label: "link") && narrow.shownTexts.contains("number 1"))
  }

  @Test func `columns that are not wanted are hidden`() {
    func texts(_ visibility: NavigationSplitViewVisibility) -> [String] {
      let split = NavigationSplitView(columnVisibility: .constant(visibility)) {
        Text(verbatim: "side")
      } content: {
        Text(verbatim: "middle")
      } detail: {
        Text(verbatim: "detail")
      }
      return statementHost(split, 1200, 600) { $0.horizontalSizeClass = .regular }.shownTexts
    }
    #expect(Set(texts(.all)).isSuperset(of: ["side", "middle", "detail"]))
    #expect(texts(.detailOnly).contains("detail") && !texts(.detailOnly).contains("side"))
    #expect(texts(.doubleColumn).contains("middle") && !texts(.doubleColumn).contains("side"))
  }

  @Test func `a view over two columns hands its selection to the detail`() {
    struct Page: View {
      @State private var chosen: String?
      var body: some View {
        NavigationSplitView {
          List(["x", "y"], id: \.self, selection: $chosen) { Text(verbatim: $0) }
        } detail: {
          Text(verbatim: "detail \(chosen ?? "none")")
        }
      }
    }
    let host = statementHost(Page(), 900, 600) { $0.horizontalSizeClass = .regular }
    #expect(host.shownTexts.contains("detail none"))
    #expect(host.tap(label: "y") && host.shownTexts.contains("detail y"))
  }

  @Test func `a page dismisses itself through the environment`() {
    struct Page: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("close") { dismiss() } }
    }
    let host = host(NavigationStack { NavigationLink("open") { Page() } })
    #expect(host.tap(label: "open") && host.tap(label: "close"))
    #expect(host.shownTexts.contains("open"))
  }
}
