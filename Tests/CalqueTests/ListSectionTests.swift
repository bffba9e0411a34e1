import Calque
import Foundation
import Testing

/// Sections of lists that can be collapsed, their headers and their lines.
@MainActor
struct ListSectionTests {
  private func host(_ view: some View, isMac: Bool = false) -> ViewHost {
    ViewHost(view, size: CGSize(width: 300, height: 500)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      if isMac { $0.platformMetrics.list = .macOS }
    }
  }

  private func text(_ name: String) -> some View {
    Text(verbatim: name).accessibilityIdentifier(name)
  }

  private struct Collapsible: View {
    @State var isExpanded = true
    var collapses = true
    var body: some View {
      List {
        Section(isExpanded: $isExpanded) {
          Text(verbatim: "row")
        } header: {
          Text(verbatim: "header").accessibilityIdentifier("header")
        }
        .collapsible(collapses)
      }
    }
  }

  @Test
  func `a tap on the header collapses a section of a sidebar`() {
    let host = host(Collapsible().listStyle(.sidebar))
    #expect(host.rows().count == 1)
    #expect(host.tap("header"))
    #expect(host.rows().isEmpty)
    #expect(host.tap("header"))
    #expect(host.rows().count == 1)
  }

  @Test
  func `other styles and sections that do not collapse have no control`() {
    #expect(!host(Collapsible().listStyle(.insetGrouped)).tap("header"))
    #expect(!host(Collapsible(collapses: false).listStyle(.sidebar)).tap("header"))
  }

  @Test
  func `the binding decides without a control, too`() {
    func rows(_ isExpanded: Bool) -> Int {
      host(
        List { Section("Header", isExpanded: .constant(isExpanded)) { text("row") } }
      ).rows().count
    }
    #expect(rows(true) == 1 && rows(false) == 0)
  }

  @Test
  func `headers have a least height`() throws {
    func row(_ height: CGFloat?) throws -> CGFloat {
      let list = List {
        Section {
          text("row")
        } header: {
          text("header")
        }
      }
      let host = host(list.environment(\.defaultMinListHeaderHeight, height))
      return try #require(host.frame(of: "row")).minY
    }
    // 10 above and below a line of 20.
    #expect(try row(nil) == 55.5)
    #expect(try row(100) == 55.5 + 60)
  }

  @Test
  func `a prominent header is larger`() throws {
    func font(_ prominence: Prominence) throws -> CGFloat {
      let host = ViewHost(
        List { Section("Header") { text("row") }.headerProminence(prominence) },
        size: CGSize(width: 300, height: 300))
      return try #require(host.placedViews.first { $0.text == "Header" }).frame.height
    }
    #expect(try font(.increased) > font(.standard))
  }

  private func lines(_ view: some View) -> Int {
    host(view).placedViews.filter { $0.kind == "Divider" }.count
  }

  @Test
  func `the lines of a section are shown and hidden`() {
    func list(_ visibility: Visibility, _ edges: VerticalEdge.Set) -> some View {
      List {
        Section {
          text("a")
          text("b")
        }
        .listSectionSeparator(visibility, edges: edges)
      }
    }
    // A plain list has a line below its last row, and none above the first one.
    #expect(lines(list(.automatic, .all).listStyle(.plain)) == 2)
    #expect(lines(list(.hidden, .bottom).listStyle(.plain)) == 1)
    #expect(lines(list(.visible, .top).listStyle(.plain)) == 3)
    // A card has none at its ends.
    #expect(lines(list(.automatic, .all).listStyle(.insetGrouped)) == 1)
    #expect(lines(list(.visible, .all).listStyle(.insetGrouped)) == 3)
  }

  @Test
  func `every second row has another background`() throws {
    func backgrounds(_ view: some View) throws -> Int {
      try host(view, isMac: true).svg().lowercased().components(separatedBy: "#f4f5f5").count - 1
    }
    let list = List(0..<4) { Color.red.frame(width: CGFloat($0), height: 10) }
    #expect(try backgrounds(list) == 0)
    #expect(try backgrounds(list.alternatingRowBackgrounds()) > 0)
    #expect(
      try backgrounds(list.listStyle(.inset(alternatesRowBackgrounds: true)))
        == backgrounds(list.alternatingRowBackgrounds()))
    #expect(try backgrounds(list.listStyle(.sidebar).alternatingRowBackgrounds()) == 0)
    #expect(
      try backgrounds(
        list.listStyle(.bordered(alternatesRowBackgrounds: true))
          .alternatingRowBackgrounds(.disabled)) == 0)
  }

  /// The styles that a platform has are told apart by their pictures.
  @Test
  func `each style is recognisable`() {
    func pictures(isMac: Bool, _ styles: [any ListStyle]) -> Set<String> {
      func picture(_ style: some ListStyle) -> String {
        let list = List {
          Section {
            Text(verbatim: "first")
            Text(verbatim: "second")
          } header: {
            Text(verbatim: "header")
          } footer: {
            Text(verbatim: "footer")
          }
        }
        return host(list.listStyle(style), isMac: isMac).displayList.description
      }
      return Set(styles.map { picture($0) })
    }
    let phone: [any ListStyle] = [
      .plain, .inset, .grouped, .insetGrouped, .carousel, .elliptical,
    ]
    #expect(pictures(isMac: false, phone).count == phone.count)
    let mac: [any ListStyle] = [.plain, .inset, .bordered, .sidebar]
    #expect(pictures(isMac: true, mac).count == mac.count)
    // The sections of a sidebar on iOS differ by what they do, not by their looks.
    #expect(pictures(isMac: false, [.insetGrouped, .sidebar, .automatic]).count == 1)
  }

  @Test
  func `badges are at the trailing edge`() throws {
    let host = host(
      List {
        text("plain").badge(3)
        text("none").badge(0)
        text("word").badge("New")
      })
    let three = try #require(host.placedViews.first { $0.text == "3" }).frame
    #expect(three.maxX == 268)
    #expect(!host.placedViews.contains { $0.text == "0" })
    #expect(host.placedViews.contains { $0.text == "New" })
  }

  @Test
  func `a hover effect is told`() {
    let host = host(
      List {
        text("a")
        text("b").listRowHoverEffect(.lift)
        text("c").listRowHoverEffectDisabled()
      })
    #expect(host.rows().map(\.hoverEffect) == [.automatic, .lift, nil])
  }

  @Test
  func `a list is refreshed`() async {
    final class Log { var count = 0 }
    let log = Log()
    let host = host(
      List { text("row") }
        .refreshable {
          await Task.yield()
          log.count += 1
        }
        .accessibilityIdentifier("list"))
    let before = host.frame(of: "row")
    #expect(await host.refresh("list"))
    #expect(log.count == 1)
    #expect(host.frame(of: "row") == before, "the indicator is gone")
    #expect(await self.host(List { text("row") }).refresh() == false)
  }

  @Test
  func `views inside can refresh, too`() async {
    struct Reader: View {
      @Environment(\.refresh) var refresh
      var body: some View { Text(verbatim: refresh == nil ? "no" : "yes") }
    }
    #expect(host(List { Reader() }).rows().first?.texts == ["no"])
    #expect(host(List { Reader() }.refreshable {}).rows().first?.texts == ["yes"])
  }
}
