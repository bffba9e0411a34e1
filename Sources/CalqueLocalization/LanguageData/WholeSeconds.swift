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
  static func calendarDate(_ date: Date) -> Date {
    min(max(number(date), .distantPast), .distantFuture)
  }

  /// The same for both ends of a range. Where one of them is no number, it is the other one.
  static func calendarDate(_ range: ClosedRange<Date>) -> ClosedRange<Date> {
    let (lower, upper) = ends(range.lowerBound, range.upperBound)
    return calendarDate(lower)...calendarDate(upper)
  }

  /// What a format style is given: a date that is no number would stop Foundation.
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
