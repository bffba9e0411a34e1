import CalqueMessages
public import Foundation

extension LocalizedStringKey {
  /// The format and values that are recorded while a literal with interpolations is read.
  ///
  /// The compiler calls the methods; each interpolation uses the one that matches its type and
  /// labels.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var recording = KeyRecording()

    /// Makes an empty recording.
    ///
    /// - Parameters:
    ///   - literalCapacity: The size of the literal parts, in UTF-8 bytes.
    ///   - interpolationCount: The number of values.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Records text between values. Its percent signs are doubled, since the key is a format.
    ///
    /// - Parameter literal: The text.
    public mutating func appendLiteral(_ literal: String) {
      recording.append(literal: literal)
    }

    /// Records a string, as `%@`.
    ///
    /// - Parameter string: The value, shown unchanged.
    public mutating func appendInterpolation(_ string: String) {
      recording.append(.string(string))
    }

    /// Records a whole number, as `%lld`.
    ///
    /// - Parameter value: The number; it is shown in the digits of the locale.
    public mutating func appendInterpolation(_ value: Int) {
      recording.append(.integer(Int64(value)), specifier: "%lld")
    }

    /// Records a number with the specifier of its type, such as `%lld` for an `Int`.
    ///
    /// - Parameter value: The number; it is shown in the digits of the locale.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      recording.append(value._argument.value, specifier: T._specifier)
    }

    /// Records a number with a custom specifier.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - specifier: A printf-like specifier, such as `%.2f` or `%x`. It becomes part of the key.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      recording.append(value._argument.value, specifier: specifier)
    }

    /// Records text with attributes, as `%@`. The attributes are kept where the result has
    /// attributes.
    ///
    /// - Parameter attributedString: The text.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      recording.append(.rich(.attributed(attributedString)))
    }

    /// Records a date with one of the predefined styles, as `%@`.
    ///
    /// - Parameters:
    ///   - date: The instant.
    ///   - style: How it is written; see ``DateStyle``.
    public mutating func appendInterpolation(_ date: Date, style: DateStyle) {
      recording.append(.rich(.date(date, style)))
    }

    /// Records a range of dates, as `%@`. Parts that both ends share are written once.
    ///
    /// - Parameter dates: The first and the last instant.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      recording.append(.rich(.dateRange(dates)))
    }

    /// Records an interval of dates, as `%@`. Parts that both ends share are written once.
    ///
    /// - Parameter interval: The interval, written from its start to its end.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      recording.append(.rich(.dateRange(interval.start...max(interval.start, interval.end))))
    }

    /// Records a timer that runs within an interval, as `%@`.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval in which the timer runs.
    ///   - pauseTime: The instant at which the timer is paused; `nil` if it is not.
    ///   - countsDown: Whether the timer shows the remaining time instead of the elapsed time.
    ///   - showsHours: Whether times of an hour or more are written with hours, not with more than
    ///     sixty minutes.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      let timer = TimerText(
        interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours)
      recording.append(.rich(.timer(timer)))
    }

    /// Records a value with its format style, as `%@`. The style writes the value in the locale of
    /// the text.
    ///
    /// - Parameters:
    ///   - input: The value.
    ///   - format: The style.
    @preconcurrency
    public mutating func appendInterpolation<F: FormatStyle & Sendable>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
      recording.append(.rich(.formatted(StyledInput(input: input, format: format))))
    }

    /// Records a value with a format style that adds attributes to the parts of its text, as `%@`.
    /// The style writes the value in the locale of the text.
    ///
    /// - Parameters:
    ///   - input: The value.
    ///   - format: The style.
    @preconcurrency
    public mutating func appendInterpolation<F: FormatStyle & Sendable>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == AttributedString {
      recording.append(.rich(.formatted(AttributedInput(input: input, format: format))))
    }

    /// Records an object with a formatter, as `%@`. It is formatted immediately, in the formatter's
    /// own locale.
    ///
    /// - Parameters:
    ///   - subject: The object.
    ///   - formatter: The formatter; if it is `nil` or returns `nil`, the object's description is
    ///     shown.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      recording.append(
        formatter?.string(for: subject).map { .string($0) } ?? .object(subject))
    }

    /// Records a Foundation value, such as a `URL`, with a formatter, as `%@`. It is formatted
    /// immediately, in the formatter's own locale.
    ///
    /// - Parameters:
    ///   - subject: The value.
    ///   - formatter: The formatter; if it is `nil` or returns `nil`, the value's description is
    ///     shown.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      recording.append(
        .string(formatter?.string(for: subject) ?? WholeSeconds.formattable(subject).description))
    }

    #if !canImport(Darwin)
      /// Records a Foundation value that is an object on Apple's platforms, such as a `UUID`, with
      /// a formatter, as `%@`. It is formatted immediately, in the formatter's own locale.
      ///
      /// - Parameters:
      ///   - subject: The value.
      ///   - formatter: The formatter; if it is `nil` or returns `nil`, the value's description is
      ///     shown.
      public mutating func appendInterpolation<Subject: _ReferenceValue>(
        _ subject: Subject, formatter: Formatter? = nil
      ) {
        recording.append(.string(formatter?.string(for: subject) ?? subject.description))
      }
    #endif

    /// Records a date with a formatter, as `%@`. It is formatted immediately, in the formatter's
    /// own locale; ``DateStyle`` and format styles use the locale of the text.
    ///
    /// - Parameters:
    ///   - date: The instant.
    ///   - formatter: The formatter; if it is `nil` or returns `nil`, the date's description is
    ///     shown.
    public mutating func appendInterpolation(_ date: Date, formatter: Formatter? = nil) {
      recording.append(
        .string(formatter?.string(for: date) ?? WholeSeconds.formattable(date).description))
    }
  }
}
