import CalqueTestRandom
import Foundation
import Testing

@testable import CalqueLocalization

/// Texts that change with time report when: until then they are unchanged, and then they differ.
@Suite struct NextChangeTests {
  /// Returns an instant near one of those that are difficult for calendars and clocks.
  private static func instant(_ dice: inout SeededGenerator) -> Date {
    let origins = [
      // Clocks are put forward and back in New York, Berlin and on Lord Howe (by half an hour).
      "2026-03-08T07:00:00Z", "2026-11-01T06:00:00Z", "2026-03-29T01:00:00Z",
      "2026-10-25T01:00:00Z", "2026-04-04T15:00:00Z", "2026-10-03T15:30:00Z",
      // Samoa skipped a whole day.
      "2011-12-30T10:00:00Z",
      "2024-02-29T12:00:00Z", "2100-02-28T23:00:00Z", "2025-12-31T23:59:59Z",
      "2026-01-31T00:00:00Z",
    ]
    let origin = DateTests.instant(origins.randomElement(using: &dice) ?? "")
    let spreads: [Double] = [60, 7200, 90_000, 34_560_000]
    let spread = spreads.randomElement(using: &dice) ?? 0
    let offset = Double.random(in: -spread...spread, using: &dice)
    return origin.addingTimeInterval(Bool.random(using: &dice) ? offset : offset.rounded())
  }

  private static func distance(_ dice: inout SeededGenerator) -> Double {
    let longest: [Double] = [90, 5000, 200_000, 3_456_000, 259_200_000]
    let limit = longest.randomElement(using: &dice) ?? 0
    let distance = Double.random(in: -limit...limit, using: &dice)
    switch Int.random(in: 0..<4, using: &dice) {
    case 0: return distance
    case 1: return (distance / 86_400).rounded() * 86_400
    case 2: return (distance / 3600).rounded() * 3600
    default: return distance.rounded()
    }
  }

  static let zones = [
    "GMT", "America/New_York", "Europe/Berlin", "Australia/Lord_Howe", "Asia/Kathmandu",
    "Pacific/Apia", "America/Mexico_City", "Africa/Casablanca",
  ]

  private static func localizer(
    _ locale: String = "en_US", calendar: Calendar.Identifier, zone: String, now: Date
  ) -> Localizer {
    Localizer(
      CatalogBundle(), locale: Locale(identifier: locale),
      calendar: Calendar(identifier: calendar), timeZone: TimeZone(identifier: zone) ?? .gmt,
      now: now)
  }

  /// Checks a text against the law: the same until just before its change, different at it.
  private static func check(
    _ key: LocalizedStringKey, calendar: Calendar.Identifier, zone: String, now: Date,
    probes: Int, _ dice: inout SeededGenerator, _ comment: String
  ) throws {
    let text = localizer(calendar: calendar, zone: zone, now: now).resolve(key)
    let change = try #require(text.nextChange)
    #expect(change > now)
    let then = localizer(calendar: calendar, zone: zone, now: change.addingTimeInterval(1e-5))
    #expect(then.string(key) != text.string, "\(comment) says to change at \(change)")
    let wait = change.timeIntervalSince(now)
    // Just before, and at some moments in between.
    let moments =
      [wait - 0.0011] + (0..<probes).map { _ in Double.random(in: 0..<wait, using: &dice) }
    for moment in moments where moment > 0 && moment <= wait - 0.0011 {
      let now = now.addingTimeInterval(moment)
      let before = localizer(calendar: calendar, zone: zone, now: now)
      #expect(before.string(key) == text.string, "\(comment), \(moment) of \(wait) seconds later")
    }
  }

  @Test(arguments: zones) func distancesChangeWhenTheySay(zone: String) throws {
    var dice = SeededGenerator(seed: UInt64(zone.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) }))
    for _ in 0..<400 {
      let now = Self.instant(&dice)
      let date = now.addingTimeInterval(Self.distance(&dice))
      for style in [DateStyle.relative, .offset, .timer] {
        try Self.check(
          "\(date, style: style)", calendar: .gregorian, zone: zone, now: now, probes: 8, &dice,
          "\(style) \(date.timeIntervalSince1970) at \(now.timeIntervalSince1970)")
      }
    }
  }

  @Test(arguments: [
    Calendar.Identifier.hebrew, .islamicUmmAlQura, .islamicCivil, .persian, .japanese, .buddhist,
    .chinese, .ethiopicAmeteMihret, .coptic, .indian,
  ]) func distancesOfOtherCalendarsChangeWhenTheySay(calendar: Calendar.Identifier) throws {
    var dice = SeededGenerator(
      seed: UInt64("\(calendar)".utf8.reduce(3) { $0 &* 31 &+ UInt64($1) }))
    for _ in 0..<25 {
      let now = Self.instant(&dice)
      let date = now.addingTimeInterval(Self.distance(&dice))
      for style in [DateStyle.relative, .offset] {
        try Self.check(
          "\(date, style: style)", calendar: calendar, zone: "America/New_York", now: now,
          probes: 3, &dice,
          "\(calendar) \(style) \(date.timeIntervalSince1970) at \(now.timeIntervalSince1970)")
      }
    }
  }

  @Test func stylesOfFoundationChangeWhenTheySay() throws {
    var dice = SeededGenerator(seed: 11)
    for presentation in [Date.RelativeFormatStyle.Presentation.numeric, .named] {
      for _ in 0..<40 {
        let now = Self.instant(&dice)
        let date = now.addingTimeInterval(Self.distance(&dice))
        let style = Date.RelativeFormatStyle(presentation: presentation, unitsStyle: .wide)
        try Self.check(
          "\(date, format: style)", calendar: .gregorian, zone: "America/New_York", now: now,
          probes: 2, &dice,
          "\(date.timeIntervalSince1970) at \(now.timeIntervalSince1970)")
      }
    }
  }

  @Test func timersChangeWhenTheySay() throws {
    var dice = SeededGenerator(seed: 5)
    for _ in 0..<400 {
      let start = Self.instant(&dice)
      let length = abs(Self.distance(&dice))
      let range = start...start.addingTimeInterval(length)
      let now = start.addingTimeInterval(Double.random(in: -100...(length + 50), using: &dice))
      let pause =
        Bool.random(using: &dice)
        ? start.addingTimeInterval(Double.random(in: -50...(length + 50), using: &dice)) : nil
      let down = Bool.random(using: &dice)
      let key: LocalizedStringKey =
        "\(timerInterval: range, pauseTime: pause, countsDown: down, showsHours: Bool.random(using: &dice))"
      let text = Self.localizer(calendar: .gregorian, zone: "GMT", now: now).resolve(key)
      if text.nextChange != nil {
        try Self.check(
          key, calendar: .gregorian, zone: "GMT", now: now, probes: 5, &dice, "\(range) at \(now)")
      } else {
        // If no change is reported, there is none.
        for _ in 0..<5 {
          let wait = Double.random(in: 0...(2 * length + 200), using: &dice)
          let then = Self.localizer(calendar: .gregorian, zone: "GMT", now: now + wait)
          #expect(then.string(key) == text.string, "\(range) at \(now), paused at \(pause as Any)")
        }
      }
    }
  }

  @Test(arguments: zones) func unitsAreThoseOfFoundation(zone: String) {
    var dice = SeededGenerator(seed: UInt64(zone.utf8.reduce(1) { $0 &* 31 &+ UInt64($1) }))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    let time = ElapsedTime(calendar: calendar, timeZone: calendar.timeZone)
    // The day that Samoa skipped counts as a day here.
    for _ in 0..<(zone == "Pacific/Apia" ? 0 : 400) {
      let start = Int(Self.instant(&dice).timeIntervalSince1970)
      let end = start + Int(abs(Self.distance(&dice)))
      let expected = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .second],
        from: Date(timeIntervalSince1970: Double(start)),
        to: Date(timeIntervalSince1970: Double(end)))
      let units: [Calendar.Component] = [.year, .month, .day, .hour, .minute, .second]
      #expect(
        time.amounts(from: start, to: end) == units.map { expected.value(for: $0) ?? 0 },
        "\(start) to \(end)")
    }
  }

  @Test func survivesAnImpossiblePresent() {
    for now in [Double.infinity, -.infinity, .nan, 1e300, -1e18, 1e11, -1e11] {
      let localizer = Self.localizer(
        calendar: .gregorian, zone: "Europe/Berlin",
        now: Date(timeIntervalSinceReferenceDate: now))
      for style in [DateStyle.relative, .offset, .timer] {
        #expect(!localizer.string("\(DateTests.date, style: style)").isEmpty)
      }
    }
  }
}
