import Calque
import CalqueLayout
import Foundation
import Testing

/// The examples that the documentation of containers gives, as people copy them.
private enum Examples {
  struct Column: View {
    var body: some View {
      VStack(
        alignment: .leading,
        spacing: 10
      ) {
        ForEach(
          1...10,
          id: \.self
        ) {
          Text("Item \($0)")
        }
      }
    }
  }

  struct Line: View {
    var body: some View {
      HStack(
        alignment: .top,
        spacing: 10
      ) {
        ForEach(
          1...5,
          id: \.self
        ) {
          Text("Item \($0)")
        }
      }
    }
  }

  struct Squares: View {
    let colors: [Color] =
      [.red, .orange, .yellow, .green, .blue, .purple]

    var body: some View {
      ZStack {
        ForEach(0..<colors.count) {
          Rectangle()
            .fill(colors[$0])
            .frame(width: 100, height: 100)
            .offset(
              x: CGFloat($0) * 10.0,
              y: CGFloat($0) * 10.0)
        }
      }
    }
  }

  struct Corner: View {
    var body: some View {
      ZStack(alignment: .bottomLeading) {
        Rectangle()
          .fill(Color.red)
          .frame(width: 100, height: 50)
        Rectangle()
          .fill(Color.blue)
          .frame(width: 50, height: 100)
      }
      .border(Color.green, width: 1)
    }
  }

  struct Items: View {
    var body: some View {
      List {
        Text("A List Item")
        Text("A Second List Item")
        Text("A Third List Item")
      }
    }
  }

  struct Ocean: Identifiable, Hashable {
    let name: String
    let id = UUID()
  }

  static let oceans = [
    Ocean(name: "Pacific"),
    Ocean(name: "Atlantic"),
    Ocean(name: "Indian"),
    Ocean(name: "Southern"),
    Ocean(name: "Arctic"),
  ]

  struct Oceans: View {
    private var oceans = Examples.oceans

    var body: some View {
      List(oceans) {
        Text($0.name)
      }
    }
  }

  struct SelectedOceans: View {
    private var oceans = Examples.oceans
    @State private var multiSelection = Set<UUID>()

    var body: some View {
      NavigationView {
        List(oceans, selection: $multiSelection) {
          Text($0.name)
        }
        .navigationTitle("Oceans")
        .toolbar { EditButton() }
      }
      Text("\(multiSelection.count) selections")
    }
  }

  private struct NamedFont: Identifiable {
    let name: String
    let font: Font
    var id: String { name }
  }

  private static let namedFonts: [NamedFont] = [
    NamedFont(name: "Large Title", font: .largeTitle),
    NamedFont(name: "Title", font: .title),
    NamedFont(name: "Headline", font: .headline),
    NamedFont(name: "Body", font: .body),
    NamedFont(name: "Caption", font: .caption),
  ]

  struct Fonts: View {
    var body: some View {
      ForEach(namedFonts) { namedFont in
        Text(namedFont.name)
          .font(namedFont.font)
      }
    }
  }

  struct SomeFonts: View {
    var body: some View {
      ForEach(namedFonts) { namedFont in
        if namedFont.name.count != 4 {
          Text(namedFont.name)
        }
      }
    }
  }

  struct WrappedFonts: View {
    var body: some View {
      ForEach(namedFonts) { namedFont in
        VStack {
          if namedFont.name.count != 4 {
            Text(namedFont.name)
          }
        }
      }
    }
  }

  struct LazyColumn: View {
    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(1...100, id: \.self) {
            Text("Row \($0)")
          }
        }
      }
    }
  }

  struct LazyLine: View {
    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: 10) {
          ForEach(1...100, id: \.self) {
            Text("Column \($0)")
          }
        }
      }
    }
  }

  struct VerticalSmileys: View {
    let columns = [GridItem(.flexible()), GridItem(.flexible())]

    var body: some View {
      ScrollView {
        LazyVGrid(columns: columns) {
          ForEach(0x1f600...0x1f679, id: \.self) { value in
            Text(String(format: "%x", value))
            Text(emoji(value))
              .font(.largeTitle)
          }
        }
      }
    }

    private func emoji(_ value: Int) -> String {
      guard let scalar = UnicodeScalar(value) else { return "?" }
      return String(Character(scalar))
    }
  }

  struct HorizontalSmileys: View {
    let rows = [GridItem(.fixed(30)), GridItem(.fixed(30))]

    var body: some View {
      ScrollView(.horizontal) {
        LazyHGrid(rows: rows) {
          ForEach(0x1f600...0x1f679, id: \.self) { value in
            Text(String(format: "%x", value))
            Text(emoji(value))
              .font(.largeTitle)
          }
        }
      }
    }

    private func emoji(_ value: Int) -> String {
      guard let scalar = UnicodeScalar(value) else { return "?" }
      return String(Character(scalar))
    }
  }

  struct Greeting: View {
    var body: some View {
      Grid {
        GridRow {
          Text("Hello")
          Image(systemName: "globe")
        }
        GridRow {
          Image(systemName: "hand.wave")
          Text("World")
        }
      }
    }
  }

  struct Divided: View {
    var body: some View {
      Grid {
        GridRow {
          Text("Hello")
          Image(systemName: "globe")
        }
        Divider()
        GridRow {
          Image(systemName: "hand.wave")
          Text("World")
        }
      }
    }
  }

  struct NarrowlyDivided: View {
    var body: some View {
      Grid {
        GridRow {
          Text("Hello")
          Image(systemName: "globe")
        }
        Divider()
          .gridCellUnsizedAxes(.horizontal)
        GridRow {
          Image(systemName: "hand.wave")
          Text("World")
        }
      }
    }
  }

  struct Uneven: View {
    var body: some View {
      Grid(alignment: .bottom, horizontalSpacing: 1, verticalSpacing: 1) {
        GridRow {
          Text("Row 1")
          ForEach(0..<2) { _ in Color.red }
        }
        GridRow {
          Text("Row 2")
          ForEach(0..<5) { _ in Color.green }
        }
        GridRow {
          Text("Row 3")
          ForEach(0..<4) { _ in Color.blue }
        }
      }
    }
  }

  struct Numbered: View {
    var body: some View {
      Grid {
        GridRow {
          Color.clear
            .gridCellUnsizedAxes([.horizontal, .vertical])
          ForEach(1..<4) { column in
            Text("C\(column)")
          }
        }
        ForEach(1..<4) { row in
          GridRow {
            Text("R\(row)")
            ForEach(1..<4) { _ in
              Circle().foregroundStyle(.mint)
            }
          }
        }
      }
    }
  }

  /// The row of a checklist with spacers before, between and after its views.
  struct ChecklistRow: View {
    let name: String
    var spacers: [Bool]

    var body: some View {
      HStack {
        if spacers[0] { Spacer() }
        Image(systemName: "checkmark")
        if spacers[1] { Spacer() }
        Text(name)
        if spacers[2] { Spacer() }
      }
      .border(Color.blue)
    }
  }

  struct Park: Identifiable, Hashable {
    var name: String
    var id: String { name }

    init(_ name: String) { self.name = name }
  }

  private struct ParkDetails: View {
    let park: Park

    var body: some View { Text("Details of \(park.name)") }
  }

  struct Parks: View {
    let parks = [Park("Yosemite"), Park("Sequoia")]

    var body: some View {
      NavigationStack {
        List(parks) { park in
          NavigationLink(park.name, value: park)
        }
        .navigationDestination(for: Park.self) { park in
          ParkDetails(park: park)
        }
      }
    }
  }

  struct PresentedParks: View {
    let parks = [Park("Yosemite"), Park("Sequoia")]
    @State private var presentedParks: [Park] = []

    var body: some View {
      NavigationStack(path: $presentedParks) {
        List(parks) { park in
          NavigationLink(park.name, value: park)
        }
        .navigationDestination(for: Park.self) { park in
          ParkDetails(park: park)
        }
        .toolbar { Button("Both", action: showParks) }
      }
    }

    func showParks() {
      presentedParks = [Park("Yosemite"), Park("Sequoia")]
    }
  }
}

/// All examples of the documentation of containers are laid out in both directions, drawn, and do
/// what is said of them.
@MainActor
@Suite struct ContainerExampleTests {
  nonisolated static let examples: [(String, @MainActor @Sendable () -> AnyView)] = [
    ("column", { AnyView(Examples.Column()) }), ("line", { AnyView(Examples.Line()) }),
    ("squares", { AnyView(Examples.Squares()) }), ("corner", { AnyView(Examples.Corner()) }),
    ("items", { AnyView(Examples.Items()) }), ("oceans", { AnyView(Examples.Oceans()) }),
    ("selected oceans", { AnyView(Examples.SelectedOceans()) }),
    ("fonts", { AnyView(Examples.Fonts()) }), ("some fonts", { AnyView(Examples.SomeFonts()) }),
    ("wrapped fonts", { AnyView(Examples.WrappedFonts()) }),
    ("lazy column", { AnyView(Examples.LazyColumn()) }),
    ("lazy line", { AnyView(Examples.LazyLine()) }),
    ("vertical smileys", { AnyView(Examples.VerticalSmileys()) }),
    ("horizontal smileys", { AnyView(Examples.HorizontalSmileys()) }),
    ("greeting", { AnyView(Examples.Greeting()) }), ("divided", { AnyView(Examples.Divided()) }),
    ("narrowly divided", { AnyView(Examples.NarrowlyDivided()) }),
    ("uneven", { AnyView(Examples.Uneven()) }), ("numbered", { AnyView(Examples.Numbered()) }),
    ("row", { AnyView(Examples.ChecklistRow(name: "a", spacers: [false, false, false])) }),
    (
      "row at the end",
      { AnyView(Examples.ChecklistRow(name: "a", spacers: [true, false, false])) }
    ),
    (
      "row at both ends",
      { AnyView(Examples.ChecklistRow(name: "a", spacers: [false, true, false])) }
    ),
    (
      "row in the middle",
      { AnyView(Examples.ChecklistRow(name: "a", spacers: [true, false, true])) }
    ),
    ("parks", { AnyView(Examples.Parks()) }),
    ("presented parks", { AnyView(Examples.PresentedParks()) }),
  ]

  private func host(
    _ view: some View, _ direction: LayoutDirection = .leftToRight, isMeasured: Bool = true
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: 320, height: 568)) {
      if isMeasured { $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15) }
      $0.layoutDirection = direction
    }
  }

  @Test(arguments: examples.map(\.0))
  func `each example is mirrored and drawn`(name: String) throws {
    let view = try #require(Self.examples.first { $0.0 == name }).1()
    let (left, right) = (host(view), host(view, .rightToLeft))
    let (one, other) = (left.placedViews, right.placedViews)
    #expect(!one.isEmpty && one.count == other.count)
    for (a, b) in zip(one, other) {
      #expect(a.kind == b.kind && a.text == b.text)
      #expect(
        abs(a.frame.minX - (320 - b.frame.maxX)) < 0.001 && a.frame.minY == b.frame.minY,
        "\(a.kind) \(a.frame) \(b.frame)")
    }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let drawn = host(view, direction, isMeasured: false)
      #expect(try !drawn.png(scale: 1).isEmpty && drawn.diagnostics.isEmpty)
    }
  }

  private func frames(_ host: ViewHost, _ kind: String) -> [CGRect] {
    host.placedViews.filter { $0.kind == kind }.map(\.frame)
  }

  private func texts(_ host: ViewHost) -> [String] { host.placedViews.compactMap(\.text) }

  @Test
  func `stacks space their views and align them`() {
    let column = frames(host(Examples.Column()), "Text")
    #expect(column.count == 10 && Set(column.map(\.minX)).count == 1)
    #expect(zip(column, column.dropFirst()).allSatisfy { $1.minY - $0.maxY == 10 })
    let line = frames(host(Examples.Line()), "Text")
    #expect(line.count == 5 && Set(line.map(\.minY)).count == 1)
  }

  /// Both rectangles have the lower corner of the stack at its leading side.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `rectangles share a corner`(_ direction: LayoutDirection) throws {
    let host = host(Examples.Corner(), direction)
    let boxes = host.placedViews.map(\.frame).filter {
      $0.size == CGSize(width: 100, height: 50) || $0.size == CGSize(width: 50, height: 100)
    }
    #expect(Set(boxes.map(\.maxY)).count == 1)
    #expect(Set(boxes.map { direction == .leftToRight ? $0.minX : $0.maxX }).count == 1)
    #expect(Set(boxes.map(\.width)) == [50, 100])
  }

  @Test
  func `a condition decides about the view of an element`() {
    #expect(texts(host(Examples.Fonts())).count == 5)
    #expect(texts(host(Examples.SomeFonts())) == ["Large Title", "Title", "Headline", "Caption"])
    #expect(texts(host(Examples.WrappedFonts())) == texts(host(Examples.SomeFonts())))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `lazy stacks align their views`(_ direction: LayoutDirection) {
    let column = frames(host(Examples.LazyColumn(), direction), "Text").prefix(5)
    #expect(Set(column.map { direction == .leftToRight ? $0.minX : $0.maxX }).count == 1)
    let line = frames(host(Examples.LazyLine(), direction), "Text").prefix(3)
    #expect(Set(line.map(\.minY)).count == 1)
    let gaps = zip(line, line.dropFirst()).map { one, other in
      direction == .leftToRight ? other.minX - one.maxX : one.minX - other.maxX
    }
    #expect(gaps == [10, 10])
  }

  @Test
  func `a divider widens a grid unless it is unsized`() {
    let width = frames(host(Examples.Greeting()), "Grid").first?.width
    #expect(width != nil && width != 320)
    #expect(frames(host(Examples.Divided()), "Grid").first?.width == 320)
    #expect(frames(host(Examples.NarrowlyDivided()), "Grid").first?.width == width)
  }

  @Test
  func `rows with fewer cells have empty ones at their end`() {
    let host = host(Examples.Uneven())
    let colors: [CGFloat] = host.displayList.paintedItems.compactMap { item in
      guard case .fill(let path, _, _) = item else { return nil }
      return path.boundingRect.width.rounded()
    }
    #expect(colors.count == 11 && Set(colors).count == 1)
    let labels = frames(host, "Text")
    #expect(labels.count == 3 && Set(labels.map(\.midX)).count == 1)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `spacers push views to the sides`(_ direction: LayoutDirection) throws {
    func symbol(_ spacers: [Bool]) throws -> (start: CGFloat, width: CGFloat) {
      let host = host(Examples.ChecklistRow(name: "a", spacers: spacers), direction)
      let image = try #require(frames(host, "Image").first)
      let row = try #require(frames(host, "HStack").first)
      return (direction == .leftToRight ? image.minX : 320 - image.maxX, row.width)
    }
    #expect(try symbol([false, false, false]).width < 320)
    let (end, both, middle) = try (
      symbol([true, false, false]), symbol([false, true, false]), symbol([true, false, true])
    )
    #expect(end.width == 320 && both.width == 320 && middle.width == 320)
    #expect(both.start == 0 && middle.start > 0 && end.start > middle.start)
  }

  @Test
  func `people go to pages and come back`() {
    let host = host(Examples.Parks())
    #expect(host.tap(label: "Yosemite"))
    #expect(texts(host).contains("Details of Yosemite"))
    #expect(host.tap(label: "Back"))
    #expect(texts(host).contains("Sequoia") && !texts(host).contains("Details of Yosemite"))
  }

  @Test
  func `a path of two values shows the last one, and the first one below it`() {
    let host = host(Examples.PresentedParks())
    #expect(host.tap(label: "Both"))
    #expect(texts(host).contains("Details of Sequoia"))
    #expect(host.tap(label: "Back"))
    #expect(texts(host).contains("Details of Yosemite"))
  }

  @Test
  func `several rows are selected in edit mode`() {
    let host = host(Examples.SelectedOceans())
    #expect(host.tap(label: "Edit"))
    #expect(host.tap(label: "Pacific") && host.tap(label: "Arctic"))
    #expect(texts(host).contains("2 selections"))
    #expect(host.tap(label: "Done"))
  }
}
