import Calque
import CalqueLayout
import Foundation
import Testing

/// Statements that other tests leave out: contrast, what is disabled, composed gestures, keyframes
/// and timers in both directions.
@MainActor
@Suite struct UncommonStatementTests {
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

  @Test(arguments: [ColorScheme.light, .dark])
  func `increased contrast changes colours`(scheme: ColorScheme) {
    for color in [
      Color.red, .blue, .green, .orange, .gray, .purple, .yellow, .teal, .indigo, .mint, .pink,
      .brown, .cyan,
    ] {
      func fill(_ contrast: ColorSchemeContrast) -> String {
        host(color) {
          $0.colorScheme = scheme
          $0.colorSchemeContrast = contrast
        }.displayList.description
      }
      #expect(fill(.standard) != fill(.increased), "\(color)")
    }
  }

  @Test
  func `increased contrast in lists and controls`() {
    let view = List {
      Text(verbatim: "a").foregroundStyle(.secondary)
      Button("b") {}
      Toggle("c", isOn: .constant(true))
    }
    func draw(_ contrast: ColorSchemeContrast) -> String {
      host(view) { $0.colorSchemeContrast = contrast }.displayList.description
    }
    #expect(draw(.standard) != draw(.increased))
  }

  /// Each kind of colour that is seen through becomes another; primary labels are at their limit.
  @Test(arguments: [ColorScheme.light, .dark])
  func `increased contrast changes labels, fills and lines`(scheme: ColorScheme) {
    func changes(_ style: some ShapeStyle) -> Bool {
      func picture(_ contrast: ColorSchemeContrast) -> String {
        host(Rectangle().fill(style)) {
          $0.colorScheme = scheme
          $0.colorSchemeContrast = contrast
        }.displayList.description
      }
      return picture(.increased) != picture(.standard)
    }
    #expect(changes(.secondary) && changes(.tertiary) && changes(.quaternary))
    #expect(changes(.quinary) && changes(.separator) && changes(.placeholder))
    #expect(changes(.fill) && changes(.fill.secondary) && changes(.fill.tertiary))
    #expect(changes(.fill.quaternary))
    #expect(!changes(.primary))
  }

  private final class Log { var done: [String] = [] }

  @Test
  func `disabled views do not answer gestures`() {
    let log = Log()
    let host = host(
      VStack(spacing: 0) {
        Color.red.onTapGesture { log.done.append("tap") }.disabled(true).accessibilityIdentifier(
          "tap")
        Color.red.onLongPressGesture { log.done.append("long") }.disabled(true)
          .accessibilityIdentifier("long")
        Color.red.gesture(DragGesture().onEnded { _ in log.done.append("drag") }).disabled(true)
          .accessibilityIdentifier("drag")
        Color.red.simultaneousGesture(TapGesture().onEnded { log.done.append("sim") }).disabled(
          true
        ).accessibilityIdentifier("sim")
        NavigationLink("link") { Text(verbatim: "page") }.disabled(true).accessibilityIdentifier(
          "link")
        Link("site", destination: URL(string: "https://example.org")!).disabled(true)
          .accessibilityIdentifier("site")
        Button("key") { log.done.append("key") }.keyboardShortcut("k").disabled(true)
          .accessibilityIdentifier("key")
        TextField("f", text: .constant("")).disabled(true).accessibilityIdentifier("field")
        Slider(value: .constant(0)).disabled(true).accessibilityIdentifier("slider")
        Stepper("s", value: .constant(1)).disabled(true).accessibilityIdentifier("stepper")
        Toggle("t", isOn: .constant(true)).disabled(true).accessibilityIdentifier("toggle")
        Menu("m") { Button("i") { log.done.append("menu") } }.disabled(true)
          .accessibilityIdentifier("menu")
        Text(verbatim: "after")
      })
    for name in ["tap", "long", "drag", "sim", "link", "site", "key", "toggle", "menu"] {
      host.tap(name)
      host.longPress(name)
      host.drag(name, by: CGSize(width: 30, height: 0))
      host.perform(on: name)
    }
    host.press("k", modifiers: .command)
    host.choose("i", from: "menu")
    #expect(!host.type("x", into: "field") && host.inputFailure?.reason == .disabled)
    #expect(!host.adjust("slider") && !host.adjust("stepper"))
    #expect(!host.slide("slider", to: 0.5))
    #expect(log.done == [] && host.openedURLs == [])
  }

  @Test
  func `materials differ, and show what is behind them`() throws {
    func picture(_ material: Material, _ scheme: ColorScheme) throws -> Data {
      try ViewHost(
        ZStack {
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          Rectangle().fill(material).frame(width: 50, height: 50)
        },
        size: CGSize(width: 80, height: 80)
      ) { $0.colorScheme = scheme }.png(scale: 1)
    }
    for scheme in ColorScheme.allCases {
      let all = try [Material.ultraThin, .thin, .regular, .thick, .ultraThick].map {
        try picture($0, scheme)
      }
      #expect(Set(all).count == 5)
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `timers of progress views run backwards and forwards`(direction: LayoutDirection) {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let view = VStack {
      ProgressView(timerInterval: start...start.addingTimeInterval(100), countsDown: true)
      ProgressView(timerInterval: start...start.addingTimeInterval(100), countsDown: false)
    }
    let host = host(view) { $0.layoutDirection = direction }
    host.advance(to: start)
    func values() -> [String?] { host.accessibilityElements.map(\.value) }
    #expect(values() == ["100%", "0%"])
    host.advance(by: 25)
    #expect(values() == ["75%", "25%"])
  }

  @Test
  func `a drag knows places in the direction, locally and globally`() {
    final class Seen { var values: [DragGesture.Value] = [] }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let seen = Seen()
      let host = host(
        HStack(spacing: 0) {
          Color.red.frame(width: 100, height: 100).accessibilityIdentifier("box")
            .gesture(DragGesture().onChanged { seen.values.append($0) })
          Spacer(minLength: 0)
        }
      ) { $0.layoutDirection = direction }
      #expect(host.drag("box", by: CGSize(width: 60, height: 0)))
      let last = seen.values.last
      #expect(last?.translation.width == (direction == .leftToRight ? 60 : -60))
      #expect(last?.startLocation == CGPoint(x: 50, y: 50))
    }
  }

  @Test
  func `every control of a screen answers by label and by point in Arabic`() {
    struct Screen: View {
      @State var on = false
      @State var n = 1
      @State var level = 0.5
      @State var text = ""
      var body: some View {
        Form {
          Toggle(isOn: $on) { Text(verbatim: "toggle") }
          Stepper(value: $n) { Text(verbatim: "stepper") }
          Slider(value: $level) { Text(verbatim: "slider") }
          TextField(text: $text) { Text(verbatim: "field") }
          Text(verbatim: "\(on) \(n) \(level > 0.5) \(text)")
        }
      }
    }
    let host = host(Screen(), "ar")
    #expect(host.tap(label: "toggle"))
    #expect(host.adjust("stepper") && host.slide("slider", to: 0.9))
    #expect(host.type("نص", into: "field"))
    #expect(host.shownTexts.contains("true 2 true نص"))
  }

  @Test
  func `gestures composed`() {
    let log = Log()
    struct Composed: View {
      let log: Log
      @GestureState var state = "-"
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(height: 60).accessibilityIdentifier("seq")
            .gesture(
              LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture())
                .updating($state) { value, state, _ in
                  switch value {
                  case .first(let pressed): state = "first \(pressed)"
                  case .second(let pressed, let drag):
                    state = "second \(pressed) \(drag?.translation.width ?? -1)"
                  }
                }
                .onEnded { value in
                  if case .second(true, let drag?) = value {
                    log.done.append("drag \(drag.translation.width)")
                  }
                })
          Color.blue.frame(height: 60).accessibilityIdentifier("both")
            .gesture(
              TapGesture().onEnded { log.done.append("tap") }
                .simultaneously(
                  with: LongPressGesture(minimumDuration: 0.2).onEnded { _ in
                    log.done.append("long")
                  }))
          Color.green.frame(height: 60).accessibilityIdentifier("excl")
            .gesture(
              TapGesture(count: 2).onEnded { log.done.append("double") }
                .exclusively(before: TapGesture().onEnded { log.done.append("single") }))
          VStack {
            Button("button") { log.done.append("button") }.accessibilityIdentifier("hp")
          }
          .highPriorityGesture(TapGesture().onEnded { log.done.append("outer") })
          VStack {
            Button("button2") { log.done.append("button2") }.accessibilityIdentifier("mask")
          }
          .highPriorityGesture(
            TapGesture().onEnded { log.done.append("outer") }, including: .subviews)
          VStack {
            Button("button3") { log.done.append("button3") }.accessibilityIdentifier("none")
          }
          .highPriorityGesture(TapGesture().onEnded { log.done.append("outer") }, including: .none)
          VStack {
            Color.orange.frame(height: 20).onTapGesture { log.done.append("inner") }
              .accessibilityIdentifier("sim")
          }
          .simultaneousGesture(TapGesture().onEnded { log.done.append("also") })
          Text(verbatim: "state \(state)")
        }
      }
    }
    let host = host(Composed(log: log))
    func did(_ body: () -> Void) -> [String] {
      log.done = []
      body()
      return log.done
    }
    #expect(did { host.tap("both") } == ["tap"])
    #expect(did { host.longPress("both") } == ["long", "tap"])
    #expect(did { host.tap("excl") } == ["single"])
    #expect(did { host.tap("excl", count: 2) } == ["double"])
    #expect(did { host.tap("hp") } == ["outer"])
    #expect(did { host.tap("mask") } == ["button2"])
    #expect(did { host.tap("none") } == [])
    #expect(did { host.tap("sim") }.sorted() == ["also", "inner"])
    #expect(did { host.drag("seq", by: CGSize(width: 50, height: 0)) } == [])
    #expect(host.shownTexts.contains("state -"))
  }

  @Test
  func `keyframes with a trigger run by the clock, in Arabic too`() throws {
    struct Values {
      var x = 0.0
      var scale = 1.0
    }
    struct Moving: View {
      @State var go = 0
      var body: some View {
        VStack(alignment: .leading) {
          Button("go") { go += 1 }
          KeyframeAnimator(initialValue: Values(), trigger: go) { value in
            Color.red.frame(width: 20 * value.scale, height: 20).accessibilityIdentifier("box")
              .padding(.leading, value.x)
          } keyframes: { _ in
            KeyframeTrack(\.x) {
              LinearKeyframe(100, duration: 1)
              LinearKeyframe(0, duration: 1)
            }
            KeyframeTrack(\.scale) {
              MoveKeyframe(2)
              LinearKeyframe(3, duration: 1)
            }
          }
        }
        .frame(width: 320, alignment: .leading)
      }
    }
    for language in ["en", "ar"] {
      let host = host(Moving(), language)
      func leading() -> CGFloat {
        let frame = host.frame(of: "box") ?? .null
        return language == "en" ? frame.minX : 320 - frame.maxX
      }
      #expect(leading() == 0 && host.frame(of: "box")?.width == 20)
      host.tap(label: "go")
      host.advance(by: 0.5)
      #expect(abs(leading() - 50) < 1e-6 && abs((host.frame(of: "box")?.width ?? 0) - 50) < 1e-6)
      host.advance(by: 1)
      #expect(abs(leading() - 50) < 1e-6 && host.frame(of: "box")?.width == 60)
      host.advance(by: 1)
      #expect(leading() == 0)
    }
  }
}
