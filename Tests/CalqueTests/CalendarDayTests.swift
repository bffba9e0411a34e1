import Calque
import CalqueLayout
import Foundation
import Testing

/// Days that are chosen in calendars of the world.
@MainActor
@Suite struct CalendarDayTests {
  nonisolated static let calendars: [(Calendar.Identifier, String)] = [
    (.islamicUmmAlQura, "ar_SA"), (.islamicCivil, "ar_EG"), (.persian, "fa_IR"),
    (.buddhist, "th_TH"), (.gregorian, "de_DE"), (.gregorian, "en_US"), (.hebrew, "he_IL"),
    (.japanese, "ja_JP"),
  ]

  @Test(arguments: calendars)
  func `days are those of the calendar, in its numerals, from its first weekday`(
    identifier: Calendar.Identifier, language: String
  ) throws {
    var calendar = Calendar(identifier: identifier)
    let locale = Locale(identifier: language)
    calendar.locale = locale
    calendar.timeZone = .gmt
    let now = Date(timeIntervalSince1970: 1_795_000_000)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let host = ViewHost(
        Keeping(Set<DateComponents>()) { days in
          MultiDatePicker("Days", selection: days)
          Text(verbatim: "months \(days.wrappedValue.compactMap(\.month))")
          Text(verbatim: "days \(days.wrappedValue.compactMap(\.day).sorted())")
        }, size: CGSize(width: 390, height: 844)
      ) {
        $0.textMeasurer = .fixed(advance: 8, lineHeight: 20, baseline: 15)
        $0.locale = locale
        $0.timeZone = .gmt
        $0.calendar = calendar
        $0.layoutDirection = direction
      }
      host.advance(to: now)
      let month = try #require(calendar.dateComponents([.month], from: now).month)
      for day in [3, 14] {
        #expect(host.tap(label: day.formatted(.number.locale(locale))))
      }
      #expect(host.shownTexts.contains("days [3, 14]"))
      #expect(host.shownTexts.contains("months [\(month), \(month)]"))
      let first = calendar.firstWeekday - 1
      let names = [
        calendar.veryShortStandaloneWeekdaySymbols[first],
        calendar.shortStandaloneWeekdaySymbols[first],
      ].map { $0.lowercased() }
      let heads = host.placedViews.filter { names.contains($0.text?.lowercased() ?? "") }
      let isTurned = direction == .rightToLeft
      #expect(
        heads.contains { isTurned ? $0.frame.midX > 300 : $0.frame.midX < 90 },
        "the week begins at the leading edge")
    }
  }
}
