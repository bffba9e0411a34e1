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

  /// A list beside what is chosen in it, which code changes as well.
  private struct Chosen: View {
    @State var chosen: String?
    @State var column: NavigationSplitViewColumn?

    private var list: some View {
      List(selection: $chosen) {
        ForEach(["x", "y"], id: \.self) { Text(verbatim: $0) }
        Button("Choose") { chosen = "y" }
      }
    }

    private var detail: some View {
      VStack {
        Text(verbatim: "detail \(chosen ?? "none")")
        Button("Other") { chosen = chosen == "x" ? "y" : "x" }
        Button("None") { chosen = nil }
        Button("List") { column = .sidebar }
      }
    }

    var body: some View {
      if column != nil {
        NavigationSplitView(
          preferredCompactColumn: Binding {
            column ?? .sidebar
          } set: {
            column = $0
          }
        ) {
          list
        } detail: {
          detail
        }
      } else {
        NavigationSplitView {
          list
        } detail: {
          detail
        }
      }
    }
  }

  private func page(_ host: ViewHost) -> String? {
    let texts = host.placedViews.compactMap(\.text)
    return texts.first { $0.hasPrefix("detail ") } ?? texts.first { $0 == "Choose" }
  }

  @Test(arguments: [nil, NavigationSplitViewColumn.sidebar])
  func `a selection that code changes leads to the detail, and back`(
    column: NavigationSplitViewColumn?
  ) {
    let host = host(Chosen(column: column))
    #expect(page(host) == "Choose")
    #expect(host.tap(label: "Choose") && page(host) == "detail y")
    #expect(host.tap(label: "Other") && page(host) == "detail x")
    #expect(host.tap(label: "None") && page(host) == "Choose")
    #expect(host.tap(label: "Choose") && page(host) == "detail y")
    #expect(host.tap(label: "Back") && page(host) == "Choose")
    #expect(host.tap(label: "Choose") && page(host) == "detail y")
    #expect(host.tap(label: "None") && host.tap(label: "x") && page(host) == "detail x")
  }

  @Test
  func `a selection from the beginning is shown, unless the app prefers a column`() {
    #expect(page(host(Chosen(chosen: "x"))) == "detail x")
    let host = host(Chosen(chosen: "x", column: .sidebar))
    #expect(page(host) == "Choose")
    #expect(host.tap(label: "Choose") && page(host) == "detail y")
    #expect(host.tap(label: "List") && page(host) == "Choose", "the selection stays as it is")
  }

  @Test
  func `a chosen value of the middle column leads on`() {
    struct Three: View {
      @State private var first: Int? = 1
      @State private var second: Int?

      var body: some View {
        NavigationSplitView {
          List(selection: $first) { Text("a").tag(1) }
        } content: {
          List(selection: $second) {
            Text("b").tag(2)
            Button("Choose") { second = 2 }
          }
        } detail: {
          Text(verbatim: "detail \(second ?? 0)")
        }
      }
    }
    let host = host(Three())
    #expect(page(host) == "Choose")
    #expect(host.tap(label: "Choose") && page(host) == "detail 2")
  }

  @Test
  func `it does not count where there is room for all`() {
    let host = host(Split(column: .detail), width: .regular)
    #expect(texts(host) == ["one", "two", "three"])
  }
}
