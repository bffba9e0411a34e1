import Foundation

/// Divides the time between two instants into years, months, days, hours, minutes and seconds.
///
/// Days and longer units are counted by the clocks of the time zone: from noon to noon is a day,
/// even when the clocks are changed. Within a day, the elapsed time is counted.
struct ElapsedTime {
  private let days: DayDistance
  let timeZone: TimeZone

  init(calendar: Calendar, timeZone: TimeZone) {
    days = DayDistance(calendar)
    self.timeZone = timeZone
  }

  /// - Parameters: Both in seconds since 1970-01-01T00:00:00Z, the earlier one first.
  /// - Returns: Six numbers, from years to seconds.
  func amounts(from start: Int, to end: Int) -> [Int] {
    let startClock = start + offset(at: start)
    let first = Self.day(startClock)
    var last = Self.day(end + offset(at: end))
    let timeOfDay = startClock - first * 86_400
    // The last day counts only if it reaches the time of day at which the first one began.
    if instant(ofClock: last * 86_400 + timeOfDay) > end { last -= 1 }
    let whole = days.components(from: first, to: last)
    var rest = end - start
    if whole != (0, 0, 0) {
      let clock = days.day(first, adding: whole) * 86_400 + timeOfDay
      rest = max(0, end - instant(ofClock: clock))
    }
    return [
      whole.years, whole.months, whole.days, rest / 3600, rest / 60 % 60, rest % 60,
    ]
  }

  /// Returns the instant at which the clocks of the zone show a time: the first one, if they show
  /// it twice; the instant when they are put forward, if they never show it.
  private func instant(ofClock clock: Int) -> Int {
    let dayBefore = clock - 86_400
    let offset = offset(at: dayBefore)
    guard let change = nextTransition(after: dayBefore), change <= clock + 86_400,
      clock - offset >= change
    else { return clock - offset }
    return max(change, clock - self.offset(at: change))
  }

  /// Returns the next change of the clocks, in seconds since 1970.
  func nextTransition(after instant: Int) -> Int? {
    let date = Date(timeIntervalSince1970: Double(instant))
    guard let change = timeZone.nextDaylightSavingTimeTransition(after: date) else { return nil }
    let seconds = Int(change.timeIntervalSince1970.rounded(.up))
    return seconds > instant ? seconds : nil
  }

  /// Returns the remaining seconds of an instant's day, if the clocks are not changed in it.
  func secondsUntilMidnight(after instant: Int) -> Int {
    let clock = instant + offset(at: instant)
    return (Self.day(clock) + 1) * 86_400 - clock
  }

  /// The number of days by which a month or year may be too short for the day on which counting
  /// begins.
  var shortfall: Int { days.shortfall }

  private func offset(at instant: Int) -> Int {
    timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant)))
  }

  private static func day(_ clock: Int) -> Int {
    clock >= 0 ? clock / 86_400 : (clock - 86_399) / 86_400
  }
}
