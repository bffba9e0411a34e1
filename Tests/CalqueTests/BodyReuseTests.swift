import Calque
import Foundation
import Observation
import Testing

/// Bodies whose inputs are the same do not run again, whatever changed: tested by counting them for
/// each kind of change.
@MainActor
struct BodyReuseTests {
  /// Counts how often bodies run, by a name.
  final class Counter {
    private var runs: [String: Int] = [:]

    func count(_ name: String) { runs[name, default: 0] += 1 }

    /// What ran since the last question.
    func take() -> [String: Int] {
      defer { runs = [:] }
      return runs
    }
  }

  private func host(_ view: some View, height: CGFloat = 400) -> ViewHost {
    ViewHost(view, size: CGSize(width: 300, height: height)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
  }

  /// A view with a body that is counted.
  private struct Cell: View {
    let name: String
    let counter: Counter

    var body: some View {
      counter.count(name)
      return Text(verbatim: name).accessibilityIdentifier(name)
    }
  }

  /// A row with state.
  private struct Row: View {
    let name: String
    let counter: Counter
    @State private var taps = 0

    var body: some View {
      counter.count(name)
      return HStack {
        Cell(name: "cell \(name)", counter: counter)
        Button("\(taps)") { taps += 1 }.accessibilityIdentifier("tap \(name)")
        if taps % 2 == 1 { Text(verbatim: "odd") }
      }
    }
  }

  // MARK: Nodes that come and go

  private struct Switching: View {
    let counter: Counter
    @State private var isOn = false
    @State private var rows = [1, 2, 3]
    @State private var inset = 1.0

    var body: some View {
      counter.count("screen")
      return VStack {
        Button("switch") { isOn.toggle() }.accessibilityIdentifier("switch")
        Button("insert") { rows.insert(rows.count + 1, at: 1) }.accessibilityIdentifier("insert")
        Button("inset") { inset += 1 }.accessibilityIdentifier("inset")
        if isOn { Cell(name: "optional", counter: counter) }
        ForEach(rows, id: \.self) { Row(name: "row \($0)", counter: counter) }
        Cell(name: "padded", counter: counter).padding(inset).font(isOn ? .body : .caption)
        GeometryReader { _ in
          Cell(name: "read", counter: counter)
        }
        .frame(height: 30)
        List { Cell(name: "listed", counter: counter) }.frame(height: 50)
      }
    }
  }

  @Test func anIfRunsTheBodyAroundItAndTheNewView() {
    let counter = Counter()
    let host = host(Switching(counter: counter), height: 600)
    _ = host.texts
    #expect(counter.take().values.allSatisfy { $0 == 1 })
    host.tap("switch")
    #expect(host.frame(of: "optional") != nil)
    #expect(counter.take() == ["screen": 1, "optional": 1])
    host.tap("switch")
    #expect(host.frame(of: "optional") == nil)
    #expect(counter.take() == ["screen": 1])
  }

  @Test func aNewElementRunsItsBodyAlone() {
    let counter = Counter()
    let host = host(Switching(counter: counter), height: 600)
    _ = host.texts
    _ = counter.take()
    host.tap("insert")
    #expect(host.frame(of: "cell row 4") != nil)
    #expect(counter.take() == ["screen": 1, "row 4": 1, "cell row 4": 1])
  }

  @Test func aNodeThatComesInARowRunsNoOtherRow() {
    let counter = Counter()
    let host = host(Switching(counter: counter), height: 600)
    _ = host.texts
    _ = counter.take()
    host.tap("tap row 2")
    #expect(host.texts.map(\.string).contains("odd"))
    #expect(counter.take() == ["row 2": 1])
  }

  @Test func numbersOfModifiersRunNothingInside() throws {
    let counter = Counter()
    let host = host(Switching(counter: counter), height: 600)
    let before = try #require(host.frame(of: "read"))
    _ = counter.take()
    host.tap("inset")
    host.tap("inset")
    let after = try #require(host.frame(of: "read"))
    #expect(before != after)
    #expect(counter.take() == ["screen": 2])
    host.invalidate()
    #expect(host.frame(of: "read") == after)
  }

  // MARK: Lazy rows

  @Test func stateOfALazyRowRunsItsBodyAlone() throws {
    let counter = Counter()
    for isList in [false, true] {
      let rows = ForEach(0..<1000) { Row(name: "\($0)", counter: counter) }
      let host = host(
        isList ? AnyView(List { rows }) : AnyView(ScrollView { LazyVStack { rows } }), height: 200)
      _ = host.texts
      _ = counter.take()
      #expect(host.tap("tap 2"))
      #expect(host.texts.map(\.string).contains("odd"))
      #expect(counter.take() == ["2": 1])
    }
  }

  // MARK: Containers

  private struct Pages: View {
    let counter: Counter

    var body: some View {
      counter.count("screen")
      return NavigationStack {
        List {
          ForEach(0..<3) { row in
            NavigationLink {
              Cell(name: "page \(row)", counter: counter)
            } label: {
              Cell(name: "row \(row)", counter: counter)
            }
            .swipeActions { Button("act") {} }
          }
        }
      }
    }
  }

  @Test func swipesRunNoBody() {
    let counter = Counter()
    let host = host(Pages(counter: counter))
    _ = host.texts
    _ = counter.take()
    #expect(host.swipe("row 1", from: .trailing))
    #expect(host.texts.map(\.string).contains("act"))
    #expect(counter.take().isEmpty)
  }

  @Test func aNewPageRunsItsBodyAlone() {
    let counter = Counter()
    let host = host(Pages(counter: counter))
    _ = host.texts
    _ = counter.take()
    #expect(host.tap("row 1"))
    #expect(host.frame(of: "page 1") != nil)
    #expect(counter.take() == ["page 1": 1])
  }

  @Test func aPressRunsNoBodyOfARow() {
    let counter = Counter()
    let rows = List { ForEach(0..<3) { Row(name: "\($0)", counter: counter) } }
    let host = host(rows)
    _ = host.texts
    _ = counter.take()
    #expect(host.press("tap 1"))
    _ = host.texts
    #expect(counter.take().isEmpty)
    host.release()
    _ = host.texts
    #expect(counter.take() == ["1": 1])
  }

  // MARK: Observable objects

  @Observable
  final class Model {
    var first = 0
    var second = 0
  }

  private struct Reading: View {
    let model: Model
    let counter: Counter

    var body: some View {
      counter.count("around")
      return VStack {
        Reader(name: "first", value: \.first, model: model, counter: counter)
        Reader(name: "second", value: \.second, model: model, counter: counter)
      }
    }
  }

  private struct Reader: View {
    let name: String
    let value: KeyPath<Model, Int>
    let model: Model
    let counter: Counter

    var body: some View {
      counter.count(name)
      return Text(verbatim: "\(name) \(model[keyPath: value])")
    }
  }

  @Test func onlyBodiesRunThatReadTheProperty() {
    let (counter, model) = (Counter(), Model())
    let host = host(Reading(model: model, counter: counter))
    _ = host.texts
    _ = counter.take()
    for number in 1...3 {
      model.first = number
      #expect(host.texts.map(\.string) == ["first \(number)", "second 0"])
      #expect(counter.take() == ["first": 1])
    }
    model.second = 7
    #expect(host.texts.map(\.string) == ["first 3", "second 7"])
    #expect(counter.take() == ["second": 1])
  }

  // MARK: The environment

  private struct Surroundings: View {
    let counter: Counter

    var body: some View {
      counter.count("around")
      return VStack {
        Direction(counter: counter)
        Cell(name: "plain", counter: counter)
        Spoken(counter: counter)
      }
    }
  }

  private struct Direction: View {
    let counter: Counter
    @Environment(\.layoutDirection) private var direction

    var body: some View {
      counter.count("direction")
      return Text(verbatim: direction == .rightToLeft ? "rtl" : "ltr")
    }
  }

  /// A body that depends on the language without a property that says so.
  private struct Spoken: View {
    let counter: Counter

    var body: some View {
      counter.count("spoken")
      return Text(verbatim: String(localized: "key"))
    }
  }

  @Test func onlyBodiesRunThatReadWhatChangedOfTheEnvironment() {
    let counter = Counter()
    let host = host(Surroundings(counter: counter))
    let before = host.frame(of: "plain")
    _ = counter.take()
    host.updateEnvironment {
      $0.textMeasurer = .fixed(advance: 20, lineHeight: 20, baseline: 15)
    }
    // The texts have another size, but no body of theirs asked for the font.
    #expect(host.frame(of: "plain")?.width == before.map { $0.width * 2 })
    #expect(counter.take().keys.allSatisfy { $0 == "spoken" })
    host.updateEnvironment { $0.layoutDirection = .rightToLeft }
    #expect(host.texts.map(\.string).first == "rtl")
    let runs = counter.take()
    #expect(runs["direction"] == 1 && runs["around"] == nil && runs["plain"] == nil)
  }

  // MARK: Modifiers

  private struct Framed: ViewModifier {
    let counter: Counter
    @State private var inset = 0.0

    func body(content: Content) -> some View {
      counter.count("modifier")
      return content.padding(inset)
    }
  }

  private struct Modified: View {
    let counter: Counter
    @State private var taps = 0

    var body: some View {
      counter.count("screen")
      return VStack {
        Button("tap") { taps += 1 }.accessibilityIdentifier("tap")
        if taps > 1 { Text(verbatim: "more") }
        Text(verbatim: "taps \(taps)").modifier(Framed(counter: counter))
      }
    }
  }

  @Test func aModifierDoesNotRunForAnotherContent() {
    let counter = Counter()
    let host = host(Modified(counter: counter))
    _ = host.texts
    _ = counter.take()
    for number in 1...3 {
      host.tap("tap")
      #expect(host.texts.last?.string == "taps \(number)")
      #expect(counter.take() == ["screen": 1])
    }
  }

  // MARK: Inputs

  /// A view with inputs of kinds that cannot be compared by their fields.
  private struct Inputs: View {
    let number: any Hashable & Sendable
    let choice: Choice
    let pair: (Int, String)
    let counter: Counter

    enum Choice {
      case none
      case some(AnyView)
    }

    var body: some View {
      counter.count("inputs")
      return Text(verbatim: "\(number) \(pair.0) \(pair.1)")
    }
  }

  private struct Changing: View {
    let counter: Counter
    @State private var taps = 0

    var body: some View {
      VStack {
        Button("tap") { taps += 1 }.accessibilityIdentifier("tap")
        Inputs(number: taps / 2, choice: .none, pair: (1, "a"), counter: counter)
      }
    }
  }

  @Test func inputsOfAnyKindAreCompared() {
    let counter = Counter()
    let host = host(Changing(counter: counter))
    _ = host.texts
    for number in 1...4 {
      host.tap("tap")
      #expect(host.texts.last?.string == "\(number / 2) 1 a")
    }
  }

  // MARK: Several at once

  @Test func changesOfAViewAndOfOneInsideAreBothSeen() {
    final class Actions { var all: [() -> Void] = [] }
    struct Both: View {
      let actions: Actions
      @State private var taps = 0
      var body: some View {
        actions.all.append { taps += 1 }
        return VStack {
          Text(verbatim: "outer \(taps)")
          Leaf(actions: actions)
        }
      }
    }
    struct Leaf: View {
      let actions: Actions
      @State private var taps = 0
      var body: some View {
        actions.all.append { taps += 1 }
        return Text(verbatim: "inner \(taps)")
      }
    }
    let actions = Actions()
    let host = host(Both(actions: actions))
    _ = host.texts
    // Both change before the next question.
    for action in actions.all { action() }
    #expect(host.texts.map(\.string) == ["outer 1", "inner 1"])
  }
}
