import Calque
import CalqueDrawing
import Foundation
import Testing

/// Statements about rows and sections of lists.
@MainActor
@Suite struct ListStatementTests {
  private func frame(_ view: some View, _ name: String = "a") -> CGRect {
    statementFrame(view, of: name, 390, 800)
  }

  private func distance(_ view: some View) -> CGFloat {
    let host = statementHost(view, 390, 800)
    return (host.frame(of: "b")?.minY ?? .nan) - (host.frame(of: "a")?.minY ?? .nan)
  }

  private func colors(_ view: some View) -> Set<RGBAColor> {
    let items = statementHost(view, 390, 800).displayList.paintedItems
    return Set(
      items.compactMap { item in
        guard case .fill(_, let color, _) = item else { return nil }
        return color.color
      })
  }

  private let red = RGBAColor(red: 1, green: 0, blue: 0)

  private var rows: some View {
    List {
      named("a", nil, 44)
      named("b", nil, 44)
    }
  }

  @Test func `insets of a row take the place of the usual ones`() {
    let list = List {
      named("a", nil, 44).listRowInsets(EdgeInsets(top: 1, leading: 50, bottom: 3, trailing: 20))
    }
    let usual = List { named("a", nil, 44) }
    #expect(abs(frame(list).minX - frame(usual).minX - (50 - 16)) < 0.001)
    #expect(abs(frame(usual).maxX - frame(list).maxX - (20 - 16)) < 0.001)
    #expect(frame(List { named("a", nil, 44).listRowInsets(nil) }) == frame(usual))
  }

  @Test func `rows are as high as the environment says at least`() {
    let low = List {
      named("a", nil, 10)
      named("b", nil, 10)
    }
    #expect(distance(low.environment(\.defaultMinListRowHeight, 100)) == 100)
    #expect(distance(low.environment(\.defaultMinListRowHeight, 10)) == 40)
    let high = List {
      named("a", nil, 200)
      named("b", nil, 200)
    }
    #expect(distance(high.environment(\.defaultMinListRowHeight, 100)) == 230)
  }

  @Test func `headers are as high as the environment says at least`() {
    let list = List {
      Section {
        named("a", nil, 44)
      } header: {
        Text(verbatim: "head")
      }
    }
    let usual = frame(list).minY
    #expect(frame(list.environment(\.defaultMinListHeaderHeight, 200)).minY > usual + 50)
  }

  @Test func `no spacing of rows is the usual one`() {
    #expect(distance(rows.listRowSpacing(nil)) == distance(rows))
    #expect(distance(rows.listRowSpacing(15)) == distance(rows) + 15)
  }

  private func sections(_ first: CGFloat?, _ second: CGFloat?) -> some View {
    List {
      Section { named("a", nil, 44) }.modifier(Spacing(spacing: first))
      Section { named("b", nil, 44) }.modifier(Spacing(spacing: second))
    }
  }

  private struct Spacing: ViewModifier {
    let spacing: CGFloat?
    func body(content: Content) -> some View {
      if let spacing { content.listSectionSpacing(spacing) } else { content }
    }
  }

  @Test func `the smaller spacing of two sections counts`() {
    #expect(distance(sections(40, 10)) == distance(sections(10, 10)))
    #expect(distance(sections(10, 40)) == distance(sections(10, 10)))
    #expect(distance(sections(40, 40)) > distance(sections(10, 10)))
  }

  @Test func `the spacing of a section counts more than that of the list`() {
    #expect(
      distance(sections(5, 5).listSectionSpacing(60)) == distance(sections(5, 5)))
    #expect(
      distance(sections(nil, nil).listSectionSpacing(60))
        == distance(sections(nil, nil).listSectionSpacing(20)) + 40)
    #expect(
      distance(sections(nil, nil).listSectionSpacing(.compact))
        < distance(sections(nil, nil).listSectionSpacing(.default)))
  }

  @Test func `a row has the background that it is given`() {
    let list = List { Text(verbatim: "a").listRowBackground(Color(red: 1, green: 0, blue: 0)) }
    #expect(colors(list).contains(red) && !colors(List { Text(verbatim: "a") }).contains(red))
    #expect(colors(List { Text(verbatim: "a").listRowBackground(nil as Color?) }).contains(.white))
  }

  @Test func `a prominent header is larger`() {
    func head(_ prominence: Prominence) -> CGFloat {
      let list = List {
        Section {
          Text(verbatim: "row")
        } header: {
          Text(verbatim: "head").accessibilityIdentifier("head")
        }
        .headerProminence(prominence)
      }
      return ViewHost(list, size: CGSize(width: 390, height: 800)).frame(of: "head")?.height ?? 0
    }
    #expect(head(.increased) > head(.standard) && head(.standard) > 0)
  }

  @Test func `a badge is a number, a text or nothing`() {
    func texts(_ row: some View) -> [String] { statementTexts(List { row }) }
    let row = Text(verbatim: "a")
    #expect(texts(row.badge(12)) == ["a", "12"] && texts(row.badge(0)) == ["a"])
    #expect(texts(row.badge(Text(verbatim: "new"))) == ["a", "new"])
    #expect(texts(row.badge("key")) == ["a", "key"] && texts(row.badge(nil as Text?)) == ["a"])
  }

  @Test func `the label of a link speaks for its row`() {
    let list = NavigationStack {
      List {
        NavigationLink(value: 1) {
          Text(verbatim: "a").badge(12).listRowBackground(Color(red: 1, green: 0, blue: 0))
        }
      }
    }
    #expect(statementTexts(list) == ["a", "12"] && colors(list).contains(red))
  }

  @Test func `a view of any size is a square as the icon of a row`() {
    let list = List {
      Label {
        Text(verbatim: "a")
      } icon: {
        GeometryReader { _ in Color.red }.accessibilityIdentifier("a")
      }
    }
    #expect(frame(list).size == CGSize(width: 24, height: 24))
  }

  @Test func `the prominence of badges is standard unless it is set`() {
    struct Reader: View {
      @Environment(\.badgeProminence) var badges
      @Environment(\.headerProminence) var headers
      @Environment(\.backgroundProminence) var background
      var body: some View {
        Text(
          verbatim: "\(badges == .standard) \(headers == .standard) \(background == .standard)")
      }
    }
    #expect(statementTexts(Reader()) == ["true true true"])
    #expect(
      statementTexts(Reader().badgeProminence(.increased).headerProminence(.increased))
        == ["false false true"])
  }

  @Test func `the first swipe action is done by a full swipe where that is allowed`() {
    struct Page: View {
      let isAllowed: Bool
      @State var log = "none"
      var body: some View {
        VStack {
          List {
            Text(verbatim: "row").accessibilityIdentifier("row")
              .swipeActions(edge: .leading, allowsFullSwipe: isAllowed) {
                Button("One") { log = "one" }
                Button("Two") { log = "two" }
              }
              .swipeActions { Button("End") { log = "end" } }
          }
          Text(verbatim: log)
        }
      }
    }
    let host = statementHost(Page(isAllowed: true), 390, 800)
    #expect(host.swipe("row", from: .leading) && host.shownTexts.contains("Two"))
    #expect(host.tap(label: "Two") && host.shownTexts.last == "two")
    #expect(host.swipe("row", from: .leading, isFull: true) && host.shownTexts.last == "one")
    // The trailing edge is that of actions without an edge.
    #expect(host.swipe("row", from: .trailing) && host.tap(label: "End"))
    #expect(host.shownTexts.last == "end")
    let strict = statementHost(Page(isAllowed: false), 390, 800)
    #expect(strict.swipe("row", from: .leading, isFull: true) && strict.shownTexts.last == "none")
    #expect(strict.shownTexts.contains("One"))
  }

  @Test func `actions of a row replace the one that deletes`() {
    let list = List {
      ForEach(0..<2) { number in
        Text(verbatim: "row\(number)").accessibilityIdentifier("\(number)")
          .swipeActions { if number == 0 { Button("Own") {} } }
      }
      .onDelete { _ in }
    }
    let host = statementHost(list, 390, 800) { $0.locale = Locale(identifier: "en") }
    #expect(host.swipe("0", from: .trailing) && host.shownTexts.contains("Own"))
    #expect(!host.shownTexts.contains("Delete"))
  }

  @Test func `a tint of an item is that of its icon`() {
    let label = Label("a", systemImage: "star.fill")
    let list = List { label.listItemTint(Color(red: 1, green: 0, blue: 0)) }
    #expect(colors(list).contains(red))
    #expect(!colors(List { label.listItemTint(nil as Color?) }).contains(red))
    #expect(
      colors(List { label.listItemTint(.fixed(Color(red: 1, green: 0, blue: 0))) }).contains(red))
  }

  @Test func `a refresh runs until its action ends`() async {
    final class Counter { var count = 0 }
    let counter = Counter()
    let list = List { Text(verbatim: "row") }.refreshable { counter.count += 1 }
    let host = statementHost(list, 390, 800)
    #expect(await host.refresh())
    #expect(counter.count == 1)
    let plain = statementHost(List { Text(verbatim: "row") }, 390, 800)
    #expect(await plain.refresh() == false)
  }

  @Test func `lines of a section are hidden at the edges that are named`() {
    func lines(_ edges: VerticalEdge.Set) -> Int {
      let list = List {
        Section { Text(verbatim: "a") }.listSectionSeparator(.hidden, edges: edges)
        Section { Text(verbatim: "b") }
      }
      .listStyle(.plain)
      return statementHost(list, 390, 800).placedViews.filter { $0.kind == "Divider" }.count
    }
    #expect(lines(.all) < lines([]))
    #expect(lines(.bottom) <= lines([]))
  }
}
