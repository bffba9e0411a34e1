import Foundation
import ICU

/// A format style for numbers that can tell which digits it shows, so that a plural may go by them.
protocol NumberStyle {
  /// What plural rules see of a number in this style (UTS #35, plural operands): visible digits, and
  /// the power of ten of a compact form. Nil where the value is none of the style's.
  func shownNumber(of input: Any, locale: Locale) -> PluralOperands?
}

/// The digits of a number as a style of Foundation writes it.
private struct ShownDigits {
  /// In ASCII, with a point.
  private var text = ""
  /// Whether words stand beside the digits that are no currency and no sign, such as "million".
  private var hasWords = false

  init(_ string: AttributedString) {
    for run in string.runs {
      let part = string[run.range]
      if let number = part.numberPart {
        if number == .fraction, !text.contains(".") { text.append(".") }
        for character in part.characters {
          guard let digit = character.wholeNumberValue else { continue }
          text.append(String(digit))
        }
      } else if part.numberSymbol == nil {
        hasWords = hasWords || part.characters.contains(where: \.isLetter)
      }
    }
  }

  /// - Parameter magnitude: The number without its sign.
  func operands(magnitude: Double) -> PluralOperands? {
    guard let shown = Double(text) else { return nil }
    // "1.2 million" shows 1.2 of 1,200,000: the exponent is what is missing.
    var exponent = 0
    if hasWords, shown > 0, magnitude.isFinite {
      exponent = max(0, Int(log10(magnitude / shown).rounded()))
    }
    return PluralOperands(decimal: exponent > 0 ? "\(text)c\(exponent)" : text)
  }
}

extension IntegerFormatStyle: NumberStyle {
  func shownNumber(of input: Any, locale: Locale) -> PluralOperands? {
    guard let value = input as? Value else { return nil }
    return ShownDigits(self.locale(locale).attributed.format(value))
      .operands(magnitude: Double(value).magnitude)
  }
}

extension IntegerFormatStyle.Percent: NumberStyle {
  func shownNumber(of input: Any, locale: Locale) -> PluralOperands? {
    guard let value = input as? Value else { return nil }
    return ShownDigits(self.locale(locale).attributed.format(value))
      .operands(magnitude: Double(value).magnitude)
  }
}

extension IntegerFormatStyle.Currency: NumberStyle {
  func shownNumber(of input: Any, locale: Locale) -> PluralOperands? {
    guard let value = input as? Value else { return nil }
    return ShownDigits(self.locale(locale).attributed.format(value))
      .operands(magnitude: Double(value).magnitude)
  }
}

extension FloatingPointFormatStyle: NumberStyle {
  func shownNumber(of input: Any, locale: Locale) -> PluralOperands? {
    guard let value = input as? Value else { return nil }
    return ShownDigits(self.locale(locale).attributed.format(value))
      .operands(magnitude: Double(value).magnitude)
  }
}

extension FloatingPointFormatStyle.Percent: NumberStyle {
  func shownNumber(of input: Any, locale: Locale) -> PluralOperands? {
    guard let value = input as? Value else { return nil }
    return ShownDigits(self.locale(locale).attributed.format(value))
      .operands(magnitude: Double(value).magnitude)
  }
}

extension FloatingPointFormatStyle.Currency: NumberStyle {
  func shownNumber(of input: Any, locale: Locale) -> PluralOperands? {
    guard let value = input as? Value else { return nil }
    return ShownDigits(self.locale(locale).attributed.format(value))
      .operands(magnitude: Double(value).magnitude)
  }
}

extension Decimal.FormatStyle: NumberStyle {
  func shownNumber(of input: Any, locale: Locale) -> PluralOperands? {
    guard let value = input as? Decimal else { return nil }
    return ShownDigits(self.locale(locale).attributed.format(value))
      .operands(magnitude: (value.magnitude as NSDecimalNumber).doubleValue)
  }
}

extension Decimal.FormatStyle.Percent: NumberStyle {
  func shownNumber(of input: Any, locale: Locale) -> PluralOperands? {
    guard let value = input as? Decimal else { return nil }
    return ShownDigits(self.locale(locale).attributed.format(value))
      .operands(magnitude: (value.magnitude as NSDecimalNumber).doubleValue)
  }
}

extension Decimal.FormatStyle.Currency: NumberStyle {
  func shownNumber(of input: Any, locale: Locale) -> PluralOperands? {
    guard let value = input as? Decimal else { return nil }
    return ShownDigits(self.locale(locale).attributed.format(value))
      .operands(magnitude: (value.magnitude as NSDecimalNumber).doubleValue)
  }
}
