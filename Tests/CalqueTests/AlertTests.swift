import Calque
import CalqueLayout
import Foundation
import Testing

/// Alerts, dialogs, popovers and menus.
@MainActor
@Suite struct AlertTests {
  private func host(
    _ view: some View, direction: LayoutDirection = .leftToRight, language: String = "en"
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: 375, height: 667)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.locale = Locale(identifier: language)
      $0.layoutDirection = direction
      $0.horizontalSizeClass = .compact
    }
  }

  private func texts(_ host: ViewHost) -> [String] { host.placedViews.compactMap(\.text) }

  private struct Asking: View {
    @State var isPresented = true
    @State var answer = "none"
    var body: some View {
      Text(verbatim: "\(isPresented) \(answer)")
        .alert("Delete?", isPresented: $isPresented) {
          Button("Delete", role: .destructive) { answer = "deleted" }
            .accessibilityIdentifier("delete")
          Button("Keep", role: .cancel) { answer = "kept" }.accessibilityIdentifier("keep")
        } message: {
          Text("It is gone then.")
        }
    }
  }

  @Test
  func `an alert asks, and a button answers and closes it`() {
    let host = host(Asking())
    #expect(texts(host) == ["true none", "Delete?", "It is gone then.", "Delete", "Keep"])
    #expect(!host.dismissPresentation(), "only buttons close an alert")
    #expect(host.tap(label: "Delete"))
    #expect(texts(host) == ["false deleted"])
  }

  /// Two buttons share a row, the one that cancels first (measured on iOS 26: 300 wide, 14 beside
  /// the buttons, 8 between them); right to left it is the mirror image.
  @Test
  func `two buttons are beside each other, the one that cancels first`() throws {
    let (one, other) = (host(Asking()), host(Asking(), direction: .rightToLeft))
    let keep = try #require(one.frame(of: "keep"))
    let delete = try #require(one.frame(of: "delete"))
    #expect(keep.minX == 37.5 + 14 && keep.width == 132 && delete.minX == keep.maxX + 8)
    #expect(keep.minY == delete.minY)
    #expect(try #require(other.frame(of: "keep")).minX == delete.minX)
    #expect(try #require(other.frame(of: "delete")).minX == keep.minX)
  }

  @Test
  func `three buttons are below each other, the one that cancels last`() throws {
    let host = host(
      Color.white.alert("Title", isPresented: .constant(true)) {
        Button("A", role: .cancel) {}.accessibilityIdentifier("a")
        Button("B") {}.accessibilityIdentifier("b")
        Button("C") {}.accessibilityIdentifier("c")
      })
    let tops = try ["b", "c", "a"].map { try #require(host.frame(of: $0)).minY }
    #expect(tops == tops.sorted() && Set(tops).count == 3)
  }

  @Test(arguments: [("en", "OK"), ("de", "OK"), ("ar", "موافق"), ("ja", "OK")])
  func `an alert without buttons has one`(language: String, word: String) {
    struct Plain: View {
      @State var isPresented = true
      var body: some View {
        Text(verbatim: "\(isPresented)").alert("T", isPresented: $isPresented) {}
      }
    }
    let host = host(Plain(), language: language)
    #expect(texts(host) == ["true", "T", word])
    #expect(host.tap(label: word))
    #expect(texts(host) == ["false"])
  }

  @Test
  func `an alert presents data, or waits for it`() {
    func view(_ data: Int?) -> some View {
      Color.white.alert("Title", isPresented: .constant(true), presenting: data) { number in
        Button("Take \(number)") {}
      } message: { number in
        Text(verbatim: "number \(number)")
      }
    }
    #expect(texts(host(view(5))) == ["Title", "number 5", "Take 5"])
    #expect(texts(host(view(nil))).isEmpty)
  }

  @Test
  func `an error is the title`() {
    struct Broken: LocalizedError {
      var errorDescription: String? { "It broke" }
    }
    let host = host(
      Color.white.alert(isPresented: .constant(true), error: Broken()) { Button("Hm") {} })
    #expect(texts(host) == ["It broke", "Hm"])
  }

  @available(*, deprecated)
  @Test
  func `the old forms work`() {
    struct Item: Identifiable { let id = 1 }
    struct Old: View {
      @State var item: Item? = Item()
      @State var isPresented = false
      var body: some View {
        Text(verbatim: "\(item == nil) \(isPresented)")
          .alert(item: $item) { item in
            Alert(
              title: Text(verbatim: "old \(item.id)"), message: Text(verbatim: "message"),
              primaryButton: .destructive(Text(verbatim: "Go")) { isPresented = true },
              secondaryButton: .cancel())
          }
          .actionSheet(isPresented: $isPresented) {
            ActionSheet(
              title: Text(verbatim: "sheet"),
              buttons: [.default(Text(verbatim: "One")), .cancel(Text(verbatim: "No"))])
          }
      }
    }
    let host = host(Old(), language: "de")
    #expect(texts(host) == ["false false", "old 1", "message", "Go", "Abbrechen"])
    #expect(host.tap(label: "Go"))
    #expect(texts(host) == ["true true", "sheet", "One"])
    #expect(host.tap(label: "One"))
    #expect(texts(host) == ["true false"])
  }

  @Test
  func `a popover is a sheet where there is little room`() throws {
    func view(_ adaptation: PresentationAdaptation) -> some View {
      VStack {
        Text(verbatim: "here").accessibilityIdentifier("here")
          .popover(isPresented: .constant(true)) {
            Text(verbatim: "popover").padding().accessibilityIdentifier("content")
              .presentationCompactAdaptation(adaptation)
          }
        Spacer()
      }
    }
    let sheet = host(view(.automatic))
    let popover = host(view(.popover))
    #expect(sheet.layoutDescription.contains("sheet"))
    let (content, here) = (
      try #require(popover.frame(of: "content")), try #require(popover.frame(of: "here"))
    )
    #expect(content.minY == here.maxY + 13 && content.midX == here.midX)
  }

  @Test
  func `a long press opens a menu, and an action closes it`() {
    struct Menus: View {
      @State var action = "none"
      var body: some View {
        VStack {
          Text(verbatim: action).accessibilityIdentifier("text")
            .contextMenu {
              Button("Copy", systemImage: "doc.on.doc") { action = "copied" }
              Divider()
              Button("Remove", role: .destructive) { action = "removed" }
            }
        }
      }
    }
    let host = host(Menus())
    #expect(host.longPress("text"))
    #expect(texts(host).contains("Copy") && texts(host).contains("Remove"))
    #expect(host.accessibilityElements.map(\.role) == [.menu])
    #expect(host.tap(label: "Remove"))
    #expect(texts(host) == ["removed"])
    #expect(host.longPress("text"))
    #expect(host.dismissPresentation())
    #expect(texts(host) == ["removed"])
  }
}
