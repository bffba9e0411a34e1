import CalqueLocalization
import Foundation
import Testing

@Suite struct DateComponentsFormatterTests {
  private typealias Zeros = DateComponentsFormatter.ZeroFormattingBehavior

  private func formatter(
    _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [],
    locale: String = "en_US"
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.calendar?.locale = Locale(identifier: locale)
    // 2001-01-01: January has 31 days.
    formatter.referenceDate = Date(timeIntervalSinceReferenceDate: 0)
    return formatter
  }

  @Test func itStartsAsFoundationsDoes() {
    let formatter = DateComponentsFormatter()
    #expect(formatter.unitsStyle == .positional)
    #expect(formatter.allowedUnits == [])
    #expect(formatter.zeroFormattingBehavior == .default)
    #expect(formatter.maximumUnitCount == 0)
    #expect(!formatter.allowsFractionalUnits && !formatter.collapsesLargestUnit)
    #expect(!formatter.includesApproximationPhrase && !formatter.includesTimeRemainingPhrase)
    #expect(Zeros.dropAll.rawValue == 14)
    #expect(Zeros.pad.rawValue == 65_536)
  }

  /// The examples in Foundation's documentation of each style.
  @Test(
    arguments: [
      (.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"), (.brief, "9hr 41min 30sec"),
      (.short, "9 hr, 41 min, 30 sec"), (.full, "9 hours, 41 minutes, 30 seconds"),
      (.spellOut, "nine hours, forty-one minutes, thirty seconds"),
    ] as [(DateComponentsFormatter.UnitsStyle, String)])
  func styles(style: DateComponentsFormatter.UnitsStyle, expected: String) {
    let seconds: TimeInterval = 9 * 3600 + 41 * 60 + 30
    #expect(formatter(style).string(from: seconds) == expected)
    let components = DateComponents(hour: 9, minute: 41, second: 30)
    #expect(formatter(style).string(from: components) == expected)
    #expect(formatter(style).string(for: components) == expected)
  }

  /// The examples in Foundation's documentation of each behavior.
  @Test(
    arguments: [
      (.abbreviated, .default, 3610, "1h 10s"), (.abbreviated, .dropLeading, 600, "10m 0s"),
      (.abbreviated, .dropMiddle, 3605, "0d 1h 5s"), (.abbreviated, .dropTrailing, 3600, "0d 1h"),
      (.abbreviated, .dropAll, 3600, "1h"), (.abbreviated, [], 3600, "0d 1h 0m 0s"),
      (.abbreviated, .dropAll, 0, "0s"), (.abbreviated, .dropTrailing, 0, "0s"),
      (.abbreviated, [.dropAll, .pad], 3605, "01h 05s"),
    ]
      as [(
        DateComponentsFormatter.UnitsStyle, DateComponentsFormatter.ZeroFormattingBehavior,
        Double, String
      )])
  func zeros(
    style: DateComponentsFormatter.UnitsStyle,
    zeros: DateComponentsFormatter.ZeroFormattingBehavior, seconds: Double, expected: String
  ) {
    let formatter = formatter(style, [.day, .hour, .minute, .second])
    formatter.zeroFormattingBehavior = zeros
    #expect(formatter.string(from: seconds) == expected)
  }

  @Test(
    arguments: [
      (.default, [.hour, .minute, .second], 3610, "1:00:10"),
      (.default, [.hour, .minute, .second], 4200, "1:10:00"),
      (.default, [.hour, .minute, .second], 65, "1:05"),
      (.default, [.minute, .second], 30, "30"), (.default, [.minute, .second], 4530, "75:30"),
      (.pad, [.minute, .second], 30, "00:30"), (.pad, [.hour, .minute, .second], 3610, "01:00:10"),
      ([], [.hour, .minute, .second], 3610, "1:0:10"), ([], [.minute, .second], 30, "0:30"),
      (.default, [.hour, .minute], 5400, "1:30"), (.default, [.day], 259_200, "3d"),
      (.default, [.hour, .minute, .second], 0, "0"),
      (.default, [.day, .hour, .minute, .second], 266_645, "3d 2:04:05"),
      (.default, [.hour, .minute, .second], -3610, "-1:00:10"),
    ] as [(DateComponentsFormatter.ZeroFormattingBehavior, NSCalendar.Unit, Double, String)])
  func places(
    zeros: DateComponentsFormatter.ZeroFormattingBehavior, units: NSCalendar.Unit, seconds: Double,
    expected: String
  ) {
    let formatter = formatter(.positional, units)
    formatter.zeroFormattingBehavior = zeros
    #expect(formatter.string(from: seconds) == expected)
  }

  @Test func hoursAndSecondsAloneHaveNoPlaces() {
    #expect(formatter(.positional, [.hour, .second]).string(from: 3610) == nil)
    #expect(formatter(.full, [.hour, .second]).string(from: 3610) == "1 hour, 10 seconds")
    #expect(formatter(.full).string(from: DateComponents()) == nil)
    #expect(formatter(.full).string(from: DateComponents(weekday: 3)) == nil)
  }

  /// Foundation's own examples for the properties.
  @Test func whatIsShownIsLimited() {
    let formatter = formatter(.abbreviated, [.hour, .minute, .second])
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 4230) == "1h 10m")
    #expect(formatter.string(from: 630) == "10m 30s")
    formatter.maximumUnitCount = 0
    #expect(formatter.string(from: 63) == "1m 3s")
    formatter.collapsesLargestUnit = true
    #expect(formatter.string(from: 63) == "63s")
    #expect(formatter.string(from: 60) == "1m")
    #expect(formatter.string(from: 90 * 60) == "90m")
    #expect(formatter.string(from: 119) == "1m 59s")
    #expect(formatter.string(from: 123) == "2m 3s")
  }

  @Test func unitsCanHaveFractions() {
    let formatter = formatter(.abbreviated, [.hour])
    #expect(formatter.string(from: 5400) == "1h")
    formatter.allowsFractionalUnits = true
    #expect(formatter.string(from: 5400) == "1.5h")
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 5400) == "1.5 hours")
    formatter.allowedUnits = [.hour, .minute]
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 9000) == "2.5 hours")
  }

  /// The example in Foundation's documentation, and reported outputs.
  @Test func phrases() {
    let formatter = formatter(.full, [.minute])
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 300) == "About 5 minutes remaining")
    formatter.allowedUnits = [.minute, .second]
    formatter.unitsStyle = .brief
    #expect(formatter.string(from: 123) == "About 2min 3sec remaining")
    formatter.includesApproximationPhrase = false
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 60) == "1 minute remaining")
    formatter.calendar?.locale = Locale(identifier: "de_AT")
    #expect(formatter.string(from: 300) == "Noch 5 Minuten")
    formatter.calendar?.locale = Locale(identifier: "zh_TW")
    #expect(formatter.string(from: 300) == "剩餘5 分鐘")
    // A language whose phrases are unknown.
    formatter.calendar?.locale = Locale(identifier: "is")
    #expect(formatter.string(from: 300) == "5 mínútur")
  }

  @Test(
    arguments: [
      (1_234_567, "2 weeks, 6 hours, 56 minutes, 7 seconds"), (543, "9 minutes, 3 seconds"),
      (2_678_400, "1 month"), (31_536_000, "1 year"), (0, "0 seconds"), (0.4, "0 seconds"),
      (-4200, "-1 hour, 10 minutes"),
    ] as [(Double, String)])
  func intervalsHaveAllUnits(seconds: Double, expected: String) {
    #expect(formatter(.full).string(from: seconds) == expected)
  }

  @Test func componentsAreAddedUp() {
    #expect(formatter(.full).string(from: DateComponents(minute: 90)) == "90 minutes")
    #expect(
      formatter(.full).string(from: DateComponents(hour: 1, minute: 90)) == "2 hours, 30 minutes")
    #expect(formatter(.full, [.day]).string(from: DateComponents(month: 1)) == "31 days")
    #expect(
      formatter(.abbreviated).string(
        from: DateComponents(
          year: 1, month: 2, day: 4, hour: 5, minute: 6, second: 7, weekOfMonth: 3))
        == "1y 2mo 3w 4d 5h 6m 7s")
    let february = formatter(.full, [.day])
    february.referenceDate = Date(timeIntervalSinceReferenceDate: 40 * 86_400)
    #expect(february.string(from: DateComponents(month: 1)) == "28 days")
  }

  @Test func datesAreCountedInTheCalendar() throws {
    let formatter = formatter(.full, [.day, .hour])
    formatter.calendar?.timeZone = try #require(TimeZone(identifier: "America/New_York"))
    let calendar = try #require(formatter.calendar)
    let parts = DateComponents(year: 2024, month: 3, day: 9, hour: 12)
    let eve = try #require(calendar.date(from: parts))
    // The clocks are put forward in that night: the day has 23 hours.
    #expect(formatter.string(from: eve, to: eve + 23 * 3600) == "1 day")
    #expect(formatter.string(from: 23 * 3600) == "23 hours")
  }

  /// Plural forms, words and separators of CLDR.
  @Test(
    arguments: [
      ("pl", .full, "1 godzina, 2 minuty i 5 sekund"),
      ("de", .full, "1 Stunde, 2 Minuten und 5 Sekunden"),
      ("ru", .full, "1 час 2 минуты 5 секунд"), ("ar-EG", .full, "ساعة، ودقيقتان، و٥ ثوان"),
      ("ja", .full, "1 時間 2 分 5 秒"), ("ar-EG", .positional, "١:٠٢:٠٥"),
      ("da", .positional, "1.02.05"), ("ru", .spellOut, "один час две минуты пять секунд"),
      ("fr", .spellOut, "une heure, deux minutes et cinq secondes"),
    ] as [(String, DateComponentsFormatter.UnitsStyle, String)])
  func languages(locale: String, style: DateComponentsFormatter.UnitsStyle, expected: String) {
    let text = formatter(style, locale: locale).string(from: 3725)
    #expect(text?.replacing(/[\u{A0}\u{202F}]/, with: " ") == expected)
  }

  @Test func aSentenceBeginsWithACapital() {
    let formatter = formatter(.spellOut)
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.string(from: 600) == "Ten minutes")
  }

  @Test func nothingBreaksIt() {
    for seconds in [Double.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude] {
      for style in [DateComponentsFormatter.UnitsStyle.positional, .full, .spellOut] {
        #expect(formatter(style).string(from: seconds) != nil)
      }
    }
    #expect(formatter(.full).string(from: .distantPast, to: .distantFuture) != nil)
    let copy = formatter(.full, [.hour]).copy() as? DateComponentsFormatter
    #expect(copy?.string(from: 7200) == "2 hours")
    let components = DateComponents(hour: 2)
    #expect(DateComponentsFormatter.localizedString(from: components, unitsStyle: .full) != nil)
  }

  /// The text is the same for every fraction of a second of the present.
  @Test func wholeSecondsStayWhole() {
    let formatter = formatter(.positional, [.minute, .second])
    for step in 0..<1000 {
      formatter.referenceDate = Date(timeIntervalSinceReferenceDate: 8e8 + Double(step) / 997)
      #expect(formatter.string(from: 60) == "1:00")
    }
  }
}
