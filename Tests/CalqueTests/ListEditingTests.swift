import Calque
import Foundation
import Testing

/// Deleting, moving and dropping rows, and the controls of edit mode.
@MainActor
struct ListEditingTests {
  private final class Model {
    var names: [String]
    init(_ names: [String]) { self.names = names }
    var binding: Binding<[String]> { Binding(get: { self.names }, set: { self.names = $0 }) }
  }

  private func host(
    _ view: some View, direction: LayoutDirection = .leftToRight, isEditing: Bool = false
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: 320, height: 420)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.layoutDirection = direction
      if isEditing { $0.editMode = .constant(.active) }
    }
  }

  private func text(_ name: String) -> some View {
    Text(verbatim: name).accessibilityIdentifier(name)
  }

  private func shown(_ host: ViewHost) -> [String] {
    host.invalidate()
    return host.rows().flatMap(\.texts)
  }

  @Test
  func `rows are deleted by their collection`() {
    let model = Model(["a", "b", "c"])
    let host = host(
      List {
        ForEach(model.names, id: \.self) { text($0) }
          .onDelete { model.names.remove(atOffsets: $0) }
        text("fixed")
      })
    #expect(host.delete("b"))
    #expect(model.names == ["a", "c"])
    #expect(!host.delete("fixed"))
  }

  @Test
  func `a swipe from the trailing edge shows Delete, and a full one deletes`() {
    let model = Model(["a", "b", "c"])
    let list = DynamicList(model: model)
    let host = host(list)
    #expect(host.swipe("a", from: .trailing))
    #expect(host.placedViews.contains { $0.text == "Delete" })
    #expect(host.tap(label: "Delete"))
    host.invalidate()
    #expect(model.names == ["b", "c"])
    #expect(!host.placedViews.contains { $0.text == "Delete" })
    #expect(host.swipe("c", from: .trailing, isFull: true))
    #expect(model.names == ["b"])
    #expect(!host.swipe("b", from: .leading))
  }

  private struct DynamicList: View {
    let model: Model
    var body: some View {
      List {
        ForEach(model.names, id: \.self) { Text(verbatim: $0).accessibilityIdentifier($0) }
          .onDelete { model.names.remove(atOffsets: $0) }
      }
    }
  }

  @Test
  func `rows are moved within their collection`() {
    let model = Model(["a", "b", "c", "d"])
    struct Rows: View {
      let model: Model
      var body: some View {
        List {
          ForEach(model.names, id: \.self) { Text(verbatim: $0).accessibilityIdentifier($0) }
            .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
          ForEach(["x"], id: \.self) { Text(verbatim: $0).accessibilityIdentifier($0) }
        }
      }
    }
    let host = host(Rows(model: model))
    #expect(host.move("a", before: "c"))
    host.invalidate()
    #expect(model.names == ["b", "a", "c", "d"])
    #expect(host.move("b", before: nil))
    #expect(model.names == ["a", "c", "d", "b"])
    host.invalidate()
    #expect(!host.move("a", before: "x"), "x is of another collection")
    #expect(!host.move("x", before: "a"), "x cannot be moved")
  }

  @Test
  func `edit actions edit the bound collection`() {
    let model = Model(["a", "b", "c"])
    struct Rows: View {
      let model: Model
      let actions: EditActions<[String]>
      var body: some View {
        List(model.binding, id: \.self, editActions: actions) { name in
          Text(verbatim: name.wrappedValue).accessibilityIdentifier(name.wrappedValue)
        }
      }
    }
    let all = host(Rows(model: model, actions: .all))
    #expect(all.delete("b"))
    all.invalidate()
    #expect(all.move("c", before: "a"))
    #expect(model.names == ["c", "a"])
    let moving = host(Rows(model: model, actions: .move))
    #expect(moving.rows().map(\.isDeletable) == [false, false])
    #expect(moving.rows().map(\.isMovable) == [true, true])
  }

  @Test
  func `explicit actions take the place of edit actions`() {
    let model = Model(["a", "b"])
    var deleted: [IndexSet] = []
    let host = host(
      List {
        ForEach(model.binding, id: \.self, editActions: .all) { text($0.wrappedValue) }
          .onDelete { deleted.append($0) }
          .onMove(perform: nil)
      })
    #expect(host.delete("b"))
    #expect(deleted == [IndexSet(integer: 1)] && model.names == ["a", "b"])
    #expect(host.rows().map(\.isMovable) == [false, false])
  }

  @Test
  func `rows can be kept from being deleted or moved`() {
    let host = host(
      List {
        ForEach(["a", "b"], id: \.self) { name in
          text(name).deleteDisabled(name == "a").moveDisabled(name == "b")
        }
        .onDelete { _ in }
        .onMove { _, _ in }
      })
    #expect(host.rows().map(\.isDeletable) == [false, true])
    #expect(host.rows().map(\.isMovable) == [true, false])
  }

  /// Content of rows that can be deleted is 40 further in; others stay (swiftui-web,
  /// ios/list/editing).
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `edit mode makes room for its controls`(direction: LayoutDirection) throws {
    let host = host(
      List {
        ForEach(["a", "b"], id: \.self) { text($0) }.onDelete { _ in }.onMove { _, _ in }
        text("fixed")
      }, direction: direction, isEditing: true)
    func leading(_ name: String) throws -> CGFloat {
      let frame = try #require(host.frame(of: name))
      return direction == .leftToRight ? frame.minX : 320 - frame.maxX
    }
    #expect(try leading("a") == 72)
    #expect(try leading("b") == 72)
    #expect(try leading("fixed") == 32)
  }

  @Test
  func `values are dropped in front of a row`() {
    var dropped: [String] = []
    let host = host(
      List {
        ForEach(["a", "b"], id: \.self) { text($0) }
          .dropDestination(for: String.self) { values, offset in
            dropped.append("\(values.joined()) at \(offset)")
          }
        text("fixed")
      })
    #expect(host.drop(["x", "y"], before: "b"))
    #expect(dropped == ["xy at 1"])
    #expect(!host.drop([Data()], before: "b"), "not of the type")
    #expect(!host.drop(["x"], before: "fixed"))
  }

  @Test
  func `offsets move and remove elements`() {
    // By the definition: what is moved is taken out, and put in front of the element at the offset.
    func oracle(_ values: [Int], _ source: IndexSet, _ destination: Int) -> [Int] {
      let moved = values.indices.filter { source.contains($0) }.map { values[$0] }
      var rest: [Int?] = values.indices.map { source.contains($0) ? nil : values[$0] }
      rest.insert(contentsOf: moved.map { $0 }, at: destination)
      return rest.compactMap { $0 }
    }
    let values = [0, 1, 2, 3]
    for bits in 0..<16 {
      let source = IndexSet((0..<4).filter { bits & (1 << $0) != 0 })
      for destination in 0...4 {
        var moved = values
        moved.move(fromOffsets: source, toOffset: destination)
        #expect(moved == oracle(values, source, destination))
      }
      var removed = values
      removed.remove(atOffsets: source)
      #expect(removed == values.filter { !source.contains($0) })
    }
  }
}
