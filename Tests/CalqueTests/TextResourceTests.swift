import Foundation
import Testing

@testable import Calque

/// Texts of other tables and bundles, next to and within texts of the host's catalogs.
@MainActor @Suite struct TextResourceTests {
  /// The text of a separate bundle.
  private let folder: URL
  private let hostFolder: URL

  init() throws {
    folder = try Self.folder([
      "Localizable": #""Apple" = "Apfel"; "KEY" = "%@ sucht";"#,
      "Fruit": #""Apple" = "Apfel (Obst)";"#,
    ])
    hostFolder = try Self.folder([
      "Localizable": #""Apple" = "Apple (Firma)"; "I like %@" = "Ich mag %@";"#,
      "Fruit": #""Apple" = "Apfel (Haus)";"#,
    ])
  }

  private static func folder(_ tables: [String: String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("calque-\(UUID().uuidString).resources")
    let german = folder.appendingPathComponent("de.lproj")
    try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
    for (table, text) in tables {
      try Data(text.utf8).write(to: german.appendingPathComponent("\(table).strings"))
    }
    return folder
  }

  private func texts(@ViewBuilder _ content: () -> some View) throws -> [String] {
    let localizer = Localizer(
      try CatalogBundle(contentsOf: hostFolder), locale: Locale(identifier: "de"))
    let host = ViewHost(VStack(content: content), size: CGSize(width: 300, height: 300)) {
      $0.localizer = localizer
    }
    let texts = host.texts.map(\.string)
    for folder in [folder, hostFolder] { try FileManager.default.removeItem(at: folder) }
    return texts
  }

  @Test func asksTheTableAndTheBundleThatAreNamed() throws {
    let bundle = try #require(Bundle(url: folder))
    let shown = try texts {
      Text("Apple")
      Text("Apple", tableName: "Fruit")
      Text("Apple", tableName: "")
      Text("Apple", bundle: bundle)
      Text("Apple", tableName: "Fruit", bundle: bundle)
    }
    #expect(shown == ["Apple (Firma)", "Apfel (Haus)", "Apple (Firma)", "Apfel", "Apfel (Obst)"])
  }

  @Test func looksUpAResourceInTheLocaleOfTheView() throws {
    let place = LocalizedStringResource.BundleDescription.atURL(folder)
    let english = Locale(identifier: "en")
    let shown = try texts {
      Text(LocalizedStringResource("Apple"))
      Text(LocalizedStringResource("Apple", table: "Fruit", locale: english))
      Text(LocalizedStringResource("Apple", locale: english, bundle: place))
      Text(LocalizedStringResource("Apple", table: "Fruit", bundle: place))
      Text(LocalizedStringResource("KEY", defaultValue: "\("Ana") looks", bundle: place))
      Text(LocalizedStringResource("NONE", defaultValue: "\(1234) looks", bundle: place))
    }
    #expect(
      shown == [
        "Apple (Firma)", "Apfel (Haus)", "Apfel", "Apfel (Obst)", "Ana sucht", "1.234 looks",
      ])
  }

  @Test func looksUpAResourceWithinAText() throws {
    let apple = LocalizedStringResource("Apple", bundle: .atURL(folder))
    let shown = try texts {
      Text("I like \(apple)")
      Text("I like \(Text("Apple", tableName: "Fruit").bold())")
      Text("I like \(LocalizedStringResource("Apple", table: "Fruit"))")
    }
    #expect(shown == ["Ich mag Apfel", "Ich mag Apfel (Haus)", "Ich mag Apfel (Haus)"])
  }
}
