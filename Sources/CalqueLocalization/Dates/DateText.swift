import Foundation

/// Writes dates with Foundation's styles, as an environment requires.
struct DateText {
  let environment: LocalizationEnvironment

  func text(_ date: Date, style: DateStyle) -> (text: String, nextChange: Date?) {
    let date = WholeSeconds.calendarDate(date)
    return switch style.kind {
    case .time: (format(date, date: .omitted, time: .shortened), nil)
    case .date: (format(date, date: .long, time: .omitted), nil)
    case .relative: RelativeDateText(date: date, environment: environment).distance()
    case .offset: RelativeDateText(date: date, environment: environment).offset()
    case .timer: RelativeDateText(date: date, environment: environment).timer()
    }
  }

  /// The times of a range within one day; otherwise its days.
  func text(_ range: ClosedRange<Date>) -> String {
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    let range = WholeSeconds.calendarDate(range)
    let isWithinDay = calendar.isDate(range.lowerBound, inSameDayAs: range.upperBound)
    let style = Date.IntervalFormatStyle(
      date: isWithinDay ? .omitted : .abbreviated, time: isWithinDay ? .shortened : .omitted,
      locale: environment.locale.usable, calendar: calendar, timeZone: environment.timeZone)
    return style.format(range.lowerBound..<range.upperBound)
  }

  private func format(
    _ date: Date, date dateStyle: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> String {
    Date.FormatStyle(
      date: dateStyle, time: time, locale: environment.locale.usable,
      calendar: environment.calendar,
      timeZone: environment.timeZone
    ).format(date)
  }
}
