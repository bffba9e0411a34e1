import CalqueICU
import Testing

/// Texts of CLDR 42 for 2023-11-14T22:13:20Z.
@Suite struct DateFormatTests {
  static let instant = 1_700_000_000.0

  @Test(
    arguments: [
      ("en", DateFormat.Style.full, DateFormat.Style.none, "Tuesday, November 14, 2023"),
      ("en", .medium, .short, "Nov 14, 2023, 10:13\u{202F}PM"),
      ("en-GB", .short, .short, "14/11/2023, 22:13"),
      ("de", .full, .none, "Dienstag, 14. November 2023"), ("de", .none, .short, "22:13"),
      ("fr", .long, .none, "14 novembre 2023"), ("ja", .long, .short, "2023年11月14日 22:13"),
      ("es", .long, .none, "14 de noviembre de 2023"), ("pl", .long, .none, "14 listopada 2023"),
      ("ru", .long, .none, "14 ноября 2023\u{202F}г."), ("he", .long, .none, "14 בנובמבר 2023"),
      ("ar-EG", .long, .none, "١٤ نوفمبر ٢٠٢٣"), ("hi", .long, .none, "14 नवंबर 2023"),
      ("th", .long, .none, "14 พฤศจิกายน 2566"),
      ("fa", .long, .none, "۲۳ آبان ۱۴۰۲"),
      ("en", .none, .none, ""),
    ] as [(String, DateFormat.Style, DateFormat.Style, String)])
  func styles(
    locale: String, date: DateFormat.Style, time: DateFormat.Style, expected: String
  ) throws {
    let format = try DateFormat(locale: locale, date: date, time: time, secondsFromGMT: 0)
    #expect(try format.string(secondsSince1970: Self.instant) == expected)
  }

  @Test(arguments: [
    ("en", "yMMMd", "Nov 14, 2023"), ("de", "yMMMd", "14. Nov. 2023"),
    ("en", "jm", "10:13\u{202F}PM"),
    ("de", "jm", "22:13"), ("en-u-hc-h23", "jm", "22:13"), ("es", "MMMMd", "14 de noviembre"),
    ("fr", "EEEEd", "mardi 14"), ("ja", "yMd", "2023/11/14"),
  ]) func skeletons(locale: String, skeleton: String, expected: String) throws {
    let format = try DateFormat(locale: locale, skeleton: skeleton, secondsFromGMT: 0)
    #expect(try format.string(secondsSince1970: Self.instant) == expected)
  }

  @Test(arguments: [
    (0, "2023-11-14 22:13:20 GMT"), (19_800, "2023-11-15 03:43:20 GMT+05:30"),
    (-21_600, "2023-11-14 16:13:20 GMT-06:00"), (86_399, "2023-11-15 22:13:19 GMT+23:59:59"),
  ]) func offsets(seconds: Int, expected: String) throws {
    let format = try DateFormat(
      locale: "en", pattern: "yyyy-MM-dd HH:mm:ss OOOO", secondsFromGMT: seconds)
    #expect(try format.string(secondsSince1970: Self.instant) == expected)
  }

  /// CLDR's names for the caller's zone, independent of ICU's own rules.
  @Test(arguments: [
    ("en", "Europe/Berlin", 7200, 3600, "12:13:20\u{202F}AM Central European Summer Time"),
    ("en", "Europe/Berlin", 3600, 0, "11:13:20\u{202F}PM Central European Standard Time"),
    ("de", "Europe/Berlin", 7200, 3600, "00:13:20 Mitteleuropäische Sommerzeit"),
    ("en", "America/Mexico_City", -21_600, 0, "4:13:20\u{202F}PM Central Standard Time"),
    ("en-u-hc-h23", "Asia/Tokyo", 32_400, 0, "07:13:20 Japan Standard Time"),
    ("en", "Nowhere/Else", 7200, 0, "12:13:20\u{202F}AM GMT+02:00"),
  ]) func zoneNames(
    locale: String, zone: String, offset: Int, saving: Int, expected: String
  ) throws {
    let format = try DateFormat(
      locale: locale, date: .none, time: .full, secondsFromGMT: offset,
      zone: .init(zone, daylightSaving: saving))
    #expect(try format.string(secondsSince1970: Self.instant) == expected)
  }

  @Test(arguments: [
    ("en-u-hc-h23", DateFormat.Style.none, DateFormat.Style.short, "22:13"),
    ("en-u-hc-h23", .short, .medium, "11/14/23, 22:13:20"),
    ("de-u-hc-h12", .none, .short, "10:13\u{202F}PM"),
    ("de-u-hc-h12", .long, .short, "14. November 2023 um 10:13\u{202F}PM"),
  ]) func hourCycles(
    locale: String, date: DateFormat.Style, time: DateFormat.Style, expected: String
  ) throws {
    let format = try DateFormat(locale: locale, date: date, time: time, secondsFromGMT: 0)
    #expect(try format.string(secondsSince1970: Self.instant) == expected)
  }

  @Test(arguments: [
    ("th", "gregory", "14 พฤศจิกายน ค.ศ. 2023"), ("fa", "gregory", "۱۴ نوامبر ۲۰۲۳"),
    ("en", "buddhist", "November 14, 2566 BE"), ("en", "persian", "Aban 23, 1402 AP"),
  ]) func calendars(locale: String, calendar: String, expected: String) throws {
    let format = try DateFormat(
      locale: locale, date: .long, time: .none, secondsFromGMT: 0, calendar: calendar)
    #expect(try format.string(secondsSince1970: Self.instant) == expected)
  }

  @Test func fractionsAndDatesBefore1970() throws {
    let format = try DateFormat(locale: "en", pattern: "y-MM-dd HH:mm:ss.SSS", secondsFromGMT: 0)
    #expect(try format.string(secondsSince1970: -0.5) == "1969-12-31 23:59:59.500")
  }

  @Test func aFormatIsUsedByManyTasks() async throws {
    let format = try DateFormat(locale: "de", date: .medium, time: .short, secondsFromGMT: 3_600)
    let expected = try format.string(secondsSince1970: Self.instant)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<100).allSatisfy { _ in
            (try? format.string(secondsSince1970: Self.instant)) == expected
          }
        }
      }
      for await same in group { #expect(same) }
    }
  }

  @Test(
    arguments: [
      ("en", "yMMMd", 172_800, "Nov 14\u{2009}–\u{2009}16, 2023"),
      ("en", "yMMMd", 2_592_000, "Nov 14\u{2009}–\u{2009}Dec 14, 2023"),
      ("es", "MMMd", 604_800, "14–21 nov"), ("de", "yMMMd", 172_800, "14.–16. Nov. 2023"),
      ("de", "jm", 3_600, "22:13–23:13 Uhr"), ("en", "yMMMd", 0, "Nov 14, 2023"),
      ("ja", "yMMMd", 172_800, "2023年11月14日～16日"),
    ] as [(String, String, Double, String)])
  func intervals(locale: String, skeleton: String, length: Double, expected: String) throws {
    let format = try DateIntervalFormat(locale: locale, skeleton: skeleton, secondsFromGMT: 0)
    #expect(try format.string(from: Self.instant, to: Self.instant + length) == expected)
  }
}
