/// A unit of time in relative dates and durations.
package enum TimeUnit: Int32, Hashable, Sendable, CaseIterable {
  case year = 0
  case quarter = 1
  case month = 2
  case week = 3
  case day = 4
  case hour = 5
  case minute = 6
  case second = 7
}
