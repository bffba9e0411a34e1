import Foundation

/// Whole seconds of intervals, and dates that calendars can reckon with.
enum WholeSeconds {
  /// The whole seconds of an interval. An interval that is no number has none.
  static func count(_ interval: TimeInterval, rounded rule: FloatingPointRoundingRule) -> Int {
    // Ten million years are further than any calendar of ICU goes.
    let limit = 3.2e14
    // Binary fractions of a second may miss a whole one by less than a microsecond.
    let microseconds = (min(max(interval, -limit), limit) * 1_000_000).rounded()
    return Int(exactly: (microseconds / 1_000_000).rounded(rule)) ?? 0
  }

  /// The date itself, or the nearest of those that Foundation calls distant.
  static func reckonable(_ date: Date) -> Date {
    guard !date.timeIntervalSinceReferenceDate.isNaN else { return .distantPast }
    return min(max(date, .distantPast), .distantFuture)
  }
}
