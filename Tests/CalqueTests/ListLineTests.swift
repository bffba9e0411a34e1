import Calque
import CalqueDrawing
import Foundation
import Testing

/// Separators between the rows of a list, and lists with few or no rows.
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

  /// The thin filled rectangles, with their colors.
  private func lines(_ host: ViewHost) -> [(rect: CGRect, color: RGBAColor)] {
    host.displayList.paintedItems.compactMap { item in
      guard case .fill(let path, let color, _) = item, path.boundingRect.height <= 1 else {
        return nil
      }
      return (path.boundingRect, color.color)
    }
  }

  private func row(_ name: String) -> Text { Text(verbatim: name) }

  @Test
  func `a separator is at the bottom of each row, from its content to 16 in front of the end`() {
    let list = List {
      row("a")
      row("b")
      row("c").listRowInsets(EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 7))
    }
    // Rows of 51; a plain list has a line below its last row, too.
    let left = lines(host(list.listStyle(.plain))).map(\.rect)
    #expect(left.map(\.minY) == [50, 101, 152])
    #expect(left.map(\.minX) == [16, 16, 5])
    #expect(left.allSatisfy { $0.maxX == 284 && $0.height == 1 })
    let right = lines(host(list.listStyle(.plain), .rightToLeft)).map(\.rect)
    #expect(right.map(\.maxX) == [284, 284, 295])
    #expect(right.allSatisfy { $0.minX == 16 })
    // A card has none; its content is 32 from the sides of the list.
    let cards = lines(host(list)).map(\.rect)
    #expect(cards.map(\.minY) == [85, 136])
    #expect(cards.map(\.minX) == [32, 32])
    #expect(cards.allSatisfy { $0.maxX == 268 })
  }

  /// What is typed in letters from left to right is at the left end of a field in Arabic.
  @Test
  func `a separator begins at a field, not at what was typed`() {
    let list = List {
      TextField("", text: .constant("abc"))
      row("b")
    }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let lines = lines(host(list.listStyle(.plain), direction)).map(\.rect)
      #expect(lines.map(\.minX) == [16, 16] && lines.map(\.maxX) == [284, 284])
    }
  }

  @Test
  func `each of two neighbors hides the separator between them`() {
    func tops(_ edges: VerticalEdge.Set) -> [CGFloat] {
      lines(
        host(
          List {
            row("a")
            row("b").listRowSeparator(.hidden, edges: edges)
            row("c")
          })
      ).map(\.rect.minY)
    }
    #expect(tops(.top) == [136])
    #expect(tops(.bottom) == [85])
    #expect(tops(.all) == [])
  }

  @Test
  func `neighbors are found beyond the ends of a collection`() {
    func tops(_ edges: VerticalEdge.Set) -> [CGFloat] {
      lines(
        host(
          List {
            row("a")
            ForEach(0..<1) { row("\($0)").listRowSeparator(.hidden, edges: edges) }
            row("c")
          })
      ).map(\.rect.minY)
    }
    #expect(tops([]) == [85, 136])
    #expect(tops(.top) == [136])
    #expect(tops(.bottom) == [85])
  }

  @Test
  func `a separator has the tint of a neighbor`() {
    func colors(_ edges: VerticalEdge.Set) -> [RGBAColor] {
      let list = List {
        row("a")
        row("b").listRowSeparatorTint(Color(red: 1, green: 0, blue: 0), edges: edges)
        row("c")
      }
      return lines(host(list)).map(\.color)
    }
    let red = RGBAColor(red: 1, green: 0, blue: 0)
    #expect(colors(.bottom).map { $0 == red } == [false, true])
    #expect(colors(.top).map { $0 == red } == [true, false])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `guides of the content set the ends of a separator`(_ direction: LayoutDirection) {
    let host = host(
      List {
        row("a").alignmentGuide(.listRowSeparatorLeading) { _ in 30 }
        row("b").alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] + 100 }
        HStack(spacing: 8) {
          Color.red.frame(width: 20, height: 20)
          row("c").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
        }
        row("d")
      }, direction)
    func mirrored(_ rect: CGRect) -> CGRect {
      guard direction == .rightToLeft else { return rect }
      return CGRect(x: 300 - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    // The content begins at 32; "b" is 10 wide.
    let expected = [
      CGRect(x: 62, y: 85, width: 206, height: 1), CGRect(x: 32, y: 136, width: 110, height: 1),
      CGRect(x: 60, y: 187, width: 208, height: 1),
    ].map(mirrored)
    #expect(lines(host).map(\.rect) == expected)
    #expect(host.placedViews.filter { $0.kind == "Divider" }.map(\.frame) == expected)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a separator begins at the first text of a row`(_ direction: LayoutDirection) {
    let host = host(
      List {
        HStack(spacing: 8) {
          row("a")
          Spacer()
          Label("bb", systemImage: "star")
        }
        HStack(spacing: 8) {
          Color.red.frame(width: 20, height: 20)
          VStack(alignment: .trailing) {
            row("c")
            row("ccc")
          }
        }
        HStack(spacing: 8) {
          Image(systemName: "star").frame(width: 20)
          Color.red.frame(width: 20, height: 20)
        }
        Label("bb", systemImage: "star")
        HStack(spacing: 8) {
          Color.red.frame(width: 20, height: 20).alignmentGuide(.listRowSeparatorLeading) { _ in 5 }
          row("c")
        }
        Color.red.frame(width: 20, height: 20).overlay(alignment: .trailing) { row("over") }
        row("end")
      }, direction)
    let starts = lines(host).map { direction == .leftToRight ? $0.rect.minX : 300 - $0.rect.maxX }
    // The content begins at 32; the icon of a label is in a slot of 24, 16 in front of its title.
    #expect(starts == [32, 60, 32, 72, 37, 32])
  }

  /// A label of a control is a label of the row.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a separator begins at the title of the label of a control`(_ direction: LayoutDirection) {
    let host = host(
      List {
        Toggle(isOn: .constant(true)) { Label("a", systemImage: "star") }
        Stepper(value: .constant(1)) { Label("b", systemImage: "star") }
        Picker(selection: .constant(1)) {
          row("one").tag(1)
        } label: {
          Label("c", systemImage: "star")
        }
        DatePicker(selection: .constant(Date(timeIntervalSince1970: 0))) {
          Label("d", systemImage: "star")
        }
        Toggle("plain", isOn: .constant(true))
        row("end")
      }, direction)
    let starts = lines(host).filter { $0.rect.width > 60 }.map {
      direction == .leftToRight ? $0.rect.minX : 300 - $0.rect.maxX
    }
    #expect(starts == [72, 72, 72, 72, 32])
  }

  /// A badge is content of its row; an arrow is beside the line.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a separator ends in front of an arrow, and below a badge`(_ direction: LayoutDirection) {
    let host = host(
      NavigationStack {
        List {
          row("a").badge(3)
          NavigationLink("b", value: 1)
          NavigationLink("c", value: 1).badge(3)
          row("end")
        }
      }, direction)
    let ends = lines(host).map { direction == .leftToRight ? $0.rect.maxX : 300 - $0.rect.minX }
    // The arrow is 7 wide, and 16 from the edge of the card.
    #expect(ends == [268, 261, 261])
  }

  @Test(arguments: [true, false])
  func `a list fills its proposal, with any content`(_ isPlain: Bool) {
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
  func `a section without rows has its header and its footer`() throws {
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
    #expect(head.minX == 32)
    #expect(foot.minX == 32)
    #expect(row.minX == 32)
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
  func `a separator is visible in every picture, at any position`(_ scale: CGFloat) {
    let host = host(
      List {
        row("a")
        Color.red.frame(height: 30.3)
        row("c")
        row("d")
      })
    let thin = host.displayList(scale: scale).paintedItems.compactMap { item -> CGFloat? in
      guard case .fill(let path, _, _) = item else { return nil }
      let height = path.boundingRect.height
      return height < 2 ? height * scale : nil
    }
    #expect(thin.count == 3)
    // A point, to whole pixels.
    #expect(thin.allSatisfy { $0 > scale - 1 && $0 < scale + 1 && abs($0 - $0.rounded()) < 0.001 })
  }
}
