import Foundation
import Testing

@testable import CalqueLocalization

/// Catalogs in files: folders of every kind, and damaged files.
@Suite struct CatalogBundleTests {
  /// Creates a folder with the given files, which is removed after `body`.
  private func withFolder<Result>(
    _ files: KeyValuePairs<String, String>, _ body: (URL) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("CatalogBundleTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: false, encoding: .utf8)
    }
    return try body(folder)
  }

  private func localizer(_ bundle: CatalogBundle, _ locale: String) -> Localizer {
    Localizer(bundle, locale: Locale(identifier: locale))
  }

  @Test func readsFoldersOfLanguages() throws {
    try withFolder([
      "en.lproj/Localizable.strings": #""Open" = "Open"; "Close" = "Close";"#,
      "zh-hant.lproj/Localizable.strings": #""Open" = "打開";"#,
      "pt_BR.lproj/Localizable.strings": #""Open" = "Abrir";"#,
      "en.lproj/Errors.strings": #""Full" = "The disk is full";"#,
      "notes.txt": "nothing",
      ".hidden/fr.lproj/Localizable.strings": #""Open" = "x";"#,
    ]) { folder in
      let bundle = try CatalogBundle(contentsOf: folder)
      #expect(bundle.localizations == ["en", "pt-BR", "zh-Hant"])
      #expect(bundle.developmentLanguage == "en")
      #expect(bundle.diagnostics.isEmpty)
      #expect(localizer(bundle, "zh_HK").string("Open") == "打開")
      #expect(localizer(bundle, "pt").string("Open") == "Abrir")
      let chinese = localizer(bundle, "zh-TW")
      #expect(chinese.string("Close") == "Close")
      #expect(chinese.string("Full", table: "Errors") == "The disk is full")
      #expect(
        chinese.diagnostics.first?.place?.description
          == folder.appendingPathComponent("en.lproj/Localizable.strings").path + ":1:29")
    }
  }

  @Test func readsExchangeFiles() throws {
    let units = """
      <trans-unit id="%lld files|==|plural.one"><source>%lld file</source><target>%lld Datei</target>
      </trans-unit>
      <trans-unit id="%lld files|==|plural.other"><source>%lld files</source>
      <target>%lld Dateien</target></trans-unit>
      <trans-unit id="Open"><source>Open</source><target>Öffnen</target></trans-unit>
      <trans-unit id="Close"><source>Close</source></trans-unit>
      """
    let text = """
      <xliff version="1.2"><file original="App/Localizable.xcstrings" source-language="en" \
      target-language="de"><body>\(units)</body></file></xliff>
      """
    try withFolder(["de.xcloc/Localized Contents/de.xliff": text]) { folder in
      let bundle = try CatalogBundle(contentsOf: folder)
      #expect(bundle.localizations == ["de", "en"] && bundle.developmentLanguage == "en")
      let german = localizer(bundle, "de")
      #expect(german.string("Open") == "Öffnen" && german.string("Close") == "Close")
      #expect(
        german.string("\(1) files") == "1 Datei" && german.string("\(2) files") == "2 Dateien")
      #expect(localizer(bundle, "en").string("\(1) files") == "1 file")
    }
    #expect(throws: FileError.self) {
      try withFolder(["de.xliff": text.replacing("Close</source>", with: "Close")]) {
        try CatalogBundle(contentsOf: $0)
      }
    }
  }

  @Test func takesBaseForTheDevelopmentLanguage() throws {
    try withFolder([
      "Base.lproj/Localizable.strings": #""a" = "Base a"; "b" = "Base b";"#,
      "de.lproj/Localizable.strings": #""a" = "Deutsch a";"#,
    ]) { folder in
      let bundle = try CatalogBundle(contentsOf: folder, developmentLanguage: "en")
      #expect(bundle.localizations == ["de", "en"])
      #expect(localizer(bundle, "de").string("b") == "Base b")
    }
  }

  @Test func prefersTheStringsDictionary() throws {
    try withFolder([
      "en.lproj/Localizable.strings": #""%lld files" = "%lld file(s)";"#,
      "en.lproj/Localizable.stringsdict": Self.files,
    ]) { folder in
      let english = localizer(try CatalogBundle(contentsOf: folder), "en")
      #expect(english.string("\(1) files") == "one file")
      #expect(english.string("\(1200) files") == "1,200 files")
      #expect(english.diagnostics.isEmpty)
    }
  }

  static let files = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>%lld files</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
        <key>files</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>one file</string>
          <key>other</key><string>%lld files</string>
        </dict>
      </dict>
    </dict></plist>
    """

  /// A catalog with everything that Xcode writes: plurals, devices, substitutions, keys without a
  /// text.
  static let catalog = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Save" : {},
        "%lld birds" : {
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld bird" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld birds" } }
            } } },
            "ru" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld птица" } },
              "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld птицы" } },
              "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld птиц" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld птицы" } }
            } } }
          }
        },
        "%@ saw %lld birds in %lld trees" : {
          "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%1$@ saw %#@birds@ in %#@trees@" },
              "substitutions" : {
                "birds" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg bird" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg birds" } }
                } } },
                "trees" : { "argNum" : 3, "formatSpecifier" : "lld", "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "one tree" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg trees" } }
                } } }
              }
            }
          }
        },
        "Hold" : {
          "localizations" : {
            "en" : { "variations" : { "device" : {
              "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click and hold" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "Touch and hold" } }
            } } }
          }
        }
      },
      "version" : "1.0"
    }
    """#

  @Test func readsStringCatalogs() throws {
    try withFolder(["Localizable.xcstrings": Self.catalog]) { folder in
      let bundle = try CatalogBundle(contentsOf: folder)
      #expect(bundle.localizations == ["en", "ru"])
      let english = localizer(bundle, "en")
      #expect(english.string("Save") == "Save")
      #expect(english.string("\(1) birds") == "1 bird")
      #expect(
        english.string("\("Ana") saw \(1) birds in \(2) trees") == "Ana saw 1 bird in 2 trees")
      #expect(
        english.string("\("Ana") saw \(5) birds in \(1) trees") == "Ana saw 5 birds in one tree")
      #expect(english.string("Hold") == "Touch and hold")
      let mac = Localizer(bundle, locale: Locale(identifier: "en"), device: .mac)
      #expect(mac.string("Hold") == "Click and hold")
      #expect(english.diagnostics.isEmpty)
      let russian = localizer(bundle, "ru")
      #expect(russian.string("\(21) birds") == "21 птица")
      #expect(russian.string("\(22) birds") == "22 птицы")
      #expect(russian.string("\(25) birds") == "25 птиц")
      #expect(russian.diagnostics.isEmpty)
      #expect(russian.string("Save") == "Save")
      #expect(russian.diagnostics.map(\.problem) == [.missingTranslation(shown: "en")])
      // A single file may be given instead of a folder.
      let one = try CatalogBundle(
        contentsOf: folder.appendingPathComponent("Localizable.xcstrings"))
      #expect(localizer(one, "en").string("Hold") == "Touch and hold")
    }
  }

  static let broken: [(String, String, String?)] = [
    ("en.lproj/Localizable.strings", "\"a\" = \"b\";\n\"c\" \"d\";", ":2:5: error: "),
    ("Localizable.xcstrings", "{\n  \"strings\" : {\n", ":3:1: error: "),
    ("en.lproj/Localizable.stringsdict", "<plist><dict>\n<key>a</key", nil),
  ]

  @Test(arguments: broken.indices)
  func namesThePlaceOfWhatItCannotRead(_ index: Int) throws {
    let (path, text, place) = Self.broken[index]
    try withFolder([path: text]) { folder in
      let error = #expect(throws: FileError.self) {
        try CatalogBundle(contentsOf: folder)
      }
      let description = try #require(error?.description)
      let file = folder.appendingPathComponent(path).path
      #expect(description.hasPrefix(file + (place ?? ":")), "\(description)")
    }
  }

  @Test func saysThatThereIsNoFolder() {
    #expect(throws: FileError.self) {
      try CatalogBundle(contentsOf: URL(fileURLWithPath: "/nowhere/at/all"))
    }
  }

  @Test func showsKeysWithoutACatalog() {
    let localizer = localizer(CatalogBundle(), "de")
    #expect(localizer.string("\(1234) files") == "1.234 files")
    #expect(localizer.diagnostics.map(\.problem) == [.missingKey])
  }
}
