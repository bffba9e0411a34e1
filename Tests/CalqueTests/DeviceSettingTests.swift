import Calque
import Foundation
import Testing

/// What views say to devices and to the views with the focus.
@MainActor @Suite struct DeviceSettingTests {
  private struct Reader: View {
    @FocusedValue(\.title) private var title

    var body: some View { Text(title ?? "none") }
  }

  @Test func aFocusedValueIsWhatTheHostSays() {
    let host = ViewHost(Reader(), size: CGSize(width: 100, height: 50))
    #expect(host.texts.map(\.string) == ["none"])
    host.updateEnvironment { $0.focusedValues.title = "draft" }
    #expect(host.texts.map(\.string) == ["draft"])
  }

  @Test func whatSymbolsAndSensorsAreToldIsKept() {
    let view = Image(systemName: "star")
      .symbolEffect(.bounce, value: 1)
      .symbolEffect(.variableColor.iterative.reversing)
      .sensoryFeedback(.impact(weight: .light), trigger: 2)
      .accessibilityIdentifier("star")
    let host = ViewHost(view, size: CGSize(width: 100, height: 50))
    let kept = host.setting("sensoryFeedback(_:trigger:)", of: "star") as? (SensoryFeedback, Int)
    #expect(kept?.0 == .impact(weight: .light))
    #expect(host.setting("symbolEffect(_:options:value:)", of: "star") != nil)
  }

  @Test(arguments: [
    (SymbolVariants.fill, "heart", "heart.fill"), (.circle, "person", "person.circle"),
    (.circle.fill, "person", "person.circle.fill"), (.slash, "bell", "bell.slash"),
    (.fill, "chevron.right", "chevron.right"), (.none, "star.fill", "star.fill"),
    (.fill, "person.circle", "person.circle.fill"),
  ])
  func variantsAreFoundByName(variant: SymbolVariants, name: String, same: String) throws {
    let size = CGSize(width: 40, height: 40)
    let made = ViewHost(Image(systemName: name).symbolVariant(variant), size: size)
    #expect(try made.png() == ViewHost(Image(systemName: same), size: size).png())
    #expect(made.diagnostics.isEmpty)
  }

  @Test func hiddenContentBackgroundsShowWhatIsBehind() throws {
    let size = CGSize(width: 200, height: 200)
    let list = List { Text("row") }
    let shown = ViewHost(list.background(.red), size: size)
    let hidden = ViewHost(list.scrollContentBackground(.hidden).background(.red), size: size)
    #expect(try shown.png(scale: 1) == ViewHost(list, size: size).png(scale: 1))
    // Below the rows, the red is seen.
    let red = try #require(
      TestPicture(try ViewHost(Color.red, size: size).png(scale: 1)))
    #expect(try #require(TestPicture(try hidden.png(scale: 1)))[100, 190] == red[100, 190])
    #expect(shown.texts.map(\.frame) == hidden.texts.map(\.frame))
  }

  @Test func peopleCannotScrollWhatIsDisabled() throws {
    let content = ScrollView { Color.red.frame(height: 500).accessibilityIdentifier("content") }
    let size = CGSize(width: 100, height: 100)
    for (isDisabled, top) in [(false, -40.0), (true, 0)] {
      let host = ViewHost(content.scrollDisabled(isDisabled), size: size)
      host.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 40))
      let y = try #require(host.frame(of: "content")).minY
      #expect(isDisabled ? y == top : y < 0)
      host.scroll(by: CGSize(width: 0, height: 60))
      #expect(try #require(host.frame(of: "content")).minY < 0)
    }
  }

  private struct Pages: View {
    @State var page: Int? = 20
    @State var position = ScrollPosition(edge: .top)
    let isByID: Bool

    var body: some View {
      VStack {
        Button("fifty") { page = 50 }
        Button("end") { position.scrollTo(edge: .bottom) }
        let list = ScrollView {
          LazyVStack { ForEach(0..<100) { Text("row \($0)").id($0) } }
        }
        if isByID { list.scrollPosition(id: $page) } else { list.scrollPosition($position) }
      }
    }
  }

  @Test func scrollViewsFollowTheirPosition() {
    let size = CGSize(width: 200, height: 300)
    let byID = ViewHost(Pages(isByID: true), size: size)
    #expect(byID.texts.contains { $0.string == "row 0" })
    byID.tap(label: "fifty")
    // The least that brings it into sight.
    let row = byID.texts.first { $0.string == "row 50" }
    #expect(row.map { abs($0.frame.maxY - 300) < 1 } == true)
    let byEdge = ViewHost(Pages(isByID: false), size: size)
    #expect(byEdge.texts.contains { $0.string == "row 0" })
    byEdge.tap(label: "end")
    #expect(byEdge.texts.contains { $0.string == "row 99" })
  }

  @Test func aPictureIsLoadedByTheLoaderOfTheHost() async throws {
    let red = try ViewHost(Color.red, size: CGSize(width: 4, height: 2)).png(scale: 1)
    let url = try #require(URL(string: "https://example.com/red.png"))
    let view = AsyncImage(url: url) {
      $0.accessibilityIdentifier("picture")
    } placeholder: {
      Text("waiting")
    }
    let host = ViewHost(view, size: CGSize(width: 50, height: 50)) {
      $0.imageLoader = AsyncImageLoader { _ in red }
    }
    #expect(host.texts.map(\.string) == ["waiting"])
    #expect(await host.settle())
    #expect(host.frame(of: "picture")?.size == CGSize(width: 4, height: 2))
  }

  @Test func aPictureThatCannotBeLoadedSaysWhy() async throws {
    let view = AsyncImage(url: URL(string: "https://example.com/x.png")) { phase in
      Text(phase.error == nil ? "waiting" : "failed")
    }
    let host = ViewHost(view, size: CGSize(width: 50, height: 50))
    _ = host.texts
    #expect(await host.settle())
    #expect(host.texts.map(\.string) == ["failed"])
  }

  private struct Skew: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: 0))
    }
  }

  @Test func aGeometryEffectKnowsTheSize() throws {
    let size = CGSize(width: 40, height: 20)
    let square = Color.blue.frame(width: 20, height: 20)
    let made = ViewHost(square.modifier(Skew()), size: size)
    let moved = ViewHost(square.offset(x: 10), size: size)
    #expect(try made.png(scale: 1) == moved.png(scale: 1))
  }

  @Test func aPictureOfAViewIsThatOfAHost() throws {
    let view = Text("Ag").padding(4)
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    let host = ViewHost(view, proposal: .unspecified) { $0.displayScale = 2 }
    #expect(try renderer.png == host.png(scale: 2))
  }
}

extension FocusedValues {
  fileprivate var title: String? {
    get { self[DeviceSettingTests.Title.self] }
    set { self[DeviceSettingTests.Title.self] = newValue }
  }
}

extension DeviceSettingTests {
  fileprivate struct Title: FocusedValueKey {
    typealias Value = String
  }
}
