import CalqueCatalogs
import CalqueMessages
import Foundation
import Testing

@testable import CalqueLocalization

/// Compares formats with Foundation's own `String(format:locale:)`, where that does not crash.
@Suite struct FoundationFormatTests {
  private static func text(
    _ format: String, _ argument: LocalizationArgument, _ locale: String
  ) -> String {
    Localizer(CatalogBundle(), locale: Locale(identifier: locale)).string(
      LocalizedStringKey(key: format, arguments: [argument], hasFormatting: true))
  }

  static let locales = ["en_US", "de_DE", "es_ES", "hi_IN", "ar_EG"]

  @Test(
    arguments: [
      "%d", "%05d", "%5d", "%-5d", "%-05d", "%+d", "% d", "%+05d", "% 05d", "%.5d", "%8.5d",
      "%05ld", "%08lld", "%0d", "%010d", "%lld", "%u", "%5u", "%05u",
    ], locales)
  func wholeNumbersAreFoundations(_ format: String, _ locale: String) {
    for value in [0, 7, 42, 1234, 1_234_567] + (format.contains("u") ? [] : [-42, -1_234_567]) {
      let expected = String(
        format: format, locale: Locale(identifier: locale), arguments: [value])
      #expect(Self.text(format, .integer(Int64(value)), locale) == expected)
    }
  }

  @Test(arguments: ["%x", "%08x", "%#x", "%X", "%o", "%#o", "%5x|", "%-5x|"], locales)
  func machineNotationsAreFoundations(_ format: String, _ locale: String) {
    for value in [0, 8, 255, 1_234_567] {
      let expected = String(
        format: format, locale: Locale(identifier: locale), arguments: [value])
      #expect(Self.text(format, .integer(Int64(value)), locale) == expected)
    }
  }

  @Test(
    arguments: [
      "%f", "%.1f", "%05.1f", "%5.1f", "%010.2f", "%-10.2f|", "%+.1f", "%.0f", "%010f",
    ], ["en_US", "de_DE", "hi_IN"])
  func numbersAreFoundations(_ format: String, _ locale: String) {
    for value in [0.0, 0.25, 3.14159, -3.14159, 1_234_567.5, -1_234_567.5] {
      let expected = String(
        format: format, locale: Locale(identifier: locale), arguments: [value])
      #expect(Self.text(format, .double(value), locale) == expected)
    }
  }

  @Test(arguments: ["%@", "%5@", "%-5@|", "%05@", "%.2@", "%5.2@", "%+5@", "% 5@", "%1@"])
  func sizesOfObjectsDoNothing(_ format: String) {
    for value in ["abc", "é👍", "", "a long text"] {
      let expected = String(
        format: format, locale: Locale(identifier: "en_US"), arguments: [value as NSString])
      #expect(Self.text(format, .string(value), "en_US") == expected)
    }
    #expect(Self.text(format, .integer(1234), "en_US").hasPrefix("1,234"))
  }
}
