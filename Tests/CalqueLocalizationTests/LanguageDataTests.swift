import Foundation
import Testing

@testable import CalqueLocalization

/// A program uses one set of language data: this package writes the same as Foundation's styles,
/// since a program's own `.formatted()` texts are on the same screen.
@Suite struct LanguageDataTests {
  static let locales = [
    "af", "am", "ar_AE", "ar_EG", "ar_MA", "as", "az", "be", "bg", "bn", "bs", "ca", "cs", "cy",
    "da", "de", "de_AT", "de_CH", "el", "en_AU", "en_CA", "en_GB", "en_IN", "en_US", "es",
    "es_419", "es_MX", "es_US", "et", "eu", "fa", "fi", "fil", "fr", "fr_CA", "fr_CH", "ga", "gl",
    "gu", "he", "hi", "hr", "hu", "hy", "id", "is", "it", "it_CH", "ja", "ka", "kk", "km", "kn",
    "ko", "lt", "lv", "mk", "ml", "mn", "mr", "ms", "my", "nb", "ne", "nl", "nl_BE", "pl", "ps",
    "pt_BR", "pt_PT", "ro", "ru", "si", "sk", "sl", "sq", "sr", "sr_Latn", "sv", "sw", "ta", "te",
    "th", "tr", "uk", "ur", "uz", "vi", "zh_CN", "zh_HK", "zh_TW", "zu",
  ]

  static let date = Date(timeIntervalSince1970: 1_709_478_250)
  static let numbers = [0, 1, 2, 5, 12, 999, 1000, 1234, 12_345, 1_234_567, -1, -1234]

  private static func localizer(_ identifier: String) -> (Localizer, Locale) {
    let locale = Locale(identifier: identifier)
    return (Localizer(CatalogBundle(), locale: locale, now: date), locale)
  }

  @Test(arguments: locales) func numbersAreFoundations(_ identifier: String) {
    let (localizer, locale) = Self.localizer(identifier)
    for number in Self.numbers {
      #expect(localizer.string("\(number)") == number.formatted(.number.locale(locale)))
      #expect(
        localizer.string("\(Double(number) + 0.25, specifier: "%.2f")")
          == (Double(number) + 0.25).formatted(
            .number.precision(.fractionLength(2)).locale(locale)))
    }
    for number in [Double.nan, .infinity, -.infinity] {
      #expect(localizer.string("\(number)") == number.formatted(.number.locale(locale)))
    }
  }

  @Test(arguments: locales) func datesAreFoundations(_ identifier: String) {
    let (localizer, locale) = Self.localizer(identifier)
    let date = Self.date
    func format(_ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> String {
      Date.FormatStyle(
        date: day, time: time, locale: locale, calendar: locale.calendar, timeZone: .gmt
      ).format(date)
    }
    #expect(localizer.string("\(date, style: .date)") == format(.long, .omitted))
    #expect(localizer.string("\(date, style: .time)") == format(.omitted, .shortened))
    for (length, day, time) in [
      (
        5000.0, Date.IntervalFormatStyle.DateStyle.omitted,
        Date.IntervalFormatStyle.TimeStyle.shortened
      ),
      (3e5, .abbreviated, .omitted), (4e7, .abbreviated, .omitted),
    ] {
      let style = Date.IntervalFormatStyle(
        date: day, time: time, locale: locale, calendar: locale.calendar, timeZone: .gmt)
      #expect(
        localizer.string("\(date...(date + length))") == style.format(date..<(date + length)))
    }
  }

  @Test(arguments: locales) func listsAreFoundations(_ identifier: String) {
    let locale = Locale(identifier: identifier)
    let formatter = ListFormatter()
    formatter.locale = locale
    for items in [
      [], ["a"], ["a", "b"], ["a", "b", "c"], ["a", "i", "o", "é"], ["Ana", "Isabel"],
    ] {
      #expect(formatter.string(from: items) == items.formatted(.list(type: .and).locale(locale)))
    }
  }

  @Test(arguments: locales) func lengthsOfTimeAreFoundations(_ identifier: String) {
    let (localizer, locale) = Self.localizer(identifier)
    for seconds in [1, 59, 60, 61, 3600, 3660, 5040, 86_400, 90_000, 2_000_000] {
      let style = Duration.UnitsFormatStyle(
        allowedUnits: [.days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: 2
      ).locale(locale)
      if seconds != 2_000_000 {
        #expect(
          localizer.string("\(Self.date - Double(seconds), style: .relative)")
            == style.format(.seconds(seconds)))
      }
      let clock = Duration.TimeFormatStyle(
        pattern: seconds < 3600 ? .minuteSecond : .hourMinuteSecond, locale: locale)
      #expect(
        localizer.string("\(Self.date - Double(seconds), style: .timer)")
          == clock.format(.seconds(seconds)))
    }
  }

  @Test(arguments: locales) func relativeDatesAreFoundations(_ identifier: String) {
    let locale = Locale(identifier: identifier)
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = locale
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    let day = 86_400.0
    for (style, words) in [
      (RelativeDateTimeFormatter.UnitsStyle.full, Date.RelativeFormatStyle.UnitsStyle.wide),
      (.short, .abbreviated), (.spellOut, .spellOut),
    ] {
      for isNamed in [true, false] {
        formatter.unitsStyle = style
        formatter.dateTimeStyle = isNamed ? .named : .numeric
        for distance in [-1, 1, -45, 120, -7200, 10_800, -day, day, 2 * day, -3 * day] {
          let foundation = Date.AnchoredRelativeFormatStyle(
            anchor: Self.date + distance,
            allowedFields: [.year, .month, .day, .hour, .minute, .second],
            presentation: isNamed ? .named : .numeric, unitsStyle: words, locale: locale,
            calendar: calendar)
          #expect(
            formatter.localizedString(for: Self.date + distance, relativeTo: Self.date)
              == foundation.format(Self.date), "\(distance)")
        }
      }
    }
  }

  @Test(arguments: locales) func amountsAreFoundations(_ identifier: String) {
    let (localizer, locale) = Self.localizer(identifier)
    for count in [0, 1, 999, 1234, 5_000_000] {
      let style = ByteCountFormatStyle(style: .file, locale: locale)
      let measurement = Measurement(value: Double(count), unit: UnitInformationStorage.bytes)
      #expect(
        measurement.formatted(.byteCount(style: .file).locale(locale))
          == style.format(Int64(count)))
      // Foundation has no measurements here, but it writes their numbers.
      let number = (Double(count) + 0.5).formatted(.number.locale(locale))
      let way = Measurement(value: Double(count) + 0.5, unit: UnitLength.kilometers)
      let text = localizer.string(
        "\(way, format: .measurement(width: .wide, usage: .asProvided))")
      #expect(text.contains(number), "\(text) has \(number)")
    }
  }
}
