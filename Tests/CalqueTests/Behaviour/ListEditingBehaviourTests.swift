import Calque
import CalqueDrawing
import Foundation
import Testing

private struct Item: Identifiable, Equatable {
  let id: Int
  var name: String { "i\(id)" }
}

/// Statements about selecting, editing, swiping and refreshing.
@MainActor
@Suite struct ListEditingBehaviourTests {
  private final class Log { var lines: [String] = [] }

  private func host(
    _ view: some View, _ configure: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ViewHost {
    statementHost(view, 390, 800) {
      $0.locale = Locale(identifier: "en")
      configure(&$0)
    }
  }

  private func text(_ name: String) -> some View {
    Text(verbatim: name).accessibilityIdentifier(name)
  }

  // MARK: Selection

  @Test func `a list whose selection is nil selects nothing`() {
    let none: Binding<Int?>? = nil
    let host = host(List(0..<3, id: \.self, selection: none) { text("\($0)") })
    host.tap("1")
    #expect(host.rows().allSatisfy { !$0.isSelected })
  }

  @Test func `a selected row looks different`() {
    func drawing(_ chosen: Int?) -> String {
      host(List(0..<3, id: \.self, selection: .constant(chosen)) { text("\($0)") })
        .displayList.description
    }
    #expect(drawing(1) != drawing(nil) && drawing(1) != drawing(2))
  }

  @Test func `rows have circles in edit mode, and a mark in those of selected ones`() {
    func strokes(_ chosen: Set<Int>, _ mode: EditMode) -> Int {
      host(List(0..<3, id: \.self, selection: .constant(chosen)) { text("\($0)") }) {
        $0.editMode = .constant(mode)
      }.displayList.paintedItems.count { item in
        guard case .fill(let path, _, _) = item else { return true }
        return path.boundingRect.width < 40
      }
    }
    #expect(strokes([], .active) == strokes([], .inactive) + 3)
    #expect(strokes([1], .active) >= strokes([], .active))
    #expect(strokes([1], .inactive) == strokes([], .inactive))
  }

  @Test func `a row of a single selection is selected without edit mode`() {
    struct Page: View {
      @State private var chosen: Int?
      var body: some View {
        List(selection: $chosen) {
          Section { ForEach(0..<2) { Text(verbatim: "\($0)").accessibilityIdentifier("\($0)") } }
          Section { ForEach(2..<4) { Text(verbatim: "\($0)").accessibilityIdentifier("\($0)") } }
        }
      }
    }
    let host = host(Page())
    #expect(host.tap("2") && host.rows().map(\.isSelected) == [false, false, true, false])
  }

  @Test func `options of a picker can be kept from being chosen`() {
    struct Page: View {
      @State private var choice = 1
      var body: some View {
        VStack {
          Picker("Flavor", selection: $choice) {
            Text(verbatim: "one").tag(1)
            Text(verbatim: "two").tag(2).selectionDisabled()
            Text(verbatim: "three").tag(3)
          }
          Text(verbatim: "\(choice)")
        }
      }
    }
    let host = host(Page())
    #expect(!host.choose("two", from: "Flavor") && host.shownTexts.last == "1")
    #expect(host.choose("three", from: "Flavor") && host.shownTexts.last == "3")
  }

  @Test func `rows are selectable again where that is no longer disabled`() {
    struct Page: View {
      @State private var chosen: Int?
      @State private var isDisabled = true
      var body: some View {
        VStack {
          List(0..<2, id: \.self, selection: $chosen) {
            Text(verbatim: "\($0)").accessibilityIdentifier("\($0)").selectionDisabled(isDisabled)
          }
          Button("allow") { isDisabled = false }.accessibilityIdentifier("allow")
        }
      }
    }
    let host = host(Page())
    #expect(host.rows().allSatisfy { !$0.isSelectable })
    #expect(host.tap("allow") && host.tap("1"))
    #expect(host.rows().map(\.isSelected) == [false, true])
  }

  // MARK: Editing

  private struct Synthesized: View {
    let log: Log
    let isExplicit: Bool
    @State private var items = (0..<3).map { Item(id: $0) }

    var body: some View {
      VStack {
        List {
          if isExplicit {
            rows.onDelete { log.lines.append("delete \(Array($0))") }
              .onMove { log.lines.append("move \(Array($0)) to \($1)") }
          } else {
            rows
          }
        }
        Text(verbatim: items.map(\.name).joined(separator: ","))
      }
    }

    private var rows: some DynamicViewContent {
      ForEach($items, editActions: .all) { $item in
        Text(verbatim: item.name).accessibilityIdentifier(item.name)
      }
    }
  }

  @Test func `an action for deletions replaces the one of edit actions`() {
    let log = Log()
    let host = host(Synthesized(log: log, isExplicit: true))
    #expect(host.delete("i1") && log.lines == ["delete [1]"])
    #expect(host.shownTexts.last == "i0,i1,i2")
  }

  @Test func `an action for moves replaces the one of edit actions`() {
    let log = Log()
    let host = host(Synthesized(log: log, isExplicit: true))
    #expect(host.move("i0", before: "i2") && log.lines == ["move [0] to 2"])
    #expect(host.shownTexts.last == "i0,i1,i2")
  }

  @Test func `edit actions of a collection in a list change it`() {
    let host = host(Synthesized(log: Log(), isExplicit: false))
    #expect(host.delete("i1") && host.shownTexts.last == "i0,i2")
    #expect(host.move("i2", before: "i0") && host.shownTexts.last == "i2,i0")
  }

  @Test func `swipe actions replace the Delete of edit actions`() {
    struct Page: View {
      @State var items = [Item(id: 0), Item(id: 1)]
      var body: some View {
        List($items, editActions: .delete) { $item in
          Text(verbatim: item.name).accessibilityIdentifier(item.name)
            .swipeActions { Button("Own") {} }
        }
      }
    }
    let host = host(Page())
    #expect(host.swipe("i0", from: .trailing) && host.shownTexts.contains("Own"))
    #expect(!host.shownTexts.contains("Delete"))
  }

  @Test func `no action for deletions means that nothing is deleted`() {
    let none: ((IndexSet) -> Void)? = nil
    let host = host(List { ForEach(0..<2) { text("\($0)") }.onDelete(perform: none) })
    #expect(!host.delete("0") && host.rows().allSatisfy { !$0.isDeletable })
  }

  @Test func `no action for moves means that nothing is moved`() {
    let none: ((IndexSet, Int) -> Void)? = nil
    let host = host(List { ForEach(0..<2) { text("\($0)") }.onMove(perform: none) })
    #expect(!host.move("0", before: nil) && host.rows().allSatisfy { !$0.isMovable })
  }

  @Test func `offsets count within the collection of the row`() {
    let log = Log()
    let host = host(
      List {
        text("first")
        ForEach(0..<3) { text("a\($0)") }.onDelete { log.lines.append("a\(Array($0))") }
        Section { ForEach(0..<3) { text("b\($0)") }.onDelete { log.lines.append("b\(Array($0))") } }
      })
    #expect(host.delete("a2") && host.delete("b0"))
    #expect(log.lines == ["a[2]", "b[0]"])
  }

  @Test func `rows of a group cannot be moved or deleted where the group says so`() {
    let host = host(
      List {
        ForEach(0..<3) { number in
          Group { text("\(number)") }.deleteDisabled(number == 0).moveDisabled(number == 1)
        }
        .onDelete { _ in }.onMove { _, _ in }
      })
    #expect(host.rows().map(\.isDeletable) == [false, true, true])
    #expect(host.rows().map(\.isMovable) == [true, false, true])
  }

  @Test func `a collection of rows that is disabled as a whole has no row to delete`() {
    let host = host(
      List { ForEach(0..<3) { text("\($0)") }.onDelete { _ in }.deleteDisabled(true) })
    #expect(host.rows().map(\.isDeletable) == [false, false, false])
  }

  @Test func `rows have controls for deleting and moving in edit mode`() {
    func items(_ mode: EditMode) -> (Int, CGRect?) {
      let host = host(
        List { ForEach(0..<2) { text("\($0)") }.onDelete { _ in }.onMove { _, _ in } }
      ) { $0.editMode = .constant(mode) }
      return (host.displayList.paintedItems.count, host.frame(of: "0"))
    }
    let (still, editing) = (items(.inactive), items(.active))
    #expect(editing.0 > still.0)
    #expect((editing.1?.minX ?? 0) > (still.1?.minX ?? 0))
  }

  @Test func `views set the edit mode through its binding`() {
    struct Field: View {
      @Environment(\.editMode) private var mode
      @State private var name = "Ada"
      var body: some View {
        VStack {
          if mode?.wrappedValue.isEditing == true {
            TextField("Name", text: $name)
          } else {
            Text(verbatim: "read \(name)")
          }
          Button("begin") { mode?.wrappedValue = .active }.accessibilityIdentifier("begin")
          Button("end") { mode?.wrappedValue = .inactive }.accessibilityIdentifier("end")
        }
      }
    }
    let host = host(Field())
    #expect(host.shownTexts.contains("read Ada"))
    #expect(host.tap("begin") && !host.shownTexts.contains("read Ada"))
    #expect(host.input(of: "Name") == "Ada")
    #expect(host.tap("end") && host.shownTexts.contains("read Ada"))
  }

  @Test func `edit actions are a set of options with raw values`() {
    let all = EditActions<[Int]>.all
    #expect(all.contains(.move) && all.contains(.delete))
    #expect(EditActions<[Int]>(rawValue: all.rawValue) == all)
    #expect(EditActions<[Int]>.move.intersection(.delete).isEmpty)
  }

  // MARK: Swipe actions

  private func swiped(
    edge: HorizontalEdge = .trailing, @ViewBuilder _ actions: @escaping () -> some View
  ) -> ViewHost {
    let host = host(List { text("row").swipeActions(edge: edge, content: actions) })
    #expect(host.swipe("row", from: edge))
    return host
  }

  private func fills(_ host: ViewHost) -> [RGBAColor] {
    host.displayList.paintedItems.compactMap { item in
      guard case .fill(_, .color(let color), _) = item else { return nil }
      return color
    }
  }

  @Test func `an action of a swipe is red if it destroys`() {
    func isRed(_ color: RGBAColor) -> Bool { color.red > 0.9 && color.green < 0.4 }
    let plain = fills(swiped { Button("Delete") {} })
    let destructive = fills(swiped { Button("Delete", role: .destructive) {} })
    #expect(destructive.contains(where: isRed) && !plain.contains(where: isRed))
  }

  @Test func `a tint of an action replaces the color of its role`() {
    let blue = Color(red: 0, green: 0, blue: 1)
    let colors = fills(swiped { Button("Delete", role: .destructive) {}.tint(blue) })
    #expect(colors.contains(RGBAColor(red: 0, green: 0, blue: 1)))
    #expect(!colors.contains { $0.red > 0.9 && $0.green < 0.4 })
  }

  @Test func `symbols of actions are filled`() {
    func drawing(_ name: String) -> String {
      swiped {
        Button {
        } label: {
          Label("a", systemImage: name)
        }
      }.displayList.description
    }
    #expect(drawing("trash") == drawing("trash.fill"))
  }

  @Test func `a tint of one action leaves the others alone`() {
    let orange = Color(red: 1, green: 0.5, blue: 0)
    let colors = fills(
      swiped {
        Button("Flag") {}.tint(orange)
        Button("Other") {}
      })
    #expect(colors.count { $0 == RGBAColor(red: 1, green: 0.5, blue: 0) } == 1)
  }

  @Test func `the edge of actions is the trailing one unless it is said`() {
    let row = host(List { text("row").swipeActions { Button("Own") {} } }).rows().first
    #expect(row?.hasTrailingActions == true && row?.hasLeadingActions == false)
  }

  @Test func `both edges have full swipes of their own`() {
    let log = Log()
    let list = List {
      text("row")
        .swipeActions(edge: .leading, allowsFullSwipe: false) {
          Button("Unread") { log.lines.append("unread") }
        }
        .swipeActions(edge: .trailing) { Button("Delete") { log.lines.append("delete") } }
    }
    let host = host(list)
    host.swipe("row", from: .leading, isFull: true)
    #expect(log.lines.isEmpty)
    host.tap("row")
    #expect(host.swipe("row", from: .trailing, isFull: true) && log.lines == ["delete"])
  }

  // MARK: Refreshing

  private struct Reader: View {
    let name: String
    @Environment(\.refresh) private var refresh
    var body: some View { Text(verbatim: "\(name) \(refresh == nil ? "no" : "yes")") }
  }

  @Test func `an action for refreshing is in the environment of its view alone`() {
    let view = VStack {
      Reader(name: "in").refreshable {}
      Reader(name: "out")
    }
    #expect(statementTexts(view) == ["in yes", "out no"])
  }

  @Test func `a scroll view is refreshed like a list`() async {
    let log = Log()
    let host = host(
      ScrollView { Text(verbatim: "a") }.refreshable { log.lines.append("refreshed") })
    #expect(await host.refresh() && log.lines == ["refreshed"])
  }

  @Test func `the nearest action for refreshing counts`() async {
    let log = Log()
    let host = host(
      List { Text(verbatim: "a") }.refreshable { log.lines.append("inner") }
        .refreshable { log.lines.append("outer") })
    #expect(await host.refresh() && log.lines == ["inner"])
  }

  @Test func `what a refresh changes is shown when it is done`() async {
    struct Page: View {
      @State private var names = ["old"]
      var body: some View {
        List(names, id: \.self) { Text(verbatim: $0) }.refreshable {
          await Task.yield()
          names.append("new")
        }
      }
    }
    let host = host(Page())
    #expect(host.shownTexts == ["old"])
    #expect(await host.refresh() && host.shownTexts == ["old", "new"])
  }

  @Test func `headers have no least height unless the environment says one`() {
    struct Reader: View {
      @Environment(\.defaultMinListHeaderHeight) private var height
      var body: some View { Text(verbatim: height.map { "\($0)" } ?? "nil") }
    }
    #expect(statementTexts(Reader()) == ["nil"])
    #expect(statementTexts(Reader().environment(\.defaultMinListHeaderHeight, 30)) == ["30.0"])
  }

  // MARK: Groups that expand

  @Test func `a group with a label of views discloses by its binding`() {
    struct Page: View {
      @State private var isExpanded = true
      var body: some View {
        VStack {
          DisclosureGroup(isExpanded: $isExpanded) {
            Text(verbatim: "inside")
          } label: {
            Text(verbatim: "label")
          }
          Button("close") { isExpanded = false }.accessibilityIdentifier("close")
        }
      }
    }
    let host = host(Page())
    #expect(host.shownTexts == ["label", "inside", "close"])
    #expect(host.tap("close") && host.shownTexts == ["label", "close"])
  }

  @Test func `a group without a binding begins collapsed and keeps its own state`() {
    let host = host(DisclosureGroup("More") { Text(verbatim: "inside") })
    #expect(host.shownTexts == ["More"])
    #expect(host.tap(label: "More") && host.shownTexts == ["More", "inside"])
  }

  @Test func `a style of disclosure groups applies to groups inside of groups`() {
    struct Open: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          configuration.content
        }
      }
    }
    let groups = DisclosureGroup("one") { DisclosureGroup("two") { Text(verbatim: "three") } }
    #expect(statementTexts(groups.disclosureGroupStyle(Open())) == ["one", "two", "three"])
  }

  @Test func `sections whose expansion is false hide their rows`() {
    let list = List {
      Section(isExpanded: .constant(false)) {
        text("row")
      } header: {
        text("head")
      }
    }
    #expect(statementTexts(list.listStyle(.sidebar)) == ["head"])
  }
}
