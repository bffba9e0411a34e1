import CalqueICU
import CalqueMessages
import Foundation

/// A value whose format style gives attributes to the parts of its text.
protocol AttributedArgument: FormattedArgument {
  func attributedText(in environment: LocalizationEnvironment) -> AttributedString
}

struct AttributedInput<F: FormatStyle & Sendable>: AttributedArgument
where F.FormatInput: Sendable, F.FormatOutput: AttributedStringProtocol {
  let input: F.FormatInput
  let format: F

  func text(in environment: LocalizationEnvironment) -> (text: String, nextChange: Date?) {
    (String(attributedText(in: environment).characters), nil)
  }

  func attributedText(in environment: LocalizationEnvironment) -> AttributedString {
    text(by: format.resolved(in: environment))
  }

  func shownNumber(locale: Locale) -> PluralOperands? {
    let text = text(by: format.locale(locale.usable))
    return switch input {
    case let value as any BinaryInteger: ShownDigits(text).operands(of: Double(value))
    case let value as any BinaryFloatingPoint: ShownDigits(text).operands(of: Double(value))
    case let value as Decimal:
      ShownDigits(text).operands(of: (value as NSDecimalNumber).doubleValue)
    default: nil
    }
  }

  func isEqual(to other: any FormattedArgument) -> Bool {
    guard let other = other as? Self, format == other.format else { return false }
    return equality(of: input, other.input) ?? (text(by: format) == other.text(by: format))
  }

  private func text(by format: F) -> AttributedString {
    let text = format.format(WholeSeconds.formattable(input))
    return AttributedString(text[text.startIndex..<text.endIndex])
  }
}

/// A value of a type that may not be equatable, with its format style.
struct AnyStyledInput<F: FormatStyle & Sendable>: FormattedArgument
where F.FormatInput: Sendable, F.FormatOutput: StringProtocol {
  let input: F.FormatInput
  let format: F

  func text(in environment: LocalizationEnvironment) -> (text: String, nextChange: Date?) {
    (String(format.resolved(in: environment).format(WholeSeconds.formattable(input))), nil)
  }

  func shownNumber(locale: Locale) -> PluralOperands? {
    (format as? any NumberStyle)?.shownNumber(of: input, locale: locale)
  }

  func isEqual(to other: any FormattedArgument) -> Bool {
    guard let other = other as? Self, format == other.format else { return false }
    return equality(of: input, other.input) ?? (format.format(input) == format.format(other.input))
  }
}

/// Returns whether two values are equal; nil if their type is not equatable.
private func equality<Value>(of first: Value, _ second: Value) -> Bool? {
  func compare<E: Equatable>(_ first: E) -> Bool { first == second as? E }
  guard let first = first as? any Equatable else { return nil }
  return compare(first)
}

extension LocalizationArgument {
  /// Returns the value as text with attributes if its style produces any; otherwise the value
  /// itself.
  func attributed(in environment: LocalizationEnvironment) -> LocalizationArgument {
    guard case .formatted(let value)? = rich, let styled = value as? any AttributedArgument
    else { return self }
    return .rich(.attributed(styled.attributedText(in: environment)))
  }
}
