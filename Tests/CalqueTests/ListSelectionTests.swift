import Calque
import Foundation
import Testing

/// What taps on the rows of a list select.
@MainActor
struct ListSelectionTests {
  private func host(
    _ view: some View, isMac: Bool = false,
    _ configure: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: 300, height: 400)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      if isMac { $0.platformMetrics = .macOS }
      configure(&$0)
    }
  }

  private struct Row: Identifiable, Hashable {
    let id: String
  }

  private let rows = ["a", "b", "c"].map(Row.init)

  private func text(_ id: String) -> some View {
    Text(verbatim: id).accessibilityIdentifier(id)
  }

  private func selected(_ host: ViewHost) -> [String] {
    host.rows().filter(\.isSelected).flatMap(\.texts)
  }

  @Test
  func `one row of an optional selection is selected by a tap`() {
    var chosen: String?
    let selection = Binding(get: { chosen }, set: { chosen = $0 })
    let host = host(List(rows, selection: selection) { text($0.id) })
    #expect(selected(host).isEmpty)
    #expect(host.tap("b"))
    host.invalidate()
    #expect(chosen == "b")
    #expect(selected(host) == ["b"])
    #expect(host.tap("c"))
    host.invalidate()
    #expect(selected(host) == ["c"])
  }

  @Test
  func `a required selection always has a row`() {
    var chosen = "a"
    let selection = Binding(get: { chosen }, set: { chosen = $0 })
    let host = host(List(rows, selection: selection) { text($0.id) })
    #expect(selected(host) == ["a"])
    #expect(host.tap("c"))
    host.invalidate()
    #expect(chosen == "c" && selected(host) == ["c"])
  }

  @Test
  func `several rows are selected in edit mode on iOS`() {
    var chosen: Set<String> = []
    let selection = Binding(get: { chosen }, set: { chosen = $0 })
    let list = VStack {
      List(rows, selection: selection) { text($0.id) }
      EditButton().accessibilityIdentifier("edit")
    }
    let host = host(list)
    #expect(!host.tap("a"), "without edit mode a tap selects nothing")
    let before = host.frame(of: "a")
    #expect(host.tap("edit"))
    #expect(host.frame(of: "a")?.minX == before.map { $0.minX + 40 }, "the circle has room of 40")
    for id in ["a", "c"] {
      #expect(host.tap(id))
      host.invalidate()
    }
    #expect(chosen == ["a", "c"])
    #expect(selected(host) == ["a", "c"])
    host.tap("a")
    #expect(chosen == ["c"])
    host.tap("edit")
    #expect(host.frame(of: "a") == before)
  }

  @Test
  func `a click selects one of several rows on macOS`() {
    var chosen: Set<String> = []
    let selection = Binding(get: { chosen }, set: { chosen = $0 })
    let host = host(List(rows, selection: selection) { text($0.id) }, isMac: true)
    #expect(host.tap("a"))
    host.invalidate()
    #expect(host.tap("b"))
    host.invalidate()
    #expect(chosen == ["b"])
  }

  @Test
  func `rows are known by their tags`() {
    enum Fruit { case apple, pear }
    var chosen: Fruit?
    let selection = Binding(get: { chosen }, set: { chosen = $0 })
    let host = host(
      List(selection: selection) {
        text("a").tag(Fruit.apple)
        text("b").tag(Fruit.pear)
        text("c")
        text("d").tag("a tag of another type")
      })
    #expect(host.rows().map(\.isSelectable) == [true, true, false, false])
    #expect(host.tap("b"))
    #expect(chosen == .pear)
    #expect(!host.tap("c") && !host.tap("d"))
  }

  @Test
  func `a row can be kept from being selected`() {
    var chosen: String?
    let selection = Binding(get: { chosen }, set: { chosen = $0 })
    let host = host(
      List(rows, selection: selection) { row in text(row.id).selectionDisabled(row.id == "a") })
    #expect(!host.tap("a"))
    #expect(host.tap("b"))
    #expect(chosen == "b")
  }

  @Test
  func `a list of sections selects by the ids of its elements`() {
    struct Ocean: Identifiable {
      let id: String
      let seas: [Row]
    }
    let oceans = [
      Ocean(id: "Pacific", seas: [Row(id: "Coral"), Row(id: "Tasman")]),
      Ocean(id: "Atlantic", seas: [Row(id: "North")]),
    ]
    var chosen: String?
    let selection = Binding(get: { chosen }, set: { chosen = $0 })
    let host = host(
      List(selection: selection) {
        ForEach(oceans) { ocean in
          Section(ocean.id) {
            ForEach(ocean.seas) { text($0.id) }
          }
        }
      })
    #expect(host.tap("North"))
    #expect(chosen == "North")
  }

  @Test
  func `there are no lines beside a selected row`() {
    func lines(_ chosen: String?) -> Int {
      let host = host(List(rows, selection: .constant(chosen)) { text($0.id) })
      return host.placedViews.filter { $0.kind == "Divider" }.count
    }
    #expect(lines(nil) == 2)
    #expect(lines("a") == 1)
    #expect(lines("b") == 0)
  }

  /// What is on the accent colour reads that it is, and is white.
  @Test
  func `the background of a selected row of macOS is prominent`() {
    struct Prominence: View {
      @Environment(\.backgroundProminence) var prominence
      var body: some View {
        Text(verbatim: prominence == .increased ? "increased" : "standard")
      }
    }
    func texts(isMac: Bool) -> [String] {
      host(List(rows, selection: .constant("b")) { _ in Prominence() }, isMac: isMac)
        .rows().flatMap(\.texts)
    }
    #expect(texts(isMac: true) == ["standard", "increased", "standard"])
    #expect(texts(isMac: false) == ["standard", "standard", "standard"])
  }

  @Test
  func `all forms of a list with a selection compile and select`() {
    var one: Int? = 1
    var several: Set<Int> = [1]
    var data = [1, 2, 3]
    let single = Binding(get: { one }, set: { one = $0 })
    let multiple = Binding(get: { several }, set: { several = $0 })
    let required = Binding(get: { one ?? 0 }, set: { one = $0 })
    let bound = Binding(get: { data }, set: { data = $0 })
    func row(_ number: Int) -> some View { text("\(number)") }
    let lists: [AnyView] = [
      AnyView(List(0..<4, selection: required) { row($0) }),
      AnyView(List(0..<4, selection: single) { row($0) }),
      AnyView(List(0..<4, selection: multiple) { row($0) }),
      AnyView(List(data, id: \.self, selection: required) { row($0) }),
      AnyView(List(data, id: \.self, selection: single) { row($0) }),
      AnyView(List(data, id: \.self, selection: multiple) { row($0) }),
      AnyView(List(bound, id: \.self, selection: single) { row($0.wrappedValue) }),
      AnyView(List(bound, id: \.self, selection: multiple) { row($0.wrappedValue) }),
      AnyView(
        List(bound, id: \.self, editActions: .all, selection: required) { row($0.wrappedValue) }),
      AnyView(
        List(bound, id: \.self, editActions: .move, selection: single) { row($0.wrappedValue) }),
      AnyView(
        List(bound, id: \.self, editActions: .delete, selection: multiple) { row($0.wrappedValue) }),
    ]
    for list in lists {
      let host = host(list)
      #expect(selected(host) == ["1"])
    }
    _ = (one, several)
  }
}
