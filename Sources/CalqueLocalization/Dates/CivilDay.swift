/// A day of the proleptic Gregorian calendar.
///
/// Days are converted to and from day numbers by counting in eras of 400 years, each of 146,097
/// days. The years begin in March, so that the leap day is the last day of its year.
struct CivilDay {
  var year: Int
  /// From 1 to 12.
  var month: Int
  var day: Int

  /// - Parameter number: Days since 1970-01-01.
  init(_ number: Int) {
    let shifted = number + Self.daysFromMarch
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Days since 1970-01-01.
  var number: Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - Self.daysFromMarch
  }

  /// Returns the day a number of months later; the last day of its month if that month is too
  /// short.
  func adding(months: Int) -> CivilDay {
    var result = self
    let count = year * 12 + month - 1 + months
    result.year = count >= 0 ? count / 12 : (count - 11) / 12
    result.month = count - result.year * 12 + 1
    result.day = min(day, Self.length(ofMonth: result.month, in: result.year))
    return result
  }

  private static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The days from 0000-03-01 to 1970-01-01.
  private static let daysFromMarch = 719_468
}
