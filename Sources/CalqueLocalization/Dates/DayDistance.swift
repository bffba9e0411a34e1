import Foundation

/// Counts the whole years, months and days from one day to another in a calendar.
///
/// It counts as many years as possible, then months from the end of these, then days. In a month
/// that is too short, the count ends on its last day. Foundation's `dateComponents(_:from:to:)`
/// counts in the same way but is slow, and finding the next change of a text needs many calls.
struct DayDistance {
  private let calendar: Calendar
  private let isCivil: Bool

  init(_ calendar: Calendar) {
    var calendar = calendar
    calendar.timeZone = .gmt
    self.calendar = calendar
    switch calendar.identifier {
    // These number the years differently, but have the same days and months.
    case .gregorian, .iso8601, .buddhist, .republicOfChina: isCivil = true
    default: isCivil = false
    }
  }

  /// The number of days by which a month may be shorter than another one, or a year without its
  /// leap month or the days after its twelve months.
  var shortfall: Int {
    switch calendar.identifier {
    case .hebrew, .chinese, .coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem: 31
    default: 3
    }
  }

  /// - Parameters: Both in days since 1970-01-01, the earlier one first.
  func components(from first: Int, to last: Int) -> (years: Int, months: Int, days: Int) {
    guard first < last else { return (0, 0, 0) }
    guard isCivil, first >= Self.gregorianReform else {
      return calendarComponents(from: first, to: last)
    }
    var start = CivilDay(first)
    let end = CivilDay(last)
    var years = end.year - start.year
    if start.adding(months: years * 12).number > last { years -= 1 }
    start = start.adding(months: years * 12)
    var months = (end.year - start.year) * 12 + end.month - start.month
    if start.adding(months: months).number > last { months -= 1 }
    start = start.adding(months: months)
    return (years, months, last - start.number)
  }

  /// Returns the number of the day that is so many years, months and days later.
  func day(_ first: Int, adding distance: (years: Int, months: Int, days: Int)) -> Int {
    guard isCivil, first >= Self.gregorianReform else {
      var date = Self.noon(first)
      if distance.years > 0 {
        date = calendar.date(byAdding: .year, value: distance.years, to: date) ?? date
      }
      if distance.months > 0 {
        date = calendar.date(byAdding: .month, value: distance.months, to: date) ?? date
      }
      return Int((date.timeIntervalSince1970 / 86_400).rounded(.down)) + distance.days
    }
    return CivilDay(first).adding(months: distance.years * 12).adding(months: distance.months)
      .number + distance.days
  }

  private func calendarComponents(from first: Int, to last: Int) -> (
    years: Int, months: Int, days: Int
  ) {
    let found = calendar.dateComponents(
      [.year, .month, .day], from: Self.noon(first), to: Self.noon(last))
    return (found.year ?? 0, found.month ?? 0, found.day ?? 0)
  }

  private static func noon(_ day: Int) -> Date {
    Date(timeIntervalSince1970: Double(day) * 86_400 + 43_200)
  }

  /// 1582-10-15; Foundation's Gregorian calendar is Julian until then.
  private static let gregorianReform = -141_427
}
