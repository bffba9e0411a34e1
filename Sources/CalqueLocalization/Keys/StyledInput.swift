import CalqueICU
import Foundation

/// A value and the format style that writes it.
struct StyledInput<F: FormatStyle & Sendable>: FormattedArgument
where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
  let input: F.FormatInput
  let format: F

  /// Relative styles are relative to the present of the environment.
  func text(in environment: LocalizationEnvironment) -> (text: String, nextChange: Date?) {
    let input = WholeSeconds.formattable(input)
    if let relative = format as? Date.RelativeFormatStyle, let date = input as? Date {
      return RelativeStyleText(style: relative, date: date, environment: environment).text()
    }
    return (format.resolved(in: environment).format(input), nil)
  }

  func shownNumber(locale: Locale) -> PluralOperands? {
    (format as? any NumberStyle)?.shownNumber(of: input, locale: locale.usable)
  }

  func isEqual(to other: any FormattedArgument) -> Bool {
    guard let other = other as? Self else { return false }
    return input == other.input && format == other.format
  }
}
