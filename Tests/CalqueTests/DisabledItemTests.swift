import Calque
import CalqueDrawing
import Foundation
import Testing

/// Items of bars, links and actions of rows that are disabled, tinted or prominent.
@MainActor
@Suite struct DisabledItemTests {
  private let red = RGBAColor(red: 1, green: 0, blue: 0)

  private func host(
    _ view: some View, direction: LayoutDirection = .leftToRight
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: 375, height: 400)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.layoutDirection = direction
      $0.horizontalSizeClass = .compact
    }
  }

  private func bar(_ placement: ToolbarItemPlacement, _ item: some View) -> some View {
    NavigationStack {
      Color.clear.toolbar { ToolbarItem(placement: placement) { item } }
    }
  }

  /// The colours of the texts. Letters are drawn only where a font is measured.
  private func inks(_ view: some View) -> Set<RGBAColor> {
    var found: Set<RGBAColor> = []
    let host = ViewHost(view, size: CGSize(width: 375, height: 400)) {
      $0.horizontalSizeClass = .compact
    }
    for case .glyphs(let run) in host.displayList.paintedItems { found.insert(run.paint.color) }
    return found
  }

  private var disabledInk: Set<RGBAColor> {
    inks(Button("a") {}.disabled(true))
  }

  @Test(
    arguments: [
      .automatic, .primaryAction, .confirmationAction, .cancellationAction, .topBarLeading,
      .topBarTrailing, .bottomBar,
    ] as [ToolbarItemPlacement])
  func `a disabled item has the colour of disabled buttons`(placement: ToolbarItemPlacement) {
    #expect(inks(bar(placement, Button("a") {}.disabled(true))) == disabledInk)
    #expect(inks(bar(placement, Button("a") {})) != disabledInk)
    #expect(inks(bar(placement, Menu("a") { Button("b") {} }.disabled(true))) == disabledInk)
  }

  @Test func `a disabled symbol differs from one that is not`() throws {
    func picture(_ isDisabled: Bool) throws -> Data {
      try host(bar(.primaryAction, Button("a", systemImage: "star") {}.disabled(isDisabled))).png()
    }
    #expect(try picture(true) != (try picture(false)))
  }

  @Test(arguments: [.topBarTrailing, .bottomBar] as [ToolbarItemPlacement])
  func `an item has its own tint, and not that of the page`(placement: ToolbarItemPlacement) {
    let tint = Color(red: 1, green: 0, blue: 0)
    #expect(inks(bar(placement, Button("a") {}.tint(tint))) == [red])
    #expect(inks(bar(placement, Button("a") {})) == inks(Text(verbatim: "a")))
    #expect(inks(bar(placement, Button("a") {}).tint(tint)) == inks(Text(verbatim: "a")))
  }

  @Test func `a prominent item is white on a ground as large as other items`() throws {
    let white = RGBAColor(red: 1, green: 1, blue: 1)
    #expect(inks(bar(.topBarLeading, Button("a") {}.buttonStyle(.glassProminent))) == [white])
    #expect(inks(bar(.topBarLeading, Button("a") {}.buttonStyle(.borderedProminent))) == [white])
    func frame(_ button: some View) throws -> CGRect {
      let host = host(bar(.topBarLeading, button.accessibilityIdentifier("item")))
      return try #require(host.frame(of: "item"))
    }
    let plain = try frame(Button("Item") {})
    #expect(try frame(Button("Item") {}.buttonStyle(.glassProminent)) == plain)
    #expect(try frame(Button("Item") {}.buttonStyle(.borderedProminent)) == plain)
  }

  @Test func `what an item presents is not in the bar`() {
    struct Page: View {
      @State var isShown = true
      var body: some View {
        NavigationStack {
          Color.clear.toolbar {
            Button("item") {}.sheet(isPresented: $isShown) {
              Button("inside") {}.buttonStyle(.borderedProminent)
                .accessibilityIdentifier("inside")
            }
          }
        }
      }
    }
    let width = host(Page()).frame(of: "inside")?.width ?? 0
    #expect(width > 60 && width < 200)
  }

  @Test func `a disabled link of a list has the colour of disabled buttons`() {
    func form(_ isDisabled: Bool) -> some View {
      NavigationStack {
        Form { NavigationLink("a") { Text(verbatim: "b") }.disabled(isDisabled) }
      }
    }
    #expect(inks(form(true)) == disabledInk)
    #expect(inks(form(false)) == inks(Text(verbatim: "a")))
  }

  @Test func `a disabled action of a swipe differs from one that is not`() throws {
    func picture(_ isDisabled: Bool) throws -> Data {
      let list = List {
        Text(verbatim: "row").accessibilityIdentifier("row")
          .swipeActions { Button("Act") {}.tint(.blue).disabled(isDisabled) }
      }
      let host = host(list)
      #expect(host.swipe("row", from: .trailing))
      return try host.png()
    }
    #expect(try picture(true) != (try picture(false)))
  }
}
