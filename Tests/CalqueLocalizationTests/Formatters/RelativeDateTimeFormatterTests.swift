import CalqueLocalization
import Foundation
import Testing

@Suite struct RelativeDateTimeFormatterTests {
  private func formatter(
    _ style: RelativeDateTimeFormatter.DateTimeStyle = .numeric,
    _ units: RelativeDateTimeFormatter.UnitsStyle = .full, locale: String = "en"
  ) -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.dateTimeStyle = style
    formatter.unitsStyle = units
    formatter.locale = Locale(identifier: locale)
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.calendar.timeZone = .gmt
    return formatter
  }

  @Test func itStartsAsFoundationsDoes() {
    let formatter = RelativeDateTimeFormatter()
    #expect(formatter.dateTimeStyle == .numeric)
    #expect(formatter.unitsStyle == .full)
    #expect(formatter.formattingContext == .unknown)
  }

  /// Examples from Foundation's documentation, and reported outputs.
  @Test(
    arguments: [
      (.named, 0, "now"), (.named, 10, "in 10 seconds"), (.named, -86_400, "yesterday"),
      (.named, -604_800, "last week"), (.named, 86_400, "tomorrow"), (.named, 7200, "in 2 hours"),
      (.numeric, 0, "in 0 seconds"), (.numeric, -86_400, "1 day ago"),
      (.numeric, -604_800, "1 week ago"), (.numeric, -120, "2 minutes ago"),
      (.numeric, -720, "12 minutes ago"), (.numeric, 86_400, "in 1 day"),
    ] as [(RelativeDateTimeFormatter.DateTimeStyle, Double, String)])
  func intervals(
    style: RelativeDateTimeFormatter.DateTimeStyle, seconds: Double, expected: String
  ) {
    #expect(formatter(style).localizedString(fromTimeInterval: seconds) == expected)
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    #expect(formatter(style).localizedString(for: date + seconds, relativeTo: date) == expected)
  }

  @Test(
    arguments: [
      (.full, "2 months ago"), (.spellOut, "two months ago"), (.short, "2 mo. ago"),
      (.abbreviated, "2 mo. ago"),
    ] as [(RelativeDateTimeFormatter.UnitsStyle, String)])
  func unitsHaveStyles(style: RelativeDateTimeFormatter.UnitsStyle, expected: String) {
    #expect(
      formatter(.numeric, style).localizedString(from: DateComponents(month: -2)) == expected)
  }

  @Test(
    arguments: [
      (DateComponents(day: -2), "2 days ago"), (DateComponents(day: -1), "yesterday"),
      (DateComponents(day: 10), "in 10 days"), (DateComponents(year: 1, day: 5), "next year"),
      (DateComponents(hour: 0, minute: 45), "in 45 minutes"), (DateComponents(day: 0), "today"),
      (DateComponents(weekOfMonth: 1), "next week"), (DateComponents(), "now"),
      (DateComponents(era: 3), "now"),
    ])
  func componentsTellTheirLargestUnit(components: DateComponents, expected: String) {
    #expect(formatter(.named).localizedString(from: components) == expected)
  }

  /// Plural forms and words of CLDR.
  @Test(arguments: [
    ("pl", -1, "1 miesiąc temu"), ("pl", -2, "2 miesiące temu"), ("pl", -5, "5 miesięcy temu"),
    ("ru", 21, "через 21 месяц"), ("ru", 22, "через 22 месяца"), ("ru", 25, "через 25 месяцев"),
    ("ar-EG", 2, "خلال شهرين"), ("ar-EG", 3, "خلال ٣ أشهر"), ("ar-EG", 11, "خلال ١١ شهرًا"),
    ("de", -1, "vor 1 Monat"), ("ja", 3, "3 か月後"),
  ]) func languagesHaveTheirForms(locale: String, months: Int, expected: String) {
    #expect(
      formatter(locale: locale).localizedString(from: DateComponents(month: months)) == expected)
  }

  @Test func languagesNameDays() {
    for (locale, expected) in [("de", "vorgestern"), ("fr", "avant-hier"), ("es", "anteayer")] {
      #expect(
        formatter(.named, locale: locale).localizedString(from: DateComponents(day: -2))
          == expected)
    }
  }

  @Test func aSentenceBeginsWithACapital() {
    let formatter = formatter(.named)
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "Yesterday")
    formatter.formattingContext = .middleOfSentence
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
  }

  @Test func unitsAreThoseOfTheCalendar() throws {
    let formatter = formatter(.numeric)
    formatter.calendar.timeZone = try #require(TimeZone(identifier: "America/New_York"))
    let parts = DateComponents(year: 2024, month: 3, day: 9, hour: 12)
    let eve = try #require(formatter.calendar.date(from: parts))
    // The clocks are put forward in that night: the day has 23 hours.
    #expect(formatter.localizedString(for: eve + 23 * 3600, relativeTo: eve) == "in 1 day")
    let leap = try #require(formatter.calendar.date(from: DateComponents(year: 2024, month: 1)))
    #expect(formatter.localizedString(for: leap + 31 * 86_400, relativeTo: leap) == "in 1 month")
  }

  @Test func anyDateIsTaken() {
    let formatter = formatter(.numeric)
    #expect(formatter.string(for: Date(timeIntervalSinceNow: 120)) == "in 2 minutes")
    #expect(formatter.string(for: "now") == nil)
    #expect(formatter.localizedString(for: .distantFuture, relativeTo: .distantPast).contains("in"))
    #expect(!formatter.localizedString(fromTimeInterval: .nan).isEmpty)
    #expect(!formatter.localizedString(fromTimeInterval: .infinity).isEmpty)
    #expect((formatter.copy() as? RelativeDateTimeFormatter)?.locale == formatter.locale)
  }
}
