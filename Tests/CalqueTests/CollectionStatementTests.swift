import Calque
import Foundation
import Testing
import UniformTypeIdentifiers

private struct Item: Identifiable, Equatable {
  let id: Int
  var name: String
  var isOn = false
  var children: [Item]?
}

/// Statements about collections of data, and what people do to their elements.
@MainActor
@Suite struct CollectionStatementTests {
  private struct Editing: View {
    @State var items = (0..<4).map { Item(id: $0, name: "i\($0)") }
    var actions: EditActions<[Item]>

    var body: some View {
      VStack {
        List($items, editActions: actions) { $item in
          Text(verbatim: item.name).accessibilityIdentifier(item.name)
            .deleteDisabled(item.id == 1).moveDisabled(item.id == 2)
        }
        Text(verbatim: items.map(\.name).joined(separator: ","))
      }
    }
  }

  private func editing(_ actions: EditActions<[Item]>) -> ViewHost {
    statementHost(Editing(actions: actions), 390, 800)
  }

  @Test func `edit actions are those that are asked for`() {
    let all = editing(.all)
    #expect(all.delete("i0") && all.shownTexts.last == "i1,i2,i3")
    #expect(all.move("i3", before: "i1") && all.shownTexts.last == "i3,i1,i2")
    let deleting = editing(.delete)
    #expect(!deleting.move("i0", before: "i3") && deleting.delete("i0"))
    let moving = editing(.move)
    #expect(!moving.delete("i0") && moving.move("i0", before: nil))
    #expect(moving.shownTexts.last == "i1,i2,i3,i0")
    let none = editing([])
    #expect(!none.delete("i0") && !none.move("i0", before: nil))
    #expect(EditActions<[Item]>.all == [.move, .delete])
  }

  @Test func `single rows cannot be deleted or moved where that is disabled`() {
    let host = editing(.all)
    #expect(!host.delete("i1") && host.shownTexts.last == "i0,i1,i2,i3")
    #expect(!host.move("i2", before: "i0") && host.shownTexts.last == "i0,i1,i2,i3")
    #expect(host.delete("i2") && host.move("i1", before: "i0"))
    #expect(host.shownTexts.last == "i1,i0,i3")
  }

  @Test func `a binding to an element writes it back`() {
    struct Page: View {
      @State var items = [Item(id: 0, name: "a"), Item(id: 1, name: "b")]
      var body: some View {
        VStack {
          ForEach($items) { $item in Toggle(item.name, isOn: $item.isOn) }
          Text(verbatim: items.map { "\($0.isOn)" }.joined(separator: ","))
        }
      }
    }
    let host = statementHost(Page(), 300, 300)
    #expect(host.tap("b") && host.shownTexts.last == "false,true")
  }

  @Test func `values of a type are inserted in front of a row`() {
    struct Page: View {
      @State var log = "none"
      let types: [UTType]
      var body: some View {
        VStack {
          List {
            ForEach(0..<3, id: \.self) {
              Text(verbatim: "row\($0)").accessibilityIdentifier("\($0)")
            }
            .onInsert(of: types) { offset, items in
              items.first?.loadObject(ofClass: String.self) { text, _ in
                log = "\(items.count) at \(offset) \(text ?? "no text")"
              }
            }
          }
          Text(verbatim: log)
        }
      }
    }
    let host = statementHost(Page(types: [.plainText]), 390, 800)
    #expect(host.drop(["x", "y"], before: "2") && host.shownTexts.last == "2 at 2 x")
    #expect(!host.drop([URL(filePath: "/a")], before: "2"))
    let files = statementHost(Page(types: [.fileURL]), 390, 800)
    #expect(!files.drop(["x"], before: "0") && files.drop([URL(filePath: "/a")], before: "0"))
    #expect(files.shownTexts.last == "1 at 0 no text")
  }

  @Test func `a drop destination gets values of its type and the offset`() {
    struct Page: View {
      @State var names = ["a", "b"]
      var body: some View {
        List {
          ForEach(names, id: \.self) { Text(verbatim: $0).accessibilityIdentifier($0) }
            .dropDestination(for: String.self) { names.insert(contentsOf: $0, at: $1) }
        }
      }
    }
    let host = statementHost(Page(), 390, 800)
    #expect(!host.drop([URL(filePath: "/a")], before: "b"))
    #expect(host.drop(["x", "y"], before: "b") && host.shownTexts == ["a", "x", "y", "b"])
  }

  @Test func `a row without selection cannot be selected`() {
    struct Page: View {
      @State var selection: Int?
      var body: some View {
        VStack {
          List(0..<3, id: \.self, selection: $selection) { number in
            Text(verbatim: "row\(number)").selectionDisabled(number == 1)
          }
          Text(verbatim: selection.map { "\($0)" } ?? "none")
        }
      }
    }
    let host = statementHost(Page(), 390, 800)
    host.tap(label: "row1")
    #expect(host.shownTexts.last == "none")
    #expect(host.tap(label: "row2") && host.shownTexts.last == "2")
  }

  private let tree = [
    Item(
      id: 1, name: "root",
      children: [Item(id: 2, name: "leaf"), Item(id: 3, name: "empty", children: [])]
    ),
    Item(id: 4, name: "alone"),
  ]

  @Test func `an outline begins collapsed, and people expand its branches`() {
    let host = statementHost(
      List { OutlineGroup(tree, children: \.children) { Text($0.name) } }, 390, 800)
    #expect(host.shownTexts == ["root", "alone"])
    #expect(host.tap(label: "root") && host.shownTexts == ["root", "leaf", "empty", "alone"])
    #expect(host.tap(label: "root") && host.shownTexts == ["root", "alone"])
    let list = statementHost(List(tree, children: \.children) { Text($0.name) }, 390, 800)
    #expect(list.shownTexts == ["root", "alone"])
    #expect(list.tap(label: "root") && list.shownTexts == ["root", "leaf", "empty", "alone"])
    // A leaf has nothing to expand.
    list.tap(label: "alone")
    #expect(list.shownTexts == ["root", "leaf", "empty", "alone"])
  }

  @Test func `a disclosure group shows its content while it is expanded`() {
    struct Page: View {
      @State var isExpanded = false
      var body: some View {
        VStack {
          DisclosureGroup("More", isExpanded: $isExpanded) {
            Text(verbatim: "inside")
            DisclosureGroup("Deep") { Text(verbatim: "deepest") }
          }
          Text(verbatim: "\(isExpanded)")
        }
      }
    }
    let host = statementHost(Page(), 300, 300)
    #expect(host.shownTexts == ["More", "false"])
    #expect(host.tap(label: "More") && host.shownTexts == ["More", "inside", "Deep", "true"])
    #expect(host.tap(label: "Deep") && host.shownTexts.contains("deepest"))
    #expect(host.tap(label: "More") && host.shownTexts == ["More", "false"])
  }

  @Test func `a style of users replaces the look of disclosure groups`() {
    struct Plain: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Button("toggle") { configuration.isExpanded.toggle() }
          configuration.label
          if configuration.isExpanded { configuration.content }
        }
      }
    }
    let host = statementHost(
      DisclosureGroup("More") { Text(verbatim: "inside") }.disclosureGroupStyle(Plain()), 300, 300)
    #expect(host.shownTexts == ["toggle", "More"])
    #expect(host.tap(label: "toggle") && host.shownTexts == ["toggle", "More", "inside"])
  }

  @Test func `a section of a sidebar expands and collapses`() {
    struct Page: View {
      @State var isExpanded = true
      var body: some View {
        List {
          Section(isExpanded: $isExpanded) {
            Text(verbatim: "row")
          } header: {
            Text(verbatim: "head")
          }
        }
        .listStyle(.sidebar)
      }
    }
    let host = statementHost(Page(), 390, 800)
    #expect(host.shownTexts == ["head", "row"])
    #expect(host.tap(label: "head") && host.shownTexts == ["head"])
    #expect(host.tap(label: "head") && host.shownTexts == ["head", "row"])
  }

  @Test func `an edit button turns edit mode on and off`() {
    struct State: View {
      @Environment(\.editMode) var mode
      var body: some View {
        VStack {
          EditButton()
          Text(verbatim: mode?.wrappedValue.isEditing == true ? "editing" : "still")
        }
      }
    }
    let host = statementHost(State(), 300, 300) { $0.locale = Locale(identifier: "en") }
    #expect(host.shownTexts == ["Edit", "still"])
    #expect(host.tap(label: "Edit") && host.shownTexts == ["Done", "editing"])
    #expect(host.tap(label: "Done") && host.shownTexts == ["Edit", "still"])
    #expect(
      EditMode.active.isEditing && EditMode.transient.isEditing && !EditMode.inactive.isEditing)
    let active = statementHost(State().environment(\.editMode, .constant(.active)), 300, 300)
    #expect(active.shownTexts.last == "editing")
  }

  @Test func `ids of a collection come with its indices`() {
    let items = [Item(id: 7, name: "a"), Item(id: 9, name: "b")]
    #expect(ForEach(items) { Text($0.name) }.data.map(\.id) == [7, 9])
    let host = statementHost(
      VStack { ForEach(Array(items.enumerated()), id: \.element.id) { Text("\($0.offset)") } })
    #expect(host.shownTexts == ["0", "1"])
  }
}
