import Foundation

/// A format style that divides time by a calendar, and for some styles in a time zone.
///
/// A style that is made without a calendar and a time zone has those of the process
/// (`autoupdatingCurrent`), which its author did not choose. Other values are an explicit choice,
/// such as the time zone of a distant airport.
protocol CalendarStyle {
  /// Returns the style with the calendar and time zone of an environment where its author chose
  /// none.
  func usingCalendar(in environment: LocalizationEnvironment) -> Self
}

extension FormatStyle {
  /// Returns the style with the environment's locale, and with its calendar and time zone unless
  /// the author chose others.
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
  /// Returns the environment's calendar and time zone, unless this calendar was chosen.
  func resolved(in environment: LocalizationEnvironment) -> Calendar {
    guard self == .autoupdatingCurrent else { return self }
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    calendar.locale = environment.locale
    return calendar
  }
}

extension TimeZone {
  /// Returns the environment's time zone, unless this one was chosen.
  fileprivate func resolved(in environment: LocalizationEnvironment) -> TimeZone {
    self == .autoupdatingCurrent ? environment.timeZone : self
  }
}
