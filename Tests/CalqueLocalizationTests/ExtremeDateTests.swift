import Foundation
import Testing

@testable import CalqueLocalization

/// Dates that are not numbers, infinite, or outside every calendar: every way to write one produces
/// a text.
@Suite struct ExtremeDateTests {
  static let dates: [Date] =
    ([
      .nan, .infinity, -.infinity, 1e300, -1e300, 1e18, -1e18, 1e15, 1e13, -1e13, 3.2e10, 0,
      .leastNonzeroMagnitude,
    ] as [Double]).map { Date(timeIntervalSince1970: $0) } + [.distantPast, .distantFuture]

  static let locales = ["en", "ar", "th", "fa@calendar=persian", "he@calendar=hebrew"]

  @Test(arguments: locales)
  func everyPairIsWritten(_ identifier: String) {
    for now in Self.dates {
      let localizer = Localizer(
        CatalogBundle(catalogs: []), locale: Locale(identifier: identifier),
        timeZone: TimeZone(identifier: "America/New_York") ?? .gmt, now: now)
      for date in Self.dates {
        // A date that is not a number is neither before nor after another one: a range accepts it.
        let range = now <= date ? now...date : date...now
        let keys: [LocalizedStringKey] = [
          "\(date, style: .date)", "\(date, style: .time)", "\(date, style: .relative)",
          "\(date, style: .offset)", "\(date, style: .timer)", "\(range)",
          "\(timerInterval: range)", "\(timerInterval: range, pauseTime: date, countsDown: false)",
          "\(timerInterval: range, showsHours: false)", "\(date, format: .dateTime)",
          "\(date, format: .relative(presentation: .named))", "\(date)", "\(date as NSDate)",
          "\(range.lowerBound..<range.upperBound, format: Date.IntervalFormatStyle(date: .long))",
          "\(date, format: Date.FormatStyle().attributed)",
        ]
        for key in keys where localizer.string(key).isEmpty {
          Issue.record("nothing is written for \(key.key) at \(now.timeIntervalSince1970)")
        }
      }
    }
  }

  @Test func aRangeWithoutAnEndIsThatOfItsStart() {
    let date = Date(timeIntervalSince1970: 0)
    let nowhere = Date(timeIntervalSince1970: .nan)
    let localizer = Localizer(CatalogBundle(catalogs: []), locale: Locale(identifier: "en_US"))
    let whole = localizer.string("\(date...date)")
    for range in [date...nowhere, nowhere...date] {
      #expect(localizer.string("\(range)") == whole)
    }
  }

  // The testing library would print a date that is not a number, which terminates the process.
  @Test(arguments: dates.indices)
  func formattersWriteThem(_ index: Int) {
    let date = Self.dates[index]
    let relative = RelativeDateTimeFormatter()
    _ = relative.localizedString(for: date, relativeTo: Date(timeIntervalSince1970: 0))
    _ = relative.localizedString(fromTimeInterval: date.timeIntervalSince1970)
    let components = DateComponentsFormatter()
    components.allowedUnits = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    for style in [DateComponentsFormatter.UnitsStyle.positional, .full, .spellOut] {
      components.unitsStyle = style
      _ = components.string(from: date.timeIntervalSince1970)
      _ = components.string(from: Date(timeIntervalSince1970: 0), to: date)
    }
  }

  @Test(arguments: [
    Double.nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, -0.0, 1e19, -1e19,
  ])
  func numbersOfAnySizeAreWritten(_ value: Double) {
    let localizer = Localizer(CatalogBundle(catalogs: []), locale: Locale(identifier: "hi"))
    let keys: [LocalizedStringKey] = [
      "\(value)", "\(value, specifier: "%.500f")", "\(value, specifier: "%@")",
      "\(value, format: .number)", "\(value, format: .percent)",
      "\(value, format: .currency(code: "EUR"))",
      "\(value, format: .number.notation(.compactName))",
      "\(Measurement(value: value, unit: UnitLength.kilometers), format: .measurement(width: .wide))",
      "\(Measurement(value: value, unit: UnitInformationStorage.bytes), format: .byteCount(style: .file))",
    ]
    for key in keys { #expect(!localizer.string(key).isEmpty, "\(key.key)") }
  }
}
