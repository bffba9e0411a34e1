import Calque
import CalqueTesting
import Foundation
import Testing

/// The examples of the README, verbatim.
@MainActor
@Suite struct ReadmeTests {
  struct Share: View {
    let name: String
    let photos: Int

    var body: some View {
      Text("\(name) shared \(photos) photos with you").padding().accessibilityIdentifier("share")
    }
  }

  private var locales: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Locales")
  }

  @Test func resolvesAndDraws() throws {
    let catalogs = try CatalogBundle(contentsOf: locales)
    let localizer = Localizer(catalogs, locale: Locale(identifier: "pl"))
    let text = localizer.string("\("Lena") shared \(22) photos with you")
    #expect(text == "Lena udostępnia ci 22 zdjęcia")

    let host = ViewHost(Share(name: "Lena", photos: 22), size: CGSize(width: 320, height: 90)) {
      $0.localizer = localizer
    }
    #expect(host.frame(of: "share") != nil)
    #expect(try host.png(scale: 2).starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func holdsInEveryLanguage() throws {
    let matrix = ScreenMatrix(
      catalogs: try CatalogBundle(contentsOf: locales), locales: ["en", "de", "ar", "ja"],
      size: CGSize(width: 320, height: 120))
    for screen in matrix.screens("Share", content: { Share(name: "Lena", photos: 3) }) {
      let findings = screen.findings(from: .warning)
      #expect(findings.isEmpty, "\(screen.locale): \(findings)")
    }
    let size = CGSize(width: 320, height: 120)
    #expect(MirrorLaw.violations(of: Share(name: "Lena", photos: 3), size: size).isEmpty)
  }
}
