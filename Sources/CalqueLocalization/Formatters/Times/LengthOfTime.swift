import CalqueICU
import Foundation

/// The amounts of the units of a duration, the largest unit first. Amounts are not negative.
struct LengthOfTime {
  typealias Amount = (unit: TimeUnit, value: Double)

  private(set) var amounts: [Amount]
  let isNegative: Bool
  private let start: Date
  private let end: Date
  private let calendar: Calendar
  private let hasFraction: Bool

  static let allUnits: [TimeUnit] = [.year, .month, .week, .day, .hour, .minute, .second]

  /// The whole units between two dates, in any order.
  ///
  /// - Parameters:
  ///   - units: The units to use, the largest first.
  ///   - hasFraction: Whether the remainder is added to the smallest unit; otherwise it is dropped.
  init(
    from start: Date, to end: Date, _ calendar: Calendar, units: [TimeUnit], hasFraction: Bool
  ) {
    let start = WholeSeconds.calendarDate(start)
    let end = WholeSeconds.calendarDate(end)
    isNegative = end < start
    let first = min(start, end)
    // Binary fractions of a second may differ from a whole one by less than a microsecond.
    let seconds = (max(start, end).timeIntervalSince(first) * 1_000_000).rounded() / 1_000_000
    // From a whole second on, so that the sum is equally exact.
    let whole = Date(
      timeIntervalSinceReferenceDate: first.timeIntervalSinceReferenceDate.rounded(.down))
    self.start = whole
    self.end = whole + seconds
    self.calendar = calendar
    self.hasFraction = hasFraction
    amounts = []
    divide(units)
  }

  /// Keeps a number of units from the largest that is not zero, and all larger ones.
  mutating func limit(to count: Int) {
    guard let first = firstIndex, first + count < amounts.count else { return }
    divide(amounts.prefix(first + count).map(\.unit))
  }

  /// Writes up to one and a half of the largest unit in the next one: 63 seconds, 90 minutes.
  mutating func collapse() {
    guard let first = firstIndex, first + 1 < amounts.count, amounts[first].value == 1,
      amounts[first + 1].value > 0
    else { return }
    let units = amounts.map(\.unit)
    let plain = self
    var fewer = units
    fewer.remove(at: first)
    divide(fewer)
    // The whole duration in the next unit, without the part above one larger unit: the size of one.
    let size = amounts[first].value - plain.amounts[first + 1].value
    if plain.amounts[first + 1].value * 2 > size { self = plain }
  }

  private var firstIndex: Int? { amounts.firstIndex { $0.value != 0 } }

  /// Divides the duration into units, the largest first.
  private mutating func divide(_ units: [TimeUnit]) {
    let components = calendar.dateComponents(
      Set(units.map(\.component)), from: start, to: end)
    amounts = units.map { ($0, Double(components.value(for: $0.component) ?? 0)) }
    guard hasFraction, let smallest = units.last,
      let reached = calendar.date(byAdding: components, to: start),
      let next = calendar.date(byAdding: smallest.component, value: 1, to: reached),
      next > reached
    else { return }
    let rest = end.timeIntervalSince(reached) / next.timeIntervalSince(reached)
    amounts[amounts.count - 1].value += max(0, rest)
  }

  /// Returns the components that form a duration, without those that describe a date.
  static func lengthComponents(of components: DateComponents) -> DateComponents {
    var length = DateComponents()
    for unit in allUnits {
      if let value = components.value(for: unit.component) {
        length.setValue(value, for: unit.component)
      }
    }
    if let weeks = components.weekOfYear, length.weekOfMonth == nil { length.weekOfMonth = weeks }
    length.nanosecond = components.nanosecond
    return length
  }

  /// Returns the units of components, the largest first.
  static func units(of components: DateComponents) -> [TimeUnit] {
    allUnits.filter { components.value(for: $0.component) != nil }
  }
}

extension TimeUnit {
  /// Foundation's name of the unit.
  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .quarter: .quarter
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
}
