import Foundation
import ICU

/// Writes dates as an environment asks: ICU has the words and patterns, Foundation the time zone.
struct DateText {
  let environment: LocalizationEnvironment

  private var locale: String { environment.locale.identifier }
  private var calendarType: String { environment.calendar.identifier.unicodeType }

  func text(_ date: Date, style: DateStyle) -> (text: String, nextChange: Date?) {
    let date = WholeSeconds.reckonable(date)
    return switch style.kind {
    case .time: (format(date, date: .none, time: .short), nil)
    case .date: (format(date, date: .long, time: .none), nil)
    case .relative: RelativeDateText(date: date, environment: environment).distance()
    case .offset: RelativeDateText(date: date, environment: environment).offset()
    case .timer: RelativeDateText(date: date, environment: environment).timer()
    }
  }

  /// The times of a range within one day, otherwise its days.
  func text(_ range: ClosedRange<Date>) -> String {
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    let range = WholeSeconds.reckonable(range)
    let isWithinDay = calendar.isDate(range.lowerBound, inSameDayAs: range.upperBound)
    let offset = environment.timeZone.secondsFromGMT(for: range.lowerBound)
    // The formatter knows one offset; where the clock is changed within the range, the end moves.
    let change = environment.timeZone.secondsFromGMT(for: range.upperBound) - offset
    let interval = try? DateIntervalFormat(
      locale: locale, skeleton: isWithinDay ? "jm" : "yMMMd", secondsFromGMT: offset,
      calendar: calendarType)
    let text = try? interval?.string(
      from: range.lowerBound.timeIntervalSince1970,
      to: range.upperBound.timeIntervalSince1970 + Double(change))
    return text ?? "\(unformatted(range.lowerBound))/\(unformatted(range.upperBound))"
  }

  private func format(_ date: Date, date dateStyle: DateFormat.Style, time: DateFormat.Style)
    -> String
  {
    let format = try? DateFormat(
      locale: locale, date: dateStyle, time: time,
      secondsFromGMT: environment.timeZone.secondsFromGMT(for: date), calendar: calendarType)
    return (try? format?.string(secondsSince1970: date.timeIntervalSince1970))
      ?? unformatted(date)
  }

  /// What is shown where ICU lacks the data of a locale or calendar.
  private func unformatted(_ date: Date) -> String {
    date.formatted(.iso8601)
  }
}

extension Calendar.Identifier {
  /// The calendar's type in Unicode locale identifiers (UTS #35, key `ca`).
  fileprivate var unicodeType: String {
    switch self {
    case .buddhist: "buddhist"
    case .chinese: "chinese"
    case .coptic: "coptic"
    case .ethiopicAmeteMihret: "ethiopic"
    case .ethiopicAmeteAlem: "ethioaa"
    case .hebrew: "hebrew"
    case .iso8601: "iso8601"
    case .indian: "indian"
    case .islamic: "islamic"
    case .islamicCivil: "islamic-civil"
    case .islamicTabular: "islamic-tbla"
    case .islamicUmmAlQura: "islamic-umalqura"
    case .japanese: "japanese"
    case .persian: "persian"
    case .republicOfChina: "roc"
    default: "gregory"
    }
  }
}
