import Foundation

/// A format style that divides time by a calendar, and perhaps in a time zone.
///
/// A style that is made without them stands at those of the process (`autoupdatingCurrent`), which
/// is nobody's choice; one that is set to something else says what its author wants, such as the
/// time at an airport far away.
protocol CalendarStyle {
  /// The style with the calendar and time zone of an environment where its author chose none.
  func usingCalendar(in environment: LocalizationEnvironment) -> Self
}

extension FormatStyle {
  /// The style with the environment's locale, and its calendar and time zone where it was left to
  /// the process to choose them.
  func resolved(in environment: LocalizationEnvironment) -> Self {
    let style = locale(environment.locale.usable)
    return (style as? any CalendarStyle)?.usingCalendar(in: environment) as? Self ?? style
  }
}

extension Date.FormatStyle: CalendarStyle {
  func usingCalendar(in environment: LocalizationEnvironment) -> Self {
    var style = self
    style.calendar = style.calendar.resolved(in: environment)
    style.timeZone = style.timeZone.resolved(in: environment)
    return style
  }
}

extension Date.FormatStyle.Attributed: CalendarStyle {
  func usingCalendar(in environment: LocalizationEnvironment) -> Self {
    var style = self
    style[dynamicMember: \.calendar] = self[dynamicMember: \.calendar].resolved(in: environment)
    style[dynamicMember: \.timeZone] = self[dynamicMember: \.timeZone].resolved(in: environment)
    return style
  }
}

extension Date.IntervalFormatStyle: CalendarStyle {
  func usingCalendar(in environment: LocalizationEnvironment) -> Self {
    var style = self
    style.calendar = style.calendar.resolved(in: environment)
    style.timeZone = style.timeZone.resolved(in: environment)
    return style
  }
}

extension Date.AnchoredRelativeFormatStyle: CalendarStyle {
  func usingCalendar(in environment: LocalizationEnvironment) -> Self {
    var style = self
    style.calendar = style.calendar.resolved(in: environment)
    return style
  }
}

extension Calendar {
  /// The environment's calendar and time zone, unless this one was chosen.
  func resolved(in environment: LocalizationEnvironment) -> Calendar {
    guard self == .autoupdatingCurrent else { return self }
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    calendar.locale = environment.locale
    return calendar
  }
}

extension TimeZone {
  /// The environment's time zone, unless this one was chosen.
  fileprivate func resolved(in environment: LocalizationEnvironment) -> TimeZone {
    self == .autoupdatingCurrent ? environment.timeZone : self
  }
}
