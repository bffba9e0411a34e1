import CalqueICU
import Foundation

/// The largest unit of a distance in time, and its amount: negative for the past.
struct RelativeAmount: Hashable {
  let value: Double
  let unit: TimeUnit

  /// Components with the units in which they are written, the largest first.
  private static let units: [(component: Calendar.Component, unit: TimeUnit)] = [
    (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour),
    (.minute, .minute), (.second, .second),
  ]

  /// Uses the largest component that is not zero; if all are zero, the smallest existing one.
  init(_ components: DateComponents) {
    let given = Self.units.compactMap { row in
      components.value(for: row.component).map { (value: $0, unit: row.unit) }
    }
    let told = given.first { $0.value != 0 } ?? given.last ?? (0, .second)
    value = Double(told.value)
    unit = told.unit
  }

  /// Counts the whole units between two dates, with fractions of a second rounded: a date that was
  /// made a number of seconds from now is still that far away a moment later.
  init(from start: Date, to end: Date, _ calendar: Calendar) {
    let start = WholeSeconds.calendarDate(start)
    let end = WholeSeconds.calendarDate(end)
    let seconds = end.timeIntervalSince(start).rounded()
    self.init(
      calendar.dateComponents(
        Set(Self.units.map(\.component)), from: start, to: start + seconds))
  }
}
