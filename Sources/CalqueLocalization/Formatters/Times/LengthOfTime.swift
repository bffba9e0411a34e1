import CalqueICU
import Foundation

/// How many of which units a length of time has, the largest first; none is negative.
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
  ///   - units: the ones to use, the largest first.
  ///   - hasFraction: whether what is left goes to the smallest one; else it is dropped.
  init(
    from start: Date, to end: Date, _ calendar: Calendar, units: [TimeUnit], hasFraction: Bool
  ) {
    let start = WholeSeconds.calendarDate(start)
    let end = WholeSeconds.calendarDate(end)
    isNegative = end < start
    let first = min(start, end)
    // Binary fractions of a second may miss a whole one by less than a microsecond.
    let seconds = (max(start, end).timeIntervalSince(first) * 1_000_000).rounded() / 1_000_000
    // From a whole second on, so that the sum is as exact as that.
    let whole = Date(
      timeIntervalSinceReferenceDate: first.timeIntervalSinceReferenceDate.rounded(.down))
    self.start = whole
    self.end = whole + seconds
    self.calendar = calendar
    self.hasFraction = hasFraction
    amounts = []
    reckon(units)
  }

  /// Keeps so many units from the largest that is not zero, and those before it.
  mutating func limit(to count: Int) {
    guard let first = firstIndex, first + count < amounts.count else { return }
    reckon(amounts.prefix(first + count).map(\.unit))
  }

  /// Tells a little more than one of the largest unit in the next one: 63 seconds, 90 minutes.
  mutating func collapse() {
    guard let first = firstIndex, first + 1 < amounts.count, amounts[first].value == 1,
      amounts[first + 1].value > 0
    else { return }
    let units = amounts.map(\.unit)
    let plain = self
    var fewer = units
    fewer.remove(at: first)
    reckon(fewer)
    // All of it in the next unit, without what is over one of the larger: how many make one.
    let size = amounts[first].value - plain.amounts[first + 1].value
    if plain.amounts[first + 1].value * 2 > size { self = plain }
  }

  private var firstIndex: Int? { amounts.firstIndex { $0.value != 0 } }

  private mutating func reckon(_ units: [TimeUnit]) {
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

  /// The components that make a length of time, without those that say when it is.
  static func reckoned(_ components: DateComponents) -> DateComponents {
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

  /// The units that components have, the largest first.
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
