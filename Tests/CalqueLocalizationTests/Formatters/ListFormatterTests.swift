import CalqueLocalization
import Foundation
import Testing

@Suite struct ListFormatterTests {
  /// From CLDR's list patterns.
  @Test(arguments: [
    ("en_US", ["Ana", "Luis", "Óscar"], "Ana, Luis, and Óscar"),
    ("en_GB", ["Ana", "Luis", "Óscar"], "Ana, Luis and Óscar"),
    ("es", ["Ana", "Luis"], "Ana y Luis"), ("es", ["Ana", "Isabel"], "Ana e Isabel"),
    ("ja", ["月", "火", "水"], "月、火、水"), ("ar", ["أ", "ب", "ج"], "أ وب وج"),
    ("he", ["אבא", "אמא"], "אבא ואמא"), ("en", ["one"], "one"), ("en", [], ""),
  ]) func textsAreJoined(locale: String, items: [String], expected: String) {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: locale)
    #expect(formatter.string(from: items) == expected)
    #expect(formatter.string(for: items) == expected)
  }

  @Test func itemsAreWrittenByTheirFormatter() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "de")
    #expect(formatter.string(from: [1, "zwei", 3.5]) == "1, zwei und 3.5")
    let numbers = NumberFormatter()
    numbers.numberStyle = .spellOut
    numbers.locale = Locale(identifier: "de")
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1, 2, 3]) == "eins, zwei und drei")
    #expect(formatter.string(from: [1, "zwei"]) == nil)
    #expect(formatter.string(for: "eins") == nil)
  }

  @Test func theCurrentLocaleJoins() {
    #expect(ListFormatter.localizedString(byJoining: ["a", "b"]).contains("a"))
  }
}
