import Calque
import Foundation
import Testing

/// Code that apps have, as it is written for SwiftUI.
@MainActor
struct ListExampleTests {
  private func host(_ view: some View) -> ViewHost {
    ViewHost(view, size: CGSize(width: 390, height: 844)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
  }

  private func texts(_ host: ViewHost) -> [String] { host.placedViews.compactMap(\.text) }

  private struct Ocean: Identifiable, Hashable {
    let name: String
    let id = UUID()
  }

  private struct Oceans: View {
    private var oceans = ["Pacific", "Atlantic", "Indian"].map { Ocean(name: $0) }
    @State private var multiSelection = Set<UUID>()

    var body: some View {
      NavigationView {
        List(oceans, selection: $multiSelection) {
          Text($0.name)
        }
        .navigationTitle("Oceans")
        .toolbar { EditButton() }
      }
      Text("\(multiSelection.count) selections")
    }
  }

  @Test
  func `several rows are selected after a tap on Edit`() {
    let host = host(Oceans())
    #expect(texts(host).contains("Oceans") && texts(host).contains("0 selections"))
    #expect(host.tap(label: "Edit"))
    #expect(texts(host).contains("Done"))
    #expect(host.tap(label: "Atlantic"))
    #expect(host.tap(label: "Indian"))
    #expect(texts(host).contains("2 selections"))
    #expect(host.tap(label: "Atlantic"))
    #expect(texts(host).contains("1 selections"))
  }

  private struct Food: Identifiable {
    let id: Int
    var name: String
  }

  private struct Foods: View {
    @State private var foods = [Food(id: 1, name: "Rice"), Food(id: 2, name: "Beans")]
    @State private var selection: Int?

    var body: some View {
      List($foods, editActions: .all, selection: $selection) { $food in
        HStack {
          Text(food.name)
          Button("Rename") { $food.wrappedValue.name = "Bread" }
            .accessibilityIdentifier("rename \(food.id)")
        }
        .accessibilityIdentifier("\(food.id)")
      }
    }
  }

  @Test
  func `bound rows are changed, moved and deleted`() {
    let host = host(Foods())
    func names() -> [String] { host.rows().compactMap(\.texts.first) }
    #expect(host.tap("rename 2"))
    #expect(names() == ["Rice", "Bread"])
    #expect(host.move("2", before: "1"))
    #expect(names() == ["Bread", "Rice"])
    #expect(host.delete("1"))
    #expect(names() == ["Bread"])
    #expect(host.tap("2"))
    #expect(host.rows().map(\.isSelected) == [true])
  }

  private struct FileItem: Hashable, Identifiable {
    var id: Self { self }
    var name: String
    var children: [FileItem]?
  }

  @Test
  func `a tree of files`() {
    let data = [
      FileItem(
        name: "users",
        children: [FileItem(name: "user1234", children: [FileItem(name: "Photos", children: [])])]),
      FileItem(name: "readme"),
    ]
    let host = host(List(data, children: \.children) { item in Text(item.name) })
    #expect(host.tap(label: "users"))
    #expect(host.tap(label: "user1234"))
    #expect(texts(host) == ["users", "user1234", "Photos", "readme"])
  }

  @Test
  func `lists take bindings without an id, too`() {
    struct Names: View {
      @State var foods = [Food(id: 1, name: "Rice")]
      @State var several: Set<Int> = []
      @State var one: Int? = 1
      var body: some View {
        List($foods) { $food in Text(food.name) }
        List($foods, selection: $several) { $food in Text(food.name) }
        List($foods, selection: $one) { $food in Text(food.name) }
        List { ForEach($foods) { $food in Text(food.name) } }
      }
    }
    let host = host(Names())
    #expect(texts(host) == ["Rice", "Rice", "Rice", "Rice"])
    #expect(host.rows().map(\.isSelected) == [false, false, true, false])
  }

  @Test
  func `a million rows with sections, selection and actions are made as far as they are seen`() {
    final class Counter { var count = 0 }
    let counter = Counter()
    let host = host(
      List(selection: .constant([500_000] as Set<Int>)) {
        Section("First") {
          ForEach(0..<1_000_000, id: \.self) { number -> AnyView in
            counter.count += 1
            return AnyView(
              Text(verbatim: "\(number)")
                .swipeActions { Button("Flag") {} }
                .badge(number))
          }
          .onDelete { _ in }
          .onMove { _, _ in }
        }
        Section("Second") { Text(verbatim: "end") }
      })
    #expect(host.rows().count < 30)
    #expect(counter.count < 60)
    #expect(host.scroll(to: 500_000, anchor: .center))
    #expect(host.rows().filter(\.isSelected).map { $0.texts.first } == ["500000"])
    #expect(counter.count < 200)
  }
}
