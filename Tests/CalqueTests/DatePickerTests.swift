import Calque
import CalqueDrawing
import Foundation
import Testing

/// Choices of dates in calendars, languages and directions.
@MainActor
struct DatePickerTests {
  /// 18 November 2026, 10:40 in Greenwich.
  fileprivate nonisolated static let date = Date(timeIntervalSince1970: 1_794_998_400)

  private struct Screen<Style: DatePickerStyle>: View {
    @State var date = DatePickerTests.date
    let style: Style
    var components: DatePickerComponents = [.date]

    var body: some View {
      VStack {
        DatePicker("Birthday", selection: $date, displayedComponents: components)
          .datePickerStyle(style)
          .accessibilityIdentifier("date")
        Text(verbatim: date.ISO8601Format()).accessibilityIdentifier("value")
      }
    }
  }

  private func host(
    _ view: some View, _ language: String = "en_US", calendar: Calendar? = nil
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: 390, height: 700)) {
      $0.locale = Locale(identifier: language)
      $0.timeZone = .gmt
      if let calendar { $0.calendar = calendar }
    }
  }

  private func texts(_ host: ViewHost) -> [String] { host.placedViews.compactMap(\.text) }

  @Test func `the date is shown in the language of the view`() {
    #expect(texts(host(Screen(style: .compact))).contains("Nov 18, 2026"))
    #expect(texts(host(Screen(style: .compact), "de")).contains("18. Nov. 2026"))
    #expect(texts(host(Screen(style: .compact), "ja")).contains("2026年11月18日"))
    #expect(texts(host(Screen(style: .compact), "ar_EG")).contains { $0.contains("١٨") })
  }

  /// As on iOS: today is in the colour of the tint; a chosen day has a weak circle, which is that
  /// colour for today.
  @Test func `today is marked in a month`() throws {
    func look(now: Date) throws -> (circle: RGBAColor, coloredTexts: Int) {
      let host = ViewHost(
        Screen(style: .graphical).tint(Color(red: 1, green: 0, blue: 0)),
        size: CGSize(width: 390, height: 700)
      ) {
        $0.locale = Locale(identifier: "en_US")
        $0.timeZone = .gmt
      }
      host.advance(to: now)
      let red = RGBAColor(red: 1, green: 0, blue: 0)
      func isRed(_ color: RGBAColor) -> Bool {
        color.red == red.red && color.green == red.green && color.blue == red.blue
      }
      var circles: [RGBAColor] = []
      var texts = 0
      for item in host.displayList.paintedItems {
        switch item {
        case .fill(let path, let paint, _) where path.boundingRect.width == 44:
          if isRed(paint.color) { circles.append(paint.color) }
        case .glyphs(let run): if isRed(run.paint.color) { texts += 1 }
        default: break
        }
      }
      #expect(circles.count == 1)
      return (try #require(circles.first), texts)
    }
    let today = try look(now: Self.date)
    #expect(today.circle.opacity == 1 && today.coloredTexts == 0)
    let later = try look(now: Self.date.addingTimeInterval(2 * 86_400))
    #expect(later.circle.opacity < 0.5 && later.coloredTexts == 2)
  }

  @Test func `a month begins with the first day of the week of the locale`() {
    let english = texts(host(Screen(style: .graphical)))
    #expect(english.prefix(3) == ["November 2026", "SUN", "MON"])
    let german = texts(host(Screen(style: .graphical), "de"))
    #expect(german.prefix(2) == ["November 2026", "MO"])
    #expect(english.filter { Int($0) != nil } == (1...30).map(String.init))
  }

  /// CLDR 48, `common/main/fa.xml` and `en.xml`: the abbreviated names of the days of the week, and
  /// the narrow ones, where one of the others is wider than a seventh of the calendar.
  @Test func `names of weekdays that are too wide are all very short`() {
    func names(_ language: String, _ size: DynamicTypeSize, width: CGFloat = 390) -> [String] {
      let host = ViewHost(Screen(style: .graphical), size: CGSize(width: width, height: 900)) {
        $0.locale = Locale(identifier: language)
        $0.timeZone = .gmt
        $0.dynamicTypeSize = size
      }
      let faults = host.texts.prefix(8).flatMap(\.faults)
      #expect(faults.isEmpty)
      return Array(texts(host).dropFirst().prefix(7))
    }
    #expect(names("en_US", .large) == ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"])
    #expect(names("en_US", .accessibility3) == ["S", "M", "T", "W", "T", "F", "S"])
    #expect(names("fa", .large, width: 320) == ["ش", "ی", "د", "س", "چ", "پ", "ج"])
  }

  /// Letters of Urdu are taller than those of Latin, and those of large sizes too.
  @Test(arguments: ["en", "ja", "ur", "ar", "th"])
  func `names of weekdays have their height`(language: String) {
    for size in [DynamicTypeSize.large, .xxxLarge, .accessibility2, .accessibility5] {
      let host = ViewHost(Screen(style: .graphical), size: CGSize(width: 390, height: 1200)) {
        $0.locale = Locale(identifier: language)
        $0.timeZone = .gmt
        $0.dynamicTypeSize = size
      }
      for text in host.texts.prefix(8) { #expect(text.faults.isEmpty, "\(size) \(text.string)") }
    }
  }

  @Test func `a day of the month is tapped, and the time remains`() {
    let host = host(Screen(style: .graphical))
    #expect(host.tap(label: "24"))
    #expect(texts(host).contains("2026-11-24T10:40:00Z"))
    #expect(host.tap(label: "December 2026"))
    #expect(host.tap(label: "31"))
    #expect(texts(host).contains("2026-12-31T10:40:00Z"))
  }

  @Test func `the calendar and the numerals are those of the view`() {
    var calendar = Calendar(identifier: .buddhist)
    calendar.locale = Locale(identifier: "th")
    let thai = texts(host(Screen(style: .graphical), "th", calendar: calendar))
    #expect(thai.first?.contains("2569") == true)
    let arabic = texts(host(Screen(style: .graphical), "ar_EG"))
    #expect(arabic.contains("٣٠"))
  }

  @Test func `dates out of bounds are not chosen`() {
    var date = Self.date
    let binding = Binding {
      date
    } set: {
      date = $0
    }
    let first = Self.date.addingTimeInterval(-86_400)
    let host = host(
      DatePicker("Birthday", selection: binding, in: first..., displayedComponents: .date)
        .datePickerStyle(.graphical))
    #expect(!host.tap(label: "10"))
    #expect(host.choose(date: .distantPast, from: "Birthday"))
    #expect(date == first)
  }

  @Test func `wheels are in the order of the locale`() {
    let english = host(Screen(style: .wheel, components: [.date, .hourAndMinute]))
    let shown = texts(english)
    let order = ["November", "18", "2026", "10", "40", "AM"].map { shown.firstIndex(of: $0) ?? -1 }
    #expect(order == order.sorted() && !order.contains(-1), "\(shown)")
    let german = texts(host(Screen(style: .wheel), "de"))
    #expect((german.firstIndex(of: "18") ?? 99) < (german.firstIndex(of: "November") ?? -1))
  }

  @Test func `several days are chosen`() {
    var days: Set<DateComponents> = []
    let binding = Binding {
      days
    } set: {
      days = $0
    }
    let host = ViewHost(
      MultiDatePicker("Days", selection: binding), size: CGSize(width: 390, height: 500)
    ) {
      $0.locale = Locale(identifier: "en_US")
      $0.timeZone = .gmt
    }
    host.advance(to: Self.date)
    #expect(host.tap(label: "3") && host.tap(label: "5"))
    #expect(Set(days.map(\.day)) == [3, 5])
    #expect(host.tap(label: "3"))
    #expect(days.map(\.day) == [5])
  }

  private struct Plain: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button("Tomorrow") {
        configuration.selection += 86_400
      }
    }
  }

  @Test func `custom styles change the date`() {
    let host = host(Screen(style: Plain()))
    #expect(host.tap(label: "Tomorrow"))
    #expect(texts(host).contains("2026-11-19T10:40:00Z"))
  }
}
