package import CalqueICU
import Foundation

/// How Foundation writes numbers in a locale, read from samples once.
///
/// A program's own `.formatted()` texts appear on the same screen as its translations, so both
/// follow Foundation's data. The writers of this package only need its symbols and group sizes.
final class LocaleNumbers: Sendable {
  let symbols: NumberSymbols
  /// The texts for a value that is not a number, and for infinity.
  let notANumber: String
  let infinity: String

  /// Returns the numbers of a locale.
  static func of(_ locale: Locale) -> LocaleNumbers {
    known.value(for: LocaleID.usable(locale.identifier)) { LocaleNumbers(locale.usable) }
  }

  static func symbols(of locale: Locale) -> NumberSymbols { of(locale).symbols }

  private static let known = BoundedCache<String, LocaleNumbers>()

  private init(_ locale: Locale) {
    let whole = IntegerFormatStyle<Int>(locale: locale)
    let real = FloatingPointFormatStyle<Double>(locale: locale)
    let digits = NumberSample(whole.grouping(.never).format(1_234_567_890)).digits
    let negative = NumberSample(whole.format(-1))
    let groups = NumberSample(whole.format(1_234_567_890))
    let sizes = groups.runs.map(\.count)
    let primary = sizes.count > 1 ? sizes.last ?? 0 : 0
    let secondary = sizes.count > 2 ? sizes[sizes.count - 2] : primary
    let minimum = (1...3).first { extra in
      let power = (1..<(primary + extra)).reduce(1) { value, _ in value * 10 }
      return NumberSample(whole.format(power)).runs.count > 1
    }
    symbols = NumberSymbols(
      numberingSystem: "",
      digits: digits.count == 10 ? digits.suffix(1) + digits.prefix(9) : [],
      decimal: NumberSample(real.format(0.5)).separators.first ?? ".",
      grouping: groups.separators.last ?? "",
      negativePrefix: negative.prefix, negativeSuffix: negative.suffix, percent: "%",
      primaryGroup: primary, secondaryGroup: secondary, minimumGroupingDigits: minimum ?? 1)
    notANumber = real.format(.nan)
    infinity = real.format(.infinity)
  }

  /// Makes numbers with symbols that do not come from a locale known to Foundation.
  init(_ symbols: NumberSymbols) {
    self.symbols = symbols
    notANumber = "NaN"
    infinity = "∞"
  }

  /// Returns a number with up to three fraction digits.
  static func string(_ value: Double, in locale: Locale, minimumDigits: Int = 1) -> String {
    if let whole = Int(exactly: value) {
      return symbols(of: locale).string(whole, minimumDigits: minimumDigits)
    }
    let style = FloatingPointFormatStyle<Double>(locale: locale.usable)
      .precision(.integerAndFractionLength(integerLimits: minimumDigits..., fractionLimits: 0...3))
    return style.format(value)
  }
}

extension NumberSymbols {
  /// The symbols that the texts of a locale are written with, which are Foundation's.
  package static func written(in locale: String) -> NumberSymbols {
    LocaleNumbers.symbols(of: Locale(identifier: locale))
  }
}

/// A formatted number in parts: its digits, and the text around and between them.
private struct NumberSample {
  /// The sequences of digits.
  private(set) var runs: [[Unicode.Scalar]] = []
  /// The text between the sequences.
  private(set) var separators: [String] = []
  private(set) var prefix = ""
  private(set) var suffix = ""

  init(_ text: String) {
    var between = ""
    var isInRun = false
    for scalar in text.unicodeScalars {
      guard scalar.properties.numericType == .decimal else {
        between.unicodeScalars.append(scalar)
        isInRun = false
        continue
      }
      if isInRun {
        runs[runs.count - 1].append(scalar)
      } else {
        if runs.isEmpty { prefix = between } else { separators.append(between) }
        runs.append([scalar])
        between = ""
        isInRun = true
      }
    }
    suffix = runs.isEmpty ? "" : between
  }

  var digits: [Unicode.Scalar] { runs.flatMap(\.self) }
}
