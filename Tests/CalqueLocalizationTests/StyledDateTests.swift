import CalqueICU
import Foundation
import Testing

@testable import CalqueLocalization

/// Values with Foundation's styles and formats, in the environment of the text.
@Suite struct StyledDateTests {
  static func localizer(
    _ locale: String, calendar: Calendar.Identifier? = nil, zone: String = "GMT",
    now: Date = DateTests.date
  ) -> Localizer {
    Localizer(
      CatalogBundle(), locale: Locale(identifier: locale),
      calendar: calendar.map { Calendar(identifier: $0) },
      timeZone: TimeZone(identifier: zone) ?? .gmt, now: now)
  }

  /// Removes spaces that differ between versions of CLDR.
  private func plain(_ text: String) -> String {
    String(text.map { "\u{202F}\u{2009}\u{A0}".contains($0) ? " " : $0 })
  }

  @Test func stylesTakeLocaleCalendarAndTimeZone() {
    let key: LocalizedStringKey =
      "\(DateTests.date, format: .dateTime.year().month(.wide).day().hour().minute())"
    let texts: [(String, Calendar.Identifier?, String, String)] = [
      ("en_US", .gregorian, "Asia/Tokyo", "March 9, 2026 at 12:04 AM"),
      ("en_GB", .gregorian, "Europe/Paris", "8 March 2026 at 16:04"),
      // Mexico no longer has summer time.
      ("en_US", .gregorian, "America/Mexico_City", "March 8, 2026 at 9:04 AM"),
      ("en_US", .buddhist, "GMT", "March 8, 2569 BE at 3:04 PM"),
      ("fa_IR", nil, "GMT", "۱۷ اسفند ۱۴۰۴ ساعت ۱۵:۰۴"),
    ]
    for (locale, calendar, zone, expected) in texts {
      #expect(
        plain(Self.localizer(locale, calendar: calendar, zone: zone).string(key)) == expected)
    }
  }

  @Test func stylesKeepWhatTheirAuthorChose() throws {
    var style = Date.FormatStyle(date: .omitted, time: .shortened)
    style.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(
      plain(Self.localizer("en_US").string("\(DateTests.date, format: style)")) == "12:04 AM")
    style = Date.FormatStyle(date: .long, time: .omitted)
    style.calendar = Calendar(identifier: .japanese)
    #expect(Self.localizer("ja_JP").string("\(DateTests.date, format: style)").hasPrefix("令和"))
  }

  @Test func stylesWithAttributesTakeThemToo() {
    let style = Date.FormatStyle().hour().minute().attributedStyle
    #expect(
      plain(Self.localizer("en_US", zone: "Asia/Tokyo").string("\(DateTests.date, format: style)"))
        == "12:04 AM")
  }

  @Test func intervalsAndDistancesOfStyles() {
    let range = DateTests.date..<DateTests.date.addingTimeInterval(3 * 86_400)
    let style = Date.IntervalFormatStyle().month(.abbreviated).day()
    #expect(
      plain(Self.localizer("en_GB", zone: "Asia/Tokyo").string("\(range, format: style)"))
        .replacing(" ", with: "") == "9–12Mar")
    let relative = Date.RelativeFormatStyle(presentation: .named, unitsStyle: .wide)
    let date = DateTests.date.addingTimeInterval(-86_400)
    #expect(Self.localizer("de_DE").string("\(date, format: relative)") == "gestern")
    // The distance is from the present of the environment, not of the process.
    let later = DateTests.date.addingTimeInterval(3600)
    #expect(
      Self.localizer("en_US", now: later).string("\(DateTests.date, format: relative)")
        == "1 hour ago")
    #expect(
      Self.localizer("es_ES").string("\(["a", "b", "c"], format: .list(type: .and))")
        == "a, b y c")
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(
      Self.localizer("ar_EG").string(
        "\(way, format: .measurement(width: .abbreviated, usage: .asProvided))") == "٥ كم")
  }

  /// Whether the system's ICU has the version of Foundation's own one, 76 with CLDR 46 in Swift 6.
  /// Both then have C++ functions of the same names, so that one process has one of each: numbers
  /// of Foundation have the system's digits, and its dates have their own.
  private static let sharesICU = CLDRVersion.current.hasPrefix("46")
  private static let localesOfOtherDigits: Set = ["mr", "bn", "ur_IN"]

  /// Foundation's digits are not CLDR's in each of these: it writes Marathi and Bengali in Latin
  /// digits, as Apple's platforms do. A program's own `.formatted()` texts are on the same screen.
  @Test(arguments: [
    "ar_EG", "ar_AE", "ar", "ar_MA", "ar_SA", "fa", "ps", "ur", "ur_IN", "hi", "mr", "ne", "bn",
    "as", "my", "dz", "ckb", "th", "th-u-nu-thai", "en_US@numbers=arab", "ar-EG-u-nu-latn",
    "hi-u-nu-deva",
  ]) func everyValueHasTheDigitsOfFoundation(_ locale: String) {
    if Self.sharesICU, Self.localesOfOtherDigits.contains(locale) { return }
    let digits = 1_234_567_890.formatted(
      .number.grouping(.never).locale(Locale(identifier: locale)))
    let localizer = Self.localizer(locale, calendar: .gregorian)
    let date = DateTests.date
    let way = Measurement(value: 12, unit: UnitLength.kilometers)
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: locale)
    let measurements = MeasurementFormatter()
    measurements.locale = Locale(identifier: locale)
    let lengths = DateComponentsFormatter()
    lengths.unitsStyle = .full
    lengths.calendar?.locale = Locale(identifier: locale)
    let texts = [
      localizer.string("\(1_234_567_890)"), localizer.string("\(0.25, specifier: "%.2f")"),
      localizer.string("\(-12, specifier: "%d")"),
      localizer.string("\(date, style: .time)"), localizer.string("\(date, style: .date)"),
      localizer.string("\(date - 8580, style: .relative)"),
      localizer.string("\(date + 8_640_000, style: .offset)"),
      localizer.string("\(date - 8580, style: .timer)"),
      localizer.string("\(timerInterval: date...(date + 8580))"),
      localizer.string("\(date...(date + 86_400))"), localizer.string("\(date...(date + 5000))"),
      localizer.string("\(date, format: .dateTime)"),
      localizer.string("\(date..<(date + 5000), format: .interval)"),
      localizer.string("\(date - 8_640_000, format: .relative(presentation: .numeric))"),
      localizer.string("\(1234.5, format: .number)"), localizer.string("\(0.5, format: .percent)"),
      localizer.string("\(12, format: .currency(code: "EUR"))"),
      localizer.string("\(way, format: .measurement(width: .wide))"),
      localizer.string(
        "\(way, format: .measurement(width: .wide, usage: .asProvided, numberFormatStyle: .number))"
      ),
      localizer.string("\(Int64(5_000_000), format: .byteCount(style: .file))"),
      localizer.string("\(Duration.seconds(3725), format: .time(pattern: .hourMinuteSecond))"),
      localizer.string("\(Duration.seconds(8580), format: .units(width: .wide))"),
      formatter.localizedString(fromTimeInterval: -500),
      measurements.string(from: way),
      lengths.string(from: 8580) ?? "",
    ]
    for (place, text) in texts.enumerated() {
      let found = text.filter { $0.wholeNumberValue != nil && $0.isNumber }
      #expect(found.allSatisfy(digits.contains), "\(place): \(text)")
      #expect(!found.isEmpty, "\(place): \(text)")
    }
    // Hexadecimal and octal numbers are technical notations.
    #expect(localizer.string("\(254, specifier: "%x") \(8, specifier: "%o")") == "fe 10")
  }

  /// CLDR: groups of two after the first three digits in India; no groups for four digits in
  /// Spanish, Polish and European Portuguese.
  @Test(arguments: [
    ("en_US", "1,234", "12,345", "1,234,567"), ("es", "1234", "12.345", "1.234.567"),
    ("es_MX", "1,234", "12,345", "1,234,567"), ("pt_PT", "1234", "12 345", "1 234 567"),
    ("pt_BR", "1.234", "12.345", "1.234.567"), ("pl", "1234", "12 345", "1 234 567"),
    ("hi", "1,234", "12,345", "12,34,567"), ("en_IN", "1,234", "12,345", "12,34,567"),
    ("mr", "1,234", "12,345", "12,34,567"), ("ne", "१,२३४", "१२,३४५", "१२,३४,५६७"),
    ("de_CH", "1’234", "12’345", "1’234’567"), ("fa", "۱٬۲۳۴", "۱۲٬۳۴۵", "۱٬۲۳۴٬۵۶۷"),
    ("bg", "1234", "12 345", "1 234 567"),
  ]) func groupsDigits(_ locale: String, _ first: String, _ second: String, _ third: String) {
    if Self.sharesICU, Self.localesOfOtherDigits.contains(locale) { return }
    let localizer = Self.localizer(locale)
    #expect(plain(localizer.string("\(1234)")) == first)
    #expect(plain(localizer.string("\(12_345)")) == second)
    #expect(plain(localizer.string("\(1_234_567)")) == third)
    #expect(localizer.string("\(1_234_567, specifier: "%x")") == "12d687")
  }

  @Test func hourCyclesAreThoseOfTheLocale() {
    var components = Locale.Components(identifier: "de_DE")
    components.hourCycle = .oneToTwelve
    let texts: [(Locale, String)] = [
      (Locale(identifier: "en_US"), "3:04 PM"), (Locale(identifier: "en_GB"), "15:04"),
      (Locale(identifier: "en-US-u-hc-h23"), "15:04"),
      (Locale(identifier: "en_US@hours=h23"), "15:04"),
      (Locale(identifier: "en-GB-u-hc-h12"), "3:04 pm"),
      (Locale(identifier: "ja-JP-u-hc-h12"), "午後3:04"),
      (Locale(components: components), "3:04 PM"),
    ]
    for (locale, expected) in texts {
      let localizer = Localizer(CatalogBundle(), locale: locale, now: DateTests.date)
      #expect(plain(localizer.string("\(DateTests.date, style: .time)")) == expected)
      let range = DateTests.date...DateTests.date.addingTimeInterval(3600)
      #expect(localizer.string("\(range)").contains("15:04") == (expected == "15:04"))
    }
  }

  /// 2026-03-08 in other calendars, in the words of Foundation's data.
  @Test(arguments: [
    ("th_TH", "8 มีนาคม 2569"), ("fa_IR", "۱۷ اسفند ۱۴۰۴"), ("ar_SA", "١٩ رمضان، ١٤٤٧ هـ"),
    ("en-u-ca-islamic-umalqura", "Ramadan 19, 1447 AH"),
    ("en-u-ca-islamic-civil", "Ramadan 19, 1447 AH"),
    ("en-u-ca-islamic-tbla", "Ramadan 20, 1447 AH"),
    ("en-u-ca-hebrew", "19 Adar 5786"), ("en-u-ca-persian", "Esfand 17, 1404 AP"),
    ("en_US@calendar=buddhist", "March 8, 2569 BE"), ("ja-JP-u-ca-japanese", "令和8年3月8日"),
    ("zh-TW-u-ca-roc", "民國 115年3月8日"), ("th-TH-u-ca-gregory", "8 มีนาคม 2026"),
  ]) func calendarsAreThoseOfTheLocale(_ locale: String, _ expected: String) {
    #expect(plain(Self.localizer(locale).string("\(DateTests.date, style: .date)")) == expected)
  }
}
