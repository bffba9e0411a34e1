import Calque
import Foundation
import Testing

/// All 46 initializers of `List`, each laid out in both directions, with the selection that it has.
@MainActor
@Suite struct ListInitializerTests {
  private struct Item: Identifiable, Hashable {
    let id: Int
    var children: [Item]?
  }

  /// What the lists show and select.
  private final class Model {
    var items = [Item(id: 1), Item(id: 2, children: [Item(id: 3)])]
    var one: Int?
    var several: Set<Int> = []
  }

  /// How a list selects.
  private enum Selection { case none, required, single, multiple }

  private struct Form {
    let selection: Selection
    let make: @MainActor (Model) -> AnyView

    init(_ selection: Selection, _ make: @escaping @MainActor (Model) -> some View) {
      self.selection = selection
      self.make = { AnyView(make($0)) }
    }
  }

  private static func row(_ id: Int) -> some View {
    Text(verbatim: "row \(id)").accessibilityIdentifier("row \(id)")
  }

  private static func items(_ model: Model) -> Binding<[Item]> {
    Binding(get: { model.items }, set: { model.items = $0 })
  }

  private static func required(_ model: Model) -> Binding<Int> {
    Binding(get: { model.one ?? 1 }, set: { model.one = $0 })
  }

  private static func single(_ model: Model) -> Binding<Int?> {
    Binding(get: { model.one }, set: { model.one = $0 })
  }

  private static func multiple(_ model: Model) -> Binding<Set<Int>> {
    Binding(get: { model.several }, set: { model.several = $0 })
  }

  @ViewBuilder private static var rows: some View {
    row(1).tag(1)
    row(2).tag(2)
  }

  private static let views: [Form] = [
    Form(.none) { _ in List { rows } },
    Form(.required) { List(selection: required($0)) { rows } },
    Form(.single) { List(selection: single($0)) { rows } },
    Form(.multiple) { List(selection: multiple($0)) { rows } },
    Form(.none) { _ in List(1..<3) { row($0) } },
    Form(.required) { List(1..<3, selection: required($0)) { row($0) } },
    Form(.single) { List(1..<3, selection: single($0)) { row($0) } },
    Form(.multiple) { List(1..<3, selection: multiple($0)) { row($0) } },
  ]

  private static let data: [Form] = [
    Form(.none) { List($0.items) { row($0.id) } },
    Form(.required) { List($0.items, selection: required($0)) { row($0.id) } },
    Form(.single) { List($0.items, selection: single($0)) { row($0.id) } },
    Form(.multiple) { List($0.items, selection: multiple($0)) { row($0.id) } },
    Form(.none) { List($0.items, id: \.id) { row($0.id) } },
    Form(.required) { List($0.items, id: \.id, selection: required($0)) { row($0.id) } },
    Form(.single) { List($0.items, id: \.id, selection: single($0)) { row($0.id) } },
    Form(.multiple) { List($0.items, id: \.id, selection: multiple($0)) { row($0.id) } },
    Form(.none) { List(items($0)) { $item in row(item.id) } },
    Form(.single) { List(items($0), selection: single($0)) { $item in row(item.id) } },
    Form(.multiple) { List(items($0), selection: multiple($0)) { $item in row(item.id) } },
    Form(.none) { List(items($0), id: \.id) { $item in row(item.id) } },
    Form(.single) { List(items($0), id: \.id, selection: single($0)) { $item in row(item.id) } },
    Form(.multiple) {
      List(items($0), id: \.id, selection: multiple($0)) { $item in row(item.id) }
    },
  ]

  private static let outlines: [Form] = [
    Form(.none) { List($0.items, children: \.children) { row($0.id) } },
    Form(.required) {
      List($0.items, children: \.children, selection: required($0)) { row($0.id) }
    },
    Form(.single) { List($0.items, children: \.children, selection: single($0)) { row($0.id) } },
    Form(.multiple) {
      List($0.items, children: \.children, selection: multiple($0)) { row($0.id) }
    },
    Form(.none) { List($0.items, id: \.id, children: \.children) { row($0.id) } },
    Form(.required) {
      List($0.items, id: \.id, children: \.children, selection: required($0)) { row($0.id) }
    },
    Form(.single) {
      List($0.items, id: \.id, children: \.children, selection: single($0)) { row($0.id) }
    },
    Form(.multiple) {
      List($0.items, id: \.id, children: \.children, selection: multiple($0)) { row($0.id) }
    },
    Form(.none) { List(items($0), children: \.children) { $item in row(item.id) } },
    Form(.required) {
      List(items($0), children: \.children, selection: required($0)) { $item in row(item.id) }
    },
    Form(.single) {
      List(items($0), children: \.children, selection: single($0)) { $item in row(item.id) }
    },
    Form(.multiple) {
      List(items($0), children: \.children, selection: multiple($0)) { $item in row(item.id) }
    },
    Form(.none) { List(items($0), id: \.id, children: \.children) { $item in row(item.id) } },
    Form(.required) {
      List(items($0), id: \.id, children: \.children, selection: required($0)) { $item in
        row(item.id)
      }
    },
    Form(.single) {
      List(items($0), id: \.id, children: \.children, selection: single($0)) { $item in
        row(item.id)
      }
    },
    Form(.multiple) {
      List(items($0), id: \.id, children: \.children, selection: multiple($0)) { $item in
        row(item.id)
      }
    },
  ]

  private static let edited: [Form] = [
    Form(.none) { List(items($0), editActions: .all) { $item in row(item.id) } },
    Form(.required) {
      List(items($0), editActions: .all, selection: required($0)) { $item in row(item.id) }
    },
    Form(.single) {
      List(items($0), editActions: .all, selection: single($0)) { $item in row(item.id) }
    },
    Form(.multiple) {
      List(items($0), editActions: .all, selection: multiple($0)) { $item in row(item.id) }
    },
    Form(.none) { List(items($0), id: \.id, editActions: .all) { $item in row(item.id) } },
    Form(.required) {
      List(items($0), id: \.id, editActions: .all, selection: required($0)) { $item in
        row(item.id)
      }
    },
    Form(.single) {
      List(items($0), id: \.id, editActions: .all, selection: single($0)) { $item in row(item.id) }
    },
    Form(.multiple) {
      List(items($0), id: \.id, editActions: .all, selection: multiple($0)) { $item in
        row(item.id)
      }
    },
  ]

  private static let all = views + data + outlines + edited

  @Test
  func `there are 46 of them`() { #expect(Self.all.count == 46) }

  @Test(arguments: 0..<46, [LayoutDirection.leftToRight, .rightToLeft])
  func `each has its rows and selects`(index: Int, direction: LayoutDirection) throws {
    let (form, model) = (Self.all[index], Model())
    let host = ViewHost(form.make(model), size: CGSize(width: 320, height: 568)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.layoutDirection = direction
      $0.editMode = .constant(form.selection == .multiple ? .active : .inactive)
    }
    let rows = try [1, 2].map { try #require(host.frame(of: "row \($0)")) }
    let starts = rows.map { direction == .leftToRight ? $0.minX : 320 - $0.maxX }
    #expect(starts[0] == starts[1] && starts[0] >= 32 && rows[1].minY - rows[0].minY == 51)
    host.tap("row 2")
    switch form.selection {
    case .none: #expect(model.one == nil && model.several.isEmpty)
    case .required, .single: #expect(model.one == 2)
    case .multiple: #expect(model.several == [2])
    }
  }

  @Test(arguments: 38..<46)
  func `those with edit actions delete and move`(index: Int) {
    func host(_ model: Model) -> ViewHost {
      ViewHost(Self.all[index].make(model), size: CGSize(width: 320, height: 568))
    }
    let moved = Model()
    #expect(host(moved).move("row 2", before: "row 1"))
    #expect(moved.items.map(\.id) == [2, 1])
    let deleted = Model()
    #expect(host(deleted).delete("row 2"))
    #expect(deleted.items.map(\.id) == [1])
  }
}
