import Foundation
import Testing

@testable import CalqueLocalization

/// Dates, ranges and timers within texts.
@Suite struct DateTests {
  /// On 2026-03-08 the clocks are put forward in New York.
  static let date = instant("2026-03-08T15:04:05Z")

  static func instant(_ text: String) -> Date {
    (try? Date(text, strategy: .iso8601)) ?? .distantPast
  }

  private func localizer(
    _ locale: String, zone: String = "GMT", now: Date = date, calendar: Calendar? = nil
  ) -> Localizer {
    Localizer(
      CatalogBundle(), locale: Locale(identifier: locale), calendar: calendar,
      timeZone: TimeZone(identifier: zone) ?? .gmt, now: now)
  }

  /// ICU may put narrow spaces where others put plain ones, depending on its version.
  private func plain(_ text: String) -> String {
    String(text.map { "\u{202F}\u{2009}\u{A0}".contains($0) ? " " : $0 })
  }

  static let styles: [(String, String, DateStyle, String)] = [
    ("en_US", "GMT", .time, "3:04 PM"),
    ("en_US", "America/New_York", .time, "11:04 AM"),
    ("en_US", "Asia/Tokyo", .date, "March 9, 2026"),
    ("de_DE", "Europe/Berlin", .time, "16:04"),
    ("de_DE", "Europe/Berlin", .date, "8. März 2026"),
    ("pl_PL", "GMT", .date, "8 marca 2026"),
    ("ja_JP", "GMT", .date, "2026年3月8日"),
    ("ar_EG", "GMT", .date, "٨ مارس، ٢٠٢٦"),
    ("he_IL", "GMT", .date, "8 במרץ 2026"),
    ("hi_IN", "GMT", .date, "8 मार्च 2026"),
    // The rules of 2022 apply here: there is no longer summer time.
    ("en_US", "America/Mexico_City", .time, "9:04 AM"),
  ]

  @Test(arguments: styles.indices)
  func writesDates(_ index: Int) {
    let (locale, zone, style, expected) = Self.styles[index]
    let gregorian = Calendar(identifier: .gregorian)
    let text = localizer(locale, zone: zone, calendar: gregorian)
      .resolve("\(Self.date, style: style)")
    #expect(plain(text.string) == expected)
    #expect(text.nextChange == nil)
  }

  @Test func keepsToTheCalendarOfTheEnvironment() {
    let buddhist = localizer("th_TH", calendar: Calendar(identifier: .buddhist))
    #expect(buddhist.string("\(Self.date, style: .date)").contains("2569"))
    let persian = localizer("fa_IR", calendar: Calendar(identifier: .persian))
    #expect(persian.string("\(Self.date, style: .date)").contains("۱۴۰۴"))
  }

  static let ranges: [(String, String, String, String, String)] = [
    ("en_US", "GMT", "2026-03-08T09:00:00Z", "2026-03-08T10:30:00Z", "9:00 – 10:30 AM"),
    ("de_DE", "GMT", "2026-03-08T09:00:00Z", "2026-03-08T10:30:00Z", "09:00–10:30 Uhr"),
    ("en_US", "GMT", "2026-03-08T09:00:00Z", "2026-03-11T10:30:00Z", "Mar 8 – 11, 2026"),
    ("es_ES", "GMT", "2026-03-08T09:00:00Z", "2026-03-11T10:30:00Z", "8 – 11 mar 2026"),
    // 01:30 before and 03:30 after the clocks are put forward: one hour apart.
    (
      "en_US", "America/New_York", "2026-03-08T06:30:00Z", "2026-03-08T07:30:00Z",
      "1:30 – 3:30 AM"
    ),
  ]

  @Test(arguments: ranges.indices)
  func writesRanges(_ index: Int) {
    let (locale, zone, start, end, expected) = Self.ranges[index]
    let range = Self.instant(start)...Self.instant(end)
    let localizer = localizer(locale, zone: zone)
    #expect(plain(localizer.string("\(range)")) == expected)
    let interval = DateInterval(start: range.lowerBound, end: range.upperBound)
    #expect(plain(localizer.string("\(interval)")) == expected)
  }

  /// Seconds from now, the text, and the number of seconds until it changes.
  static let distances: [(Double, DateStyle, String, Double)] = [
    (8580, .relative, "2 hours, 23 minutes", 1),
    (8639, .relative, "2 hours, 23 minutes", 60),
    (-8580, .relative, "2 hours, 23 minutes", 60),
    (-8581.5, .relative, "2 hours, 23 minutes", 58.5),
    (90, .relative, "1 minute, 30 seconds", 1),
    (60, .relative, "1 minute", 1),
    (4.5, .relative, "5 seconds", 0.5),
    (0, .relative, "0 seconds", 1),
    (7200, .offset, "+2 hours", 1),
    (-86400, .offset, "-1 day", 86400),
    // December, January and February 2026 have 90 days, and March 31.
    (-90 * 86400, .offset, "-3 months", 31 * 86400),
    (133_141, .timer, "36:59:01", 1),
    (-32, .timer, "0:32", 1),
    (31.25, .timer, "0:32", 0.25),
  ]

  @Test(arguments: distances.indices)
  func writesDistances(_ index: Int) throws {
    let (seconds, style, expected, wait) = Self.distances[index]
    let text = localizer("en_US").resolve("\(Self.date.addingTimeInterval(seconds), style: style)")
    #expect(text.string == expected)
    #expect(try #require(text.nextChange).timeIntervalSince(Self.date) == wait)
  }

  @Test func changesExactlyWhenItSays() throws {
    // Until the next change the text is the same; then it differs, or is at least correct.
    for style in [DateStyle.relative, .offset, .timer] {
      for seconds in [7265.0, 3601, 61, 3, 0.5, -0.5, -59, -3599, -100_000] {
        let date = Self.date.addingTimeInterval(seconds)
        let first = localizer("en_US").resolve("\(date, style: style)")
        let change = try #require(first.nextChange)
        #expect(change > Self.date)
        let before = localizer("en_US", now: change.addingTimeInterval(-0.001))
        #expect(before.string("\(date, style: style)") == first.string, "\(style) \(seconds)")
      }
    }
  }

  @Test func speaksTheLanguageOfDistances() {
    let date = Self.date.addingTimeInterval(2 * 3600 + 5 * 60)
    #expect(localizer("ru_RU").string("\(date, style: .relative)") == "2 часа 5 минут")
    #expect(localizer("de_DE").string("\(date, style: .offset)") == "+2 Stunden")
    #expect(localizer("ar_EG").string("\(date, style: .timer)") == "٢:٠٥:٠٠")
  }

  static let timers: [(Double, Double?, Bool, Bool, String, Double?)] = [
    (0, nil, true, true, "1:05:00", 1),
    (-10, nil, true, true, "1:05:00", 11),
    (0.25, nil, true, true, "1:05:00", 0.75),
    (3868, nil, true, true, "0:32", 1),
    (3900, nil, true, true, "0:00", nil),
    (5000, nil, true, true, "0:00", nil),
    (0, nil, true, false, "65:00", 1),
    (0, nil, false, true, "0:00", 1),
    (32.5, nil, false, true, "0:32", 0.5),
    (9999, nil, false, true, "1:05:00", nil),
    (500, 100, true, true, "1:03:20", nil),
    (99.5, 100, true, true, "1:03:21", 0.5),
  ]

  @Test(arguments: timers.indices)
  func runsTimers(_ index: Int) {
    let (seconds, pause, down, hours, expected, wait) = Self.timers[index]
    let now = Self.date.addingTimeInterval(seconds)
    let range = Self.date...Self.date.addingTimeInterval(3900)
    let stop = pause.map { Self.date.addingTimeInterval($0) }
    let key: LocalizedStringKey =
      "\(timerInterval: range, pauseTime: stop, countsDown: down, showsHours: hours)"
    let text = localizer("en_US", now: now).resolve(key)
    #expect(text.string == expected)
    #expect(text.nextChange?.timeIntervalSince(now) == wait)
  }

  @Test func survivesImpossibleDates() {
    let localizer = localizer("en_US")
    for interval in [Double.infinity, -Double.infinity, Double.nan, 1e300] {
      let date = Date(timeIntervalSinceReferenceDate: interval)
      for style in [DateStyle.date, .time, .relative, .offset, .timer] {
        #expect(!localizer.string("\(date, style: style)").isEmpty)
      }
    }
  }
}
