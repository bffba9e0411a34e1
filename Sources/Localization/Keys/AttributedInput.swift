import Foundation
import ICU

/// A value whose format style gives attributes to the parts of its text.
protocol AttributedArgument: FormattedArgument {
  func attributedText(locale: Locale) -> AttributedString
}

struct AttributedInput<F: FormatStyle & Sendable>: AttributedArgument
where F.FormatInput: Sendable, F.FormatOutput: AttributedStringProtocol {
  let input: F.FormatInput
  let format: F

  func text(locale: Locale) -> String { String(attributedText(locale: locale).characters) }

  func attributedText(locale: Locale) -> AttributedString {
    let text = format.locale(locale).format(input)
    return AttributedString(text[text.startIndex..<text.endIndex])
  }

  func shownNumber(locale: Locale) -> PluralOperands? {
    let text = attributedText(locale: locale)
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
    return equality(of: input, other.input)
      ?? (attributedText(locale: .current) == other.attributedText(locale: .current))
  }
}

/// A value of a type that may not be equatable, with its format style.
struct AnyStyledInput<F: FormatStyle & Sendable>: FormattedArgument
where F.FormatInput: Sendable, F.FormatOutput: StringProtocol {
  let input: F.FormatInput
  let format: F

  func text(locale: Locale) -> String { String(format.locale(locale).format(input)) }

  func shownNumber(locale: Locale) -> PluralOperands? {
    (format as? any NumberStyle)?.shownNumber(of: input, locale: locale)
  }

  func isEqual(to other: any FormattedArgument) -> Bool {
    guard let other = other as? Self, format == other.format else { return false }
    return equality(of: input, other.input) ?? (format.format(input) == format.format(other.input))
  }
}

/// Whether two values are equal; nil if their type cannot say.
private func equality<Value>(of first: Value, _ second: Value) -> Bool? {
  func compare<E: Equatable>(_ first: E) -> Bool { first == second as? E }
  guard let first = first as? any Equatable else { return nil }
  return compare(first)
}

extension LocalizationArgument {
  /// The value as text with attributes, if its style gives it some in a locale; else itself.
  func attributed(in locale: Locale) -> LocalizationArgument {
    guard case .rich(.formatted(let value)) = self, let styled = value as? any AttributedArgument
    else { return self }
    return .rich(.attributed(styled.attributedText(locale: locale)))
  }
}
