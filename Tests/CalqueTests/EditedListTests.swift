import Calque
import CalqueLayout
import Foundation
import Testing

/// What people do to lists, several things at a time and in both directions.
@MainActor
@Suite struct EditedListTests {
  private func host(
    _ view: some View, _ language: String = "en", width: CGFloat = 320,
    _ configure: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: width, height: 700)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.locale = Locale(identifier: language)
      configure(&$0)
    }
  }

  private struct Editing: View {
    let multiple: Bool
    @State var names = ["a", "b", "c", "d"]
    @State var chosen: Set<String> = []
    @State var one: String?
    @State var log = ""
    var rows: some View {
      ForEach(names, id: \.self) { name in
        Text(verbatim: name).accessibilityIdentifier(name)
          .swipeActions(edge: .leading) { Button("Pin") { log = "pin" } }
          .swipeActions { Button("Flag") { log = "flag" } }
      }
      .onDelete { names.remove(atOffsets: $0) }
      .onMove { names.move(fromOffsets: $0, toOffset: $1) }
    }
    var body: some View {
      NavigationStack {
        Group {
          if multiple {
            List(selection: $chosen) { rows }
          } else {
            List(selection: $one) { rows }
          }
        }
        .navigationTitle(
          Text(verbatim: "\(names.joined()) \(chosen.sorted().joined()) \(one ?? "-") \(log)")
        )
        .toolbar { EditButton() }
      }
    }
  }

  private func mirrored(_ rect: CGRect?, _ width: CGFloat = 320) -> CGRect? {
    rect.map { CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
  }

  @Test(arguments: [true, false])
  func `edit mode, selection, swipes, moves in Arabic`(multiple: Bool) throws {
    let (en, ar) = (host(Editing(multiple: multiple)), host(Editing(multiple: multiple), "ar_EG"))
    #expect(en.tap(label: "Edit"))
    #expect(ar.tap(label: "تحرير") || ar.tap(label: "تعديل"))
    for name in ["a", "d"] { #expect(en.frame(of: name) == mirrored(ar.frame(of: name))) }
    for host in [en, ar] {
      #expect(host.tap("b"))
      #expect(host.rows().map(\.isSelected) == [false, true, false, false])
      #expect(!host.swipe("a", from: .trailing), "rows are not swiped while the list is edited")
      #expect(!host.swipe("a", from: .leading))
      #expect(host.move("a", before: "d"))
      #expect(host.rows().map(\.texts) == [["b"], ["c"], ["a"], ["d"]])
      #expect(host.rows().map(\.isSelected) == [true, false, false, false])
      #expect(host.delete("c"))
      #expect(host.rows().map(\.texts) == [["b"], ["a"], ["d"]])
    }
    #expect(zip(en.rows(), ar.rows()).allSatisfy { $0.frame == mirrored($1.frame) })
    for word in ["Done"] { #expect(en.tap(label: word)) }
    #expect(en.swipe("a", from: .trailing) && en.tap(label: "Flag"))
  }

  private struct Item: Identifiable, Hashable {
    let id: String
    var children: [Item]?
  }
  private let tree = [
    Item(id: "docs", children: [Item(id: "x"), Item(id: "old", children: [Item(id: "y")])]),
    Item(id: "readme"),
  ]

  @Test
  func `an outline in a sidebar in both directions`() throws {
    struct Sidebar: View {
      let tree: [Item]
      @State var chosen: String?
      var body: some View {
        NavigationSplitView {
          List(selection: $chosen) {
            Section("Files") {
              OutlineGroup(tree, children: \.children) { item in
                Label {
                  Text(verbatim: item.id)
                } icon: {
                  Image(systemName: "folder")
                }
                .accessibilityIdentifier(item.id)
              }
            }
          }
        } detail: {
          Text(verbatim: "detail \(chosen ?? "-")")
        }
      }
    }
    let hosts = ["en", "ar"].map { language in
      host(Sidebar(tree: tree), language, width: 1000) { $0.horizontalSizeClass = .regular }
    }
    for host in hosts {
      #expect(host.rows().map(\.texts) == [["docs"], ["readme"]])
      #expect(host.tap("docs"))
      #expect(host.rows().map(\.texts) == [["docs"], ["x"], ["old"], ["readme"]])
      #expect(host.rows().map(\.level) == [0, 1, 1, 0])
      #expect(host.tap("x"))
      #expect(host.shownTexts.contains("detail x"))
      #expect(host.rows().map(\.isSelected) == [false, true, false, false])
      #expect(host.tap("old"))
      #expect(host.rows().count == 5)
    }
    for name in ["docs", "x", "old", "y", "readme"] {
      #expect(hosts[0].frame(of: name) == mirrored(hosts[1].frame(of: name), 1000))
    }
    let (outer, inner) = (
      try #require(hosts[0].frame(of: "docs")), try #require(hosts[0].frame(of: "x"))
    )
    #expect(inner.minX > outer.minX)
  }

  @Test(arguments: DynamicTypeSize.allCases)
  func `rows grow with text sizes`(size: DynamicTypeSize) throws {
    func heights(_ size: DynamicTypeSize) -> [CGFloat] {
      let host = ViewHost(
        List {
          Section {
            Text(verbatim: "row")
            Label("l", systemImage: "star")
            Toggle("t", isOn: .constant(true))
          } header: {
            Text(verbatim: "head")
          } footer: {
            Text(verbatim: "foot")
          }
        }, size: CGSize(width: 390, height: 1500)
      ) { $0.dynamicTypeSize = size }
      return host.rows().map(\.frame.height)
        + host.placedViews.filter { ["head", "foot"].contains($0.text) }.map(\.frame.height)
    }
    let all = DynamicTypeSize.allCases
    guard let index = all.firstIndex(of: size), index > 0 else { return }
    let (before, now) = (heights(all[index - 1]), heights(size))
    #expect(before.count == 5 && zip(before, now).allSatisfy { $0 <= $1 }, "\(before) \(now)")
  }

  @Test
  func `the badge, the chevron and the selection of a link in Arabic`() throws {
    let list = NavigationStack {
      List { NavigationLink("Inbox", value: 1).badge(7).accessibilityIdentifier("link") }
        .navigationDestination(for: Int.self) { Text(verbatim: "page \($0)") }
    }
    let (en, ar) = (host(list), host(list, "ar_EG"))
    let seven = try #require(en.placedViews.first { $0.text == "7" })
    let arabic = try #require(ar.placedViews.first { $0.text == "٧" || $0.text == "7" })
    #expect(abs(seven.frame.minX - (320 - arabic.frame.maxX)) < 0.01)
    #expect(arabic.text == "٧")
    #expect(ar.tap("link") && ar.shownTexts.contains("page 1"))
  }

  @Test
  func `several rows move at once with a selection`() {
    struct Rows: View {
      @State var names = ["a", "b", "c", "d", "e"]
      var body: some View {
        List {
          ForEach($names, id: \.self, editActions: .all) { $name in
            Text(verbatim: name).accessibilityIdentifier(name)
          }
        }
      }
    }
    let host = host(Rows()) { $0.editMode = .constant(.active) }
    #expect(host.move("e", before: "a") && host.move("a", before: nil) && host.delete("c"))
    #expect(host.rows().map { $0.texts[0] } == ["e", "b", "d", "a"])
  }

  @Test
  func `a million rows with everything stay few`() {
    final class Counter { var count = 0 }
    let counter = Counter()
    struct Rows: View {
      let counter: Counter
      @State var chosen: Set<Int> = []
      @State var isExpanded = true
      var body: some View {
        List(selection: $chosen) {
          Section("One", isExpanded: $isExpanded) {
            ForEach(0..<1_000_000, id: \.self) { number in
              row(number)
            }
            .onDelete { _ in }.onMove { _, _ in }
          }
          Section { Text(verbatim: "end") }
        }
        .listStyle(.sidebar)
      }
      func row(_ number: Int) -> some View {
        counter.count += 1
        return Text(verbatim: "\(number)").swipeActions { Button("x") {} }
      }
    }
    let host = host(Rows(counter: counter)) { $0.editMode = .constant(.active) }
    _ = host.placedViews
    #expect(host.tap(label: "3") && host.rows()[3].isSelected)
    #expect(counter.count < 200)
  }

  @Test(arguments: ["en", "ar"])
  func `a finger swipes a row`(language: String) throws {
    struct Rows: View {
      @State var log = "-"
      var body: some View {
        List {
          Text(verbatim: "row").accessibilityIdentifier("row")
            .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") { log = "pin" } }
            .swipeActions { Button("Flag") { log = "flag" } }
          Text(verbatim: "plain").accessibilityIdentifier("plain")
          Text(verbatim: log)
        }
      }
    }
    let host = host(Rows(), language)
    #expect(host.drag("row", by: CGSize(width: -80, height: 0)))
    #expect(host.shownTexts.contains("Flag"))
    #expect(host.drag("row", by: CGSize(width: 60, height: 0)))
    #expect(!host.shownTexts.contains("Flag") && !host.shownTexts.contains("Pin"))
    #expect(host.drag("row", by: CGSize(width: 200, height: 0)))
    #expect(host.shownTexts.contains("Pin") && host.shownTexts.contains("-"))
    #expect(host.tap(label: "Pin") && host.shownTexts.contains("pin"))
    #expect(host.drag("row", by: CGSize(width: -200, height: 0)))
    #expect(host.shownTexts.contains("flag") && !host.shownTexts.contains("Flag"))
    #expect(!host.drag("plain", by: CGSize(width: -80, height: 0)))
    #expect(!host.swipe("plain", from: .trailing) && host.inputFailure?.reason == .noGesture)
    #expect(!host.swipe("nothing", from: .trailing) && host.inputFailure?.reason == .missing)
    #expect(host.swipe("row", from: .trailing) && host.inputFailure == nil)
  }

  @Test
  func `alignment guides, tints and visibility of separators mirrored`() throws {
    let list = List {
      Text(verbatim: "a").frame(width: 200).alignmentGuide(.listRowSeparatorLeading) { _ in 30 }
        .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] - 50 }
        .listRowSeparatorTint(.red)
      Text(verbatim: "b").accessibilityIdentifier("b")
    }.listStyle(.plain)
    let (en, ar) = (host(list), host(list, "ar"))
    let lines = [en, ar].map { $0.placedViews.filter { $0.kind == "Divider" }.map(\.frame) }
    #expect(lines[0].count >= 1 && lines[0].count == lines[1].count)
    for (one, other) in zip(lines[0], lines[1]) { #expect(one == mirrored(other)) }
  }
}
