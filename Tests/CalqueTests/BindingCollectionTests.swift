import Calque
import Foundation
import Testing

/// A binding to a collection goes through bindings to its elements, and is used like one.
@MainActor
@Suite struct BindingCollectionTests {
  private final class Store { var values = [3, 1, 2] }

  @Test func `elements are read and written`() {
    let store = Store()
    let binding = Binding(get: { store.values }, set: { store.values = $0 })
    #expect(binding.count == 3 && binding.indices == 0..<3)
    #expect(binding.map(\.wrappedValue) == [3, 1, 2])
    binding[1].wrappedValue = 7
    #expect(store.values == [3, 7, 2])
    for element in binding where element.wrappedValue > 2 { element.wrappedValue += 1 }
    #expect(store.values == [4, 8, 2])
    #expect(binding.filter { $0.wrappedValue > 3 }.count == 2)
    #expect(binding.enumerated().map { $0.offset + $0.element.wrappedValue } == [4, 9, 4])
    #expect(binding.firstIndex { $0.wrappedValue == 8 } == 1 && !binding.isEmpty)
    #expect(binding.reversed().first?.wrappedValue == 2)
    #expect(binding.last?.wrappedValue == 2 && binding.first?.wrappedValue == 4)
  }

  private struct Item: Identifiable {
    let id: Int
    var name: String
  }

  private struct Editor: View {
    @State var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    var body: some View {
      VStack {
        ForEach(Array($items.enumerated()), id: \.element.id) { index, $item in
          Button("\(index) \(item.name)") { item.name += "!" }
        }
        ForEach($items.filter { $0.name.wrappedValue.count > 1 }) { $item in
          Text(verbatim: "long \(item.name)")
        }
      }
    }
  }

  @Test func `views go through a binding as through its collection`() {
    let host = ViewHost(Editor(), size: CGSize(width: 300, height: 300)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
    #expect(host.shownTexts == ["0 a", "1 b"])
    #expect(host.tap(label: "1 b"))
    #expect(host.shownTexts == ["0 a", "1 b!", "long b!"])
  }
}
