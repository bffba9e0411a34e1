import Foundation

/// Whole seconds of intervals, and dates within the range of calendars.
enum WholeSeconds {
  /// Returns the whole seconds of an interval; zero if the interval is not a number.
  static func count(_ interval: TimeInterval, rounded rule: FloatingPointRoundingRule) -> Int {
    // Ten million years are beyond the range of every ICU calendar.
    let limit = 3.2e14
    // Binary fractions of a second may differ from a whole one by less than a microsecond.
    let microseconds = (min(max(interval, -limit), limit) * 1_000_000).rounded()
    return Int(exactly: (microseconds / 1_000_000).rounded(rule)) ?? 0
  }

  /// Returns the date, clamped to Foundation's distant past and distant future.
  static func calendarDate(_ date: Date) -> Date {
    min(max(number(date), .distantPast), .distantFuture)
  }

  /// The same for both ends of a range. An end that is not a number is replaced by the other one.
  static func calendarDate(_ range: ClosedRange<Date>) -> ClosedRange<Date> {
    let (lower, upper) = ends(range.lowerBound, range.upperBound)
    return calendarDate(lower)...calendarDate(upper)
  }

  /// Returns a value that a format style accepts: a date that is not a number would crash
  /// Foundation.
  static func formattable<Input>(_ input: Input) -> Input {
    if let date = input as? Date { return number(date) as? Input ?? input }
    guard let range = input as? Range<Date> else { return input }
    let (lower, upper) = ends(range.lowerBound, range.upperBound)
    return (lower..<upper) as? Input ?? input
  }

  private static func ends(_ first: Date, _ last: Date) -> (Date, Date) {
    let start = isNumber(first) ? first : number(last)
    let end = isNumber(last) ? last : start
    return (min(start, end), max(start, end))
  }

  private static func number(_ date: Date) -> Date { isNumber(date) ? date : .distantPast }

  private static func isNumber(_ date: Date) -> Bool { !date.timeIntervalSinceReferenceDate.isNaN }
}
