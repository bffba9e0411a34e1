import Calque
import Foundation
import Testing

/// Lazy containers in a scroll view with all rows created, compared with containers that create
/// everything because nothing scrolls.
@MainActor
struct LazyOracleTests {
  struct Content: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let view: @MainActor @Sendable () -> AnyView

    init<V: View>(
      _ description: String, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
    ) {
      testDescription = description
      self.view = { AnyView(view()) }
    }
  }

  private static func cell(_ name: String, _ number: Int = 7) -> some View {
    Color.red
      .frame(width: CGFloat(5 + number % 3 * 10), height: CGFloat(10 + number % 5 * 7))
      .accessibilityIdentifier(name)
  }

  nonisolated static let contents = [
    Content("nothing") { EmptyView() },
    Content("one collection") { ForEach(0..<11) { cell("a\($0)", $0) } },
    Content("views and collections") {
      cell("first")
      ForEach(0..<4) { cell("a\($0)", $0) }
      cell("middle", 2)
      ForEach(0..<3) { cell("b\($0)", $0 + 2) }
    },
    Content("two views for an element") {
      cell("first")
      ForEach(0..<5) { number in
        cell("a\(number)", number)
        cell("b\(number)", number + 3)
      }
    },
    Content("elements without a view, the first among them") {
      ForEach(0..<14) { if $0 % 3 != 0 { cell("a\($0)", $0) } }
      cell("last")
    },
    Content("more views for some") {
      ForEach(0..<9) { number in
        if number % 4 == 1 { cell("extra\(number)", 1) }
        cell("a\(number)", number)
      }
    },
    Content("collections of collections") {
      ForEach(0..<4) { outer in
        ForEach(0..<outer + 1, id: \.self) { cell("a\(outer)-\($0)", $0 + outer) }
      }
    },
    Content("sections") {
      Section {
        ForEach(0..<5) { cell("a\($0)", $0) }
      } header: {
        cell("head", 1)
      } footer: {
        cell("foot", 2)
      }
      Section {
        cell("b")
      } header: {
        cell("head b", 3)
      }
    },
    Content("sections of a collection") {
      ForEach(0..<4) { outer in
        Section {
          ForEach(0..<outer + 1, id: \.self) { cell("a\(outer)-\($0)", $0 + outer) }
        } header: {
          cell("head\(outer)", outer)
        }
      }
    },
    Content("modifiers around collections, guides and texts") {
      ForEach(0..<5) { Text(verbatim: "row \($0)").accessibilityIdentifier("a\($0)") }
        .padding(3)
      cell("guided").alignmentGuide(.leading) { $0.width / 2 }
      Text(verbatim: "a long text that wraps").accessibilityIdentifier("text")
      Divider().accessibilityIdentifier("divider")
    },
  ]

  private func frames(_ view: some View, _ direction: LayoutDirection) -> [String: CGRect] {
    let host = ViewHost(view, size: CGSize(width: 130, height: 300)) {
      $0.layoutDirection = direction
      $0.lazyRowMargin = 100_000
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
    let names = host.placedViews.compactMap(\.identifier)
    return Dictionary(
      names.map { ($0, host.frame(of: $0) ?? .null) }, uniquingKeysWith: { one, _ in one })
  }

  private func agree(
    _ lazy: some View, _ eager: some View, isRow: Bool = false
  ) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let found = frames(lazy, direction)
      let expected = frames(eager, direction)
      #expect(found.keys.sorted() == expected.keys.sorted())
      for (name, frame) in expected {
        #expect(
          found[name].map {
            abs($0.minX - frame.minX) < 1e-6 && abs($0.minY - frame.minY) < 1e-6
              && $0.size == frame.size
          } ?? false, "\(name): \(found[name] ?? .null), not \(frame)")
      }
    }
  }

  @Test(arguments: contents)
  func `a column`(content: Content) {
    for spacing in [nil, 0, 5] as [CGFloat?] {
      let stack = LazyVStack(alignment: .leading, spacing: spacing) { content.view() }
      agree(
        ScrollView { stack }.frame(width: 120, height: 200),
        stack.frame(width: 120, height: 200, alignment: .top))
    }
  }

  @Test(arguments: contents)
  func `a row`(content: Content) {
    let stack = LazyHStack(alignment: .bottom, spacing: 4) { content.view() }
    agree(
      ScrollView(.horizontal) { stack }.frame(width: 120, height: 200),
      stack.frame(width: 120, height: 200, alignment: .leading))
  }

  @Test(arguments: contents)
  func `columns`(content: Content) {
    let columns = [GridItem(.flexible(), alignment: .topLeading), GridItem(.fixed(40)), GridItem()]
    for spacing in [nil, 3] as [CGFloat?] {
      let grid = LazyVGrid(columns: columns, spacing: spacing) { content.view() }
      agree(
        ScrollView { grid }.frame(width: 120, height: 200),
        grid.frame(width: 120, height: 200, alignment: .top))
    }
  }

  @Test(arguments: contents)
  func `rows of a grid`(content: Content) {
    let rows = [GridItem(.adaptive(minimum: 50)), GridItem(.fixed(40), alignment: .trailing)]
    let grid = LazyHGrid(rows: rows, spacing: 2) { content.view() }
    agree(
      ScrollView(.horizontal) { grid }.frame(width: 120, height: 200),
      grid.frame(width: 120, height: 200, alignment: .leading))
  }
}
