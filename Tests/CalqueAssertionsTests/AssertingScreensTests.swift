import CalqueAssertions
import Foundation
import Testing

/// The example of the article about assertions.
@MainActor
@Suite struct AssertingScreensTests {
  private struct Checkout: View {
    var body: some View {
      VStack(alignment: .leading) {
        Text("Your order").font(.headline)
        HStack {
          Text("Total")
          Spacer()
          Text(verbatim: "12.50")
        }
        Button("Pay now") {}
      }
      .padding()
    }
  }

  /// A folder with the catalog of the example.
  private func makeLocales() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Locales-\(UUID().uuidString)")
    let texts = [
      "de": ["Ihre Bestellung", "Summe", "Jetzt bezahlen"], "ar": ["طلبك", "المجموع", "ادفع الآن"],
      "en": ["Your order", "Total", "Pay now"],
    ]
    for (language, values) in texts {
      let table = folder.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: table, withIntermediateDirectories: true)
      let lines = zip(["Your order", "Total", "Pay now"], values).map { "\"\($0)\" = \"\($1)\";" }
      try lines.joined(separator: "\n").write(
        to: table.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
    }
    return folder
  }

  @Test func checkoutIsRightInEveryLanguage() throws {
    let locales = try makeLocales()
    defer { try? FileManager.default.removeItem(at: locales) }
    let size = CGSize(width: 320, height: 200)
    let matrix = ScreenMatrix(
      catalogs: try CatalogBundle(contentsOf: locales), locales: ["en", "de", "ar"], size: size)
    for screen in matrix.screens("Checkout", content: { Checkout() }) {
      assertFits(screen)
    }
    assertMirrors(Checkout(), size: size)
    assertReadingOrder(ViewHost(Checkout(), size: size))
  }
}
