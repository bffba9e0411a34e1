import CalqueICU
import Testing

@Suite struct ListFormatTests {
  /// From CLDR's list patterns.
  @Test(
    arguments: [
      ("en", ListFormat.Kind.and, ["a", "b", "c"], "a, b, and c"),
      ("en", .and, ["a", "b"], "a and b"),
      ("en", .and, ["a"], "a"), ("en", .and, [], ""), ("de", .and, ["a", "b", "c"], "a, b und c"),
      ("es", .and, ["Ana", "Isabel"], "Ana e Isabel"),
      ("es", .or, ["Ana", "Luis", "Oscar"], "Ana, Luis u Oscar"),
      ("ar", .and, ["أ", "ب"], "أ وب"), ("ja", .and, ["犬", "猫"], "犬、猫"),
      ("fr", .or, ["a", "b"], "a ou b"),
      ("en", .units, ["3 ft", "7 in"], "3 ft, 7 in"), ("he", .and, ["א", "ב"], "א וב"),
    ] as [(String, ListFormat.Kind, [String], String)])
  func kinds(locale: String, kind: ListFormat.Kind, items: [String], expected: String) throws {
    #expect(try ListFormat(locale: locale, kind: kind).string(items) == expected)
  }

  @Test func widths() throws {
    let items = ["a", "b", "c"]
    #expect(try ListFormat(locale: "en", width: .short).string(items) == "a, b, & c")
    #expect(try ListFormat(locale: "en", width: .narrow).string(items) == "a, b, c")
  }

  @Test func manyItems() throws {
    let items = (0..<1_000).map(String.init)
    let expected = items.dropLast().joined(separator: ", ") + ", and 999"
    #expect(try ListFormat(locale: "en").string(items) == expected)
  }
}
