import Calque
import Foundation
import Testing

/// Statements about containers, frames and safe areas.
@MainActor
@Suite struct LayoutStatementTests {
  private let insets = EdgeInsets(top: 10, leading: 4, bottom: 6, trailing: 8)

  private func safe(_ view: some View, of name: String = "a") -> CGRect {
    statementFrame(view, of: name) { $0.safeAreaInsets = insets }
  }

  @Test func `views keep out of the safe area unless they ignore it`() {
    #expect(safe(named("a")) == CGRect(x: 4, y: 10, width: 88, height: 84))
    #expect(safe(named("a").ignoresSafeArea()) == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(
      safe(named("a").ignoresSafeArea(edges: .bottom)) == CGRect(x: 4, y: 10, width: 88, height: 90)
    )
    #expect(
      safe(named("a").ignoresSafeArea(.container, edges: .horizontal))
        == CGRect(x: 0, y: 10, width: 100, height: 84))
    #expect(safe(named("a").ignoresSafeArea(.keyboard)) == safe(named("a")))
  }

  @Test func `a background reaches into the safe area, an overlay view does not`() {
    func height(_ view: some View) -> CGFloat {
      let items = statementHost(view) { $0.safeAreaInsets = insets }.displayList.paintedItems
      let heights = items.compactMap { item -> CGFloat? in
        guard case .fill(let path, _, _) = item else { return nil }
        return path.boundingRect.height
      }
      return heights.max() ?? 0
    }
    #expect(height(Color.clear.background(.blue)) == 100)
    #expect(height(Color.clear.background(.blue, ignoresSafeAreaEdges: [])) == 84)
    #expect(height(Color.clear.overlay(.blue)) == 100)
    #expect(height(Color.clear.overlay(.blue, ignoresSafeAreaEdges: .top)) == 94)
  }

  @Test func `a background in a bar reaches into the safe area only from the edge of the bar`() {
    // A line of 10 points over keys of 20, above 34 points that are not safe.
    let bar = VStack(spacing: 0) {
      named("line", nil, 10).background { named("ground").ignoresSafeArea() }
      named("keys", nil, 20).background { named("floor").ignoresSafeArea() }
    }
    let screen = named("a").safeAreaInset(edge: .bottom, spacing: 0) { bar }
    let frames = ["ground", "floor"].map { name in
      statementFrame(screen, of: name) {
        $0.safeAreaInsets = EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0)
      }
    }
    #expect(frames.map(\.height) == [10, 20 + 34])
  }

  @Test func `a view beside another one insets the safe area of that by its width`() {
    let row = named("a").safeAreaInset(edge: .leading, spacing: 5) { named("b", 20) }
    #expect(statementFrame(row) == CGRect(x: 25, y: 0, width: 75, height: 100))
    #expect(statementFrame(row, of: "b") == CGRect(x: 0, y: 0, width: 20, height: 100))
    let mirrored = statementFrame(row) { $0.layoutDirection = .rightToLeft }
    #expect(mirrored == CGRect(x: 0, y: 0, width: 75, height: 100))
    let column = named("a").safeAreaInset(edge: .top, alignment: .trailing, spacing: 0) {
      named("b", 20, 30)
    }
    #expect(statementFrame(column, of: "b") == CGRect(x: 80, y: 0, width: 20, height: 30))
  }

  @Test func `padding of the safe area adds to it`() {
    #expect(safe(named("a").safeAreaPadding(5)) == CGRect(x: 9, y: 15, width: 78, height: 74))
    #expect(
      safe(named("a").safeAreaPadding(.leading, 10)) == CGRect(x: 14, y: 10, width: 78, height: 84))
    #expect(
      safe(named("a").ignoresSafeArea().safeAreaPadding(5))
        == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `a view is as large as its container, or a part of it`() {
    let whole = ScrollView(.horizontal) {
      HStack { named("a").containerRelativeFrame(.horizontal) }
    }
    #expect(statementFrame(whole).width == 100)
    let part = ScrollView(.horizontal) {
      HStack {
        named("a").containerRelativeFrame([.horizontal, .vertical]) { length, axis in
          axis == .horizontal ? length / 4 : length / 2
        }
      }
    }
    #expect(statementFrame(part).size == CGSize(width: 25, height: 50))
    let placed = ScrollView(.horizontal) {
      HStack { named("a", 10, 10).containerRelativeFrame(.horizontal, alignment: .trailing) }
    }
    #expect(statementFrame(placed).maxX == 100)
    let columns = named("a").containerRelativeFrame(.horizontal, count: 4, spacing: 20)
    #expect(abs(statementFrame(columns).width - (100 - 3 * 20) / 4) < 0.001)
  }

  @Test func `margins are those of the content, or of the indicators`() {
    let scroll = ScrollView { named("a", nil, 10) }
    #expect(statementFrame(scroll.contentMargins(7)).minX == 7)
    #expect(statementFrame(scroll.contentMargins(.top, 9)).minY == 9)
    #expect(statementFrame(scroll.contentMargins(7, for: .scrollIndicators)).minX == 0)
    #expect(
      statementFrame(
        scroll.contentMargins(.all, EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
        == CGRect(x: 2, y: 1, width: 94, height: 10))
  }

  @Test func `spacers and dividers follow the orientation of their stack`() {
    let row = HStack(spacing: 0) {
      named("a", 10, 10)
      Divider().accessibilityIdentifier("line")
      Spacer(minLength: 0).accessibilityIdentifier("space")
    }
    let line = statementFrame(row, of: "line")
    #expect(line.height == 100 && line.width < 2)
    let column = VStack(spacing: 0) {
      named("a", 10, 10)
      Divider().accessibilityIdentifier("line")
      Spacer(minLength: 0)
    }
    #expect(statementFrame(column, of: "line").width == 100)
    #expect(statementFrame(Divider().accessibilityIdentifier("line"), of: "line").width == 100)
    #expect(statementFrame(row).minX == 0 && statementFrame(column).minY == 0)
    // Alone, a spacer takes both axes.
    #expect(statementFrame(Spacer().accessibilityIdentifier("a")).size.width == 100)
    #expect(statementFrame(Spacer().accessibilityIdentifier("a")).size.height == 100)
  }

  @Test func `higher views are in front, later ones otherwise`() {
    func taps(_ first: Double, _ second: Double) -> String {
      var log = ""
      let host = statementHost(
        ZStack {
          Color.red.zIndex(first).onTapGesture { log = "first" }
          Color.blue.zIndex(second).onTapGesture { log = "second" }
        })
      host.tap(at: CGPoint(x: 50, y: 50))
      return log
    }
    #expect(taps(0, 0) == "second" && taps(1, 0) == "first" && taps(-1, -2) == "first")
  }

  @Test func `the first view that fits is shown, else the last one`() {
    let views = ViewThatFits {
      named("a", 80, 20)
      named("b", 40, 60)
      named("c", 10, 10)
    }
    func shown(_ width: CGFloat, _ height: CGFloat) -> [String] {
      ["a", "b", "c"].filter { !statementFrame(views, of: $0, width, height).isNull }
    }
    #expect(shown(100, 100) == ["a"] && shown(50, 100) == ["b"] && shown(50, 50) == ["c"])
    #expect(shown(5, 5) == ["c"])
    let wide = ViewThatFits(in: .vertical) {
      named("a", 200, 20)
      named("b", 10, 10)
    }
    #expect(!statementFrame(wide).isNull)
  }

  @Test func `columns of a lazy grid are fixed, flexible or as many as fit`() {
    func widths(_ columns: [GridItem]) -> [CGFloat] {
      let grid = LazyVGrid(columns: columns, spacing: 0) {
        ForEach(0..<4) { named("\($0)", nil, 10) }
      }
      let host = statementHost(grid)
      let frames = (0..<4).compactMap { host.frame(of: "\($0)") }
      return frames.filter { $0.minY == frames.first?.minY }.map(\.width)
    }
    #expect(
      widths([GridItem(.fixed(30), spacing: 0), GridItem(.flexible(), spacing: 0)]) == [30, 70])
    #expect(widths([GridItem(.adaptive(minimum: 30), spacing: 0)]).count == 3)
    #expect(widths([GridItem(.flexible(minimum: 10, maximum: 20), spacing: 0)]) == [20])
  }

  @Test func `a header is pinned while its section is seen`() {
    let view = ScrollView {
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        Section {
          ForEach(0..<20) { named("row\($0)", nil, 20) }
        } header: {
          named("head", nil, 10)
        }
      }
    }
    let host = statementHost(view)
    host.scroll(by: CGSize(width: 0, height: 60))
    #expect(host.frame(of: "head")?.minY == 0)
  }

  @Test func `a row of a grid may have fewer cells`() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        named("a", 20, 10)
        named("b", 30, 10)
      }
      GridRow { named("c", 40, 10) }
      named("wide", nil, 5).gridCellUnsizedAxes(.horizontal)
    }
    let host = statementHost(grid)
    #expect(host.frame(of: "wide")?.width == 70)
    #expect(host.frame(of: "b")?.midX == (host.frame(of: "wide")?.minX ?? 0) + 55)
    let top = Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow(alignment: .bottom) {
        named("a", 20, 10)
        named("b", 30, 40)
      }
    }
    #expect(statementFrame(top).maxY == statementFrame(top, of: "b").maxY)
  }

  @Test func `a higher priority is offered room first`() {
    let row = HStack(spacing: 0) {
      Text(verbatim: "aaaaa").accessibilityIdentifier("a").lineLimit(1)
      Text(verbatim: "bbbbbbb").accessibilityIdentifier("b").lineLimit(1).layoutPriority(1)
    }
    #expect(statementFrame(row, of: "b").width == 70 && statementFrame(row).width <= 30)
  }
}
