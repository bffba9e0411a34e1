import CalqueCatalogs
import CalqueDiagnostics
import Foundation
import Testing

@testable import CalqueLocalization

/// Choices by ordinal category and by word in files: both formats write them in a form that other
/// tools preserve, and every path through a file has the same result.
@Suite struct ChoiceFileTests {
  static let dictionary = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>%@ came in %lld.</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%1$#@who@ came in %2$#@place@.</string>
    <key>who</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>CalqueSelectRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>@</string>
    <key>female</key><string>She</string><key>male</key><string>He</string>
    <key>other</key><string>They</string></dict>
    <key>place</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>CalqueOrdinalRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>%lldst</string><key>two</key><string>%lldnd</string>
    <key>few</key><string>%lldrd</string><key>other</key><string>%lldth</string></dict>
    </dict></dict></plist>
    """

  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%@ came in %lld." : {
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "%#@who@ came in %#@place@."
              },
              "substitutions" : {
                "place" : {
                  "argNum" : 2,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "ordinal" : {
                      "few" : \(CatalogTexts.unit("%argrd")),
                      "one" : \(CatalogTexts.unit("%argst")),
                      "other" : \(CatalogTexts.unit("%argth")),
                      "two" : \(CatalogTexts.unit("%argnd"))
                    }
                  }
                },
                "who" : {
                  "argNum" : 1,
                  "formatSpecifier" : "@",
                  "variations" : {
                    "select" : {
                      "female" : \(CatalogTexts.unit("She")),
                      "male" : \(CatalogTexts.unit("He")),
                      "other" : \(CatalogTexts.unit("They"))
                    }
                  }
                }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  static let files = [
    ("en.lproj/Localizable.stringsdict", dictionary), ("Localizable.xcstrings", catalog),
  ]

  static let texts: [(String, Int, String)] = [
    ("female", 1, "She came in 1st."), ("male", 22, "He came in 22nd."),
    ("nobody", 13, "They came in 13th."), ("", 103, "They came in 103rd."),
  ]

  private func expectTexts(_ catalogs: [Catalog], sourceLocation: SourceLocation = #_sourceLocation)
    throws
  {
    let twin = try CompiledTwin(catalogs)
    for bundle in [twin.sources, twin.compiled] {
      let localizer = Localizer(bundle, locale: Locale(identifier: "en"))
      for (gender, place, expected) in Self.texts {
        #expect(
          localizer.string("\(gender) came in \(place).") == expected,
          sourceLocation: sourceLocation)
      }
      #expect(localizer.diagnostics.isEmpty, sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: files.indices) func readsThem(_ index: Int) throws {
    let (path, text) = Self.files[index]
    let catalog = try #require(CatalogFile.read(SourceText(path: path, text: text)))
    #expect(catalog.problems.isEmpty)
    try expectTexts([catalog])
    let pseudo = Localizer(
      CatalogBundle(catalogs: [catalog]), locale: Locale(identifier: "en-XA"))
    // Pseudo-localized letters surround the number, and those of "nd" differ from those of "rd".
    let second = pseudo.string("\("female") came in \(2).")
    #expect(second.hasPrefix("[") && second.contains("2") && !second.contains("nd"))
    #expect(
      second.replacing("2", with: "3") != pseudo.string("\("female") came in \(3)."))
  }

  @Test(arguments: files.indices) func writesThem(_ index: Int) throws {
    let (path, text) = Self.files[index]
    var catalog = try #require(CatalogFile.read(SourceText(path: path, text: text)))
    #expect(try CatalogWriter.edits(for: catalog).isEmpty, "what was read is written as it was")
    let printed = try CatalogWriter.text(of: catalog)
    let again = try #require(CatalogFile.read(SourceText(path: path, text: printed)))
    #expect(again.problems.isEmpty)
    try expectTexts([again])
    // A change of one text leaves the rest unchanged.
    let key = "%@ came in %lld."
    let place = try #require(
      catalog[key]?.localizations[0].substitutions.firstIndex { $0.name == "who" })
    catalog[key]?.localizations[0].substitutions[place].value = ChoiceTests.choice(
      .select, [("female", "She"), ("male", "He"), ("child", "It"), ("other", "They")],
      state: "translated")
    let edited = String(decoding: try CatalogWriter.contents(of: catalog), as: UTF8.self)
    let reread = try #require(CatalogFile.read(SourceText(path: path, text: edited)))
    #expect(reread.problems.isEmpty)
    try expectTexts([reread])
    let localizer = Localizer(
      CatalogBundle(catalogs: [reread]), locale: Locale(identifier: "en"))
    #expect(localizer.string("\("child") came in \(3).") == "It came in 3rd.")
  }

  @Test func exchangesThem() throws {
    let catalog = try #require(
      CatalogFile.read(SourceText(path: "Localizable.xcstrings", text: Self.catalog)))
    let entry = try #require(catalog.entries.first)
    var german = try #require(entry.localizations.first)
    german.locale = "de"
    var both = entry
    both.localizations.append(german)
    let exchange = Catalog(
      name: "Localizable", format: .xliff, sourceLanguage: "en",
      original: "Localizable.xcstrings", locales: ["en", "de"], entries: [both])
    let text = try XLIFFWriter.text(of: [exchange])
    #expect(text.contains("|==|substitutions.who.select.female"))
    #expect(text.contains("|==|substitutions.place.ordinal.two"))
    let read = try #require(XLIFF(SourceText(path: "de.xliff", text: text)).files.first)
    #expect(read.problems.isEmpty)
    let parts = try #require(read.entries.first?.localization("de")).substitutions
    #expect(
      parts.map { part in
        if case .variations(let choice) = part.value { choice.kind.name } else { "" }
      }.sorted() == ["ordinal", "select"])
  }

  @Test func namesThePlaceOfABadFormat() throws {
    let file = """
      /* note */
      "a" = "fine";
      "%lld b" = "bad %y and %2$@";
      """
    let localizer = CatalogTexts.localizer(["en.lproj/Localizable.strings": file], "en")
    #expect(localizer.string("\(1) b") == "bad %y and %2$@")
    #expect(
      localizer.diagnostics == [
        .init(
          .malformedFormat("%y"), table: "Localizable", key: "%lld b", locale: "en",
          place: Place("en.lproj/Localizable.strings:3:13")),
        .init(
          .missingArgument(2), table: "Localizable", key: "%lld b", locale: "en",
          place: Place("en.lproj/Localizable.strings:3:13")),
      ])
  }
}
