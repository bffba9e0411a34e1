import Calque
import Foundation
import Testing

/// Navigation views with several columns, and the containers that frames are measured by.
@MainActor
struct ColumnAndContainerTests {
  private func host(
    _ view: some View, width: CGFloat = 1024, _ direction: LayoutDirection = .leftToRight
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: width, height: 700)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.layoutDirection = direction
    }
  }

  private func shown(_ host: ViewHost) -> Set<String> { Set(host.texts.map(\.string)) }

  private func text(_ name: String) -> some View {
    Text(verbatim: name).accessibilityIdentifier(name)
  }

  private var links: some View {
    List { NavigationLink("Go") { text("Page") } }.navigationTitle("Side")
  }

  @available(*, deprecated)
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `links of the first column replace the second one`(direction: LayoutDirection) throws {
    let host = host(
      NavigationView {
        links
        text("None").navigationTitle("Detail")
      }, direction)
    #expect(shown(host) == ["Side", "Go", "None", "Detail"])
    let frame = try #require(host.frame(of: "None"))
    #expect((frame.midX > 512) == (direction == .leftToRight))
    host.tap(label: "Go")
    #expect(shown(host).isSuperset(of: ["Side", "Go", "Page"]) && !shown(host).contains("None"))
  }

  @available(*, deprecated)
  @Test
  func `one view is beside an empty column, three are three columns`() {
    let one = host(NavigationView { links })
    #expect(shown(one) == ["Side", "Go"])
    one.tap(label: "Go")
    #expect(shown(one).isSuperset(of: ["Go", "Page"]))
    let three = host(
      NavigationView {
        text("a")
        text("b")
        text("c")
      })
    #expect(shown(three) == ["a", "b", "c"])
  }

  @available(*, deprecated)
  @Test
  func `a stack of pages where the style or the width wants one`() {
    let view = NavigationView {
      links
      text("None")
    }
    for host in [host(view.navigationViewStyle(.stack)), host(view, width: 393)] {
      #expect(shown(host) == ["Side", "Go"])
      host.tap(label: "Go")
      host.advance(by: 1)
      #expect(shown(host).contains("Page") && !shown(host).contains("Go"))
    }
  }

  @available(*, deprecated)
  private struct Chosen: View {
    @State var isActive = false
    @State var selected: Int?
    var body: some View {
      NavigationView {
        VStack {
          NavigationLink("active", isActive: $isActive) { Text(verbatim: "page") }
          NavigationLink("one", tag: 1, selection: $selected) { Text(verbatim: "page one") }
          NavigationLink("two", tag: 2, selection: $selected) { Text(verbatim: "page two") }
          NavigationLink("plain") { Text(verbatim: "plain page") }
          Button("by code") { selected = 2 }
          Button("none") { selected = nil }
          Text(verbatim: "\(isActive) \(selected ?? 0)")
        }
        Text(verbatim: "nothing")
      }
    }
  }

  @available(*, deprecated)
  @Test
  func `apps choose what the second column shows`() {
    let host = host(Chosen())
    #expect(shown(host).isSuperset(of: ["false 0", "nothing"]))
    host.tap(label: "active")
    #expect(shown(host).isSuperset(of: ["true 0", "page"]))
    host.tap(label: "one")
    #expect(shown(host).isSuperset(of: ["false 1", "page one"]))
    host.tap(label: "by code")
    #expect(shown(host).isSuperset(of: ["false 2", "page two"]))
    host.tap(label: "plain")
    #expect(shown(host).isSuperset(of: ["false 0", "plain page"]))
    host.tap(label: "two")
    host.tap(label: "none")
    #expect(shown(host).isSuperset(of: ["false 0", "nothing"]))
  }

  private enum Container: CaseIterable { case page, largePage, detail, sidebar, tab, sheet, window }

  @ViewBuilder
  private func fill(_ container: Container, _ content: some View) -> some View {
    switch container {
    case .page:
      NavigationStack { content.navigationTitle("T").navigationBarTitleDisplayMode(.inline) }
    case .largePage: NavigationStack { content.navigationTitle("T") }
    case .detail:
      NavigationSplitView {
        text("side")
      } detail: {
        content
      }
    case .sidebar:
      NavigationSplitView {
        content
      } detail: {
        text("detail")
      }
    case .tab: TabView { Tab("A", systemImage: "star") { content } }
    case .sheet:
      Color.clear.sheet(isPresented: .constant(true)) { content.presentationDetents([.medium]) }
    case .window: content
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [CGFloat(393), 1024])
  func `a frame of the container is as large as what fills it`(
    direction: LayoutDirection, width: CGFloat
  ) throws {
    for container in Container.allCases where width > 1000 || container != .detail {
      let color = Color.red
      let filled = host(
        fill(container, color.accessibilityIdentifier("c")), width: width, direction)
      let framed = host(
        fill(
          container,
          color.containerRelativeFrame([.horizontal, .vertical]).accessibilityIdentifier("c")),
        width: width, direction)
      let expected = try #require(filled.frame(of: "c"), "\(container)")
      #expect(framed.frame(of: "c") == expected, "\(container)")
    }
  }

  @Test
  func `half of a page is half of what its bar leaves`() throws {
    let host = host(
      NavigationStack {
        Color.red
          .containerRelativeFrame(.vertical, count: 2, spacing: 0)
          .accessibilityIdentifier("c")
          .navigationTitle("T").navigationBarTitleDisplayMode(.inline)
      }, width: 393)
    // 64 of the bar.
    let height = try #require(host.frame(of: "c")?.height)
    #expect(abs(height - (700 - 64) / 2) < 0.01)
  }
}
