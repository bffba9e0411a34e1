import CalqueICU
import Testing

@Suite struct RelativeDateFormatTests {
  /// From CLDR's date fields.
  @Test(
    arguments: [
      ("en", -1.0, TimeUnit.day, "yesterday"), ("en", 0, .day, "today"),
      ("en", 1, .day, "tomorrow"),
      ("en", 2, .day, "in 2 days"), ("en", -1, .year, "last year"), ("fr", -1, .day, "hier"),
      ("fr", -3, .week, "il y a 3 semaines"), ("de", 2, .day, "übermorgen"),
      ("es", -2, .day, "anteayer"),
      ("ar-EG", 3, .hour, "خلال ٣ ساعات"), ("pl", -5, .minute, "5 minut temu"),
      ("ru", 2, .hour, "через 2 часа"), ("ja", -1, .month, "先月"), ("en", 0, .second, "now"),
    ] as [(String, Double, TimeUnit, String)])
  func named(locale: String, offset: Double, unit: TimeUnit, expected: String) throws {
    #expect(try RelativeDateFormat(locale: locale).string(offset, unit) == expected)
  }

  @Test(arguments: [
    (RelativeDateFormat.Style.long, "1 hour ago"), (.short, "1 hr. ago"), (.narrow, "1h ago"),
  ]) func numeric(style: RelativeDateFormat.Style, expected: String) throws {
    let format = try RelativeDateFormat(locale: "en", style: style)
    #expect(try format.string(-1, .hour, presentation: .numeric) == expected)
    #expect(
      try RelativeDateFormat(locale: "en").string(1, .day, presentation: .numeric) == "in 1 day")
  }
}
