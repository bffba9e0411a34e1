import CalqueICU
import Foundation

/// Writes how far a date is from the present.
///
/// The time until a date is rounded up to a second, and the time since a date is rounded down. So
/// zero is shown exactly at the date, and every text is valid from one whole second to the next.
struct RelativeDateText {
  let date: Date
  let environment: LocalizationEnvironment

  private var locale: Locale { environment.locale }

  /// The two largest units: "2 hours, 23 minutes".
  func distance() -> (text: String, nextChange: Date?) {
    let (amounts, change) = amounts(atMost: 2)
    return (AmountsText(locale: locale).string(amounts) ?? clock(), change)
  }

  /// The largest unit with its sign, positive for the future: "+2 hours".
  func offset() -> (text: String, nextChange: Date?) {
    let (amounts, change) = amounts(atMost: 1)
    guard let largest = amounts.first else { return (clock(), change) }
    let text = AmountsText(locale: locale).signed(largest, isPast: isPast)
    return (text ?? clock(), change)
  }

  /// The time until or since the date, as a clock shows it: "36:59:01".
  func timer() -> (text: String, nextChange: Date?) {
    (clock(), instant(seconds: seconds + (isPast ? 1 : -1)))
  }

  private func clock() -> String { LocaleClock.text(seconds: seconds, locale: locale) }

  private var now: Date { WholeSeconds.calendarDate(environment.now) }

  private var isPast: Bool { date <= now }

  /// The whole seconds of the distance.
  private var seconds: Int {
    let distance = date.timeIntervalSince(now)
    return isPast
      ? WholeSeconds.count(-distance, rounded: .down) : WholeSeconds.count(distance, rounded: .up)
  }

  /// Returns the instant when the distance is so many seconds.
  private func instant(seconds: Int) -> Date {
    date.addingTimeInterval(Double(isPast ? seconds : -seconds))
  }

  private func amounts(atMost limit: Int) -> (amounts: [DateDistance.Amount], nextChange: Date) {
    let distance = DateDistance(
      date: Int(date.timeIntervalSince1970.rounded(.down)), isPast: isPast, limit: limit,
      time: ElapsedTime(calendar: environment.calendar, timeZone: environment.timeZone))
    let seconds = seconds
    let wait = distance.secondsUntilChange(at: seconds)
    return (
      distance.amounts(seconds: seconds), instant(seconds: isPast ? seconds + wait : seconds - wait)
    )
  }
}

extension TimeUnit {
  /// The unit's name in ICU's number skeletons (UTS #35, "Unit Identifiers").
  var unitName: String {
    switch self {
    case .year: "year"
    case .quarter: "quarter"
    case .month: "month"
    case .week: "week"
    case .day: "day"
    case .hour: "hour"
    case .minute: "minute"
    case .second: "second"
    }
  }
}
