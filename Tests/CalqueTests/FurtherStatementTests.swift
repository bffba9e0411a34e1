import Calque
import CalqueDrawing
import CalqueLayout
import Foundation
import Testing

/// Further statements of the documentation of containers and lists, each tried in both directions
/// where it has sides.
@MainActor
@Suite struct FurtherStatementTests {
  private func host(
    _ view: some View, _ width: CGFloat = 200, _ height: CGFloat = 200,
    _ direction: LayoutDirection = .leftToRight,
    _ configure: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: width, height: height)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.layoutDirection = direction
      configure(&$0)
    }
  }

  private func fills(_ host: ViewHost) -> [CGRect] {
    host.displayList.paintedItems.compactMap {
      if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil }
    }
  }

  @Test func `a style in front of a view ignores the safe area where it may`() {
    func frames(_ edges: Edge.Set) -> [CGRect] {
      fills(
        host(Color.clear.overlay(.red, ignoresSafeAreaEdges: edges)) {
          $0.safeAreaInsets = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
        })
    }
    #expect(frames(.all) == [CGRect(x: 0, y: 0, width: 200, height: 200)])
    #expect(frames([]) == [CGRect(x: 0, y: 50, width: 200, height: 120)])
    #expect(frames(.bottom) == [CGRect(x: 0, y: 50, width: 200, height: 150)])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `an alignment of baselines is that of bottoms where there is no text`(
    _ direction: LayoutDirection
  ) {
    let row = HStack(alignment: .lastTextBaseline, spacing: 0) {
      Color.red.frame(width: 10, height: 30).accessibilityIdentifier("a")
      Color.blue.frame(width: 10, height: 50).accessibilityIdentifier("b")
    }
    let host = host(row, 200, 200, direction)
    #expect(host.frame(of: "a")?.maxY == host.frame(of: "b")?.maxY)
    #expect(host.frame(of: "a")?.minX == (direction == .leftToRight ? 90 : 100))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `pinned headers of a row are at its leading edge, footers at its trailing one`(
    _ direction: LayoutDirection
  ) throws {
    let row = ScrollView(.horizontal) {
      LazyHStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
        Section {
          ForEach(0..<20, id: \.self) { _ in Color.gray.frame(width: 40, height: 40) }
        } header: {
          Color.red.frame(width: 30, height: 40).accessibilityIdentifier("header")
        } footer: {
          Color.blue.frame(width: 20, height: 40).accessibilityIdentifier("footer")
        }
      }
    }
    let host = host(row, 200, 200, direction)
    host.scroll(by: CGSize(width: 100, height: 0))
    let header = try #require(host.frame(of: "header"))
    let footer = try #require(host.frame(of: "footer"))
    #expect(direction == .leftToRight ? header.minX == 0 : header.maxX == 200)
    #expect(direction == .leftToRight ? footer.maxX == 200 : footer.minX == 0)
  }

  @Test func `a modifier of a row of a grid is one of each of its cells`() {
    let grid = Grid {
      GridRow {
        Color.gray.frame(width: 20, height: 20)
        Color.gray.frame(width: 20, height: 20)
      }
      .border(Color.black, width: 1)
    }
    let plain = Grid {
      GridRow {
        Color.gray.frame(width: 20, height: 20).border(Color.black, width: 1)
        Color.gray.frame(width: 20, height: 20).border(Color.black, width: 1)
      }
    }
    #expect(host(grid).displayList.description == host(plain).displayList.description)
  }

  @Test func `an empty view makes no cell`() {
    func grid(@ViewBuilder _ first: () -> some View) -> CGFloat? {
      host(
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            first()
            Color.gray.frame(width: 20, height: 20).accessibilityIdentifier("cell")
          }
          GridRow {
            Color.gray.frame(width: 50, height: 20)
            Color.gray.frame(width: 20, height: 20)
          }
        }
      ).frame(of: "cell")?.midX
    }
    // The cell is in the first column, 50 wide, or in the second one, 20 wide, of 70.
    #expect(grid { EmptyView() } == 90)
    #expect(grid { Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]) } == 125)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a lazy grid of columns is filled from its leading edge, row after row`(
    _ direction: LayoutDirection
  ) throws {
    let grid = LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))]) {
      ForEach(0..<3, id: \.self) {
        Color.gray.frame(width: 40, height: 20).accessibilityIdentifier("\($0)")
      }
    }
    let host = host(grid, 200, 200, direction)
    let frames = try (0..<3).map { try #require(host.frame(of: "\($0)")) }
    #expect((frames[0].minX < frames[1].minX) == (direction == .leftToRight))
    #expect(frames[2].minX == frames[0].minX && frames[2].minY > frames[0].minY)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a lazy grid of rows is filled from top to bottom, column after column`(
    _ direction: LayoutDirection
  ) throws {
    let grid = LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))]) {
      ForEach(0..<3, id: \.self) {
        Color.gray.frame(width: 40, height: 20).accessibilityIdentifier("\($0)")
      }
    }
    let host = host(grid, 200, 200, direction)
    let frames = try (0..<3).map { try #require(host.frame(of: "\($0)")) }
    #expect(frames[1].minX == frames[0].minX && frames[1].minY > frames[0].minY)
    #expect((frames[2].minX > frames[0].minX) == (direction == .leftToRight))
  }

  @Test func `sections of other containers have no looks of their own`() {
    let stack = VStack(spacing: 0) {
      Section("Header") { Color.red.frame(height: 20).accessibilityIdentifier("a") }
    }
    let host = host(stack)
    #expect(host.frame(of: "a")?.height == 20)
    #expect(host.placedViews.compactMap(\.text) == ["Header"])
  }

  @Test func `swipe actions of one edge add up, in their order from the edge`() {
    let list = List {
      Text(verbatim: "row").accessibilityIdentifier("row")
        .swipeActions { Button("One") {} }
        .swipeActions { Button("Two") {} }
    }
    let host = host(list, 320, 200)
    #expect(host.swipe("row", from: .trailing))
    func x(_ text: String) -> CGFloat? { host.placedViews.first { $0.text == text }?.frame.midX }
    #expect(x("One") != nil && x("Two") != nil && x("One") != x("Two"))
  }

  @Test func `headers of grouped lists are farther from the rows above than those of plain ones`() {
    func gap(_ style: some ListStyle) -> CGFloat? {
      let list = List {
        Section { Color.gray.frame(height: 20).accessibilityIdentifier("a") }
        Section {
          Color.gray.frame(height: 20)
        } header: {
          Color.gray.frame(width: 20, height: 20).accessibilityIdentifier("h")
        } footer: {
          Text(verbatim: "foot")
        }
      }
      .listStyle(style)
      let host = host(list, 320, 400) { $0.platformMetrics = .iOS18 }
      return host.frame(of: "h").flatMap { h in host.frame(of: "a").map { h.minY - $0.maxY } }
    }
    #expect(gap(.grouped) != nil)
    #expect((gap(.grouped) ?? 0) > (gap(.plain) ?? 0))
  }

  @Test func `the label of a style keeps the icon for descriptions`() {
    let host = host(Label("Title", systemImage: "star").labelStyle(.iconOnly))
    #expect(host.placedViews.compactMap(\.text).isEmpty)
    #expect(host.displayList.tags.contains { $0.label == "Title" })
  }
}
