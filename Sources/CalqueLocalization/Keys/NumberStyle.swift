import CalqueICU
import Foundation

/// A format style for numbers that can tell which digits it shows, so that a plural may go by them.
protocol NumberStyle {
  /// What plural rules see of a number in this style (UTS #35, plural operands): visible digits, and
  /// the power of ten of a compact form. Nil where the value is none of the style's.
  func shownNumber(of input: Any, locale: Locale) -> PluralOperands?
}

/// The digits of a number as a style of Foundation writes it.
struct ShownDigits {
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

  /// - Parameter value: The number that the digits are of.
  func operands(of value: Double) -> PluralOperands? {
    let magnitude = value.magnitude
    guard let shown = Double(text) else { return nil }
    // "1.2 million" shows 1.2 of 1,200,000: the exponent is what is missing.
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
