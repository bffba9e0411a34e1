import CalqueICU
import Foundation

/// A timer that runs within an interval.
package struct TimerText: Sendable, Hashable {
  /// The interval of the timer. The timer shows its first value before the interval, and its last
  /// value after it.
  package var interval: ClosedRange<Date>
  /// The instant at which the timer is paused.
  package var pauseTime: Date?
  package var countsDown: Bool
  /// Whether times of an hour or more are written with hours, not with more than sixty minutes.
  package var showsHours: Bool

  package init(
    interval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.interval = interval
    self.pauseTime = pauseTime
    self.countsDown = countsDown
    self.showsHours = showsHours
  }

  /// Returns what the timer shows, and when that changes.
  ///
  /// The remaining time is rounded up to a second and the elapsed time is rounded down, so that
  /// zero is shown exactly at the ends.
  func text(in environment: LocalizationEnvironment) -> (text: String, nextChange: Date?) {
    let stop = min(pauseTime ?? interval.upperBound, interval.upperBound)
    let present = max(min(environment.now, stop), interval.lowerBound)
    let seconds: Int
    let change: Date
    if countsDown {
      seconds = WholeSeconds.count(
        interval.upperBound.timeIntervalSince(present), rounded: .up)
      change = interval.upperBound.addingTimeInterval(-Double(seconds - 1))
    } else {
      seconds = WholeSeconds.count(
        present.timeIntervalSince(interval.lowerBound), rounded: .down)
      change = interval.lowerBound.addingTimeInterval(Double(seconds + 1))
    }
    let text = LocaleClock.text(
      seconds: seconds, locale: environment.locale, hours: showsHours ? .whole : .never)
    return (text, change <= stop && change > environment.now ? change : nil)
  }
}
