import CalqueCatalogs
import CalqueDiagnostics
import CalqueMessages
import Foundation
import Testing

@testable import CalqueLocalization

/// A compiled file gives the same results as the catalogs that it was compiled from.
@Suite struct CompiledCatalogsTests {
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let locales = [
    "ar", "de", "en", "es", "fa", "fr", "he", "hi", "ja", "pl", "ru", "th", "es-MX", "ar-EG", "nn",
  ]

  @Test(arguments: locales)
  func answersAsTheCatalogsOfTheGallery(_ locale: String) throws {
    let folder = Self.package.appendingPathComponent("Locales")
    let twin = try CompiledTwin(CatalogFolder.catalogs(at: folder))
    #expect(twin.compiled.localizations == twin.sources.localizations)
    #expect(twin.compiled.developmentLanguage == twin.sources.developmentLanguage)
    twin.expectEqual(in: locale)
    twin.expectEqual(in: locale, device: .mac)
  }

  @Test(arguments: 0..<24)
  func answersAsGeneratedCatalogs(_ seed: Int) throws {
    var generator = CatalogGenerator(seed: UInt64(seed))
    let twin = try CompiledTwin(generator.catalogs())
    for locale in ["en", "pl", "ar-EG", "pt-BR", "sv"] { twin.expectEqual(in: locale) }
    for device in LocalizationEnvironment.Device.allCases {
      twin.expectEqual(in: "pl", device: device)
    }
  }

  @Test func keepsWhatWasLostInReading() throws {
    let text = "\"a\" = \"b\";\n} \"c\" = \"d\";"
    let catalog = try #require(
      CatalogFile.read(SourceText(path: "de.lproj/Localizable.strings", text: text)))
    let twin = try CompiledTwin([catalog])
    #expect(!twin.sources.diagnostics.isEmpty)
    #expect(twin.compiled.diagnostics == twin.sources.diagnostics)
    twin.expectEqual(in: "de")
  }

  @Test func namesThePlaceOfAMessage() throws {
    let catalogs = [
      ("de.lproj/Localizable.strings", "\"x\" = \"y\";\n  \"%lld\" = \"é %y und %#@nope@\";"),
      ("en.lproj/Localizable.strings", "\"only\" = \"here\";"),
    ].compactMap { CatalogFile.read(SourceText(path: $0.0, text: $0.1)) }
    let localizer = Localizer(
      try CompiledTwin(catalogs).compiled, locale: Locale(identifier: "de"))
    _ = localizer.string("\(3)")
    _ = localizer.string("only")
    #expect(
      localizer.diagnostics.map(\.place?.description) == [
        "de.lproj/Localizable.strings:2:13", "de.lproj/Localizable.strings:2:13",
        "en.lproj/Localizable.strings:1:11",
      ])
  }

  @Test func isTheSameFileForTheSameCatalogs() throws {
    var generator = CatalogGenerator(seed: 7)
    let catalogs = generator.catalogs()
    let files = try (0..<3).map { _ in
      try CompiledFileWriter.bytes(of: CatalogTables(catalogs: catalogs, developmentLanguage: nil))
    }
    #expect(files[0] == files[1] && files[1] == files[2])
  }

  @Test func opensFilesThatItWrote() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("CompiledCatalogsTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let bundle = CatalogBundle(catalogs: [
      TestCatalogs.strings("en", ["Open": "Open", "Close": "Close"]),
      TestCatalogs.strings("pl", ["Open": "Otwórz"]),
      TestCatalogs.strings("pl", table: "Errors", ["Full": "Dysk jest pełny"]),
    ])
    let file = folder.appendingPathComponent("Catalogs.calque")
    try bundle.writeCompiled(to: file)
    let compiled = try CatalogBundle(contentsOf: file)
    let polish = Localizer(compiled, locale: Locale(identifier: "pl"))
    #expect(polish.string("Open") == "Otwórz")
    #expect(polish.string("Close") == "Close")
    #expect(polish.string("Full", table: "Errors") == "Dysk jest pełny")
    // A replaced file remains intact for programs that have it open.
    try CatalogBundle(catalogs: [TestCatalogs.strings("pl", ["Open": "Inne"])])
      .writeCompiled(to: file)
    #expect(Localizer(compiled, locale: Locale(identifier: "pl-PL")).string("Open") == "Otwórz")
    #expect(
      Localizer(try CatalogBundle(contentsOf: file), locale: Locale(identifier: "pl"))
        .string("Open") == "Inne")
    // The name does not matter: a compiled file is recognized by its first bytes.
    let other = folder.appendingPathComponent("catalogs.bin")
    try FileManager.default.copyItem(at: file, to: other)
    #expect(try CatalogBundle(contentsOf: other).localizations == ["pl"])
    #expect(
      try CatalogBundle(contentsOf: other, developmentLanguage: "en")
        .developmentLanguage == "en")
    #expect(throws: FileError.self) { try compiled.writeCompiled(to: other) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
  }

  @Test func devicesStandInTheOrderOfTheEnvironment() {
    #expect(DeviceTargets.names == LocalizationEnvironment.Device.allCases.map(\.rawValue))
    #expect(
      LocalizationEnvironment.Device.allCases.map(\.index) == Array(0..<DeviceTargets.count))
  }
}
