import Calque
import CalqueLayout
import Foundation
import Testing

/// Statements about links, pages, digits, touches and clocks that are less obvious than those of
/// the other tests.
@MainActor
@Suite struct LinkAndTouchTests {
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
  func `a link without a value is disabled`() {
    let host = host(
      NavigationStack {
        VStack {
          NavigationLink("nothing", value: Optional<Int>.none)
          NavigationLink("one", value: Optional<Int>.some(1))
        }
        .navigationDestination(for: Int.self) { Text(verbatim: "page \($0)") }
      })
    #expect(!host.tap(label: "nothing") && host.inputFailure?.reason == .disabled)
    #expect(host.tap(label: "one") && host.shownTexts.contains("page 1"))
  }

  /// A link is one button for screen readers, in a list, too.
  @Test
  func `links are buttons with the texts of their labels`() {
    let links = Group {
      NavigationLink("word") { Text(verbatim: "page") }
      NavigationLink {
        Text(verbatim: "page")
      } label: {
        Text(verbatim: "title")
        Text(verbatim: "detail")
      }
    }
    for screen in [AnyView(List { links }), AnyView(VStack { links })] {
      let buttons = host(NavigationStack { screen }).accessibilityElements.flatMap(\.all)
        .filter { $0.role == .button }
      #expect(buttons.map(\.label) == ["word", "title, detail"])
    }
  }

  @Test
  func `destinations of pushed pages, and bars that change with the page`() {
    let host = host(
      NavigationStack {
        NavigationLink("one", value: 1)
          .navigationTitle("Root")
          .toolbar { Button("R") {} }
          .navigationDestination(for: Int.self) { n in
            NavigationLink("text", value: "s")
              .navigationTitle("Number").toolbar { Button("N") {} }
              .navigationDestination(for: String.self) { s in
                Text(verbatim: "page \(s)").navigationBarBackButtonHidden()
              }
          }
      })
    #expect(host.tap(label: "one"))
    #expect(host.shownTexts.contains("N") && !host.shownTexts.contains("R"))
    #expect(host.tap(label: "text") && host.shownTexts.contains("page s"))
    #expect(!host.tap(label: "Back"))
    #expect(!host.shownTexts.contains("N"))
  }

  @Test
  func `bold text and contrast reach titles of pages and rows`() {
    func draw(_ weight: LegibilityWeight?) -> String {
      ViewHost(
        NavigationStack {
          List {
            Text(verbatim: "row")
            Toggle("t", isOn: .constant(true))
          }.navigationTitle("Title")
        }, size: CGSize(width: 390, height: 600)
      ) { $0.legibilityWeight = weight }
      .displayList.description
    }
    #expect(draw(.bold) != draw(nil))
  }

  @Test
  func `badges and values have the digits of the reader`() {
    let view = TabView {
      List {
        Text(verbatim: "row").badge(12)
        LabeledContent {
          Text(1234, format: .number)
        } label: {
          Text(verbatim: "value")
        }
        Gauge(value: 0.5) {
          Text(verbatim: "g")
        } currentValueLabel: {
          Text(0.5, format: .percent)
        }
      }
      .tabItem { Text(verbatim: "tab") }.badge(3)
    }
    let host = host(view, "ar_EG")
    #expect(host.shownTexts.contains("١٢"))
    #expect(host.shownTexts.contains("٣"))
    #expect(host.shownTexts.contains { $0.contains("١") && $0.contains("٢٣٤") })
  }

  @Test
  func `a required selection keeps its row`() {
    struct Rows: View {
      @State var chosen = "a"
      var body: some View {
        List(["a", "b"], id: \.self, selection: $chosen) { Text(verbatim: $0) }
      }
    }
    let host = host(Rows())
    #expect(host.rows().map(\.isSelected) == [true, false])
    #expect(host.tap(label: "b") && host.rows().map(\.isSelected) == [false, true])
    host.tap(label: "b")
    #expect(host.rows().map(\.isSelected) == [false, true])
  }

  private final class Log { var done: [String] = [] }

  @Test
  func `gestures of two fingers, spatial taps, long presses with their callbacks`() {
    let log = Log()
    struct Screen: View {
      let log: Log
      @GestureState var zoom = 1.0
      var body: some View {
        VStack(spacing: 0) {
          Color.red.accessibilityIdentifier("zoom")
            .gesture(
              MagnifyGesture().updating($zoom) { value, state, _ in state = value.magnification }
                .onEnded { log.done.append("zoom \($0.magnification)") }
            )
            .simultaneousGesture(
              RotateGesture().onEnded { log.done.append("turn \(($0.rotation.degrees).rounded())") }
            )
          Color.green.accessibilityIdentifier("spot")
            .gesture(SpatialTapGesture().onEnded { log.done.append("at \($0.location.x)") })
          Color.blue.accessibilityIdentifier("long")
            .onLongPressGesture(minimumDuration: 0.5, maximumDistance: 5) {
              log.done.append("long")
            } onPressingChanged: {
              log.done.append("pressing \($0)")
            }
          Text(verbatim: "zoom \(zoom)")
        }
      }
    }
    let host = host(Screen(log: log))
    host.pinch("zoom", scale: 2)
    #expect(log.done.contains("zoom 2.0"))
    log.done = []
    host.pinch("zoom", rotation: .degrees(90))
    #expect(log.done.contains("turn 90.0"))
    #expect(host.shownTexts.contains("zoom 1.0"))
    log.done = []
    host.tap("spot")
    #expect(log.done == ["at 160.0"])
    log.done = []
    host.longPress("long", duration: 1)
    #expect(
      log.done == ["pressing true", "long", "pressing false"]
        || log.done == ["pressing true", "pressing false", "long"])
    log.done = []
    host.longPress("long", duration: 0.2)
    #expect(log.done == ["pressing true", "pressing false"])
    log.done = []
    host.drag("long", by: CGSize(width: 40, height: 0))
    #expect(!log.done.contains("long"))
  }

  @Test
  func `an environment action for links decides`() {
    let log = Log()
    let a = URL(string: "https://a.example")!
    let b = URL(string: "https://b.example")!
    let host = host(
      VStack {
        Link("sys", destination: a).environment(\.openURL, OpenURLAction { _ in .systemAction(b) })
        Link("drop", destination: a).environment(\.openURL, OpenURLAction { _ in .discarded })
        Link("own", destination: a).environment(
          \.openURL,
          OpenURLAction {
            log.done.append($0.absoluteString)
            return .handled
          })
        Link("plain", destination: a).environment(\.openURL, OpenURLAction { _ in .systemAction })
        Button("code") {}.modifier(Opening(url: b))
      })
    host.tap(label: "sys")
    host.tap(label: "drop")
    host.tap(label: "own")
    host.tap(label: "plain")
    host.tap(label: "open it")
    #expect(host.openedURLs == [b, a, b] && log.done == ["https://a.example"])
  }
  private struct Opening: ViewModifier {
    @Environment(\.openURL) var openURL
    let url: URL
    func body(content: Content) -> some View {
      VStack {
        content
        Button("open it") { openURL(url) }
      }
    }
  }

  @Test
  func `transforms and clips carry touches`() {
    let log = Log()
    let host = host(
      ZStack {
        Color.red.frame(width: 100, height: 100).onTapGesture { log.done.append("box") }
          .rotationEffect(.degrees(45)).scaleEffect(0.5).offset(x: 50, y: 0)
        Circle().fill(.blue).frame(width: 60, height: 60).contentShape(Circle()).onTapGesture {
          log.done.append("circle")
        }
        .position(x: 40, y: 40)
        Color.green.opacity(0.5).frame(width: 30, height: 30).allowsHitTesting(false).position(
          x: 40, y: 40)
        Color.orange.frame(width: 100, height: 100).offset(x: 60).clipped().onTapGesture {
          log.done.append("clipped")
        }.position(x: 160, y: 500)
      })
    // The centre of the box is moved by 50 to the right.
    #expect(host.tap(at: CGPoint(x: 210, y: 300)) && log.done == ["box"])
    log.done = []
    // The corner on the right of the turned square is 35 from its middle; its sides are nearer.
    #expect(host.tap(at: CGPoint(x: 243, y: 300)) && log.done == ["box"])
    #expect(!host.tap(at: CGPoint(x: 235, y: 325)))
    log.done = []
    #expect(host.tap(at: CGPoint(x: 40, y: 40)) && log.done == ["circle"])
    #expect(!host.tap(at: CGPoint(x: 13, y: 13)))
  }

  @Test
  func `rows of large texts, in a narrow window, in Arabic, are mirrored`() throws {
    let list = NavigationStack {
      List {
        Label {
          Text(verbatim: "label of some length that wraps")
        } icon: {
          Image(systemName: "star")
        }
        NavigationLink(value: 1) { Text(verbatim: "link of some length that wraps as well") }
        Toggle(isOn: .constant(true)) { Text(verbatim: "toggle that has a long label") }
        Stepper(value: .constant(1)) { Text(verbatim: "stepper") }
        LabeledContent {
          Text(verbatim: "value")
        } label: {
          Text(verbatim: "name")
        }
      }
      .navigationTitle("Title")
    }
    let hosts = [LayoutDirection.leftToRight, .rightToLeft].map { direction in
      host(list) {
        $0.dynamicTypeSize = .accessibility3
        $0.layoutDirection = direction
      }
    }
    for (one, other) in zip(hosts[0].placedViews, hosts[1].placedViews) {
      #expect(
        abs(one.frame.minX - (320 - other.frame.maxX)) < 0.01, "\(one.kind) \(one.text ?? "")")
    }
  }

  @Test
  func `a phase animator and a timeline go on below a page`() {
    struct Screen: View {
      @State var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("go") { path = [1] }.navigationDestination(for: Int.self) { _ in
            TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) {
              context in
              Text(verbatim: "t \(Int(context.date.timeIntervalSinceReferenceDate))")
            }
          }
        }
      }
    }
    let host = host(Screen())
    host.advance(to: Date(timeIntervalSinceReferenceDate: 10))
    host.tap(label: "go")
    #expect(host.shownTexts.contains("t 10"))
    host.advance(by: 2.5)
    #expect(host.shownTexts.contains("t 12"))
  }
}
