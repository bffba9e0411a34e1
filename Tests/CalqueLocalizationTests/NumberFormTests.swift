import CalqueMessages
import Foundation
import Testing

@testable import CalqueICU
@testable import CalqueLocalization

/// Digits, groups and signs of locales, as in Foundation.
@Suite struct NumberFormTests {
  static let integers: [(String, Int, String)] = [
    ("en", 1_234_567, "1,234,567"),
    ("de", 1_234_567, "1.234.567"),
    ("fr", 1_234_567, "1\u{202F}234\u{202F}567"),
    ("es", 1234, "1234"),
    ("es", 12345, "12.345"),
    ("pl", 1234, "1234"),
    ("hi", 1_234_567, "12,34,567"),
    ("en-IN", 123_456_789, "12,34,56,789"),
    ("hi@numbers=deva", 12, "१२"),
    ("ar-EG", 123, "١٢٣"),
    ("ar-EG", 1_234_567, "١٬٢٣٤٬٥٦٧"),
    ("ar-EG", -5, "\u{061C}-٥"),
    ("ar-EG@numbers=latn", 1234, "1,234"),
    ("fa", 123, "۱۲۳"),
    ("fa", 1234, "۱٬۲۳۴"),
    ("sv", -5, "\u{2212}5"),
    ("ja", 10000, "10,000"),
    ("th", 5, "5"),
  ]

  @Test(arguments: integers.indices)
  func writesIntegers(_ index: Int) {
    let (locale, value, expected) = Self.integers[index]
    let localizer = Localizer(CatalogBundle(), locale: Locale(identifier: locale))
    #expect(localizer.string("\(value)") == expected)
  }

  @Test func agreesWithFoundationOnIntegers() {
    for locale in ["en", "de", "fr", "hi", "ar-EG", "fa", "pl", "pt-BR", "ru", "sv", "he"] {
      let localizer = Localizer(CatalogBundle(), locale: Locale(identifier: locale))
      for value in [0, 9, 10, 99, 100, 999, 10_000, 123_456, 1_000_000, Int.max] {
        let expected = value.formatted(.number.locale(Locale(identifier: locale)))
        #expect(localizer.string("\(value)") == expected, "\(locale)")
      }
    }
  }

  @Test func agreesWithFoundationInEveryLocale() {
    for identifier in Locale.availableIdentifiers {
      let locale = Locale(identifier: identifier)
      let form = NumberForm(LocaleNumbers.of(locale))
      for value in [0, 9, 10, 99, 100, 999, 1_000, 10_000, 1_234_567, -100, .min] {
        #expect(written(value, form) == value.formatted(.number.locale(locale)), "\(identifier)")
      }
    }
  }

  /// Toki Pona, which newer versions of ICU have, has groups of two: small numbers have a separator
  /// too.
  @Test(arguments: [" ", "\u{A0}"], [(7, "7"), (99, "99"), (100, "1 00"), (10_000, "1 00 00")])
  func groupsByTwos(separator: String, number: (value: Int, expected: String)) {
    let form = NumberForm(
      LocaleNumbers(
        NumberSymbols(
          numberingSystem: "latn", digits: Array("0123456789".unicodeScalars), decimal: ".",
          grouping: separator, negativePrefix: "-", negativeSuffix: "", percent: "%",
          primaryGroup: 2, secondaryGroup: 2, minimumGroupingDigits: 1)))
    #expect(
      written(number.value, form) == number.expected.replacing(" ", with: separator))
  }

  private func written(_ value: Int, _ form: NumberForm) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 8) { scratch in
      guard let start = scratch.baseAddress else { return "" }
      var buffer = MessageBuffer(scratch: start, capacity: scratch.count)
      form.write(Int64(value), into: &buffer)
      return buffer.makeString()
    }
  }

  static let others: [(String, LocalizedStringKey, String)] = [
    ("de", "\(1234.5, specifier: "%.2f")", "1.234,50"),
    ("ar-EG", "\(-1.5, specifier: "%.1f")", "\u{061C}-١٫٥"),
    ("fa", "\(0.25, specifier: "%.2f")", "۰٫۲۵"),
    ("ar-EG", "\(255, specifier: "%x") \(8, specifier: "%o")", "ff 10"),
    ("ar-EG", "\(7, specifier: "%03d")", "٠٠٧"),
    ("hi", "\(1_234_567.5, specifier: "%.1f")", "12,34,567.5"),
  ]

  @Test(arguments: others.indices)
  func writesOtherNumbers(_ index: Int) {
    let (locale, key, expected) = Self.others[index]
    let localizer = Localizer(CatalogBundle(), locale: Locale(identifier: locale))
    #expect(localizer.string(key) == expected)
  }
}
