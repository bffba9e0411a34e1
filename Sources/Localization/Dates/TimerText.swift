package import Foundation

/// A timer that runs within an interval.
package struct TimerText: Sendable, Hashable {
  package var interval: ClosedRange<Date>
  package var pauseTime: Date?
  package var countsDown: Bool
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
}
