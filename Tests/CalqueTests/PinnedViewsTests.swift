import Calque
import Foundation
import Testing

/// Headers and footers that stay visible, in 100 points: sections of a header of 10, four rows of
/// 20 and a footer of 10, 100 points each.
@MainActor
struct PinnedViewsTests {
  private func sections() -> some View {
    ForEach(0..<1_000) { section in
      Section {
        ForEach(0..<4) { row in
          Color.red.frame(width: 20, height: 20).accessibilityIdentifier("row\(section)-\(row)")
        }
      } header: {
        Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("head\(section)")
      } footer: {
        Color.green.frame(width: 10, height: 10).accessibilityIdentifier("foot\(section)")
      }
    }
  }

  enum Kind: CaseIterable, Sendable {
    case column, grid, row, rows
  }

  private func view(_ kind: Kind, _ pinned: PinnedScrollableViews) -> AnyView {
    let item = [GridItem(.flexible())]
    switch kind {
    case .column:
      return AnyView(ScrollView { LazyVStack(spacing: 0, pinnedViews: pinned) { sections() } })
    case .grid:
      return AnyView(
        ScrollView { LazyVGrid(columns: item, spacing: 0, pinnedViews: pinned) { sections() } })
    case .row:
      return AnyView(
        ScrollView(.horizontal) { LazyHStack(spacing: 0, pinnedViews: pinned) { sections() } })
    case .rows:
      return AnyView(
        ScrollView(.horizontal) {
          LazyHGrid(rows: item, spacing: 0, pinnedViews: pinned) { sections() }
        })
    }
  }

  private func host(
    _ kind: Kind, _ pinned: PinnedScrollableViews, _ direction: LayoutDirection
  ) -> ViewHost {
    ViewHost(view(kind, pinned), size: CGSize(width: 100, height: 100)) {
      $0.layoutDirection = direction
    }
  }

  /// The start of a view along the axis; from right to left, the distance of its right edge from
  /// the right.
  private func start(_ name: String, _ host: ViewHost, _ kind: Kind) -> CGFloat? {
    guard let frame = host.frame(of: name) else { return nil }
    if kind == .column || kind == .grid { return frame.minY }
    return host.environment.layoutDirection == .rightToLeft ? 100 - frame.maxX : frame.minX
  }

  @Test(arguments: Kind.allCases, [LayoutDirection.leftToRight, .rightToLeft])
  func `headers stay at the start and are pushed away`(kind: Kind, direction: LayoutDirection) {
    let isRow = kind == .row || kind == .rows
    // In a row, a section is 10 + 4 × 20 + 10 long, too.
    let host = host(kind, .sectionHeaders, direction)
    func scroll(_ distance: CGFloat) {
      host.scroll(
        by: isRow ? CGSize(width: distance, height: 0) : CGSize(width: 0, height: distance))
    }
    #expect(start("head0", host, kind) == 0)
    scroll(30)
    #expect(start("head0", host, kind) == 0)
    #expect(start("row0-0", host, kind) == -20)
    #expect(start("foot0", host, kind) == 60)
    #expect(start("head1", host, kind) == 70)
    // 5 points of the last row are left: the header has given way by 5.
    scroll(55)
    #expect(start("head0", host, kind) == -5)
    #expect(start("head1", host, kind) == 15)
    scroll(10)
    #expect(start("head1", host, kind) == 5)
    scroll(10)
    #expect(start("head1", host, kind) == 0)
    #expect(start("head0", host, kind).map { $0 <= -10 } ?? true)
  }

  @Test(arguments: Kind.allCases, [LayoutDirection.leftToRight, .rightToLeft])
  func `footers stay at the end and are pushed away`(kind: Kind, direction: LayoutDirection) {
    let isRow = kind == .row || kind == .rows
    let host = host(kind, [.sectionFooters], direction)
    func scroll(_ distance: CGFloat) {
      host.scroll(
        by: isRow ? CGSize(width: distance, height: 0) : CGSize(width: 0, height: distance))
    }
    scroll(30)
    // The second section has 30 visible points: its footer covers the last 10 of them.
    #expect(start("foot0", host, kind) == 60)
    #expect(start("head1", host, kind) == 70)
    #expect(start("foot1", host, kind) == 90)
    scroll(-15)
    // 15 points are visible: the footer is behind the header, half hidden.
    #expect(start("head1", host, kind) == 85)
    #expect(start("foot1", host, kind) == 95)
  }

  @Test
  func `pinned headers are inside content margins, and are drawn last`() {
    let host = ViewHost(
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) { sections() }
      }
      .contentMargins(.vertical, 15), size: CGSize(width: 100, height: 100))
    #expect(host.frame(of: "head0")?.minY == 15)
    host.scroll(by: CGSize(width: 0, height: 30))
    #expect(host.frame(of: "head0")?.minY == 15)
    #expect(host.frame(of: "row0-0")?.minY == -5)
    let names = host.placedViews.compactMap(\.identifier)
    let head = names.firstIndex(of: "head0") ?? 0
    #expect(names.firstIndex(of: "row0-3").map { $0 < head } ?? false)
  }

  @Test
  func `headers of a plain list stay visible, those of grouped lists do not`() {
    func list(_ style: some ListStyle) -> ViewHost {
      let host = ViewHost(
        List {
          ForEach(0..<100) { section in
            Section {
              ForEach(0..<5) { Text(verbatim: "\($0)") }
            } header: {
              Text(verbatim: "head").accessibilityIdentifier("head\(section)")
            }
          }
        }
        .listStyle(style), size: CGSize(width: 300, height: 300))
      host.scroll(by: CGSize(width: 0, height: 100))
      return host
    }
    let plain = list(.plain)
    #expect(plain.frame(of: "head0").map { $0.minY >= 0 && $0.minY < 20 } ?? false)
    let grouped = list(.insetGrouped)
    #expect(grouped.frame(of: "head0").map { $0.maxY < 0 } ?? true)
  }

  @Test
  func `headers far below are pinned without scrolling there first`() {
    let host = host(.column, .sectionHeaders, .leftToRight)
    host.scroll(by: CGSize(width: 0, height: 50_030))
    let heads = host.placedViews.filter { $0.identifier?.hasPrefix("head") ?? false }
    #expect(heads.contains { $0.frame.minY == 0 })
  }
}
