import Calque
import Foundation
import Observation
import Testing

/// Properties of observable objects that views read are observed.
@MainActor
@Suite struct ObservableTests {
  @Observable
  final class Model {
    var count = 0
    var unread = 0
    var names = ["a", "b"]
  }

  private struct Counter: View {
    let model: Model
    let onEvaluation: () -> Void
    var body: some View {
      let _ = onEvaluation()
      Text(verbatim: "\(model.count)")
      Button("more") { model.count += 1 }.accessibilityIdentifier("more")
    }
  }

  private struct Rows: View {
    let model: Model
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200, id: \.self) { index in
            GeometryReader { _ in
              Text(verbatim: index == 150 ? "\(model.count)" : "row").accessibilityIdentifier(
                "\(index)")
            }
            .frame(height: 20)
          }
        }
      }
    }
  }

  private struct Reader: View {
    @Environment(Model.self) private var model
    var body: some View {
      Text(verbatim: "\(model.count)")
      Button("more") { model.count += 1 }.accessibilityIdentifier("more")
    }
  }

  private struct OptionalReader: View {
    @Environment(Model.self) private var model: Model?
    var body: some View { Text(verbatim: model.map { "\($0.count)" } ?? "none") }
  }

  private struct Frame: ViewModifier {
    @Environment(Model.self) private var model
    func body(content: Content) -> some View { content.padding(CGFloat(model.count)) }
  }

  private struct Child: View {
    @Binding var count: Int
    var body: some View {
      Button("set") { count = 9 }.accessibilityIdentifier("set")
    }
  }

  private struct Editor: View {
    @Bindable var model: Model
    var body: some View {
      Text(verbatim: "\(model.count)")
      Child(count: $model.count)
    }
  }

  private func host(_ view: some View) -> ViewHost {
    ViewHost(view, size: CGSize(width: 300, height: 100)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
  }

  @Test func aTapChangesTheScreen() {
    let model = Model()
    let host = host(Counter(model: model) {})
    #expect(host.texts.first?.string == "0")
    #expect(host.tap("more"))
    #expect(host.texts.first?.string == "1")
    model.count = 7
    #expect(host.texts.first?.string == "7")
  }

  @Test func onlyWhatWasReadHasTheViewsEvaluatedAgain() {
    let model = Model()
    var evaluations = 0
    let host = host(Counter(model: model) { evaluations += 1 })
    _ = host.texts
    let first = evaluations
    model.unread = 1
    _ = host.texts
    #expect(evaluations == first)
    model.count = 1
    _ = host.texts
    #expect(evaluations > first)
  }

  @Test func rowsThatAreMadeByScrollingAreObserved() throws {
    let model = Model()
    let host = host(Rows(model: model))
    _ = host.texts
    host.scroll(to: 150, anchor: .center)
    #expect(host.texts.contains { $0.identifier == "150" && $0.string == "0" })
    model.count = 3
    #expect(host.texts.contains { $0.identifier == "150" && $0.string == "3" })
  }

  @Test func changesOfOtherTasksAreSeen() async {
    let model = Model()
    let host = host(Counter(model: model) {})
    _ = host.texts
    await Task { model.count = 5 }.value
    #expect(host.texts.first?.string == "5")
  }

  @Test func aHostThatIsGoneIsNotKept() {
    let model = Model()
    weak var gone: ViewHost?
    do {
      let host = host(Counter(model: model) {})
      _ = host.texts
      gone = host
    }
    #expect(gone == nil)
    model.count += 1
  }

  @Test func viewsReadObjectsOfTheEnvironmentByTheirType() {
    let (outer, inner) = (Model(), Model())
    inner.count = 5
    let host = host(
      VStack {
        Reader()
        OptionalReader().environment(inner)
        OptionalReader().environment(nil as Model?)
      }
      .environment(outer))
    #expect(host.texts.map(\.string) == ["0", "more", "5", "none"])
    #expect(host.tap("more"))
    #expect(host.texts.map(\.string) == ["1", "more", "5", "none"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func theHostMaySetAnObject() {
    let model = Model()
    let host = ViewHost(Reader(), size: CGSize(width: 300, height: 100)) { $0[Model.self] = model }
    #expect(host.texts.first?.string == "0")
  }

  @Test func aMissingObjectIsAFinding() throws {
    let host = host(
      VStack {
        Text(verbatim: "before")
        Reader()
        Text(verbatim: "modified").modifier(Frame())
        OptionalReader()
      })
    #expect(host.texts.map(\.string) == ["before", "none"])
    let found = host.diagnostics.filter { $0.kind == .missingObject }
    #expect(found.count == 2)
    let first = try #require(found.first)
    #expect(first.message.hasPrefix("Reader.model reads a Model, which is not in the environment"))
    #expect(first.severity == .error)
    #expect(first.path == ["VStack", "Reader"])
  }

  /// Only ever used on the main actor.
  @Observable
  final class Width: @unchecked Sendable {
    var points: CGFloat = 3
  }

  private struct Box: Shape {
    @Environment(Width.self) private var width
    nonisolated func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 0, y: 0, width: points, height: 1))
    }
    private nonisolated var points: CGFloat { MainActor.assumeIsolated { width.points } }
  }

  private struct Column: Layout {
    @Environment(Width.self) private var width
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: width.points, height: 1)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  @Test func shapesAndLayoutsWithoutTheirObjectAreLeftOut() throws {
    let host = host(
      VStack {
        Box()
        Text(verbatim: "clipped").clipShape(Box())
        Column { Text(verbatim: "inside") }
        Text(verbatim: "after")
      })
    #expect(host.texts.map(\.string) == ["clipped", "after"])
    #expect(try !host.png(scale: 1).isEmpty)
    #expect(
      host.diagnostics.filter { $0.kind == .missingObject }.map { $0.message.prefix(9) }
        == ["Box.width", "Column.wi"])
  }

  @Test func bindableMakesBindings() {
    let model = Model()
    let host = host(Editor(model: model))
    #expect(host.texts.first?.string == "0")
    #expect(host.tap("set"))
    #expect(model.count == 9)
    #expect(host.texts.first?.string == "9")
    let bindable = Bindable(model)
    bindable.names[1].wrappedValue = "z"
    #expect(model.names == ["a", "z"])
  }
}
