import Calque
import DisplayList
import Foundation
import Testing

/// Lines between the rows of a list, and lists with little or nothing in them.
@MainActor
struct ListLineTests {
  private func host(
    _ view: some View, _ direction: LayoutDirection = .leftToRight
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: 300, height: 400)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.displayScale = 2
      $0.layoutDirection = direction
    }
  }

  /// The thin rectangles that are filled, with their colours.
  private func lines(_ host: ViewHost) -> [(rect: CGRect, color: RGBAColor)] {
    host.displayList.items.compactMap { item in
      guard case .fill(let path, let color, _) = item, path.boundingRect.height <= 1 else {
        return nil
      }
      return (path.boundingRect, color)
    }
  }

  private func row(_ name: String) -> Text { Text(verbatim: name) }

  @Test
  func `a line stands between two rows, from the leading inset of the lower one to the end`() {
    let list = List {
      row("a")
      row("b")
      row("c").listRowInsets(EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 7))
    }
    .listStyle(.plain)
    let left = lines(host(list)).map(\.rect)
    #expect(left.map(\.minY) == [44, 88])
    #expect(left.map(\.minX) == [20, 5])
    #expect(left.allSatisfy { $0.maxX == 300 && $0.height == 0.5 })
    let right = lines(host(list, .rightToLeft)).map(\.rect)
    #expect(right.map(\.maxX) == [280, 295])
    #expect(right.allSatisfy { $0.minX == 0 })
  }

  @Test
  func `each of two neighbours hides the line between them`() {
    func tops(_ edges: VerticalEdge.Set) -> [CGFloat] {
      lines(
        host(
          List {
            row("a")
            row("b").listRowSeparator(.hidden, edges: edges)
            row("c")
          }
          .listStyle(.plain))
      ).map(\.rect.minY)
    }
    #expect(tops(.top) == [88])
    #expect(tops(.bottom) == [44])
    #expect(tops(.all) == [])
  }

  @Test
  func `a line takes the colour of a neighbour`() {
    let red = RGBAColor(red: 1, green: 0, blue: 0)
    let colors = lines(
      host(
        List {
          row("a")
          row("b").listRowSeparatorTint(Color(red: 1, green: 0, blue: 0), edges: .bottom)
          row("c")
        }
        .listStyle(.plain))
    ).map(\.color)
    #expect(colors.count == 2)
    #expect(colors.first != red)
    #expect(colors.last == red)
  }

  @Test(arguments: [true, false])
  func `a list takes all room, whatever is in it`(_ isPlain: Bool) {
    func size(_ list: some View) -> CGSize {
      let host = isPlain ? host(list.listStyle(.plain)) : host(list.listStyle(.insetGrouped))
      return host.rootSize
    }
    let room = CGSize(width: 300, height: 400)
    #expect(size(List {}) == room)
    #expect(size(List { Section("none") {} }) == room)
    #expect(size(List(0..<1) { Text(verbatim: "\($0)") }) == room)
  }

  @Test
  func `a section without rows has its header and its footer, one below the other`() throws {
    let host = host(
      List {
        Section {
        } header: {
          Text(verbatim: "head").accessibilityIdentifier("head")
        } footer: {
          Text(verbatim: "foot").accessibilityIdentifier("foot")
        }
        Section {
          Text(verbatim: "row").accessibilityIdentifier("row")
        }
      })
    let head = try #require(host.frame(of: "head"))
    let foot = try #require(host.frame(of: "foot"))
    let row = try #require(host.frame(of: "row"))
    #expect(head.maxY < foot.minY)
    #expect(foot.maxY < row.minY)
    #expect(head.minX == 36)
    #expect(foot.minX == 36)
    #expect(row.minX == 36)
    #expect(lines(host).isEmpty)
  }

  @Test
  func `elements of a binding are changed by their rows`() {
    struct Item: Identifiable {
      let id: Int
      var count = 0
    }
    struct Screen: View {
      @State private var items = [Item(id: 1), Item(id: 2)]

      var body: some View {
        List($items) { $item in
          Button("\(item.count)") { item.count += 1 }
            .accessibilityIdentifier("item-\(item.id)")
        }
      }
    }
    let host = host(Screen())
    host.tap("item-2")
    host.tap("item-2")
    #expect(host.texts.map(\.string) == ["0", "2"])
  }

  @Test(arguments: [1.0, 1.5, 2, 3])
  func `a line is seen in every picture, wherever it stands`(_ scale: CGFloat) {
    let host = host(
      List {
        row("a")
        Color.red.frame(height: 30.3)
        row("c")
        row("d")
      }
      .listStyle(.plain))
    let thin = host.displayList(scale: scale).items.compactMap { item -> CGFloat? in
      guard case .fill(let path, _, _) = item else { return nil }
      let height = path.boundingRect.height
      return height < 2 ? height * scale : nil
    }
    #expect(thin.count == 3)
    #expect(thin.allSatisfy { abs($0 - 1) < 0.001 || abs($0 - 2) < 0.001 })
  }
}
