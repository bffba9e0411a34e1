import Calque
import Foundation
import Testing

/// Hierarchies: disclosure groups and outlines, in lists and out of them.
@MainActor
struct OutlineTests {
  private struct Item: Identifiable, Hashable {
    let id: String
    var children: [Item]?
  }

  private let tree = [
    Item(id: "docs", children: [Item(id: "a"), Item(id: "old", children: [Item(id: "b")])]),
    Item(id: "readme"),
  ]

  private func host(
    _ view: some View, isMac: Bool = false, direction: LayoutDirection = .leftToRight
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: 320, height: 600)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      if isMac { $0.platformMetrics.list = .macOS }
      $0.layoutDirection = direction
    }
  }

  private func text(_ name: String) -> some View {
    Text(verbatim: name).accessibilityIdentifier(name)
  }

  private func shown(_ host: ViewHost) -> [String] { host.rows().flatMap(\.texts) }

  @Test
  func `rows with children are expanded and collapsed by a tap`() {
    let host = host(List(tree, children: \.children) { text($0.id) })
    #expect(shown(host) == ["docs", "readme"])
    #expect(host.rows().map(\.isExpanded) == [false, nil])
    #expect(host.tap("docs"))
    #expect(shown(host) == ["docs", "a", "old", "readme"])
    #expect(host.tap("old"))
    #expect(shown(host) == ["docs", "a", "old", "b", "readme"])
    #expect(host.rows().map(\.level) == [0, 1, 1, 2, 0])
    #expect(host.tap("docs"))
    #expect(shown(host) == ["docs", "readme"])
  }

  /// Every row of a list with a hierarchy begins 9 further in, and those inside 13 more
  /// (swiftui-web, list/outline on macOS 26).
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `levels are further in on macOS`(direction: LayoutDirection) throws {
    func box(_ name: String, _ width: CGFloat) -> some View {
      Color.red.frame(width: width, height: 16).accessibilityIdentifier(name)
    }
    let host = host(
      List {
        box("above", 30)
        DisclosureGroup(isExpanded: .constant(true)) {
          box("apple", 35)
          box("banana", 45)
        } label: {
          box("label", 34)
        }
        box("water", 36)
      }, isMac: true, direction: direction)
    func leading(_ name: String) throws -> CGFloat {
      let frame = try #require(host.frame(of: name))
      return direction == .leftToRight ? frame.minX : 320 - frame.maxX
    }
    #expect(try leading("above") == 25)
    #expect(try leading("label") == 25)
    #expect(try leading("apple") == 38)
    #expect(try leading("banana") == 38)
    #expect(try leading("water") == 25)
  }

  @Test
  func `bound trees can change their elements`() {
    struct Node: Identifiable {
      let id: Int
      var name: String
      var children: [Node]?
    }
    var nodes = [Node(id: 1, name: "x", children: [Node(id: 2, name: "y")])]
    let binding = Binding(get: { nodes }, set: { nodes = $0 })
    let host = host(
      List(binding, children: \.children) { node in
        HStack {
          text("\(node.wrappedValue.id)")
          Button("Rename") { node.wrappedValue.name += "!" }
            .accessibilityIdentifier("rename\(node.wrappedValue.id)")
        }
      })
    #expect(host.tap("1"))
    #expect(host.tap("rename2"))
    #expect(nodes[0].children?[0].name == "y!")
  }

  @Test
  func `hierarchical lists select`() {
    var chosen: String? = nil
    let selection = Binding(get: { chosen }, set: { chosen = $0 })
    let host = host(List(tree, children: \.children, selection: selection) { text($0.id) })
    #expect(host.tap("readme"))
    #expect(chosen == "readme")
  }

  @Test
  func `an outline of one root, and of a key path to ids`() {
    let one = host(List { OutlineGroup(tree[0], children: \.children) { text($0.id) } })
    #expect(shown(one) == ["docs"])
    #expect(one.tap("docs"))
    #expect(shown(one) == ["docs", "a", "old"])
    let byID = host(List { OutlineGroup(tree, id: \.id, children: \.children) { text($0.id) } })
    #expect(shown(byID) == ["docs", "readme"])
  }

  @Test
  func `a group out of a list shows its content below its label`() throws {
    let host = host(
      VStack {
        DisclosureGroup {
          text("inside")
        } label: {
          text("label")
        }
      })
    #expect(host.frame(of: "inside") == nil)
    #expect(host.tap("label"))
    let label = try #require(host.frame(of: "label"))
    let inside = try #require(host.frame(of: "inside"))
    #expect(inside.minY >= label.maxY && inside.minX == label.minX)
  }

  @Test
  func `a custom style shows what it wants`() {
    struct Plain: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Button(configuration.isExpanded ? "less" : "more") {
            configuration.isExpanded.toggle()
          }
          configuration.label
          if configuration.isExpanded { configuration.content }
        }
      }
    }
    let host = host(
      DisclosureGroup("Title") { text("inside") }.disclosureGroupStyle(Plain()))
    #expect(host.tap(label: "more"))
    #expect(host.frame(of: "inside") != nil)
    #expect(host.tap(label: "less"))
    #expect(host.frame(of: "inside") == nil)
  }

  @Test
  func `a large tree is made as far as it is seen`() {
    final class Counter { var count = 0 }
    struct Number: Identifiable {
      let id: Int
      var children: [Number]? { nil }
    }
    let counter = Counter()
    let host = host(
      List((0..<100_000).map(Number.init), children: \.children) { number -> Text in
        counter.count += 1
        return Text(verbatim: "\(number.id)")
      })
    #expect(host.rows().count < 30)
    #expect(counter.count < 60)
  }
}
