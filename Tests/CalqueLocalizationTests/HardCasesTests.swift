import CalqueMessages
import CalqueTestRandom
import Foundation
import Testing

@testable import CalqueLocalization

/// Edge cases of formats, signs and digits. The expectations are those of printf (C11 7.21.6.1) and
/// of CLDR 42.
@Suite struct HardCasesTests {
  /// Keys as the extraction tools write them for the types of Swift's numbers.
  static let keys: [(LocalizedStringKey, String)] = [
    ("\(1 as Int)", "%lld"), ("\(1 as Int8)", "%d"), ("\(1 as Int16)", "%d"),
    ("\(1 as Int32)", "%d"), ("\(1 as Int64)", "%lld"), ("\(1 as UInt)", "%llu"),
    ("\(1 as UInt8)", "%u"), ("\(1 as UInt16)", "%u"), ("\(1 as UInt32)", "%u"),
    ("\(1 as UInt64)", "%llu"), ("\(1 as Float)", "%f"), ("\(1 as Double)", "%lf"),
    ("\(1 as CGFloat)", "%lf"), ("\(1, specifier: "%03d")", "%03d"), ("\("a")", "%@"),
    ("100% of \("x")", "100%% of %@"), ("%@ \("x") %d%%", "%%@ %@ %%d%%%%"),
    ("\(1)%", "%lld%%"), ("\(0.5, specifier: "%.2f")%", "%.2f%%"),
    ("\(AttributedString("a"))", "%@"), ("\(3, format: .number)", "%@"),
    ("\(Date.distantPast...Date.distantFuture)", "%@"), ("\(NSNumber(value: 3))", "%@"),
    ("\(Date.distantPast, formatter: DateFormatter())", "%@"),
    ("\(Date.distantPast, style: .date)", "%@"), ("\(Date.distantPast, format: .dateTime)", "%@"),
    ("\(URL(filePath: "/"))", "%@"),
    ("no value %", "no value %"), ("", ""), ("\n\t\"", "\n\t\""),
  ]

  @Test(arguments: keys.indices)
  func recordsTheKey(_ index: Int) {
    #expect(Self.keys[index].0.key == Self.keys[index].1)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var locale: String
    var format: String
    var arguments: [LocalizationArgument]
    var expected: String
    var testDescription: String { "\(format) in \(locale)" }

    init(
      _ locale: String, _ format: String, _ arguments: [LocalizationArgument], _ expected: String
    ) {
      self.locale = locale
      self.format = format
      self.arguments = arguments
      self.expected = expected
    }
  }

  static let formats: [Case] = [
    // Length modifiers do not change a value that Swift passes whole.
    Case("en", "%ld %li %qd %zd %tu %jd", (1...6).map { .integer($0) }, "1 2 3 4 5 6"),
    Case(
      "en", "%lu %hhd %hd %i", [.unsigned(7), .integer(8), .integer(9), .integer(10)], "7 8 9 10"),
    Case("en", "%D %U %lld", [.integer(1), .unsigned(2), .integer(-1)], "1 2 -1"),
    Case("de", "%lld", [.integer(.min)], "-9.223.372.036.854.775.808"),
    Case("hi", "%llu", [.unsigned(.max)], "1,84,46,74,40,73,70,95,51,615"),
    Case("en", "%llx", [.unsigned(.max)], "ffffffffffffffff"),
    Case("en", "%#x %#X %#o", [.integer(255), .integer(255), .integer(8)], "0xff 0XFF 010"),
    Case("en", "%#x", [.integer(0)], "0"),
    Case("en", "[%#06x]", [.integer(255)], "[0x00ff]"),
    Case(
      "ar-EG", "%x %X %o %#x", [.integer(255), .integer(255), .integer(8), .integer(9)],
      "ff FF 10 0x9"),
    Case("en", "[%8.3d]", [.integer(-7)], "[    -007]"),
    Case("en", "[%-8.3d]", [.integer(7)], "[007     ]"),
    Case("en", "[%+d] [% d] [%+d]", [.integer(0), .integer(-3), .integer(-4)], "[+0] [-3] [-4]"),
    Case("en", "[%.0d]", [.integer(5)], "[5]"),
    Case("en", "[%*.*f]", [.integer(8), .integer(2), .double(3.14159)], "[    3.14]"),
    Case("en", "[%2$*1$d]", [.integer(5), .integer(42)], "[   42]"),
    Case("en", "%3$@ %2$@ %1$@ %2$@", [.string("a"), .string("b"), .string("c")], "c b a b"),
    Case("en", "%2$lld of %1$@", [.string("a"), .integer(2)], "2 of a"),
    Case("en", "%%%lld%%", [.integer(5)], "%5%"),
    Case("en", "%1$lld%% %%1$lld", [.integer(5)], "5% %1$lld"),
    Case(
      "en", "%.3g %g %G", [.double(1234.5), .double(100), .double(1e-10)], "1.23E+03 100 1E-10"),
    Case("en", "%.0f %.0f", [.double(0.5), .double(1.5)], "0 2"),
    Case("en", "%.2f", [.double(-0.001)], "-0.00"),
    Case("en", "%f", [.double(-.infinity)], "-∞"),
    Case("en", "%.1f", [.double(999_999.96)], "1,000,000.0"),
    Case("en", "%C%c", [.integer(0x20AC), .integer(33)], "€!"),
    // Digits, separators and signs.
    Case("ar-EG", "%lld", [.integer(-1234)], "\u{061C}-١٬٢٣٤"),
    Case("ar-EG", "%.2f", [.double(-1234.5)], "\u{061C}-١٬٢٣٤٫٥٠"),
    Case("ar-AE", "%lld", [.integer(-1234)], "\u{200E}-1,234"),
    Case("fa", "%lld", [.integer(-1234)], "\u{200E}\u{2212}۱٬۲۳۴"),
    Case("fa", "%.2f%%", [.double(99.5)], "۹۹٫۵۰%"),
    Case("fa", "[%5lld]", [.integer(42)], "[   ۴۲]"),
    Case("he", "%lld", [.integer(-5)], "\u{200E}-5"),
    Case("ne", "%lld", [.integer(123_456)], "१,२३,४५६"),
    Case("as", "%.2f", [.double(1_234_567.891)], "১২,৩৪,৫৬৭.৮৯"),
    Case("my", "%lld", [.integer(1000)], "၁,၀၀၀"),
    Case("ne", "%lld", [.integer(98)], "९८"),
    Case("de-CH", "%lld", [.integer(1_234_567)], "1’234’567"),
    // Austria has other groups since CLDR 45.
    Case("de", "%.2f", [.double(1234.5)], "1.234,50"),
    Case("pt-PT", "%lld %lld", [.integer(1234), .integer(12345)], "1234 12\u{A0}345"),
    Case("sv", "%.1f", [.double(-2.5)], "\u{2212}2,5"),
    Case("fr-CH", "%.1f", [.double(1234.5)], "1\u{202F}234,5"),
    Case("en-IN", "%lld", [.integer(1_234_567)], "12,34,567"),
    Case("es-MX", "%lld", [.integer(1234)], "1,234"),
    Case("th-TH-u-nu-thai", "%lld", [.integer(205)], "๒๐๕"),
    Case("ja", "%.1f%%", [.double(12.34)], "12.3%"),
  ]

  @Test(arguments: formats)
  func writes(_ test: Case) {
    let localizer = TestCatalogs.localizer(["key": test.format], locale: "en")
    let key = LocalizedStringKey(key: "key", arguments: test.arguments, hasFormatting: true)
    let own = Localizer(localizer.catalogs, locale: Locale(identifier: test.locale))
    #expect(own.string(key) == test.expected)
  }

  /// Nothing here may crash, regardless of what it shows.
  @Test func survivesAnyFormat() {
    let alphabet = Array("%%%%@@dl$1290.*#-+ hqztjLsSpPnaAcCgGfFeExXoOuUiD{}٪ñ😀")
    var random = SeededGenerator(seed: 42)
    let values: [LocalizationArgument] = [
      .integer(.min), .unsigned(.max), .double(-1e300), .string("x\u{0}y"), .integer(1 << 40),
      .rich(.date(.distantFuture, .relative)), .rich(.attributed("a")), .double(.nan),
    ]
    for _ in 0..<4000 {
      let format = String((0..<(1 + random.number(below: 12))).map { _ in random.pick(alphabet) })
      let arguments = (0..<random.number(below: 4)).map { _ in random.pick(values) }
      let key = LocalizedStringKey(key: format, arguments: arguments, hasFormatting: true)
      let localizer = Localizer(CatalogBundle(), locale: Locale(identifier: "ar-EG"))
      #expect(localizer.resolve(key).string.utf8.count < 100_000)
    }
  }
}
