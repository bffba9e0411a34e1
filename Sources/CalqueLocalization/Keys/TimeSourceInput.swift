import Foundation

/// A value of the time, and the format style that writes it.
struct TimeSourceInput<Value: Sendable, F: DiscreteFormatStyle & Sendable>: FormattedArgument
where F.FormatInput == Value {
  let source: TimeDataSource<Value>
  let format: F
  let write: @Sendable (F.FormatOutput) -> String

  func text(in environment: LocalizationEnvironment) -> (text: String, nextChange: Date?) {
    let style = format.resolved(in: environment)
    let input = source.value(environment.now)
    // The style says the next value that is written otherwise, and the source when that is.
    let change = style.discreteInput(after: input)
      .flatMap { source.date($0, environment.now) }
    return (
      write(style.format(input)), change.flatMap { $0 > environment.now ? $0 : nil }
    )
  }

  func isEqual(to other: any FormattedArgument) -> Bool {
    guard let other = other as? Self else { return false }
    return source == other.source && format == other.format
  }
}

/// A value that changes with the time, for texts that follow it.
public struct TimeDataSource<Value>: Sendable {
  private enum Kind: Hashable, Sendable {
    case currentDate
    case startingAt(Date)
    case endingAt(Date)
    case offset(Date)
  }

  private let kind: Kind
  /// Returns the value at a time.
  let value: @Sendable (Date) -> Value
  /// Returns the time at which a value is reached, after the present; nil if it never is.
  let date: @Sendable (Value, Date) -> Date?
}

extension TimeDataSource: Equatable {
  /// Whether both have the same values at all times.
  public static func == (one: TimeDataSource, other: TimeDataSource) -> Bool {
    one.kind == other.kind
  }
}

extension TimeDataSource where Value == Date {
  /// The present.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource(kind: .currentDate, value: { $0 }, date: { date, _ in date })
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// The time from a date to the present; none before that date.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(
      kind: .startingAt(date), value: { date..<max(date, $0) },
      date: { range, _ in range.upperBound }
    )
  }

  /// The time from the present to a date; none after that date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(
      kind: .endingAt(date), value: { min(date, $0)..<date }, date: { range, _ in range.lowerBound }
    )
  }
}

extension TimeDataSource where Value == Duration {
  /// How long ago a date is; negative before it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(
      kind: .offset(date), value: { .seconds(date.distance(to: $0)) },
      date: { duration, _ in
        let (seconds, attoseconds) = duration.components
        return date.addingTimeInterval(Double(seconds) + Double(attoseconds) * 1e-18)
      })
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Records a value of the time with its format style, as `%@`. The text follows the time.
  ///
  /// - Parameters:
  ///   - source: The value.
  ///   - format: The style.
  public mutating func appendInterpolation<V: Sendable, F: DiscreteFormatStyle & Sendable>(
    _ source: TimeDataSource<V>, format: F
  ) where F.FormatInput == V, F.FormatOutput == String {
    recording.append(
      .rich(.formatted(TimeSourceInput(source: source, format: format, write: { $0 }))))
  }

  /// Records a value of the time with its format style, as `%@`. The text follows the time.
  ///
  /// - Parameters:
  ///   - source: The value.
  ///   - format: The style.
  public mutating func appendInterpolation<V: Sendable, F: DiscreteFormatStyle & Sendable>(
    _ source: TimeDataSource<V>, format: F
  ) where F.FormatInput == V, F.FormatOutput == AttributedString {
    recording.append(
      .rich(
        .formatted(
          TimeSourceInput(source: source, format: format, write: { String($0.characters) }))))
  }
}
