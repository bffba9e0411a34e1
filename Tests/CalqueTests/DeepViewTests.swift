import Calque
import Foundation
import Testing

/// Deeply nested views: shown up to the documented limit, and left out with a diagnostic beyond it.
/// Each test runs in a separate process, since a stack overflow ends it.
@MainActor
struct DeepViewTests {
  /// Uses every operation of a host on a view, and returns whether it was too deep.
  static func use(_ view: some View) throws -> Bool {
    let host = ViewHost(view, size: CGSize(width: 60, height: 60)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
    host.invalidate()
    _ = (host.layoutDescription, host.placedViews, host.texts, host.frame(of: "inner"))
    _ = host.scroll(by: CGSize(width: 0, height: 5))
    _ = host.tap("inner")
    let pictures = (try host.png(scale: 1), try host.svg(), try host.pdf())
    precondition(!pictures.0.isEmpty && !pictures.1.isEmpty && !pictures.2.isEmpty)
    let found = host.diagnostics.filter { $0.kind == .nestedTooDeep }
    for diagnostic in found {
      print(diagnostic)
      precondition(diagnostic.path.count == 1 && diagnostic.severity == .error)
    }
    return !found.isEmpty
  }

  /// A view nested in itself a given number of times.
  static func nest(_ count: Int, _ wrap: (AnyView) -> AnyView) -> AnyView {
    (0..<count).reduce(
      AnyView(Color.red.frame(width: 5, height: 5).accessibilityIdentifier("inner"))
    ) { inner, _ in wrap(inner) }
  }

  static let wraps: [(String, @MainActor (AnyView) -> AnyView)] = [
    ("padding", { AnyView($0.padding(1)) }),
    ("VStack", { inner in AnyView(VStack { inner }) }),
    (
      "HStack of two",
      { inner in
        AnyView(
          HStack {
            inner
            Spacer()
          })
      }
    ),
    (
      "ZStack",
      { inner in
        AnyView(
          ZStack {
            Color.blue
            inner
          })
      }
    ),
    ("frame", { AnyView($0.frame(maxWidth: .infinity, maxHeight: .infinity)) }),
    ("background", { inner in AnyView(Color.clear.background { inner }) }),
    ("overlay", { inner in AnyView(inner.overlay { Color.clear }) }),
    ("opacity", { AnyView($0.opacity(0.99)) }),
    ("clip", { AnyView($0.clipped()) }),
    ("scale", { AnyView($0.scaleEffect(0.9999)) }),
    ("environment", { AnyView($0.font(.body)) }),
    ("direction", { AnyView($0.environment(\.layoutDirection, .leftToRight)) }),
    (
      "turned direction",
      { inner in
        AnyView(
          inner.environment(\.layoutDirection, .leftToRight)
            .environment(\.layoutDirection, .rightToLeft))
      }
    ),
    ("identifier", { AnyView($0.accessibilityIdentifier("x")) }),
    ("GeometryReader", { inner in AnyView(GeometryReader { _ in inner }) }),
    ("ScrollView", { inner in AnyView(ScrollView { inner }) }),
    (
      "Grid",
      { inner in
        AnyView(
          Grid {
            GridRow {
              inner
              Color.red
            }
          })
      }
    ),
    ("LazyVStack", { inner in AnyView(LazyVStack { inner }) }),
    (
      "lazy rows",
      { inner in
        AnyView(ScrollView { LazyVStack { ForEach(0..<1) { _ in inner } } }.frame(height: 50))
      }
    ),
    ("List", { inner in AnyView(List { inner }.frame(height: 50)) }),
    (
      "ViewThatFits",
      { inner in
        AnyView(
          ViewThatFits {
            inner
            Color.red
          })
      }
    ),
    (
      "safeAreaInset",
      { inner in
        AnyView(inner.safeAreaInset(edge: .top) { Color.red.frame(height: 0) })
      }
    ),
    ("Button", { inner in AnyView(Button(action: {}, label: { inner })) }),
    ("Group", { inner in AnyView(Group { inner }) }),
    (
      "Label",
      { inner in
        AnyView(
          Label {
            inner
          } icon: {
            Color.red
          })
      }
    ),
    ("alignment guide", { AnyView($0.alignmentGuide(.leading) { $0.width }) }),
    ("fixedSize", { AnyView($0.fixedSize()) }),
    ("Layout", { inner in AnyView(PassingLayout { inner }) }),
    ("Optional", { inner in AnyView(Optional(inner)) }),
    ("id", { AnyView($0.id(7)) }),
  ]

  /// Containers that make their content in ways of their own.
  static let others: [(String, @MainActor (AnyView) -> AnyView)] = [
    ("overlay's content", { inner in AnyView(Color.clear.overlay { inner }) }),
    ("Section", { inner in AnyView(List { Section("s") { inner } }.frame(height: 50)) }),
    ("Form", { inner in AnyView(Form { inner }.frame(height: 50)) }),
    ("GroupBox", { inner in AnyView(GroupBox { inner }) }),
    (
      "DisclosureGroup",
      { inner in AnyView(DisclosureGroup("d", isExpanded: .constant(true)) { inner }) }
    ),
    ("NavigationStack", { inner in AnyView(NavigationStack { inner }) }),
    ("TabView", { inner in AnyView(TabView { inner.tabItem { Color.red } }) }),
    ("LabeledContent", { inner in AnyView(LabeledContent("l") { inner }) }),
    ("Toggle", { inner in AnyView(Toggle(isOn: .constant(true)) { inner }) }),
    ("Menu", { inner in AnyView(Menu("m") { inner }) }),
    (
      "Menu's label",
      { inner in
        AnyView(
          Menu {
            Color.red
          } label: {
            inner
          })
      }
    ),
    ("Picker", { inner in AnyView(Picker("p", selection: .constant(0)) { inner }) }),
    ("contextMenu", { inner in AnyView(Color.red.contextMenu { inner }) }),
    ("sheet", { inner in AnyView(Color.red.sheet(isPresented: .constant(true)) { inner }) }),
    ("toolbar", { inner in AnyView(NavigationStack { Color.red.toolbar { inner } }) }),
    ("ControlGroup", { inner in AnyView(ControlGroup { inner }) }),
    ("ScrollViewReader", { inner in AnyView(ScrollViewReader { _ in inner }) }),
    ("TimelineView", { inner in AnyView(TimelineView(.everyMinute) { _ in inner }) }),
    ("LazyVGrid", { inner in AnyView(LazyVGrid(columns: [GridItem()]) { inner }) }),
    ("rotation", { AnyView($0.rotation3DEffect(.degrees(1), axis: (x: 0, y: 1, z: 0))) }),
    ("transform", { AnyView($0.transformEffect(.identity)) }),
    ("combined elements", { AnyView($0.accessibilityElement(children: .combine)) }),
    ("preference", { AnyView($0.preference(key: DeepKey.self, value: 1)) }),
    (
      "preference's overlay",
      { AnyView($0.overlayPreferenceValue(DeepKey.self) { _ in Color.red }) }
    ),
    ("transaction", { AnyView($0.transaction { _ in }) }),
    ("gesture", { AnyView($0.onTapGesture {}) }),
    ("appearance", { AnyView($0.onAppear {}) }),
    ("collection", { inner in AnyView(ForEach(0..<1) { _ in inner }) }),
    ("AnyLayout", { inner in AnyView(AnyLayout(VStackLayout()) { inner }) }),
  ]

  /// Effects, which are groups of a drawing.
  static let effects: [(String, @MainActor (AnyView) -> AnyView)] = [
    ("mask", { AnyView($0.mask { Color.red }) }),
    ("mask's content", { inner in AnyView(Color.red.mask { inner }) }),
    ("mask by shape", { AnyView($0.mask(Circle())) }),
    ("clip by shape", { AnyView($0.clipShape(Circle())) }),
    ("blend mode", { AnyView($0.blendMode(.multiply)) }),
    ("compositing group", { AnyView($0.compositingGroup()) }),
    ("drawing group", { AnyView($0.drawingGroup()) }),
    ("shadow", { AnyView($0.shadow(radius: 1)) }),
    ("blur", { AnyView($0.blur(radius: 1)) }),
    ("brightness", { AnyView($0.brightness(0.01)) }),
    ("rotation", { AnyView($0.rotationEffect(.degrees(1))) }),
    ("offset", { AnyView($0.offset(x: 1)) }),
    ("disabled", { AnyView($0.disabled(true)) }),
    ("redacted", { AnyView($0.redacted(reason: .placeholder)) }),
    ("material", { AnyView($0.background(.thinMaterial)) }),
    ("border", { AnyView($0.border(.red)) }),
    ("glass", { AnyView($0.glassEffect()) }),
    ("tint", { AnyView($0.tint(.red)) }),
    (
      "gradient",
      {
        AnyView(
          $0.foregroundStyle(
            .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
      }
    ),
  ]

  struct DeepKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test
  func `no container ends the process, however deep`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let only = ProcessInfo.processInfo.environment["CALQUE_DEEP"]
        for (name, wrap) in DeepViewTests.others where only == nil || only == name {
          print("deep: \(name)")
          // What is closed, or in front of the screen, need not be made at all.
          _ = try DeepViewTests.use(DeepViewTests.nest(2_500, wrap))
        }
      }
    }
  }

  @Test
  func `no effect ends the process, however deep`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let only = ProcessInfo.processInfo.environment["CALQUE_DEEP"]
        let slow: Set = ["shadow", "blur", "material", "glass"]
        for (name, wrap) in DeepViewTests.effects where only == nil || only == name {
          print("deep: \(name)")
          for count in [50, 1_200] {
            // Each of these makes a picture of what is below.
            if count > 50 && slow.contains(name) { continue }
            let isTooDeep = try DeepViewTests.use(DeepViewTests.nest(count, wrap))
            precondition(isTooDeep == (count > 1_000), name)
          }
        }
      }
    }
  }

  /// A text of texts is one view, however many they are.
  @Test
  func `long and deep texts are shown`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let left = (0..<20_000).reduce(Text(verbatim: "a")) { text, _ in text + Text(verbatim: "a")
        }
        let right = (0..<20_000).reduce(Text(verbatim: "a")) { text, _ in Text(verbatim: "a") + text
        }
        let inside = (0..<5_000).reduce(Text(verbatim: "a")) { text, _ in Text("\(text)b").bold() }
        for text in [left, right, inside] { _ = try DeepViewTests.use(text) }
      }
    }
  }

  @Test
  func `deep views are shown or left out, in any container`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let only = ProcessInfo.processInfo.environment["CALQUE_DEEP"]
        for (name, wrap) in DeepViewTests.wraps where only == nil || only == name {
          print("deep: \(name)")
          for count in [50, 2_500] {
            let isTooDeep = try DeepViewTests.use(DeepViewTests.nest(count, wrap))
            precondition(isTooDeep == (count > 1_000), name)
          }
        }
      }
    }
  }

  @Test
  func `deeply nested views are released without recursion`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        for wrap in [{ AnyView($0) }, { AnyView($0.padding(1)) }] as [(AnyView) -> AnyView] {
          let isTooDeep = try DeepViewTests.use(DeepViewTests.nest(100_000, wrap))
          precondition(isTooDeep)
        }
      }
    }
  }

  struct EndlessTwice: View {
    var body: some View {
      HStack {
        AnyView(EndlessTwice())
        AnyView(EndlessTwice())
      }
    }
  }

  struct EndlessReader: View {
    var body: some View { GeometryReader { _ in AnyView(EndlessReader()) } }
  }

  struct EndlessModifier: ViewModifier {
    func body(content: Content) -> some View { AnyView(content.modifier(EndlessModifier())) }
  }

  struct EndlessRows: View {
    var body: some View { List(0..<3) { _ in AnyView(EndlessRows()).frame(height: 20) } }
  }

  @Test
  func `a view that contains itself ends at the limit, and the report names it`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let isTooDeep = [
          try DeepViewTests.use(EndlessTwice()), try DeepViewTests.use(EndlessReader()),
          try DeepViewTests.use(Color.red.modifier(EndlessModifier())),
          try DeepViewTests.use(EndlessRows()),
        ]
        precondition(isTooDeep == [true, true, true, true], "\(isTooDeep)")
        let host = ViewHost(AnyView(EndlessTwice()), size: CGSize(width: 50, height: 50))
        let found = host.diagnostics.filter { $0.kind == .nestedTooDeep }
        precondition(found.count == 1)
        precondition(found[0].message.contains("nested"))
      }
    }
  }
}

private struct PassingLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}
