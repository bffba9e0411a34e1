import Calque
import Foundation
import Testing

/// Dynamic properties get the values of the place where they are used, in any type that has them.
@MainActor
@Suite struct DynamicPropertyTests {
  /// The properties that every kind of owner reads.
  private struct Surroundings: DynamicProperty {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.locale) private var locale
    private(set) var updates = 0

    mutating func update() { updates += 1 }

    var text: String {
      "\(isEnabled) \(colorScheme) \(locale.identifier) \(updates)"
    }
    var side: CGFloat { text == "false dark de 1" ? 30 : 10 }
  }

  private struct Reader: View {
    private var surroundings = Surroundings()
    var body: some View { Text(verbatim: surroundings.text) }
  }

  private struct Modifier: ViewModifier {
    private var surroundings = Surroundings()
    func body(content: Content) -> some View {
      content.hidden()
      Text(verbatim: surroundings.text)
    }
  }

  private struct ReadingButtonStyle: ButtonStyle {
    private var surroundings = Surroundings()
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: surroundings.text)
    }
  }

  private struct ReadingLabelStyle: LabelStyle {
    private var surroundings = Surroundings()
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: surroundings.text)
    }
  }

  private struct ReadingLabeledContentStyle: LabeledContentStyle {
    private var surroundings = Surroundings()
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: surroundings.text)
    }
  }

  private struct Square: Layout {
    private var surroundings = Surroundings()
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: surroundings.side, height: surroundings.side)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  private struct Box: Shape {
    private var surroundings = Surroundings()
    nonisolated func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 0, y: 0, width: side, height: side))
    }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      CGSize(width: side, height: side)
    }
    private nonisolated var side: CGFloat { MainActor.assumeIsolated { surroundings.side } }
  }

  private func host(_ view: some View) -> ViewHost {
    let view = view.disabled(true).environment(\.colorScheme, .dark)
      .environment(\.locale, Locale(identifier: "de"))
    return ViewHost(view, size: CGSize(width: 300, height: 300)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
  }

  @Test func viewsModifiersAndStylesReadTheEnvironment() {
    let views: [(String, AnyView)] = [
      ("View", AnyView(Reader())),
      ("ViewModifier", AnyView(Color.red.modifier(Modifier()))),
      ("ButtonStyle", AnyView(Button("b") {}.buttonStyle(ReadingButtonStyle()))),
      ("LabelStyle", AnyView(Label("l", systemImage: "star").labelStyle(ReadingLabelStyle()))),
      (
        "LabeledContentStyle",
        AnyView(
          LabeledContent("l", value: "v").labeledContentStyle(ReadingLabeledContentStyle()))
      ),
    ]
    for (name, view) in views {
      #expect(host(view).texts.map(\.string) == ["false dark de 1"], "\(name)")
    }
  }

  @Test func layoutsAndShapesReadTheEnvironment() {
    let views: [(String, AnyView)] = [
      ("Layout", AnyView(Square { Color.red }.accessibilityIdentifier("view"))),
      ("AnyLayout", AnyView(AnyLayout(Square())() { Color.red }.accessibilityIdentifier("view"))),
      ("Shape", AnyView(Box().accessibilityIdentifier("view"))),
      ("filled Shape", AnyView(Box().fill(.red).accessibilityIdentifier("view"))),
    ]
    for (name, view) in views {
      #expect(host(view).frame(of: "view")?.size == CGSize(width: 30, height: 30), "\(name)")
    }
    let clip = host(Color.red.clipShape(Box())).displayList.description
      .split(separator: "\n").first { $0.contains("clip") }
    #expect(clip?.contains("30") == true, "clipShape")
  }

  @Test func oneValueAtTwoPlacesReadsBoth() {
    let layout = Square()
    let view = VStack {
      layout { Color.red }.accessibilityIdentifier("inside")
      layout { Color.red }.environment(\.colorScheme, .light).accessibilityIdentifier("light")
    }
    let host = host(view)
    #expect(host.frame(of: "inside")?.width == 30)
    #expect(host.frame(of: "light")?.width == 10)
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View {
      Button {
        count += 1
      } label: {
        Text(verbatim: "\(count)")
      }.accessibilityIdentifier(name)
    }
  }

  @Test func oneValueAtTwoPlacesHasTwoStates() {
    let counter = Counter(name: "counter")
    let host = host(
      HStack {
        counter
        counter.environment(\.isEnabled, true)
      })
    let both = ViewHost(
      HStack {
        counter
        counter
      }, size: host.size)
    both.tap("counter")
    #expect(both.texts.map(\.string) == ["1", "0"])
  }

  private struct CountingStyle: ButtonStyle {
    @State private var shown = 0
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "\(shown)").onAppear { shown += 1 }
    }
  }

  @Test func aStyleHasStateForEachButton() {
    let view = VStack {
      Button("a") {}
      Button("b") {}
    }
    .buttonStyle(CountingStyle())
    #expect(host(view).texts.map(\.string) == ["1", "1"])
  }
}
