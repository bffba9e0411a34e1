import Calque
import CalqueLayout
import CalqueTestRandom
import Foundation
import Testing

/// Elements that come, go and move leave the others as they are.
@MainActor
struct CollectionEditTests {
  final class Log {
    var tables = 0
    var rows: [Int] = []
    var appeared: [String] = []
  }

  private func host(_ view: some View) -> ViewHost {
    ViewHost(view, size: CGSize(width: 400, height: 900)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
  }

  // MARK: What is derived

  /// Rows at the end of all views, of which the last ones ask for room first.
  private struct Urgent: View {
    @State var count: Int

    var body: some View {
      VStack(spacing: 0) {
        Button("More") { count += 1 }
        ForEach(0..<count, id: \.self) { number in
          Color.red.layoutPriority(number > 1 ? 1 : 0).accessibilityIdentifier("row \(number)")
        }
      }
    }
  }

  @Test
  func `an element after the last view of all takes part as any other`() {
    let host = host(Urgent(count: 2))
    _ = host.rootSize
    for count in 3...5 {
      #expect(host.tap(label: "More"))
      let fresh = self.host(Urgent(count: count))
      for number in 0..<count {
        #expect(host.frame(of: "row \(number)") == fresh.frame(of: "row \(number)"))
      }
    }
  }

  // MARK: What is evaluated

  /// A table whose numbers are set from outside.
  private struct Table: View {
    let log: Log
    let setter: Setter
    @State private var numbers = Array(0..<100)

    var body: some View {
      log.tables += 1
      setter.set = { numbers = $0 }
      return VStack(alignment: .leading) {
        Text(verbatim: "head").accessibilityIdentifier("head")
        ForEach(numbers, id: \.self) { Row(number: $0, log: log) }
        Text(verbatim: "foot").accessibilityIdentifier("foot")
      }
    }
  }

  final class Setter {
    var set: ([Int]) -> Void = { _ in }
  }

  private struct Row: View {
    let number: Int
    let log: Log
    @State private var taps = 0

    var body: some View {
      log.rows.append(number)
      return HStack {
        Button("tap") { taps += 1 }.accessibilityIdentifier("tap \(number)")
        Text(verbatim: "\(number): \(taps)").accessibilityIdentifier("row \(number)")
      }
    }
  }

  /// Where an element comes, goes or moves to.
  nonisolated static let places = [0, 50, 99]

  @Test(arguments: places)
  func anInsertedElementAloneIsEvaluated(at place: Int) throws {
    let (log, setter) = (Log(), Setter())
    let host = host(Table(log: log, setter: setter))
    let before = try #require(host.frame(of: "foot"))
    (log.tables, log.rows) = (0, [])
    var numbers = Array(0..<100)
    numbers.insert(777, at: place)
    setter.set(numbers)
    let row = try #require(host.frame(of: "row 777"))
    #expect(log.tables == 1 && log.rows == [777])
    // The stack is in the middle of the host, and is a row and a distance longer.
    let rows = try (60...61).map { try #require(host.frame(of: "row \($0)")).minY }
    let longer = rows[1] - rows[0]
    #expect(try #require(host.frame(of: "foot")).minY == before.minY + longer / 2)
    let next = try #require(host.frame(of: "row \(place)"))
    #expect(next.minY == row.minY + longer)
    host.tap("tap 777")
    #expect(host.texts.contains { $0.string == "777: 1" })
    host.tap("tap 99")
    #expect(host.texts.contains { $0.string == "99: 1" })
  }

  @Test(arguments: places)
  func nothingIsEvaluatedForAnElementThatGoes(at place: Int) {
    let (log, setter) = (Log(), Setter())
    let host = host(Table(log: log, setter: setter))
    host.tap("tap \(place)")
    host.tap("tap 70")
    #expect(host.texts.contains { $0.string == "\(place): 1" })
    (log.tables, log.rows) = (0, [])
    var numbers = Array(0..<100)
    numbers.remove(at: place)
    setter.set(numbers)
    #expect(host.frame(of: "row \(place)") == nil)
    #expect(log.tables == 1 && log.rows == [])
    #expect(host.texts.contains { $0.string == "70: 1" })
    // An element of the same id is another one: its state begins again.
    setter.set(Array(0..<100))
    #expect(host.texts.contains { $0.string == "\(place): 0" })
    #expect(host.texts.contains { $0.string == "70: 1" })
    #expect(log.tables == 2 && log.rows == [place])
  }

  @Test(arguments: places)
  func anElementThatMovesTakesItsStateAlong(to place: Int) {
    let (log, setter) = (Log(), Setter())
    let host = host(Table(log: log, setter: setter))
    host.tap("tap 30")
    #expect(host.texts.contains { $0.string == "30: 1" })
    (log.tables, log.rows) = (0, [])
    var numbers = Array(0..<100)
    numbers.remove(at: 30)
    numbers.insert(30, at: place)
    setter.set(numbers)
    let words = host.texts.map(\.string).filter { $0.contains(":") }
    #expect(words == numbers.map { $0 == 30 ? "30: 1" : "\($0): 0" })
    #expect(log.tables == 1 && log.rows == [])
    host.tap("tap 30")
    #expect(host.texts.contains { $0.string == "30: 2" })
  }

  // MARK: The law

  /// The containers whose elements come and go.
  enum Container: CaseIterable, Sendable {
    case column, row, layers, grid, custom, scrolled, filled
  }

  /// Collections in a container and in each other; elements of no view, of one and of several.
  private struct Screen: View {
    let container: Container
    let log: Log
    let setter: NestedSetter
    @State private var groups: [Group] = [Group(id: 0, items: [1, 2]), Group(id: 1, items: [])]
    @State private var taps = 0

    var body: some View {
      setter.set = { groups = $0 }
      return VStack {
        Text(verbatim: "head \(groups.count)")
        HStack {
          Nothing()
          contained
          Nothing()
          Tail(log: log)
        }
        Button("foot \(taps)") { taps += 1 }.accessibilityIdentifier("foot")
      }
    }

    @ViewBuilder private var contained: some View {
      switch container {
      case .column: VStack(alignment: .leading) { content }
      case .row: HStack(alignment: .top, spacing: 3) { content }
      case .layers: ZStack { content }
      case .grid: Grid { content }
      case .custom: Diagonal { content }
      case .scrolled: ScrollView { VStack { content } }
      case .filled: VStack(spacing: 0) { content }.padding(3).background { Color.red }
      }
    }

    private var content: some View {
      ForEach(groups) { group in
        if group.id % 3 != 2 { GroupView(group: group, log: log) }
        if group.id % 4 == 1 { Text(verbatim: "extra \(group.id)") }
      }
    }
  }

  final class NestedSetter {
    var set: ([Group]) -> Void = { _ in }
  }

  struct Group: Identifiable {
    let id: Int
    var items: [Int]
  }

  private struct Nothing: View {
    @State private var number = 0

    var body: some View { EmptyView() }
  }

  private struct Tail: View {
    let log: Log
    @State private var taps = 0

    var body: some View {
      ForEach(0..<2 + taps % 3, id: \.self) { number in
        Button("t\(number) \(taps)") { taps += 1 }.accessibilityIdentifier("t\(number)")
      }
    }
  }

  private struct GroupView: View {
    let group: Group
    let log: Log
    @State private var taps = 0

    var body: some View {
      Button("g\(group.id) \(taps)") { taps += 1 }.accessibilityIdentifier("g\(group.id)")
      ForEach(group.items, id: \.self) { item in
        Item(number: item, log: log).padding(CGFloat(item % 3))
      }
    }
  }

  private struct Item: View {
    let number: Int
    let log: Log
    @State private var taps = 0

    var body: some View {
      Button("i\(number) \(taps)") { taps += 1 }
        .accessibilityIdentifier("i\(number)")
        .onAppear { if number % 2 == 0 { log.appeared.append("+\(number)") } }
        .onDisappear { if number % 2 == 0 { log.appeared.append("-\(number)") } }
      if taps % 2 == 1 { Text(verbatim: "more") }
    }
  }

  private struct Diagonal: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      subviews.reduce(CGSize.zero) { size, view in
        let own = view.sizeThatFits(.unspecified)
        return CGSize(width: size.width + own.width, height: size.height + own.height)
      }
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var place = bounds.origin
      for view in subviews {
        view.place(at: place, proposal: .unspecified)
        let own = view.sizeThatFits(.unspecified)
        place = CGPoint(x: place.x + own.width, y: place.y + own.height)
      }
    }
  }

  /// Groups and items come, go and move; one host takes edits over, the other evaluates everything.
  @Test(arguments: Container.allCases, 0..<4)
  func aScreenWithEditsIsAsOneThatWasEvaluatedAnew(container: Container, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let logs = (updated: Log(), fresh: Log())
    let setters = (updated: NestedSetter(), fresh: NestedSetter())
    let updated = host(Screen(container: container, log: logs.updated, setter: setters.updated))
    let fresh = host(Screen(container: container, log: logs.fresh, setter: setters.fresh))
    var groups = [Group(id: 0, items: [1, 2]), Group(id: 1, items: [])]
    var next = 10
    _ = (updated.rootSize, fresh.rootSize)
    for round in 0..<50 {
      if Int.random(in: 0..<3, using: &generator) == 0 {
        let names = ["foot", "t0", "t1", "g0", "g1", "g10", "g11"] + (1...20).map { "i\($0)" }
        guard let name = names.randomElement(using: &generator) else { return }
        #expect(updated.tap(name) == fresh.tap(name), "\(name) in round \(round)")
      } else {
        edit(&groups, &next, &generator)
        setters.updated.set(groups)
        setters.fresh.set(groups)
      }
      fresh.invalidate()
      #expect(updated.layoutDescription == fresh.layoutDescription, "round \(round)")
      #expect(updated.displayList == fresh.displayList, "round \(round)")
      #expect(updated.diagnostics == fresh.diagnostics, "round \(round)")
      #expect(logs.updated.appeared.sorted() == logs.fresh.appeared.sorted(), "round \(round)")
      if updated.layoutDescription != fresh.layoutDescription { return }
    }
  }

  private func edit(
    _ groups: inout [Group], _ next: inout Int, _ generator: inout SeededGenerator
  ) {
    next += 1
    let index = groups.indices.randomElement(using: &generator)
    switch (Int.random(in: 0..<8, using: &generator), index) {
    case (0, _), (_, nil):
      let place = Int.random(in: 0...groups.count, using: &generator)
      groups.insert(Group(id: next, items: [next, next + 1000]), at: place)
    case (1, let index?): groups.remove(at: index)
    case (2, _): groups.shuffle(using: &generator)
    case (3, let index?): groups[index].items.shuffle(using: &generator)
    case (4, let index?): groups[index].items = Array(groups[index].items.dropFirst())
    case (5, let index?): groups[index].items.append(next)
    case (6, _): groups.swapAt(0, groups.count - 1)
    case (_, let index?): groups[index].items.insert(next, at: 0)
    }
  }

  /// After many edits, nothing of those that went is left.
  @Test func elementsThatWentAreLetGo() {
    let (log, setter) = (Log(), Setter())
    let host = host(Table(log: log, setter: setter))
    _ = host.rootSize
    for number in 100..<400 {
      setter.set(Array(0..<100) + [number])
      _ = host.rootSize
    }
    setter.set(Array(0..<100))
    #expect(host.texts.filter { $0.string.contains(":") }.count == 100)
    #expect(host.frame(of: "row 399") == nil)
  }
}
