import CalqueICU
import CalqueICUOracles
import Testing

/// The compiled rules compared with `uplrules_select`, for every locale in ICU.
@Suite struct PluralOracleTests {
  static let kinds: [PluralRules.Kind] = [.cardinal, .ordinal]

  /// Locales share few rule sets; every locale is tested, with enough numbers to distinguish the
  /// sets.
  static let integers: [Int] =
    Array(0...1_234)
    + [
      1_999, 2_000, 9_999, 10_000, 11_011, 19_999, 20_000, 40_000, 60_000, 80_000, 99_999, 100_000,
      100_001, 110_000, 200_000, 999_999, 1_000_000, 1_000_001, 1_100_000, 2_000_000, 5_000_002,
      11_000_000, 1_001_000, 1_000_100, 101_000, 121_000, 160_000, 300_000, 1_020_000, 1_040_001,
      1_000_000_000, 1_000_000_000_000, 123_456_789_012, 999_999_999_999_999,
    ]

  @Test(arguments: kinds) func everyLocaleEveryInteger(kind: PluralRules.Kind) throws {
    for locale in LocaleID.available {
      let rules = PluralRules(locale: locale, kind: kind)
      let oracle = try PluralOracle(locale: locale, kind: kind)
      for number in Self.integers {
        let expected = try oracle.category(for: Double(number))
        let found = rules.category(for: number)
        guard found == expected, rules.category(for: PluralOperands(number)) == found else {
          Issue.record("\(locale) \(kind) \(number): \(found), ICU says \(expected as Any)")
          break
        }
      }
    }
  }

  /// Compared with formatted numbers: `uplrules_select` itself loses 20.01 to binary rounding.
  @Test(arguments: kinds) func everyLanguageDoubles(kind: PluralRules.Kind) throws {
    let numbers = [
      0.0, 0.1, 0.5, 0.9, 1.1, 1.5, 1.01, 1.11, 1.21, 2.1, 2.25, 3.14, 10.1, 11.2, 12.12, 20.01,
      100.3, 1000.5, 1_000_000.1, 1e6, 1e15, 0.000_01,
    ]
    for locale in LocaleID.available where !locale.contains("_") || locale == "pt_PT" {
      let rules = PluralRules(locale: locale, kind: kind)
      let oracle = try PluralOracle(locale: locale, kind: kind)
      for number in numbers {
        let expected = try oracle.category(
          forDecimal: number.description, skeleton: "precision-unlimited")
        #expect(rules.category(for: PluralOperands(number)) == expected, "\(locale) \(number)")
      }
    }
  }

  /// Decimals with trailing zeros, which only exist as text. One locale of each language is
  /// sufficient.
  @Test(arguments: kinds) func visibleFractionDigits(kind: PluralRules.Kind) throws {
    let decimals = [
      "0", "0.0", "1", "1.0", "1.00", "0.1", "0.10", "1.1", "1.10", "1.3", "2.0", "2.1", "3.0",
      "5.00", "10.0", "11.1", "11.11", "0.01", "12.0", "20.1", "100.0", "1000000.0", "21.20",
    ]
    for locale in LocaleID.available where !locale.contains("_") || locale == "pt_PT" {
      let rules = PluralRules(locale: locale, kind: kind)
      let oracle = try PluralOracle(locale: locale, kind: kind)
      for decimal in decimals {
        let digits = decimal.split(separator: ".").dropFirst().first?.count ?? 0
        let skeleton =
          digits == 0 ? "precision-integer" : "." + String(repeating: "0", count: digits)
        let expected = try oracle.category(forDecimal: decimal, skeleton: skeleton)
        let operands = try #require(PluralOperands(decimal: decimal))
        #expect(rules.category(for: operands) == expected, "\(locale) \(kind) \(decimal)")
      }
    }
  }

  @Test(arguments: ["fr", "es", "it", "pt", "pt_PT", "ca", "en", "ru"])
  func compactForms(locale: String) throws {
    let rules = PluralRules(locale: locale)
    let oracle = try PluralOracle(locale: locale, kind: .cardinal)
    for (number, shown) in [
      ("1000000", "1c6"), ("1200000", "1.2c6"), ("2000000", "2c6"), ("12000000", "12c6"),
    ] {
      let expected = try oracle.category(forDecimal: number, skeleton: "compact-long")
      let operands = try #require(PluralOperands(decimal: shown))
      #expect(rules.category(for: operands) == expected, "\(locale) \(shown)")
    }
  }
}
