import Calque
import Foundation
import Testing

private struct Person: Identifiable {
  let id: Int
  let name: String
  let age: Int
  let town: String?
}

/// Tables that are sorted by their titles.
@MainActor
@Suite struct SortedTableTests {
  private struct Page: View {
    @State var people = [
      Person(id: 1, name: "Berta", age: 30, town: "Ulm"),
      Person(id: 2, name: "Anna", age: 40, town: nil),
      Person(id: 3, name: "Carl", age: 20, town: "Aue"),
    ]
    @State var order = [KeyPathComparator(\Person.name)]

    var body: some View {
      Table(people.sorted(using: order), sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age)") }
        TableColumn("Town", value: \.town) { Text(verbatim: $0.town ?? "-") }
        TableColumn("Id") { Text(verbatim: "#\($0.id)") }
      }
    }
  }

  private func host() -> ViewHost {
    ViewHost(Page(), size: CGSize(width: 800, height: 400)) { $0.horizontalSizeClass = .regular }
  }

  private func ids(_ host: ViewHost) -> String {
    host.placedViews.compactMap(\.text).filter { $0.hasPrefix("#") }.joined()
  }

  @Test func `a tap on a title sorts by the column, another one turns the order`() {
    let host = host()
    #expect(ids(host) == "#2#1#3")
    #expect(host.tap(label: "Age") && ids(host) == "#3#1#2")
    #expect(host.tap(label: "Age") && ids(host) == "#2#1#3")
    #expect(host.tap(label: "Town") && ids(host) == "#2#3#1")
    #expect(host.tap(label: "Name") && ids(host) == "#2#1#3")
    #expect(!host.tap(label: "Id"))
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `other forms take the same`() {
    let order = Binding.constant([KeyPathComparator(\Person.age)])
    let people = [Person(id: 1, name: "a", age: 1, town: nil)]
    let views = [
      AnyView(
        Table(people, selection: .constant(Set<Int>()), sortOrder: order) {
          TableColumn("Name", value: \.name, comparator: .lexical)
        }),
      AnyView(
        Table(people, selection: .constant(Int?.none), sortOrder: order) {
          TableColumn("Age", sortUsing: KeyPathComparator(\Person.age)) { _ in Text("x") }
        }),
      AnyView(
        Table(of: Person.self, sortOrder: order) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age)") }.width(80)
        } rows: {
          ForEach(people) { TableRow($0) }
        }),
      AnyView(Table(people) { TableColumn("Name", value: \.name) }),
    ]
    for view in views {
      let host = ViewHost(view, size: CGSize(width: 800, height: 400)) {
        $0.horizontalSizeClass = .regular
      }
      #expect(host.placedViews.compactMap(\.text).count >= 2)
    }
  }
}

/// Transitions of users, and scroll views that are pulled down.
@MainActor
@Suite struct CustomTransitionTests {
  private struct Spin: ViewModifier {
    let amount: Double
    func body(content: Content) -> some View {
      content.opacity(1 - amount).blur(radius: 8 * amount).offset(x: 40 * amount)
    }
  }

  private struct Rising: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(y: phase.value * -100).opacity(phase.isIdentity ? 1 : 0)
    }
  }

  private struct Page: View {
    let transition: AnyTransition
    @State var isShown = false
    var body: some View {
      ZStack {
        Color.white
        if isShown {
          Color.red.frame(width: 20, height: 20).transition(transition)
        }
      }
      .onTapGesture { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
    }
  }

  private func drawing(
    _ transition: AnyTransition, _ direction: LayoutDirection = .leftToRight, leaves: Bool = false
  ) -> String {
    let host = ViewHost(Page(transition: transition), size: CGSize(width: 100, height: 100)) {
      $0.layoutDirection = direction
    }
    host.tap(at: CGPoint(x: 5, y: 5))
    if leaves {
      host.advance(by: 2)
      host.tap(at: CGPoint(x: 5, y: 5))
    }
    host.advance(by: 0.25)
    return host.displayList.description
  }

  @Test func `a view on its way is between two modifiers`() {
    let transition = AnyTransition.modifier(active: Spin(amount: 1), identity: Spin(amount: 0))
    let coming = drawing(transition)
    // A quarter of the way: three quarters of the effect are left.
    #expect(coming.contains("opacity 0.25") && coming.contains("blur 6"))
    #expect(coming.contains("30"))
    let going = drawing(transition, leaves: true)
    #expect(going.contains("opacity 0.75") && going.contains("blur 2"))
    #expect(drawing(transition, .rightToLeft).contains("-30"))
  }

  @Test func `phases of a transition are where the view comes from and goes to`() {
    let coming = drawing(AnyTransition(Rising()))
    let going = drawing(AnyTransition(Rising()), leaves: true)
    #expect(coming.contains("opacity 0.25") && going.contains("opacity 0.75"))
    #expect(coming.contains("75") && going.contains("-25"))
    let both = AnyTransition.asymmetric(
      insertion: AnyTransition(Rising()), removal: .opacity)
    #expect(!drawing(both, leaves: true).contains("-25"))
  }

  @Test func `a scroll view that is pulled down loads its content again`() async {
    struct Page: View {
      @State var count = 0
      @State var seen = [String]()
      var body: some View {
        ScrollView { Text(verbatim: "\(count)").accessibilityIdentifier("count") }
          .refreshable { count += 1 }
          .accessibilityIdentifier("scroll")
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 100, height: 100))
    let place = host.frame(of: "count")?.minY
    #expect(await host.refresh("scroll"))
    #expect(host.placedViews.compactMap(\.text) == ["1"])
    #expect(host.frame(of: "count")?.minY == place)
    #expect(await host.refresh())
    let plain = ViewHost(ScrollView { Text("a") }, size: CGSize(width: 100, height: 100))
    #expect(await !plain.refresh())
  }

  @Test func `an indicator is above the content while it is loaded`() async {
    struct Page: View {
      let wait: () async -> Void
      var body: some View {
        ScrollView { Color.red.frame(height: 20).accessibilityIdentifier("content") }
          .refreshable { await wait() }
      }
    }
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let host = ViewHost(
      Page {
        for await _ in stream { return }
      }, size: CGSize(width: 100, height: 200))
    #expect(host.frame(of: "content")?.minY == 0)
    let task = Task { await host.refresh() }
    while host.frame(of: "content")?.minY == 0 { await Task.yield() }
    #expect(host.frame(of: "content")?.minY ?? 0 >= 60)
    continuation.yield()
    #expect(await task.value)
    #expect(host.frame(of: "content")?.minY == 0)
  }
}
