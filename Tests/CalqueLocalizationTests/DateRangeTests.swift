import CalqueMessages
import Foundation
import Testing

@testable import CalqueLocalization

/// Edge cases of ranges, distances and timers. Words and patterns are those of CLDR 42.
@Suite struct DateRangeTests {
  private static func localizer(
    _ locale: String, zone: String = "GMT", now: Date = DateTests.date
  ) -> Localizer {
    Localizer(
      CatalogBundle(), locale: Locale(identifier: locale),
      calendar: Calendar(identifier: .gregorian),
      timeZone: TimeZone(identifier: zone) ?? .gmt, now: now)
  }

  /// Removes marks of direction, and spaces that differ between versions of CLDR.
  private static func plain(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.compactMap { scalar in
          switch scalar {
          case "\u{202F}", "\u{2009}", "\u{A0}": " "
          case "\u{200E}", "\u{200F}", "\u{61C}": nil
          default: scalar
          }
        }))
  }

  static let ranges: [(String, String, String, String, String)] = [
    ("en_US", "GMT", "2026-01-30T09:00:00Z", "2026-01-30T13:30:00Z", "9:00 AM – 1:30 PM"),
    ("en_US", "GMT", "2026-01-30T09:00:00Z", "2026-01-30T09:00:00Z", "9:00 AM"),
    ("en_US", "GMT", "2026-01-30T09:00:00Z", "2026-02-02T09:00:00Z", "Jan 30 – Feb 2, 2026"),
    ("en_US", "GMT", "2025-12-30T09:00:00Z", "2026-01-02T09:00:00Z", "Dec 30, 2025 – Jan 2, 2026"),
    // A minute on each side of midnight is two days.
    ("en_US", "GMT", "2026-01-30T23:59:30Z", "2026-01-31T00:00:30Z", "Jan 30 – 31, 2026"),
    // The day is that in the time zone.
    ("en_US", "Asia/Tokyo", "2026-01-30T14:00:00Z", "2026-01-30T16:00:00Z", "Jan 30 – 31, 2026"),
    ("en_GB", "GMT", "2026-01-30T09:00:00Z", "2026-01-30T13:30:00Z", "09:00 – 13:30"),
    ("de_DE", "GMT", "2026-01-30T09:00:00Z", "2026-02-02T09:00:00Z", "30. Jan. – 2. Feb. 2026"),
    (
      "de_DE", "GMT", "2025-12-30T09:00:00Z", "2026-01-02T09:00:00Z", "30. Dez. 2025 – 2. Jan. 2026"
    ),
    ("fr_FR", "GMT", "2026-03-03T09:00:00Z", "2026-03-05T09:00:00Z", "3–5 mars 2026"),
    ("ja_JP", "GMT", "2026-01-30T09:00:00Z", "2026-02-02T09:00:00Z", "2026年1月30日～2月2日"),
    ("ru_RU", "GMT", "2026-01-03T09:00:00Z", "2026-01-05T09:00:00Z", "3—5 янв. 2026 г."),
    ("zh_CN", "GMT", "2026-01-03T09:00:00Z", "2026-01-05T09:00:00Z", "2026年1月3日至5日"),
    ("he_IL", "GMT", "2026-03-03T09:00:00Z", "2026-03-05T09:00:00Z", "3–5 במרץ 2026"),
  ]

  @Test(arguments: ranges.indices)
  func writesRanges(_ index: Int) {
    let (locale, zone, start, end, expected) = Self.ranges[index]
    let range = DateTests.instant(start)...DateTests.instant(end)
    let text = Self.localizer(locale, zone: zone).string("\(range)")
    #expect(Self.plain(text) == expected)
  }

  static let distances: [(String, Double, DateStyle, String)] = [
    ("en_US", 400 * 86400, .relative, "1 year, 1 month"),
    ("en_US", 45 * 86400, .relative, "1 month, 14 days"),
    ("en_US", 86400 + 30, .relative, "1 day"),
    ("en_US", -1, .offset, "-1 second"),
    ("en_US", 0.2, .offset, "+1 second"),
    ("en_US", -0.2, .relative, "0 seconds"),
    ("de_DE", -3 * 3600, .offset, "-3 Stunden"),
    ("de_DE", 3600 + 60, .relative, "1 Stunde und 1 Minute"),
    ("fr_FR", 2 * 60, .offset, "+2 minutes"),
    ("pl_PL", 5 * 3600, .offset, "+5 godzin"),
    ("pl_PL", 22 * 60, .offset, "+22 minuty"),
    ("ja_JP", 2 * 3600 + 23 * 60, .relative, "2時間23分"),
    ("ar_EG", 3 * 3600, .offset, "+٣ ساعات"),
    // A word for two days has its sign too.
    ("he_IL", -2 * 86400, .offset, "-יומיים"), ("he_IL", 2 * 86400, .offset, "+יומיים"),
    ("en_US", 59, .timer, "0:59"), ("en_US", 3600, .timer, "1:00:00"),
    ("en_US", -3599, .timer, "59:59"), ("en_US", 360_000, .timer, "100:00:00"),
    ("fa_IR", 65, .timer, "۱:۰۵"), ("de_DE", 3661, .timer, "1:01:01"),
  ]

  @Test(arguments: distances.indices)
  func writesDistances(_ index: Int) {
    let (locale, seconds, style, expected) = Self.distances[index]
    let date = DateTests.date.addingTimeInterval(seconds)
    let text = Self.plain(Self.localizer(locale).string("\(date, style: style)"))
    // Since CLDR 44, Japanese has spaces between numbers and units.
    let isSpaced = locale == "ja_JP"
    #expect((isSpaced ? text.replacing(" ", with: "") : text) == expected)
  }

  @Test func runsTimersInDigitsOfTheLocale() {
    let range = DateTests.date...DateTests.date.addingTimeInterval(7 * 3600 + 9)
    let persian = Self.localizer("fa_IR")
    #expect(Self.plain(persian.string("\(timerInterval: range)")) == "۷:۰۰:۰۹")
    #expect(
      Self.plain(persian.string("\(timerInterval: range, showsHours: false)")) == "۴۲۰:۰۹")
    // Paused before it began, or after it ended.
    let early = DateTests.date.addingTimeInterval(-60)
    let late = DateTests.date.addingTimeInterval(90_000)
    let english = Self.localizer("en_US", now: late)
    #expect(english.string("\(timerInterval: range, pauseTime: early)") == "7:00:09")
    #expect(english.string("\(timerInterval: range, pauseTime: late)") == "0:00")
    #expect(
      english.string("\(timerInterval: range, pauseTime: late, countsDown: false)") == "7:00:09")
    let instant = DateTests.date...DateTests.date
    #expect(english.string("\(timerInterval: instant)") == "0:00")
  }

  @Test func isolatesDatesWithinTextsOfTheOtherDirection() {
    // A value that the locale itself writes has the direction of its text, unless the text is in
    // another language.
    let localizer = Localizer(
      CatalogBundle(catalogs: [TestCatalogs.strings("en", ["On %@.": "On %@."])]),
      locale: Locale(identifier: "he_IL"), calendar: Calendar(identifier: .gregorian),
      now: DateTests.date)
    let text = localizer.resolve("On \(DateTests.date, style: .date).")
    #expect(text.string == "On \u{2068}8 במרץ 2026\u{2069}.")
  }
}
