import Calque
import CalqueCatalogs
import Foundation
import Testing

/// Texts that are looked up in the body of a view follow the language of the host.
@MainActor
@Suite struct HostLanguageTests {
  private struct Screen: View {
    var body: some View {
      Text(verbatim: String(localized: "greeting"))
      Text(verbatim: String(localized: "greeting", locale: Locale(identifier: "en")))
      GeometryReader { _ in Text(verbatim: String(localized: LocalizedStringResource("greeting"))) }
      Text("greeting", bundle: .main)
    }
  }

  private func localizer(_ locale: String) -> Localizer {
    let tables = [("en", "Hello"), ("de", "Guten Tag")]
    let catalogs = tables.compactMap { language, text in
      CatalogFile.read(
        Array("\"greeting\" = \"\(text)\";".utf8), path: "\(language).lproj/Localizable.strings")
    }
    return Localizer(CatalogBundle(catalogs: catalogs), locale: Locale(identifier: locale))
  }

  private func host(_ view: some View, _ localizer: Localizer) -> ViewHost {
    ViewHost(view, size: CGSize(width: 300, height: 300)) {
      $0.localizer = localizer
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
  }

  @Test func stringsOfABodyAreInTheLanguageOfTheHost() {
    for (locale, text) in [("de", "Guten Tag"), ("en", "Hello")] {
      let texts = host(Screen(), localizer(locale)).texts.map(\.string)
      // An explicit locale is that of the program's own catalogs, which do not have the key.
      #expect(texts == [text, "greeting", text, text])
    }
    #expect(String(localized: "greeting") == "greeting")
  }

  @Test func whatTheyMissIsKnownToTheLocalizerOfTheHost() {
    let localizer = localizer("de")
    _ = host(Text(verbatim: String(localized: "outside")), localizer).texts
    #expect(localizer.diagnostics.isEmpty)
    struct Missing: View {
      var body: some View { Text(verbatim: String(localized: "no such key")) }
    }
    _ = host(Missing(), localizer).texts
    #expect(localizer.diagnostics.map(\.key) == ["no such key"])
  }

  @Test func unknownImagesAndFixedArrowsAreFound() {
    let view = VStack {
      Image(systemName: "no.such.symbol")
      Image("no-such-picture")
      Image(systemName: "chevron.right")
      Image(systemName: "chevron.forward")
      Text("\(Image(systemName: "nor.this"))")
    }
    .accessibilityIdentifier("card")
    let localizer = localizer("de")
    let host = host(view, localizer)
    let kinds = host.diagnostics.map(\.kind)
    #expect(Set(kinds) == [.unknownSymbol, .unknownImage] && kinds.count == 3)
    #expect(host.diagnostics.allSatisfy { $0.identifier == "card" })
    #expect(host.diagnostics.allSatisfy { $0.path.first == "VStack" })
    // The name of a picture is looked up, but need not be a key.
    #expect(!localizer.diagnostics.contains { $0.key == "no-such-picture" })
    host.updateEnvironment { $0.layoutDirection = .rightToLeft }
    #expect(host.diagnostics.count { $0.kind == .fixedArrow } == 1)
  }
}
