/// Dates of property lists: seconds since 2001 in binary lists, text in XML.
enum PropertyListDate {
  private static let secondsPerDay = 86_400.0
  /// 2001-01-01 as a number of days since 1970-01-01.
  private static let reference = 11_323

  /// `YYYY-MM-DDThh:mm:ssZ`.
  static func text(_ seconds: Double) -> String {
    // Days are not computed beyond about a million years.
    guard seconds.isFinite, abs(seconds) < 3e13 else { return "0001-01-01T00:00:00Z" }
    let whole = seconds.rounded(.down)
    let day = (whole / secondsPerDay).rounded(.down)
    let second = Int(whole - day * secondsPerDay)
    let (year, month, dayOfMonth) = civil(Int(day) + reference)
    return padded(year, 4) + "-" + padded(month) + "-" + padded(dayOfMonth) + "T"
      + padded(second / 3600) + ":" + padded(second / 60 % 60) + ":" + padded(second % 60) + "Z"
  }

  /// Parses such a text to seconds since 2001. Returns nil if it is not a date.
  static func seconds(_ text: String) -> Double? {
    let isNegative = text.hasPrefix("-")
    let parts = text.split { !$0.isASCII || !$0.isNumber }.map { Int($0) }
    guard parts.count == 6, let year = parts[0], let month = parts[1], let day = parts[2],
      let hour = parts[3], let minute = parts[4], let second = parts[5], abs(year) < 1_000_000
    else { return nil }
    let days = days(isNegative ? -year : year, month, day) - reference
    return Double(days) * secondsPerDay + Double(hour * 3600 + minute * 60 + second)
  }

  private static func padded(_ number: Int, _ width: Int = 2) -> String {
    let digits = String(abs(number))
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count))
      + digits
  }

  /// The number of days from 1970-01-01 to a date of the Gregorian calendar; years begin in March.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    )
  }
}
