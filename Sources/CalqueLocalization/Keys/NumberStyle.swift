import CalqueICU
import Foundation

/// A format style for numbers that can report the digits it shows, for the choice of a plural form.
protocol NumberStyle {
  /// Returns the plural operands of a number in this style (UTS #35): visible digits, and the power
  /// of ten of a compact form. Returns nil unless the value is one of the style's inputs.
  func shownNumber(of input: Any, locale: Locale) -> PluralOperands?
}

/// The digits of a number as a Foundation style writes it.
struct ShownDigits {
  /// In ASCII, with a decimal point.
  private var text = ""
  /// Whether the digits are accompanied by words other than a currency or a sign, such as
  /// "million".
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

  /// - Parameter value: The number that is written with the digits.
  func operands(of value: Double) -> PluralOperands? {
    let magnitude = value.magnitude
    guard let shown = Double(text) else { return nil }
    // "1.2 million" shows 1.2 for 1,200,000: the exponent is the difference.
    var exponent = 0
    if hasWords, shown > 0 {
      exponent = max(0, Int(exactly: log10(magnitude / shown).rounded()) ?? 0)
    }
    return PluralOperands(decimal: exponent > 0 ? "\(text)c\(exponent)" : text)
  }
}

extension IntegerFormatStyle: NumberStyle {
  func shownNumber(of input: Any, locale: Locale) -> PluralOperands? {
    (input as? Value).flatMap {
      ShownDigits(self.locale(locale).attributed.format($0)).operands(of: Double($0))
    }
  }
}

extension IntegerFormatStyle.Percent: NumberStyle {
  func shownNumber(of input: Any, locale: Locale) -> PluralOperands? {
    (input as? Value).flatMap {
      ShownDigits(self.locale(locale).attributed.format($0)).operands(of: Double($0))
    }
  }
}

extension IntegerFormatStyle.Currency: NumberStyle {
  func shownNumber(of input: Any, locale: Locale) -> PluralOperands? {
    (input as? Value).flatMap {
      ShownDigits(self.locale(locale).attributed.format($0)).operands(of: Double($0))
    }
  }
}

extension FloatingPointFormatStyle: NumberStyle {
  func shownNumber(of input: Any, locale: Locale) -> PluralOperands? {
    (input as? Value).flatMap {
      ShownDigits(self.locale(locale).attributed.format($0)).operands(of: Double($0))
    }
  }
}

extension FloatingPointFormatStyle.Percent: NumberStyle {
  func shownNumber(of input: Any, locale: Locale) -> PluralOperands? {
    (input as? Value).flatMap {
      ShownDigits(self.locale(locale).attributed.format($0)).operands(of: Double($0))
    }
  }
}

extension FloatingPointFormatStyle.Currency: NumberStyle {
  func shownNumber(of input: Any, locale: Locale) -> PluralOperands? {
    (input as? Value).flatMap {
      ShownDigits(self.locale(locale).attributed.format($0)).operands(of: Double($0))
    }
  }
}

extension Decimal.FormatStyle: NumberStyle {
  func shownNumber(of input: Any, locale: Locale) -> PluralOperands? {
    (input as? Decimal).flatMap {
      ShownDigits(self.locale(locale).attributed.format($0))
        .operands(of: ($0 as NSDecimalNumber).doubleValue)
    }
  }
}

extension Decimal.FormatStyle.Percent: NumberStyle {
  func shownNumber(of input: Any, locale: Locale) -> PluralOperands? {
    (input as? Decimal).flatMap {
      ShownDigits(self.locale(locale).attributed.format($0))
        .operands(of: ($0 as NSDecimalNumber).doubleValue)
    }
  }
}

extension Decimal.FormatStyle.Currency: NumberStyle {
  func shownNumber(of input: Any, locale: Locale) -> PluralOperands? {
    (input as? Decimal).flatMap {
      ShownDigits(self.locale(locale).attributed.format($0))
        .operands(of: ($0 as NSDecimalNumber).doubleValue)
    }
  }
}
