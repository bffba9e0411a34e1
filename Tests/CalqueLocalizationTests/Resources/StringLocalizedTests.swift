import CalqueCatalogs
import CalqueMessages
import Foundation
import Testing

@testable import CalqueLocalization

/// `String(localized:)` and related initializers, with the examples from Apple's documentation.
@Suite struct StringLocalizedTests {
  let package: PackageBundle
  var bundle: Bundle { package.bundle }

  init() throws {
    package = try PackageBundle([
      "en.lproj/Localizable.strings": """
      "CALL_VERB" = "Call"; "CALL_NOUN" = "Call"; "Hello, %@." = "Hello, %@.";
      "Position in queue: %lld." = "Position in queue: %lld."; "%@’s %@" = "%1$@’s %2$@";
      "Bill" = "Bill: %@";
      """,
      "fr.lproj/Localizable.strings": """
      "CALL_VERB" = "Appeler"; "CALL_NOUN" = "Appel"; "Hello, %@." = "Bonjour, %@.";
      "Position in queue: %lld." = "Position dans la file d’attente : %lld."; "%@’s %@" = "%2$@ de %1$@";
      "POSITION" = "Position : %lld."; "Apple" = "Pomme"; "Pear" = "Poire"; "I like %@" = "J’aime %@";
      """,
      "zh-hant.lproj/Localizable.strings": #""CALL_VERB" = "撥打";"#,
      "Shop.xcstrings": CatalogTexts.catalog([
        "%lld carts": "\"fr\": { "
          + CatalogTexts.vary("plural", ["one": "%lld panier", "other": "%lld paniers"]) + " }"
      ]),
    ])
  }

  static func locale(_ name: String) -> Locale { Locale(identifier: name) }

  @Test func looksUpByKeyWithADefault() {
    for (locale, verb, noun) in [("en", "Call", "Call"), ("fr", "Appeler", "Appel")] {
      let locale = Self.locale(locale)
      #expect(
        String(localized: "CALL_VERB", defaultValue: "Call", bundle: bundle, locale: locale) == verb
      )
      #expect(
        String(localized: "CALL_NOUN", defaultValue: "Call", bundle: bundle, locale: locale) == noun
      )
    }
  }

  @Test func looksUpByTheWording() {
    let userName = "Juan"
    for (locale, expected) in [("en", "Hello, Juan."), ("fr_CA", "Bonjour, Juan.")] {
      #expect(
        String(localized: "Hello, \(userName).", bundle: bundle, locale: Self.locale(locale))
          == expected)
    }
  }

  @Test func putsReplacementsInThePlaceOfPlaceholders() {
    var options = String.LocalizationOptions()
    options.replacements = [12]
    let cases = [
      ("en", "Position in queue: 12."), ("fr", "Position dans la file d’attente : 12."),
    ]
    for (name, expected) in cases {
      let text = String(
        localized: "Position in queue: \(placeholder: .int).", options: options, bundle: bundle,
        locale: Self.locale(name))
      #expect(text == expected)
      var resource = LocalizedStringResource(
        "Position in queue: \(placeholder: .int).", bundle: bundle)
      resource.locale = Self.locale(name)
      #expect(String(localized: resource, options: options) == expected)
    }
    options.replacements = ["Anne", "iPad"]
    let replaceable = String.LocalizationValue(
      "\(placeholder: .object)’s \(placeholder: .object)")
    #expect(
      String(localized: replaceable, options: options, bundle: bundle, locale: Self.locale("fr"))
        == "iPad de Anne")
    options.replacements = [7]
    #expect(
      String(
        localized: "POSITION", defaultValue: "\(placeholder: .int)", options: options,
        bundle: bundle, locale: Self.locale("fr")) == "Position : 7.")
  }

  /// Each placeholder type accepts every Swift number or object that can be converted to it.
  @Test func convertsReplacementsToTheTypeOfTheirPlaceholder() {
    let cases: [(String.LocalizationValue, any CVarArg, String)] = [
      ("\(placeholder: .int)", Int8(-3), "-3"), ("\(placeholder: .int)", UInt16(3), "3"),
      ("\(placeholder: .uint)", 3, "3"),
      ("\(placeholder: .uint)", UInt64.max, "18,446,744,073,709,551,615"),
      ("\(placeholder: .double, specifier: "%.1f")", 3, "3.0"),
      ("\(placeholder: .float, specifier: "%.1f")", Float(0.5), "0.5"),
      ("\(placeholder: .object)", "a", "a"), ("\(placeholder: .object)", NSString("b"), "b"),
    ]
    for (value, replacement, expected) in cases {
      var options = String.LocalizationOptions()
      options.replacements = [replacement]
      #expect(
        String(localized: value, options: options, bundle: bundle, locale: Self.locale("en"))
          == expected)
    }
  }

  @Test func showsWhatStandsForAPlaceholderWithoutAValue() {
    let text = String(
      localized: "Position in queue: \(placeholder: .int).", bundle: bundle,
      locale: Self.locale("fr"))
    #expect(text == "Position dans la file d’attente : %lld.")
    let diagnostics = Localizer.shared(for: bundle, locale: Self.locale("fr")).diagnostics
    #expect(diagnostics.map(\.problem) == [.missingArgument(1)])
  }

  @Test func showsTheDefaultInTheLocaleWhereNothingIsFound() {
    let locale = Self.locale("de")
    #expect(
      String(
        localized: "NONE", defaultValue: "\(1234) of \("it")", bundle: bundle, locale: locale)
        == "1.234 of it")
    #expect(
      String(localized: "None \(1234)", table: "Shop", bundle: bundle, locale: locale)
        == "None 1.234")
    #expect(String(localized: "100%", bundle: bundle, locale: locale) == "100%")
    let missing = Localizer.shared(for: bundle, locale: locale).diagnostics
      .filter { $0.problem == .missingKey }
    #expect(missing.map(\.key) == ["NONE", "None %lld", "100%"].filter { $0 != "100%" })
    #expect(missing.map(\.table) == ["Localizable", "Shop"])
    #expect(Set(missing).isSubset(of: Set(Localizer.sharedDiagnostics)))
  }

  @Test func asksOtherTables() {
    for (count, expected) in [(1, "1 panier"), (2, "2 paniers")] {
      #expect(
        String(
          localized: "\(count) carts", table: "Shop", bundle: bundle, locale: Self.locale("fr"))
          == expected)
    }
    // An empty name means the default table.
    #expect(
      String(localized: "CALL_VERB", table: "", bundle: bundle, locale: Self.locale("fr"))
        == "Appeler")
  }

  /// SwiftPM turns `zh-Hant.lproj` into `zh-hant.lproj`.
  @Test func findsTheFoldersOfAPackage() {
    for locale in ["zh-Hant", "zh_TW", "zh-HK"] {
      #expect(
        String(
          localized: "CALL_VERB", defaultValue: "Call", bundle: bundle, locale: Self.locale(locale))
          == "撥打")
    }
    #expect(CatalogBundle(bundle).localizations == ["en", "fr", "zh-Hant"])
    #expect(CatalogBundle(bundle).developmentLanguage == "en")
  }

  @Test func looksUpAResourceWhereItIsAsked() {
    var resource = LocalizedStringResource(
      "CALL_VERB", defaultValue: "Call", locale: Self.locale("fr"), bundle: bundle)
    #expect(String(localized: resource) == "Appeler")
    resource.locale = Self.locale("en")
    #expect(String(localized: resource) == "Call")
    #expect(resource.key == "CALL_VERB")
    #expect(resource.defaultValue == "Call")
    #expect(resource.table == nil)
  }

  /// A name in a text is in the text's language, regardless of its origin.
  @Test func namesValuesInTheLanguageOfTheText() {
    let apple = LocalizedStringResource(
      "Apple", locale: Self.locale("en"), bundle: .atURL(bundle.bundleURL))
    let pear = LocalizedStringResource("Pear", bundle: .atURL(bundle.bundleURL))
    let french = Self.locale("fr")
    #expect(
      String(localized: "I like \(apple)", bundle: bundle, locale: french) == "J’aime Pomme")
    #expect(
      String(
        localized: "I like \([apple, pear], format: .list(type: .or))", bundle: bundle,
        locale: french) == "J’aime Pomme ou Poire")
    #expect(
      Localizer(CatalogBundle(bundle), locale: french).string("I like \(apple)") == "J’aime Pomme")
  }

  @Test func keepsAttributesOfValuesAndTheirPlaces() {
    var bold = AttributedString("Ana")
    bold.link = URL(string: "https://example.com")
    let text = AttributedString(
      localized: "\(bold)’s \("iPad")", options: .applyReplacementIndexAttribute, bundle: bundle,
      locale: Self.locale("fr"))
    #expect(String(text.characters) == "iPad de Ana")
    #expect(text.runs.map(\.replacementIndex) == [2, nil, 1])
    #expect(text.runs.map { $0.link != nil } == [false, false, true])
    #expect(text.runs.allSatisfy { $0.languageIdentifier == "fr" })
    let plain = AttributedString(
      localized: "\(bold)’s \("iPad")", bundle: bundle, locale: Self.locale("fr"))
    #expect(plain.runs.allSatisfy { $0.replacementIndex == nil })
    let styled = AttributedString(
      localized: "Bill", defaultValue: "\(0.5, format: .percent.attributed)", bundle: bundle,
      locale: Self.locale("en"))
    #expect(styled.runs.contains { $0.numberPart != nil })
  }

  @Test func readsTheMarkdownOfATextAndNotOfItsValues() {
    let locale = Self.locale("fr")
    let plain = AttributedString(
      localized: "BOLD", defaultValue: "**\("a*b*")** and \(3)", bundle: bundle, locale: locale)
    #expect(String(plain.characters) == "a*b* and 3")
    #expect(plain.runs.map { $0.inlinePresentationIntent } == [.stronglyEmphasized, nil])
    let value = AttributedString("x")
    for (options, intent) in [
      ([], .stronglyEmphasized), (.insertAttributesWithoutMerging, nil),
    ] as [(AttributedString.InterpolationOptions, InlinePresentationIntent?)] {
      let text = AttributedString(
        localized: "BOLD", defaultValue: "**a \(value, options: options)**", bundle: bundle,
        locale: locale)
      #expect(String(text.characters) == "a x")
      #expect(text.runs.reversed().first?.inlinePresentationIntent == intent)
    }
  }

  @Test func keepsTheAttributesOfANameInAText() {
    let name = LocalizedStringResource("NAME", defaultValue: "*Ana*", bundle: bundle)
    let text = AttributedString(
      localized: "NONE", defaultValue: "Hi \(name)", bundle: bundle, locale: Self.locale("fr"))
    #expect(String(text.characters) == "Hi Ana")
    #expect(text.runs.map { $0.inlinePresentationIntent } == [nil, .emphasized])
  }

  @Test func takesAScope() {
    for text in [
      AttributedString(
        localized: "CALL_VERB", defaultValue: "Call", bundle: bundle, locale: Self.locale("fr"),
        including: \.foundation),
      AttributedString(
        localized: "CALL_VERB", options: AttributedString.LocalizationOptions(), bundle: bundle,
        locale: Self.locale("fr"), including: AttributeScopes.FoundationAttributes.self),
      AttributedString(
        localized: LocalizedStringResource(
          "CALL_VERB", locale: Self.locale("fr"), bundle: bundle), including: \.foundation),
    ] {
      #expect(String(text.characters) == "Appeler")
    }
  }

  @Test func answersManyTasksAtOnce() async {
    let locales = ["fr", "en", "zh-Hant", "fr-CA", "en-GB", "fr-BE"].map(Self.locale)
    let expected = ["Appeler", "Call", "撥打", "Appeler", "Call", "Appeler"]
    let bundle = bundle
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<16 {
        group.addTask {
          (0..<100).flatMap { _ in
            locales.map {
              String(localized: "CALL_VERB", defaultValue: "?", bundle: bundle, locale: $0)
            }
          }
        }
      }
      for await texts in group {
        #expect(texts == (0..<100).flatMap { _ in expected })
      }
    }
  }

  @Test func keepsOneLocalizerForEachLocaleOfABundle() throws {
    let folder = try #require(Bundle(path: bundle.bundlePath))
    _ = String(localized: "Nobody has this", bundle: folder, locale: Self.locale("fr"))
    let keys = Localizer.shared(for: bundle, locale: Self.locale("fr")).diagnostics.map(\.key)
    #expect(keys == ["Nobody has this"])
    #expect(Localizer.shared(for: bundle, locale: Self.locale("en")).diagnostics.isEmpty)
  }
}
