import CalqueICUOracles
import Testing

@testable import CalqueICU

@Suite struct NumberFormatTests {
  /// Digits and separators of CLDR 42.
  @Test(arguments: [
    ("en", 1_234_567, "1,234,567"), ("de", 1_234, "1.234"), ("fr", 12_345, "12\u{202F}345"),
    ("es", 1_234, "1234"), ("es", 12_345, "12.345"), ("hi", 1_234_567, "12,34,567"),
    ("ar-EG", 1_234, "١٬٢٣٤"), ("fa", 1_234, "۱٬۲۳۴"), ("ar-AE", 1_234, "1,234"),
    ("mr", 12, "१२"), ("th", 5, "5"), ("my", 7, "၇"), ("en", -5, "-5"), ("sv", -5, "−5"),
    ("hi-u-nu-deva", 42, "४२"), ("pl", 1_234, "1234"), ("pl", 12_345, "12\u{A0}345"),
  ]) func integers(locale: String, value: Int, expected: String) throws {
    #expect(try NumberFormat(locale: locale, style: .integer).string(value) == expected)
    #expect(NumberSymbols(locale: locale).string(value) == expected)
  }

  /// Toki Pona, which newer versions of ICU support, groups by twos: small numbers have a
  /// separator, too.
  @Test(arguments: [
    (7, 1, "7"), (99, 1, "99"), (100, 1, "1 00"), (999, 1, "9 99"), (-100, 1, "-1 00"),
    (10_000, 1, "1 00 00"), (100, 2, "100"), (1_000, 2, "10 00"),
  ]) func groupsByTwos(value: Int, minimumGroupingDigits: Int, expected: String) {
    let symbols = NumberSymbols(
      numberingSystem: "latn", digits: Array("0123456789".unicodeScalars), decimal: ".",
      grouping: " ", negativePrefix: "-", negativeSuffix: "", percent: "%", primaryGroup: 2,
      secondaryGroup: 2, minimumGroupingDigits: minimumGroupingDigits)
    #expect(symbols.string(value) == expected)
  }

  /// Integers written by this package must equal those of ICU, in every locale.
  @Test func ownIntegersAreThoseOfICU() throws {
    let numbers = [
      0, 7, 10, 99, 100, 999, 1_000, 9_999, 10_000, 123_456, 1_234_567, 12_345_678_901, -1, -1_000,
      -54_321, Int.max, Int.min,
    ]
    for locale in LocaleID.available {
      let symbols = NumberSymbols(locale: locale)
      let grouped = try NumberFormat(locale: locale, style: .integer)
      let plain = try NumberFormat(
        locale: locale,
        style: .init(maximumFractionDigits: 0, isGrouped: false, minimumIntegerDigits: 3))
      for number in numbers {
        #expect(try symbols.string(number) == grouped.string(number), "\(locale) \(number)")
        #expect(
          try symbols.string(number, grouped: false, minimumDigits: 3) == plain.string(number),
          "\(locale) \(number)")
      }
    }
  }

  @Test(
    arguments: [
      ("en", NumberFormat.Style.decimal, 1234.5678, "1,234.568"),
      ("de", .decimal, 0.5, "0,5"),
      ("ar-EG", .init(minimumFractionDigits: 2, maximumFractionDigits: 2), 3.5, "٣٫٥٠"),
      ("en", .init(minimumFractionDigits: 1), 2, "2.0"),
      ("en", .init(maximumFractionDigits: 0), 2.5, "2"),
      ("en", .init(isGrouped: false), 12345.25, "12345.25"),
      ("en", .init(.percent, maximumFractionDigits: 0), 0.25, "25%"),
      ("de", .init(.percent, maximumFractionDigits: 1), 0.125, "12,5\u{A0}%"),
      ("en", .init(.compactShort), 12_345, "12K"),
      ("de", .init(.compactLong), 1_200_000, "1,2 Millionen"),
      ("en", .init(.scientific), 1500, "1.5E3"),
      ("en", .init(alwaysShowsSign: true), 3, "+3"),
      ("en", .decimal, .infinity, "∞"),
    ] as [(String, NumberFormat.Style, Double, String)])
  func doubles(
    locale: String, style: NumberFormat.Style, value: Double, expected: String
  ) throws {
    let format = try NumberFormat(locale: locale, style: style)
    #expect(try format.string(value) == expected)
    var bytes = Array("= ".utf8)
    try format.append(value, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "= \(expected)")
  }

  @Test func longDecimals() throws {
    let format = try NumberFormat(locale: "en", style: .init())
    let expected = "12,345,678,901,234,567,890.125"
    #expect(try format.string(decimal: "12345678901234567890.125") == expected)
    #expect(throws: ICUError.self) { try format.string(decimal: "twelve") }
  }

  @Test func aTextLongerThanTheFirstBuffer() throws {
    // A Burmese digit takes three bytes.
    let format = try NumberFormat(locale: "my", style: .init(minimumFractionDigits: 95))
    #expect(try format.string(1).utf8.count == 3 * 96 + 1)
    var bytes: [UInt8] = []
    try format.append(1, to: &bytes)
    #expect(bytes.count == 3 * 96 + 1)
  }

  @Test func aSkeletonThatIsNone() {
    #expect(throws: ICUError.self) { try NumberFormat(locale: "en", skeleton: "no-such-stem") }
  }

  @Test func symbols() {
    let arabic = NumberSymbols(locale: "ar-EG")
    #expect(arabic.numberingSystem == "arab")
    #expect(String(String.UnicodeScalarView(arabic.digits)) == "٠١٢٣٤٥٦٧٨٩")
    #expect(arabic.decimal == "٫")
    #expect(NumberSymbols(locale: "hi").numberingSystem == "latn")
    #expect(NumberSymbols(locale: "hi").secondaryGroup == 2)
  }
}
