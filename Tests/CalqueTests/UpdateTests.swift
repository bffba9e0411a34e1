import Calque
import CalqueLayout
import CalqueTestRandom
import Foundation
import Observation
import Testing

/// Only bodies with changed inputs are evaluated again.
@MainActor
struct UpdateTests {
  /// Counts how often bodies run.
  final class Counter {
    var bodies = 0
    var rows = 0
  }

  private func host(_ view: some View) -> ViewHost {
    ViewHost(view, size: CGSize(width: 300, height: 400)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
  }

  /// A row with state of its own.
  private struct Row: View {
    let number: Int
    let counter: Counter
    @State private var taps = 0

    var body: some View {
      counter.rows += 1
      return HStack {
        Text(verbatim: "row \(number)")
        Text(verbatim: String(repeating: "x", count: taps))
        Button("tap") { taps += 1 }.accessibilityIdentifier("tap \(number)")
      }
      .padding(2)
    }
  }

  private struct Table: View {
    let count: Int
    let counter: Counter

    var body: some View {
      counter.bodies += 1
      return VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<count, id: \.self) { Row(number: $0, counter: counter) }
      }
    }
  }

  @Test func aChangeOfStateRunsItsBodyAlone() throws {
    let counter = Counter()
    let host = host(Table(count: 1000, counter: counter))
    _ = host.rootSize
    #expect((counter.bodies, counter.rows) == (1, 1000))
    let before = try #require(host.frame(of: "tap 7"))
    #expect(host.tap("tap 7"))
    let after = try #require(host.frame(of: "tap 7"))
    #expect((counter.bodies, counter.rows) == (1, 1001))
    #expect(after.minX == before.minX + 10)
    #expect(host.texts.contains { $0.string == "x" })
    // The button has the action of the new body.
    #expect(host.tap("tap 7"))
    #expect(host.frame(of: "tap 7")?.minX == before.minX + 20)
    #expect((counter.bodies, counter.rows) == (1, 1002))
  }

  /// State outside the rows, which one of them receives.
  private struct Selection: View {
    let counter: Counter
    @State private var selected = 0

    var body: some View {
      counter.bodies += 1
      return VStack {
        Button("next") { selected += 1 }.accessibilityIdentifier("next")
        ForEach(0..<100, id: \.self) { number in
          Cell(number: number, isSelected: number == selected, counter: counter)
        }
      }
    }
  }

  private struct Cell: View {
    let number: Int
    let isSelected: Bool
    let counter: Counter

    var body: some View {
      counter.rows += 1
      return Text(verbatim: isSelected ? "*\(number)*" : "\(number)")
        .accessibilityIdentifier("cell \(number)")
    }
  }

  @Test func onlyBodiesWhoseInputsChangedRun() {
    let counter = Counter()
    let host = host(Selection(counter: counter))
    _ = host.rootSize
    #expect((counter.bodies, counter.rows) == (1, 100))
    #expect(host.tap("next"))
    #expect(host.frame(of: "cell 1")?.width == 30 && host.frame(of: "cell 0")?.width == 10)
    #expect((counter.bodies, counter.rows) == (2, 102))
  }

  /// Views that are inserted and removed by state, and that have state.
  private struct Switching: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Button("switch") { isOn.toggle() }.accessibilityIdentifier("switch")
        if isOn { Stepper() } else { Stepper() }
      }
    }
  }

  private struct Stepper: View {
    @State private var count = 0
    var body: some View {
      Button("count \(count)") { count += 1 }.accessibilityIdentifier("count")
    }
  }

  @Test func stateOfAViewThatWasReplacedIsGone() {
    let host = host(Switching())
    host.tap("count")
    #expect(host.texts.map(\.string).contains("count 1"))
    host.tap("switch")
    #expect(host.texts.map(\.string).contains("count 0"))
    host.tap("count")
    host.tap("switch")
    #expect(host.texts.map(\.string).contains("count 0"))
  }

  // MARK: The law

  /// A tree of views with state in many places: texts of several lengths, modifiers, overlays,
  /// conditional views, actions, appearances, views with environment, geometry readers and lists.
  private struct Tree: View {
    let depth: Int
    let name: String
    @State private var number = 0
    @State private var isLong = false

    var body: some View {
      VStack(alignment: isLong ? .leading : .center) {
        Button(isLong ? "a long title" : "t") { number += 1 }.accessibilityIdentifier("n\(name)")
        Button("long") { isLong.toggle() }.accessibilityIdentifier("l\(name)")
        Text(verbatim: String(repeating: "m", count: number % 5))
          .padding(isLong ? 3 : 5).opacity(number % 2 == 0 ? 1 : 0.5)
          .overlay(alignment: .topTrailing) { Text(verbatim: "\(number)") }
        if number % 3 == 2 { Color.red.frame(width: 4, height: CGFloat(number % 7)) }
        if depth > 0 {
          HStack {
            Tree(depth: depth - 1, name: name + "a")
            Tree(depth: depth - 1, name: name + "b").environment(\.lineLimit, isLong ? 1 : 2)
          }
          .foregroundStyle(number % 2 == 0 ? Color.blue : Color.green)
        } else {
          GeometryReader { proxy in
            Leaf(width: proxy.size.width, name: name)
          }
          .frame(height: 24)
        }
      }
      .font(isLong ? .body : .caption)
    }
  }

  private struct Leaf: View {
    let width: CGFloat
    let name: String
    @State private var taps = 0

    var body: some View {
      Button("\(Int(width)) \(taps)") { taps += 1 }.accessibilityIdentifier("g\(name)")
    }
  }

  /// A new host with the same taps evaluates everything at the last query; the other one after each
  /// tap.
  @Test(arguments: 0..<6)
  func aHostThatWasUpdatedIsAsOneThatWasEvaluatedAnew(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let names =
      ["", "a", "b", "aa", "ab", "ba", "bb"].flatMap { ["n\($0)", "l\($0)"] }
      + ["aa", "ab", "ba", "bb"].map { "g\($0)" }
    let updated = host(Tree(depth: 2, name: ""))
    let fresh = host(Tree(depth: 2, name: ""))
    for _ in 0..<40 {
      guard let name = names.randomElement(using: &generator) else { return }
      #expect(updated.tap(name) == fresh.tap(name))
      fresh.invalidate()
      #expect(updated.layoutDescription == fresh.layoutDescription)
      #expect(updated.displayList == fresh.displayList)
      #expect(updated.diagnostics == fresh.diagnostics)
      if updated.layoutDescription != fresh.layoutDescription { return }
    }
  }

  // MARK: The law for rows, objects and the environment

  @Observable
  final class Model {
    var number = 0
    var other = 0
  }

  /// A screen of rows that come, go and move: in a stack, a list, a lazy stack and a reader, with
  /// modifiers and environments that change around them.
  private struct Screen: View {
    let model: Model
    @State private var rows = [1, 2, 3]
    @State private var isOn = false

    var body: some View {
      VStack(spacing: CGFloat(rows.count)) {
        HStack {
          Button("i") { rows.insert((rows.max() ?? 0) + 1, at: rows.count / 2) }
            .accessibilityIdentifier("insert")
          Button("r") { rows = Array(rows.dropFirst()) }.accessibilityIdentifier("remove")
          Button("m") { rows.reverse() }.accessibilityIdentifier("move")
          Button("s") { isOn.toggle() }.accessibilityIdentifier("switch")
        }
        if isOn { Item(name: "optional", model: model) }
        ForEach(rows, id: \.self) {
          Item(name: "r\($0)", model: model).padding(CGFloat(rows.count))
        }
        List {
          Item(name: "listed", model: model)
          if isOn { Text(verbatim: "on") }
        }
        .frame(height: 120)
        ScrollView {
          LazyVStack { ForEach(0..<20) { Item(name: "z\($0)", model: model) } }
        }
        .frame(height: 90)
        GeometryReader { proxy in
          Item(name: "g", model: model).frame(width: proxy.size.width / (isOn ? 2 : 3))
        }
        .frame(height: 30)
        Text(verbatim: "other \(model.other)").modifier(Inset(amount: isOn ? 2 : 1))
      }
      .lineLimit(isOn ? 1 : nil)
      .font(rows.count > 3 ? .caption : .body)
    }
  }

  private struct Inset: ViewModifier {
    let amount: CGFloat
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
      content.padding(direction == .rightToLeft ? amount + 1 : amount)
    }
  }

  private struct Item: View {
    let name: String
    let model: Model
    @State private var taps = 0
    @Environment(\.layoutDirection) private var direction

    var body: some View {
      HStack {
        Button("\(name) \(taps) \(direction == .rightToLeft ? "rtl" : "")") { taps += 1 }
          .accessibilityIdentifier(name)
        if taps % 2 == 1 { Text(verbatim: "number \(model.number)") }
      }
    }
  }

  @Test(arguments: 0..<6)
  func rowsObjectsAndEnvironmentsAreAsThoseThatWereEvaluatedAnew(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let names =
      ["insert", "remove", "move", "switch", "switch", "optional", "listed", "g"]
      + (1...5).map { "r\($0)" } + (0..<3).map { "z\($0)" }
    let models = (updated: Model(), fresh: Model())
    let updated = host(Screen(model: models.updated))
    let fresh = host(Screen(model: models.fresh))
    for _ in 0..<40 {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0:
        (models.updated.number, models.fresh.number) = (
          models.updated.number + 1, models.fresh.number + 1
        )
      case 1:
        (models.updated.other, models.fresh.other) = (
          models.updated.other + 1, models.fresh.other + 1
        )
      case 2:
        for host in [updated, fresh] {
          host.updateEnvironment {
            $0.layoutDirection = $0.layoutDirection == .rightToLeft ? .leftToRight : .rightToLeft
          }
        }
      default:
        guard let name = names.randomElement(using: &generator) else { return }
        #expect(updated.tap(name) == fresh.tap(name))
      }
      fresh.invalidate()
      #expect(updated.layoutDescription == fresh.layoutDescription)
      #expect(updated.displayList == fresh.displayList)
      #expect(updated.diagnostics == fresh.diagnostics)
      if updated.layoutDescription != fresh.layoutDescription { return }
    }
  }
}
