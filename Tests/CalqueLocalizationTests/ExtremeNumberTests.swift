import CalqueCatalogs
import CalqueDiagnostics
import CalqueMessages
import Foundation
import Testing

@testable import CalqueLocalization

/// Extreme numbers in a catalog, in a format, and among the values. They all produce a text of
/// limited length, which is the same from a compiled file.
@Suite struct ExtremeNumberTests {
  static let numbers = [
    "0", "-1", "1", "127", "128", "255", "256", "32767", "32768", "65534", "65535", "65536",
    "2147483647", "2147483648", "4294967295", "4294967296", "9223372036854775806",
    "9223372036854775807", "9223372036854775808", "-2147483648", "-2147483649",
    "-9223372036854775808", "-9223372036854775809", "999999999999999999999", "1e19", "1.5",
  ]

  private static func catalog(number: String, text: String) -> Catalog? {
    let unit = { (text: String) in
      "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(text)\" } }"
    }
    return CatalogFile.read(
      SourceText(
        path: "Localizable.xcstrings",
        text: """
          {
            "sourceLanguage" : "en",
            "strings" : {
              "%@ %@" : { "localizations" : { "en" : {
                "stringUnit" : { "state" : "translated", "value" : "\(text)" },
                "substitutions" : { "n" : {
                  "argNum" : \(number), "formatSpecifier" : "lld",
                  "variations" : { "plural" : {
                    "one" : \(unit("%arg one")), "other" : \(unit("%arg %lld %@ other"))
                  } }
                } }
              } } }
            },
            "version" : "1.0"
          }
          """))
  }

  @Test(arguments: numbers)
  func anArgumentOfAnyNumberIsReadAndCompiled(_ number: String) throws {
    for text in ["%@ %#@n@ %@", "%#@n@", "%2$#@n@ %@ %#@n@", "%*.*d %#@n@"] {
      let catalog = try #require(Self.catalog(number: number, text: text))
      let isUsable = (1...127).contains(Int(number) ?? 0)
      #expect(catalog.problems.isEmpty == isUsable, "\(number)")
      let twin = try CompiledTwin([catalog])
      for locale in ["en", "ar"] { twin.expectEqual(in: locale) }
    }
  }

  /// A number without a corresponding argument counts as none: the part takes the next argument.
  @Test(arguments: ["9223372036854775807", "0", "-1", "128"])
  func aNumberOutOfRangeIsAsNone(_ number: String) throws {
    let catalog = try #require(Self.catalog(number: number, text: "%@ has %#@n@"))
    let localizer = Localizer(
      CatalogBundle(catalogs: [catalog]), locale: Locale(identifier: "en"))
    let key = LocalizedStringKey(
      key: "%@ %@", arguments: [.string("Ana"), .integer(1)], hasFormatting: true)
    #expect(localizer.string(key) == "Ana has 1 one")
  }

  static let formats: [String] = numbers.flatMap { number in
    [
      "%\(number)$@", "%\(number)d", "%0\(number)d", "%-\(number)@", "%.\(number)f",
      "%.\(number)d", "%.\(number)@", "%\(number).\(number)e", "%\(number).\(number)a",
      "%*\(number)$d", "%.*\(number)$f", "%1$*\(number)$d", "%\(number)$#@n@", "%\(number)x",
      "%#0\(number)llo", "%+\(number)lld", "% \(number)lld", "%0\(number)f", "%-0\(number).3g",
      "%.\(number)s", "%\(number)S", "%\(number)c", "%\(number)p", "%\(number)%",
    ]
  }

  /// A text is never longer than its parts and a thousand characters of padding for each of them.
  @Test func aFormatOfAnyNumberGivesAShortText() throws {
    let values: [LocalizationArgument] = [
      .integer(.max), .integer(.min), .integer(0), .unsigned(.max), .double(.infinity),
      .double(.nan), .double(-0.0), .double(.greatestFiniteMagnitude),
      .double(.leastNonzeroMagnitude), .string("é👩‍👩‍👧"), .string(""),
    ]
    let entries = Self.formats.map { format in
      (
        key: format, value: CatalogValue.text(CatalogText(format)),
        substitutions: [] as [CatalogSubstitution]
      )
    }
    for locale in ["en", "ar", "hi"] {
      let twin = try CompiledTwin([TestCatalogs.catalog(locale, entries)])
      let localizers = [twin.sources, twin.compiled].map {
        Localizer($0, locale: Locale(identifier: locale))
      }
      for format in Self.formats {
        for value in values {
          let key = LocalizedStringKey(
            key: format, arguments: [value, .integer(.max), value], hasFormatting: true)
          let texts = localizers.map { $0.string(key) }
          #expect(texts[0] == texts[1], "\(format) of \(value)")
          #expect(texts[0].utf8.count < 12_000, "\(format) of \(value)")
        }
      }
    }
  }

  @Test(arguments: [
    Int64.min, .min + 1, -2_147_483_649, -2_147_483_648, -1, 0, 2_147_483_647, .max,
  ])
  func aWidthAmongTheValuesMayBeAnyNumber(_ width: Int64) {
    let localizer = TestCatalogs.localizer([:])
    for format in ["%*d", "%-*d", "%0*d", "%.*d", "%.*f", "%*.*f", "%.*@", "%*@", "%*x", "%.*a"] {
      let key = LocalizedStringKey(
        key: format, arguments: [.integer(width), .integer(width), .integer(width), .double(1)],
        hasFormatting: true)
      #expect(localizer.string(key).utf8.count < 12_000, "\(format)")
    }
  }
}
