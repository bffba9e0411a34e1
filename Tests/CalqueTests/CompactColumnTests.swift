import Calque
import Foundation
import Testing

/// The column of a split view that is shown where there is room for one.
@MainActor
@Suite struct CompactColumnTests {
  private struct Split: View {
    @State var column: NavigationSplitViewColumn
    var hasContent = true
    var log: (NavigationSplitViewColumn) -> Void = { _ in }

    var body: some View {
      let shown = Binding {
        column
      } set: {
        column = $0
        log($0)
      }
      if hasContent {
        NavigationSplitView(preferredCompactColumn: shown) {
          VStack {
            Text(verbatim: "one")
            Button("Last") { column = .detail }
          }
        } content: {
          Text(verbatim: "two")
        } detail: {
          Text(verbatim: "three")
        }
      } else {
        NavigationSplitView(columnVisibility: .constant(.all), preferredCompactColumn: shown) {
          Text(verbatim: "one")
        } detail: {
          Text(verbatim: "three")
        }
      }
    }
  }

  private func host(
    _ view: some View, _ direction: LayoutDirection = .leftToRight,
    width: UserInterfaceSizeClass = .compact
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: width == .compact ? 320 : 1000, height: 600)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.layoutDirection = direction
      $0.horizontalSizeClass = width
    }
  }

  private func texts(_ host: ViewHost) -> [String] {
    host.placedViews.compactMap(\.text).filter { ["one", "two", "three"].contains($0) }
  }

  @Test(
    arguments: [
      (NavigationSplitViewColumn.sidebar, "one"), (.content, "two"), (.detail, "three"),
    ], [LayoutDirection.leftToRight, .rightToLeft])
  func `the preferred column is shown`(
    _ column: (NavigationSplitViewColumn, String), _ direction: LayoutDirection
  ) {
    #expect(texts(host(Split(column: column.0), direction)) == [column.1])
    #expect(
      texts(host(Split(column: column.0, hasContent: false), direction))
        == [column.1 == "two" ? "one" : column.1])
  }

  @Test
  func `it is changed by people and by the app`() {
    var log: [NavigationSplitViewColumn] = []
    let host = host(Split(column: .detail) { log.append($0) })
    #expect(host.tap(label: "Back"))
    #expect(texts(host) == ["two"])
    #expect(host.tap(label: "Back"))
    #expect(texts(host) == ["one"] && log == [.content, .sidebar])
    #expect(host.tap(label: "Last"))
    #expect(texts(host) == ["three"])
  }

  @Test
  func `it does not count where there is room for all`() {
    let host = host(Split(column: .detail), width: .regular)
    #expect(texts(host) == ["one", "two", "three"])
  }
}
