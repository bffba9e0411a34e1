import Calque
import CalqueTesting
import Foundation
import Testing

/// The examples of the articles for a first screen and a first test, verbatim.
@MainActor
@Suite struct GettingStartedTests {
  struct Greeting: View {
    let name: String

    var body: some View {
      Text("Welcome, \(name)").padding().accessibilityIdentifier("greeting")
    }
  }

  /// A folder with the catalog of the articles.
  private func locales() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Locales-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Welcome, %@" : {
          "localizations" : {
            "ar" : { "stringUnit" : { "state" : "translated", "value" : "مرحبًا، %@" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Willkommen, %@" } }
          }
        }
      },
      "version" : "1.0"
    }
    """#.write(
      to: folder.appendingPathComponent("Localizable.xcstrings"), atomically: true,
      encoding: .utf8)
    return folder
  }

  @Test func theFirstScreenIsDrawnInEachLanguage() throws {
    let folder = try locales()
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalogs = try CatalogBundle(contentsOf: folder)
    for (language, text) in [
      ("en", "Welcome, Lena"), ("de", "Willkommen, Lena"), ("ar", "مرحبًا، Lena"),
    ] {
      let localizer = Localizer(catalogs, locale: Locale(identifier: language))
      #expect(localizer.string("Welcome, \("Lena")") == text)
      let host = ViewHost(Greeting(name: "Lena"), size: CGSize(width: 240, height: 60)) {
        $0.localizer = localizer
      }
      #expect(try host.png(scale: 2).starts(with: [0x89, 0x50, 0x4E, 0x47]))
      #expect(host.frame(of: "greeting") != nil)
    }
  }

  @Test func theFirstTestHoldsInEveryLanguage() throws {
    let folder = try locales()
    defer { try? FileManager.default.removeItem(at: folder) }
    let size = CGSize(width: 240, height: 60)
    let matrix = ScreenMatrix(
      catalogs: try CatalogBundle(contentsOf: folder), locales: ["en", "de", "ar"], size: size)
    for screen in matrix.screens("Greeting", content: { Greeting(name: "Lena") }) {
      let findings = screen.findings(from: .warning)
      #expect(findings.isEmpty, "\(screen.locale): \(findings)")
    }
    #expect(MirrorLaw.violations(of: Greeting(name: "Lena"), size: size).isEmpty)
  }

  /// A text that does not fit is a finding, as the article says.
  @Test func aTextThatIsCutIsAFinding() throws {
    let folder = try locales()
    defer { try? FileManager.default.removeItem(at: folder) }
    let matrix = ScreenMatrix(
      catalogs: try CatalogBundle(contentsOf: folder), locales: ["de"],
      size: CGSize(width: 90, height: 50))
    let screens = matrix.screens("Greeting", content: { Greeting(name: "Lena") })
    #expect(screens.contains { !$0.findings(from: .warning).isEmpty })
  }
}
