import Calque
import Foundation
import Testing

/// Modifiers that set lengths of single edges of rows and sections, and of labels; and names that
/// came with them.
@MainActor
struct EdgeLengthTests {
  private func host(_ view: some View, _ direction: LayoutDirection = .leftToRight) -> ViewHost {
    ViewHost(view, size: CGSize(width: 300, height: 500)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.layoutDirection = direction
    }
  }

  private func text(_ name: String) -> some View {
    Text(verbatim: name).accessibilityIdentifier(name)
  }

  /// How far a view is from the leading edge of the host.
  private func lead(
    _ name: String, _ host: ViewHost, _ direction: LayoutDirection
  ) throws -> CGFloat {
    let frame = try #require(host.frame(of: name))
    return direction == .leftToRight ? frame.minX : 300 - frame.maxX
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `one edge of a row has another inset`(direction: LayoutDirection) throws {
    let host = host(
      List {
        text("own")
        text("none").listRowInsets(.leading, 0)
        text("reset").listRowInsets(.leading, nil).listRowInsets(.all, 0)
        text("all").listRowInsets(EdgeInsets())
        text("high").listRowInsets(.top, 50)
      }, direction)
    let own = try lead("own", host, direction)
    let none = try lead("none", host, direction)
    #expect(none < own)
    #expect(try lead("reset", host, direction) == own)
    #expect(try lead("all", host, direction) == none)
    #expect(try lead("high", host, direction) == own)
    let (all, high) = (
      try #require(host.frame(of: "all")), try #require(host.frame(of: "high"))
    )
    #expect(high.minY - all.maxY >= 50)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a section has margins of its own`(direction: LayoutDirection) throws {
    func sections(_ margin: CGFloat?) -> some View {
      List {
        Section { text("a") }
        Section { text("b") }.listSectionMargins(.horizontal, margin)
        Section { text("c") }
      }
    }
    let (plain, wide) = (host(sections(nil), direction), host(sections(0), direction))
    let own = try lead("a", plain, direction)
    #expect(try lead("b", plain, direction) == own)
    #expect(try lead("a", wide, direction) == own && lead("c", wide, direction) == own)
    let (margin, moved) = (
      try lead("b", host(sections(40), direction), direction), try lead("b", wide, direction)
    )
    #expect(margin - moved == 40)
  }

  @Test
  func `margins above and below replace the distance of sections`() throws {
    func distance(_ bottom: CGFloat?, _ top: CGFloat?) throws -> CGFloat {
      let host = host(
        List {
          Section { text("a") }.listSectionMargins(.bottom, bottom)
          Section { text("b") }.listSectionMargins(.top, top)
        })
      return try #require(host.frame(of: "b")).minY - #require(host.frame(of: "a")).minY
    }
    let touching = try distance(0, 0)
    #expect(try distance(30, nil) == touching + 30)
    #expect(try distance(nil, 20) == touching + 20)
    #expect(try distance(30, 20) == touching + 50)
    #expect(try distance(nil, nil) > touching)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `labels have room for icons`(direction: LayoutDirection) throws {
    func start(_ change: (AnyView) -> any View, inList: Bool) throws -> CGFloat {
      let label = Label {
        text("title")
      } icon: {
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("icon")
      }
      let view = AnyView(change(AnyView(label)))
      let host = host(inList ? AnyView(List { view }) : view, direction)
      let (title, icon) = (
        try #require(host.frame(of: "title")), try #require(host.frame(of: "icon"))
      )
      let distance = direction == .leftToRight ? title.minX - icon.midX : icon.midX - title.maxX
      return distance
    }
    for inList in [false, true] {
      #expect(
        try start({ $0.labelReservedIconWidth(40).labelIconToTitleSpacing(30) }, inList: inList)
          == 50)
      #expect(
        try start({ $0.labelReservedIconWidth(60).labelIconToTitleSpacing(0) }, inList: inList)
          == 30)
    }
    #expect(try start({ $0.labelIconToTitleSpacing(5) }, inList: false) == 15)
  }

  private struct Searched: View {
    @FocusState private var isSearching: Bool
    @State private var query = ""
    var body: some View {
      NavigationStack {
        VStack {
          Text(verbatim: "focus \(isSearching)")
          Button("search") { isSearching = true }
        }
        .navigationTitle("T")
        .searchable(text: $query)
        .searchFocused($isSearching)
      }
    }
  }

  @Test
  func `a state follows the field of a search`() {
    let host = host(Searched())
    func shows(_ text: String) -> Bool { host.texts.contains { $0.string == text } }
    #expect(shows("focus false"))
    #expect(host.search("x") && shows("focus true"))
    #expect(host.endSearch() && shows("focus false"))
    #expect(host.tap("search") && shows("focus true"))
    #expect(host.endSearch() && shows("focus false"))
  }

  @Test
  func `custom content is read with its element`() throws {
    let key = AccessibilityCustomContentKey("Size", id: "size")
    let host = host(
      Text(verbatim: "dog")
        .accessibilityCustomContent(key, "small")
        .accessibilityCustomContent("Age", Text(verbatim: "3"), importance: .high)
        .accessibilityCustomContent(key, Text(verbatim: "large")))
    let element = try #require(host.accessibilityElements.first)
    #expect(element.customContent.map(\.label) == ["Age", "Size"])
    #expect(element.customContent.map(\.value) == ["3", "large"])
    #expect(element.customContent.map(\.importance) == [.high, .default])
  }

  @Test
  func `modifiers without effect are kept`() {
    let host = host(
      text("t")
        .buttonRepeatBehavior(.enabled).findDisabled().replaceDisabled(false)
        .findNavigator(isPresented: .constant(true))
        .copyable(["a"]).cuttable { ["a"] }
        .pasteDestination(for: String.self) { _ in }
        .accessibilityRotor("Rotor") { AccessibilityRotorEntry("one", id: 1) })
    #expect(host.frame(of: "t")?.width == 10)
  }
}
