import Calque
import CalqueDrawing
import Foundation
import Testing

/// Statements about the rows of lists: what they are made of, and how they look.
@MainActor
@Suite struct ListRowBehaviourTests {
  private func host(
    _ view: some View, _ configure: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ViewHost {
    statementHost(view, 390, 800, configure)
  }

  private func text(_ name: String) -> some View {
    Text(verbatim: name).accessibilityIdentifier(name)
  }

  private func lines(_ view: some View) -> Int {
    host(view).placedViews.count { $0.kind == "Divider" }
  }

  private func colors(_ view: some View) -> [RGBAColor] {
    host(view).displayList.paintedItems.compactMap { item in
      switch item {
      case .fill(_, .color(let color), _): color
      case .glyphs(let run): run.paint.color
      default: nil
      }
    }
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)
  private let redPaint = RGBAColor(red: 1, green: 0, blue: 0)
  private let bluePaint = RGBAColor(red: 0, green: 0, blue: 1)

  @Test func `views that are written out are rows in their order`() {
    let host = host(
      List {
        text("a")
        Group {
          text("b")
          text("c")
        }
        if true { text("d") }
      })
    #expect(host.rows().map(\.texts) == [["a"], ["b"], ["c"], ["d"]])
  }

  @Test func `a range makes one row of each number`() {
    let host = host(List(3..<6) { Text(verbatim: "\($0)") })
    #expect(host.rows().map(\.texts) == [["3"], ["4"], ["5"]])
  }

  @Test func `rows are made when they are needed`() {
    final class Counter { var made = Set<Int>() }
    let counter = Counter()
    let host = host(
      List(0..<5000) { number -> Text in
        counter.made.insert(number)
        return Text(verbatim: "\(number)")
      })
    #expect(host.shownTexts.first == "0")
    #expect(counter.made.count < 200)
  }

  @Test func `a list scrolls when its rows do not fit`() {
    let long = host(List(0..<100) { text("\($0)") })
    let before = long.frame(of: "1")?.minY ?? 0
    #expect(long.scroll(by: CGSize(width: 0, height: 30)))
    #expect(long.frame(of: "1")?.minY == before - 30)
  }

  @Test func `a line is between two rows, none around a single one`() {
    #expect(lines(List(0..<1) { text("\($0)") }) == 0)
    #expect(lines(List(0..<4) { text("\($0)") }) == 3)
  }

  @Test func `a row that leads to a page has an indicator, a plain row has none`() {
    func items(_ row: some View) -> Int {
      host(NavigationStack { List { row } }).displayList.paintedItems.count
    }
    let link = NavigationLink {
      Text(verbatim: "page")
    } label: {
      Text(verbatim: "row")
    }
    #expect(items(link) == items(Text(verbatim: "row")) + 1)
  }

  @Test func `a lazy stack has neither lines nor indicators`() {
    let stack = LazyVStack {
      NavigationLink("a") { Text(verbatim: "page") }
      Text(verbatim: "b")
    }
    #expect(lines(NavigationStack { stack }) == 0)
  }

  @Test func `a row keeps its state when its element moves`() {
    struct Counting: View {
      let name: String
      @State private var count = 0
      var body: some View {
        Button("\(name)\(count)") { count += 1 }.accessibilityIdentifier(name)
      }
    }
    struct Page: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        VStack {
          List(names, id: \.self) { Counting(name: $0) }
          Button("turn") { names.reverse() }.accessibilityIdentifier("turn")
        }
      }
    }
    let host = host(Page())
    #expect(host.tap("a") && host.tap("a") && host.tap("turn"))
    #expect(host.rows().flatMap(\.texts) == ["c0", "b0", "a2"])
  }

  @Test func `an element is a branch if it has children, even none, and a leaf without`() {
    struct File: Identifiable {
      let id: String
      var children: [File]?
    }
    let files = [
      File(id: "full", children: [File(id: "inner")]), File(id: "empty", children: []),
      File(id: "leaf"),
    ]
    let host = host(List(files, children: \.children) { Text(verbatim: $0.id) })
    #expect(host.rows().map(\.isExpanded) == [false, false, nil])
  }

  @Test func `an outline of one root shows the root, and takes ids by a key path`() {
    struct Node {
      let name: String
      var children: [Node]?
    }
    let root = Node(name: "root", children: [Node(name: "one"), Node(name: "two")])
    let host = host(
      List { OutlineGroup(root, id: \.name, children: \.children) { Text(verbatim: $0.name) } })
    #expect(host.shownTexts == ["root"])
    #expect(host.tap(label: "root") && host.shownTexts == ["root", "one", "two"])
  }

  @Test func `an outline of a binding writes into the tree`() {
    struct Node: Identifiable {
      let id: Int
      var isOn = false
      var children: [Node]?
    }
    struct Page: View {
      @State var nodes = [Node(id: 1, children: [Node(id: 2), Node(id: 3)])]
      var body: some View {
        VStack {
          List($nodes, children: \.children) { $node in
            Toggle(isOn: $node.isOn) { Text(verbatim: "n\(node.id)") }
          }
          Text(verbatim: nodes[0].children?.map { "\($0.isOn)" }.joined(separator: ",") ?? "")
        }
      }
    }
    let host = host(Page())
    #expect(host.shownTexts.last == "false,false")
    // The arrow is at the trailing end of the row.
    let row = host.rows().first?.frame ?? .null
    #expect(host.tap(at: CGPoint(x: row.maxX - 20, y: row.midY)))
    #expect(host.tap(label: "n3") && host.shownTexts.last == "false,true")
  }

  @Test func `a list that shows data tells it back`() {
    let each = ForEach([3, 4], id: \.self) { Text(verbatim: "\($0)") }
    #expect(each.data == [3, 4])
    #expect(statementTexts(each.content(7)) == ["7"])
  }

  @Test func `editable collections are iterated by index and id`() {
    struct Item: Identifiable { let id: String }
    let items = [Item(id: "x"), Item(id: "y")]
    let each = ForEach(.constant(items), editActions: .all) { Text(verbatim: $0.wrappedValue.id) }
    #expect(each.data.map(\.id) == ["x", "y"])
    #expect(each.data.count == 2 && each.data.startIndex == 0)
  }

  // MARK: Styles

  @Test func `a style applies to all lists inside`() {
    let list = List {
      named("a", nil, 44)
      named("b", nil, 44)
    }
    let (own, outer) = (host(list.listStyle(.plain)), host(Group { list }.listStyle(.plain)))
    #expect(own.frame(of: "a") == outer.frame(of: "a"))
    #expect(own.frame(of: "a") != host(list).frame(of: "a"))
  }

  @Test func `the nearest style of a list counts`() {
    let list = List { named("a", nil, 44) }
    #expect(
      host(list.listStyle(.plain).listStyle(.grouped)).frame(of: "a")
        == host(list.listStyle(.plain)).frame(of: "a"))
  }

  @Test func `a list without a style is as an automatic one`() {
    let list = List { named("a", nil, 44) }
    #expect(host(list).frame(of: "a") == host(list.listStyle(.automatic)).frame(of: "a"))
  }

  private var sections: some View {
    List {
      Section {
        named("a", nil, 44)
      } header: {
        Text(verbatim: "one")
      }
      Section {
        named("b", nil, 44)
      } header: {
        Text(verbatim: "two")
      }
    }
  }

  private func distance(_ view: some View) -> CGFloat {
    let host = host(view)
    return (host.frame(of: "b")?.minY ?? .nan) - (host.frame(of: "a")?.minY ?? .nan)
  }

  /// The measured headers of plain lists of iOS 26 have more room above them than those of groups;
  /// what divides groups is their ground, which is that of their rows in plain lists.
  @Test func `a grouped list divides its sections by its ground, a plain one does not`() {
    func grounds(_ view: some View) -> Set<RGBAColor> {
      Set(colors(view).filter { $0 != bluePaint && $0 != redPaint })
    }
    let list = List {
      Section { Text(verbatim: "a") }
      Section { Text(verbatim: "b") }
    }
    #expect(
      grounds(list.listStyle(.grouped)).isSuperset(of: grounds(list.listStyle(.insetGrouped))))
    #expect(grounds(list.listStyle(.grouped)) != grounds(list.listStyle(.plain)))
  }

  @Test func `cards of an inset grouped list are away from the edges, groups are not`() {
    func row(_ view: some View) -> CGRect { host(view).rows().first?.frame ?? .null }
    #expect(row(sections.listStyle(.grouped)).width == 390)
    let card = row(sections.listStyle(.insetGrouped))
    #expect(card.minX > 0 && card.maxX < 390 && card.minX == 390 - card.maxX)
  }

  @Test func `a spacing of sections is a length or has a name`() {
    #expect(
      distance(sections.listSectionSpacing(30))
        == distance(sections.listSectionSpacing(.custom(30)))
    )
    #expect(distance(sections.listSectionSpacing(.default)) == distance(sections))
  }

  @Test func `a section of titles has them as its header`() {
    let key = host(List { Section("Head") { text("a") } })
    let view = host(
      List {
        Section {
          text("a")
        } header: {
          Text("Head")
        }
      })
    #expect(key.shownTexts == ["Head", "a"] && key.frame(of: "a") == view.frame(of: "a"))
  }

  @Test func `sections are in forms as well`() {
    let form = Form {
      Section {
        text("row")
      } header: {
        text("head")
      } footer: {
        text("foot")
      }
    }
    let host = host(form)
    #expect(host.shownTexts == ["head", "row", "foot"])
    let (head, row, foot) = (
      host.frame(of: "head") ?? .null, host.frame(of: "row") ?? .null,
      host.frame(of: "foot") ?? .null
    )
    #expect(head.maxY < row.minY && row.maxY < foot.minY)
  }

  @Test func `sections divide the choices of a picker`() {
    struct Page: View {
      @State private var choice = 1
      var body: some View {
        VStack {
          Picker("Number", selection: $choice) {
            Section("Low") { Text(verbatim: "one").tag(1) }
            Section("High") { Text(verbatim: "two").tag(2) }
          }
          Text(verbatim: "\(choice)")
        }
      }
    }
    let host = host(Page())
    #expect(host.choices(of: "Number") == ["one", "two"])
    #expect(host.choose("two", from: "Number") && host.shownTexts.last == "2")
  }

  // MARK: Colours

  @Test func `a tint that is nil does not override the one around`() {
    let list = List { Label("a", systemImage: "star.fill").listItemTint(nil as Color?) }
    #expect(colors(list.listItemTint(red)).contains(redPaint))
    let style = List { Label("a", systemImage: "star.fill").listItemTint(nil as ListItemTint?) }
    #expect(colors(style.listItemTint(.fixed(red))).contains(redPaint))
  }

  @Test func `a color as the tint of items is a fixed tint`() {
    func list(_ tint: ListItemTint) -> some View {
      List { Label("a", systemImage: "star.fill").listItemTint(tint) }
    }
    let plain = List { Label("a", systemImage: "star.fill").listItemTint(red) }
    #expect(colors(plain) == colors(list(.fixed(red))))
    #expect(colors(plain) == colors(list(.preferred(red))))
  }

  @Test func `a monochrome tint is gray`() {
    let label = Label("a", systemImage: "star.fill")
    let gray = colors(List { label.listItemTint(.monochrome) })
    #expect(gray.allSatisfy { $0.red == $0.green || abs($0.red - $0.blue) < 0.1 })
    #expect(gray != colors(List { label }))
  }

  @Test func `icons of labels have the accent color in a list`() {
    let list = List { Label("a", systemImage: "star.fill") }
    #expect(colors(list.tint(red)).contains(redPaint))
    #expect(!colors(list).contains(redPaint))
  }

  @Test func `lines of a row have its tint, and the usual one for nil`() {
    func list(_ tint: Color?) -> some View {
      List {
        Text(verbatim: "a").listRowSeparatorTint(tint)
        Text(verbatim: "b")
      }
    }
    #expect(colors(list(red)).contains(redPaint))
    let plain = List {
      Text(verbatim: "a")
      Text(verbatim: "b")
    }
    #expect(colors(list(nil)) == colors(plain))
  }

  @Test func `lines of a section have its tint at the edges that are named`() {
    func list(_ edges: VerticalEdge.Set) -> some View {
      List {
        Section { Text(verbatim: "a") }.listSectionSeparatorTint(red, edges: edges)
        Section { Text(verbatim: "b") }
      }
      .listStyle(.plain)
    }
    #expect(colors(list(.all)).contains(redPaint))
    #expect(!colors(list([])).contains(redPaint))
  }

  @Test func `a background of a row replaces the alternating one`() {
    let list = List {
      Text(verbatim: "a").listRowBackground(red)
      Text(verbatim: "b").listRowBackground(red)
    }
    .alternatingRowBackgrounds()
    let paints = host(list) { $0.platformMetrics = .macOS }.displayList.paintedItems.filter {
      guard case .fill(_, .color(let color), _) = $0 else { return false }
      return color == redPaint
    }
    #expect(paints.count == 2)
  }

  @Test func `a row background can be any view`() {
    let list = List {
      Text(verbatim: "a").listRowBackground(
        HStack(spacing: 0) {
          red.accessibilityIdentifier("left")
          blue.accessibilityIdentifier("right")
        })
    }
    let host = host(list)
    let (left, right) = (host.frame(of: "left") ?? .null, host.frame(of: "right") ?? .null)
    let row = host.rows().first?.frame ?? .null
    #expect(left.union(right) == row && left.width == right.width)
  }

  @Test func `background prominence is set by hand for backgrounds of users`() {
    struct Star: View {
      @Environment(\.backgroundProminence) private var prominence
      var body: some View {
        Text(verbatim: prominence == .increased ? "increased" : "standard")
      }
    }
    #expect(statementTexts(Star()) == ["standard"])
    #expect(statementTexts(Star().environment(\.backgroundProminence, .increased)) == ["increased"])
  }

  // MARK: Badges

  @Test func `a badge is in rows and bars of tabs, nowhere else`() {
    #expect(statementTexts(VStack { Text(verbatim: "a").badge(3) }) == ["a"])
    #expect(statementTexts(List { Text(verbatim: "a").badge(3) }).contains("3"))
    let tabs = TabView {
      Text(verbatim: "page").tabItem { Text(verbatim: "tab") }.badge(3)
    }
    #expect(statementTexts(tabs).contains("3"))
  }

  @Test func `the look of a text is that of its badge in a list, not in a bar of tabs`() {
    func tabs(_ badge: Text) -> some View {
      TabView { Text(verbatim: "page").tabItem { Text(verbatim: "tab") }.badge(badge) }
    }
    let plain = Text(verbatim: "7")
    #expect(
      host(tabs(plain.bold().foregroundColor(blue))).displayList.description
        == host(tabs(plain)).displayList.description)
    func drawing(_ badge: Text) -> String {
      ViewHost(List { Text(verbatim: "a").badge(badge) }, size: CGSize(width: 390, height: 800))
        .displayList.description
    }
    #expect(drawing(plain.foregroundColor(blue)) != drawing(plain))
  }

  @Test func `a badge of nothing is hidden`() {
    func texts(_ row: some View) -> [String] { statementTexts(List { row }) }
    let row = Text(verbatim: "a")
    #expect(texts(row.badge(nil as String?)) == ["a"])
    #expect(texts(row.badge(nil as LocalizedStringKey?)) == ["a"])
    #expect(texts(row.badge("b" as String?)) == ["a", "b"])
  }

  @Test func `the prominence of badges changes how they are drawn`() {
    func drawing(_ prominence: BadgeProminence) -> String {
      ViewHost(
        List { Text(verbatim: "a").badge(3).badgeProminence(prominence) },
        size: CGSize(width: 390, height: 800)
      ).displayList.description
    }
    #expect(drawing(.increased) != drawing(.standard))
    #expect(drawing(.decreased) != drawing(.standard))
  }

  @Test func `a hover effect of a row has no effect outside of a list`() {
    let view = Text(verbatim: "a")
    #expect(
      host(view.listRowHoverEffect(.lift)).displayList.description
        == host(view).displayList.description)
    let rows = host(List { view.listRowHoverEffect(nil) }).rows()
    #expect(rows.map(\.hoverEffect) == [.automatic])
  }
}
