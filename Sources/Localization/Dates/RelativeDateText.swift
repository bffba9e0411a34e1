import Foundation
import ICU

/// Writes how far a date is from the present.
///
/// What is left until a date is rounded up to a second, what has passed since is rounded down: so
/// zero is shown when the date comes, and every text is right from one whole second to the next.
struct RelativeDateText {
  let date: Date
  let environment: LocalizationEnvironment

  private var locale: String { environment.locale.identifier }

  /// Units with the calendar's names of them, largest first, and the seconds after which a text
  /// that ends with the unit may change.
  private static let units: [(unit: TimeUnit, component: Calendar.Component, seconds: Int)] = [
    (.year, .year, 86_400), (.month, .month, 86_400), (.day, .day, 86_400),
    (.hour, .hour, 3600), (.minute, .minute, 60), (.second, .second, 1),
  ]

  private typealias Amount = (amount: Int, unit: TimeUnit)

  /// The two largest units: "2 hours, 23 minutes".
  func distance() -> (text: String, nextChange: Date?) {
    let (amounts, change) = amounts(atMost: 2)
    let text = try? DurationFormat(locale: locale).string(amounts)
    return (text ?? clock(), change)
  }

  /// The largest unit with its sign, positive for the future: "+2 hours".
  func offset() -> (text: String, nextChange: Date?) {
    let (amounts, change) = amounts(atMost: 1)
    guard let largest = amounts.first else { return (clock(), change) }
    let value = isPast ? -largest.amount : largest.amount
    let format = try? NumberFormat(
      locale: locale,
      skeleton: "unit/\(largest.unit.unitName) unit-width-full-name sign-except-zero")
    let text = (try? format?.string(value)) ?? clock()
    // Where a word says the number, as the dual of Hebrew and Arabic does, ICU drops the sign.
    let hasSign = text.unicodeScalars.contains { "+-\u{2212}".unicodeScalars.contains($0) }
    if value == 0 || hasSign { return (text, change) }
    return ((isPast ? NumberSymbols(locale: locale).negativePrefix : "+") + text, change)
  }

  /// The time until or since then, as a clock shows it: "36:59:01".
  func timer() -> (text: String, nextChange: Date?) {
    (clock(), nextChange(resolution: 1))
  }

  private func clock() -> String { DurationFormat.clock(seconds: seconds, locale: locale) }

  private var isPast: Bool { date <= environment.now }

  /// The whole seconds of the distance.
  private var seconds: Int {
    let distance = date.timeIntervalSince(environment.now)
    return isPast
      ? WholeSeconds.count(-distance, rounded: .down) : WholeSeconds.count(distance, rounded: .up)
  }

  /// The largest units of the distance that are not zero; zero seconds if there are none.
  private func amounts(atMost limit: Int) -> (amounts: [Amount], nextChange: Date) {
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    let distance = Double(isPast ? seconds : -seconds)
    // From the whole second to the date, so that fractions do not eat a unit.
    let present = date.addingTimeInterval(distance)
    let components = calendar.dateComponents(
      Set(Self.units.map(\.component)), from: min(date, present), to: max(date, present))
    let values = Self.units.map { components.value(for: $0.component) ?? 0 }
    guard let first = values.firstIndex(where: { $0 != 0 }) else {
      return ([(0, .second)], nextChange(resolution: 1))
    }
    let last = min(first + limit, values.count)
    let amounts: [Amount] = (first..<last).filter { values[$0] != 0 }
      .map { (values[$0], Self.units[$0].unit) }
    return (amounts, nextChange(resolution: Self.units[last - 1].seconds))
  }

  /// When the number of whole resolutions in the distance is another one.
  private func nextChange(resolution: Int) -> Date {
    let whole = seconds / resolution * resolution
    return isPast
      ? date.addingTimeInterval(Double(whole + resolution))
      : date.addingTimeInterval(-Double(whole - 1))
  }
}

extension TimeUnit {
  /// The unit's name in ICU's number skeletons (UTS #35, "Unit Identifiers").
  var unitName: String {
    switch self {
    case .year: "year"
    case .quarter: "quarter"
    case .month: "month"
    case .week: "week"
    case .day: "day"
    case .hour: "hour"
    case .minute: "minute"
    case .second: "second"
    }
  }
}
