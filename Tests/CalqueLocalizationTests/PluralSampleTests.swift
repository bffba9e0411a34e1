import CalqueCatalogs
import CalqueICU
import CalqueICUOracles
import CalqueMessages
import Foundation
import Testing

@testable import CalqueLocalization

/// CLDR's samples for each category of each language (UTS #35, "Samples"), used in formats: whole
/// numbers, fractions by their visible digits, and compact forms.
@Suite struct PluralSampleTests {
  static let locales = [
    "af", "am", "ar", "be", "bg", "bn", "br", "ca", "cs", "cy", "da", "de", "en", "es", "et", "fa",
    "fi", "fil", "fr", "ga", "gd", "gv", "he", "hi", "hr", "hu", "hy", "is", "it", "ja", "ka", "kn",
    "ko", "ksh", "lt", "lv", "mk", "mt", "naq", "nl", "pl", "pt", "pt-PT", "ro", "ru", "se", "shi",
    "sk", "sl", "sr", "sv", "th", "tr", "tzm", "uk", "vi", "zh",
  ]

  private static func entry(_ key: String, _ specifier: String) -> (
    key: String, value: CatalogValue, substitutions: [CatalogSubstitution]
  ) {
    let cases = PluralCategory.allCases.map(\.rawValue)
      // A text for zero would be used for 0 in every language.
      .map { ($0, "\($0) %\(specifier)") }
    return (key, ChoiceTests.choice(.plural, cases), [])
  }

  @Test(arguments: locales)
  func choosesAsTheSamplesSay(_ locale: String) throws {
    let decimals = (0...7).map { Self.entry("d\($0)", ".\($0)f") }
    let localizer = Localizer(
      CatalogBundle(catalogs: [
        TestCatalogs.catalog(locale, [Self.entry("i", "lld"), Self.entry("c", "@")] + decimals)
      ]), locale: Locale(identifier: locale))
    var count = 0
    for (category, samples) in try PluralSamples.samples(locale: locale) {
      for sample in samples {
        let key: String
        let argument: LocalizationArgument
        if let number = Int64(sample) {
          (key, argument) = ("i", .integer(number))
          // Foundation: "If zero is present, the value is used for mapping the argument value zero"
          if number == 0, category != .zero { continue }
        } else if let number = Double(sample), let point = sample.firstIndex(of: ".") {
          if number == 0, category != .zero { continue }
          let digits = sample.distance(from: point, to: sample.endIndex) - 1
          (key, argument) = ("d\(digits)", .double(number))
        } else {
          continue
        }
        let text = localizer.string(
          LocalizedStringKey(key: key, arguments: [argument], hasFormatting: true))
        #expect(text.hasPrefix(category.rawValue + " "), "\(locale) \(sample): \(text)")
        count += 1
      }
    }
    #expect(count >= 10)
    #expect(localizer.diagnostics.isEmpty)
  }

  /// A million in its compact form is "many" in the languages that have a word for it, and so is a
  /// million in digits; a thousand is not.
  static let compact: [(String, Int, String)] = [
    ("es", 1_000_000, "many"), ("fr", 1_000_000, "many"), ("it", 2_000_000, "many"),
    ("pt", 1_000_000, "many"), ("ca", 3_000_000, "many"), ("fr", 1_200_000, "many"),
    ("es", 1_500_000, "many"), ("fr", 1_000, "other"), ("it", 12_000, "other"),
    ("en", 1_000_000, "other"), ("de", 1, "one"), ("en", 1, "one"), ("en", -1, "one"),
    ("ru", 21, "one"), ("pl", 3, "few"), ("fr", 0, "one"), ("ar", 2, "two"),
  ]

  @Test(arguments: compact.indices)
  func choosesByCompactForms(_ index: Int) {
    let (locale, number, expected) = Self.compact[index]
    let value = ChoiceTests.choice(
      .plural, ["one", "two", "few", "many", "other"].map { ($0, "\($0): %@") })
    let localizer = Localizer(
      CatalogBundle(catalogs: [TestCatalogs.catalog(locale, [("%@ files", value, [])])]),
      locale: Locale(identifier: locale))
    let style = IntegerFormatStyle<Int>.number.notation(.compactName)
    let text = localizer.string("\(number, format: style) files")
    #expect(text.hasPrefix(expected + ": "), "\(locale) \(number): \(text)")
    #expect(
      text.hasSuffix(style.locale(Locale(identifier: locale)).format(number)),
      "the same digits decide and are shown")
    #expect(localizer.diagnostics.isEmpty)
  }

  /// The visible digits of a style determine the category, not the value. English: one is `i = 1, v
  /// = 0`.
  static let styled: [(LocalizedStringKey, String)] = [
    ("\(1.0, format: .number.precision(.fractionLength(1))) files", "other: 1.0"),
    ("\(1.0, format: .number) files", "one: 1"),
    ("\(0.96, format: .number.precision(.fractionLength(0))) files", "one: 1"),
    ("\(Decimal(1), format: .number) files", "one: 1"),
    (
      "\(Decimal(string: "1.50") ?? 0, format: .number.precision(.fractionLength(2))) files",
      "other: 1.50"
    ),
    ("\(0.01, format: .percent) files", "one: 1%"),
    ("\(0.5, format: .percent) files", "other: 50%"),
    ("\(1, format: .percent) files", "one: 1%"),
    ("\(1, format: .currency(code: "USD")) files", "other: $1.00"),
    ("\(1, format: .currency(code: "USD").precision(.fractionLength(0))) files", "one: $1"),
    ("\(Decimal(1), format: .currency(code: "JPY")) files", "one: ¥1"),
    ("\(-1, format: .number) files", "one: -1"),
    ("\(UInt64.max, format: .number) files", "other: 18,446,744,073,709,551,615"),
    ("\(0, format: .number) files", "zero: 0"),
    ("\(1, format: .number.attributed) files", "one: 1"),
    ("\(1.5, format: .number.precision(.fractionLength(2)).attributed) files", "other: 1.50"),
    ("\(NSNumber(value: 1)) files", "one: 1"),
    ("\(NSNumber(value: 1.5)) files", "other: 1.5"),
    ("\(NSNumber(value: 0.1 as Float)) files", "other: 0.1"),
    ("\(NSNumber(value: UInt64.max)) files", "other: 18,446,744,073,709,551,615"),
    ("\(NSDecimalNumber(string: "1")) files", "one: 1"),
  ]

  @Test(arguments: styled.indices)
  func choosesByTheDigitsOfAStyle(_ index: Int) {
    let (key, expected) = Self.styled[index]
    let value = ChoiceTests.choice(
      .plural, ["zero", "one", "other"].map { ($0, "\($0): %@") })
    let localizer = Localizer(
      CatalogBundle(catalogs: [TestCatalogs.catalog("en", [("%@ files", value, [])])]),
      locale: Locale(identifier: "en"))
    #expect(localizer.string(key) == expected)
    #expect(localizer.diagnostics.isEmpty)
  }

  /// Digits that are truncated or rounded before they are shown.
  static let shown: [(format: String, argument: LocalizationArgument, expected: String)] = [
    ("%.0f", .double(0.96), "one 1"), ("%.0f", .double(1.5), "other 2"),
    ("%.1f", .double(1), "other 1.0"), ("%f", .double(1), "other 1.000000"),
    ("%g", .double(1), "one 1"), ("%g", .double(1.5), "other 1.5"),
    ("%.0e", .double(1), "one 1E+00"), ("%a", .double(1), "one 0x1p+0"),
    ("%hhd", .integer(257), "one 1"), ("%d", .integer(-1), "one -1"),
    ("%u", .integer(-1), "other 4,294,967,295"), ("%x", .integer(16), "other 10"),
    ("%x", .integer(1), "one 1"), ("%llu", .unsigned(.max), "other 18,446,744,073,709,551,615"),
    ("%lld", .integer(.min), "other -9,223,372,036,854,775,808"),
    ("[%5.0f]", .double(1), "one [    1]"), ("%f", .double(.infinity), "other ∞"),
    ("%f", .double(.nan), "other NaN"), ("%.0f", .double(-0.4), "zero -0"),
    ("%.0f", .double(0), "zero 0"), ("%.1f", .double(0), "zero 0.0"),
  ]

  @Test(arguments: shown.indices)
  func choosesByWhatIsShown(_ index: Int) {
    let (format, argument, expected) = Self.shown[index]
    let value = ChoiceTests.choice(
      .plural, ["zero", "one", "other"].map { ($0, "\($0) \(format)") })
    let localizer = Localizer(
      CatalogBundle(catalogs: [TestCatalogs.catalog("en", [("key", value, [])])]),
      locale: Locale(identifier: "en"))
    let key = LocalizedStringKey(key: "key", arguments: [argument], hasFormatting: true)
    #expect(localizer.string(key) == expected)
    #expect(localizer.diagnostics.isEmpty)
  }
}
