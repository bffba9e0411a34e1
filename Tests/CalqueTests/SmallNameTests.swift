import Calque
import Foundation
import Testing

/// Small names of view files that few apps have.
@MainActor @Suite struct SmallNameTests {
  @Test func aHelpLinkOpensItsAddress() throws {
    let url = try #require(URL(string: "https://example.com/help"))
    var count = 0
    let host = ViewHost(
      HStack {
        HelpLink(destination: url).accessibilityIdentifier("address")
        HelpLink { count += 1 }.accessibilityIdentifier("action")
        HelpLink(anchor: "page").accessibilityIdentifier("page")
      }, size: CGSize(width: 300, height: 100))
    #expect(host.tap("address") && host.openedURLs == [url])
    #expect(host.tap("action") && count == 1)
    #expect(host.tap("page") && host.openedURLs == [url])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func labelsAreHiddenAndShown() {
    func texts(_ view: some View) -> [String] {
      ViewHost(view, size: CGSize(width: 300, height: 100)).texts.map(\.string)
    }
    let toggle = Toggle("Name", isOn: .constant(true))
    #expect(texts(toggle.labelsVisibility(.hidden)).isEmpty)
    #expect(texts(toggle.labelsVisibility(.visible)) == ["Name"])
    #expect(texts(toggle.labelsVisibility(.visible).labelsHidden()) == ["Name"])
  }

  @Test func oldNamesSayTheSame() throws {
    let old = ViewHost(
      Color.red.accessibility(label: Text("Label")).accessibility(value: Text("Value"))
        .accessibility(hint: Text("Hint")).accessibility(identifier: "id")
        .accessibility(addTraits: .isButton).accessibility(sortPriority: 1),
      size: CGSize(width: 100, height: 100))
    let new = ViewHost(
      Color.red.accessibilityLabel(Text("Label")).accessibilityValue(Text("Value"))
        .accessibilityHint(Text("Hint")).accessibilityIdentifier("id")
        .accessibilityAddTraits(.isButton).accessibilitySortPriority(1),
      size: CGSize(width: 100, height: 100))
    let text = old.accessibilityDescription
    #expect(text.contains("Label") && text.contains("Value"))
    #expect(text == new.accessibilityDescription)
    let hidden = ViewHost(
      Text("Secret").accessibility(hidden: true), size: CGSize(width: 100, height: 100))
    #expect(!hidden.accessibilityDescription.contains("Secret"))
  }

  @Test func aPictureHasALabel() {
    let host = ViewHost(
      Image("none", bundle: nil, label: Text("Picture")), size: CGSize(width: 100, height: 100))
    #expect(host.accessibilityDescription.contains("Picture"))
  }

  @ContentBuilder private var lines: some View {
    Text("a")
    Text("b")
  }

  @Test func contentBuildersBuild() {
    let host = ViewHost(
      VStack { lines }.hoverEffect(.lift).hoverEffectDisabled(), proposal: .unspecified)
    #expect(host.texts.map(\.string) == ["a", "b"])
  }

  /// A tint that asks for the tint: the accent colour does. It is that of further out, which is
  /// blue.
  @Test func theAccentColourMayBeTheTint() throws {
    func ink(_ view: some View) throws -> Data {
      let host = ViewHost(view, size: CGSize(width: 40, height: 40))
      #expect(host.diagnostics.isEmpty)
      return try host.png()
    }
    let square = Rectangle().fill(.tint)
    let blue = try ink(square.tint(.blue))
    #expect(try ink(square) == blue)
    #expect(try ink(square.tint(.accentColor)) == blue)
    #expect(try ink(square.tint(AnyShapeStyle(.tint))) == blue)
    #expect(try ink(square.tint(Color.accentColor.opacity(1))) == blue)
    #expect(try ink(square.tint(.red)) != blue)
    #expect(try ink(Rectangle().fill(.selection)) == blue)
  }

  @Test(arguments: [
    ("en", ["Cancel", "Delete", "Close", "Done"]),
    ("de", ["Abbrechen", "Löschen", "Schließen", "Fertig"]),
  ])
  func aButtonWithOnlyARoleHasAWordOfTheSystem(language: String, words: [String]) {
    let host = ViewHost(
      HStack {
        Button(role: .cancel) {}
        Button(role: .destructive, action: {})
        Button(role: .close, action: {})
        Button(role: .confirm, action: {})
      }, size: CGSize(width: 500, height: 100)
    ) { $0.locale = Locale(identifier: language) }
    #expect(host.texts.map(\.string) == words)
  }
}
