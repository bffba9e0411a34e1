public import Calque
import CalqueICU
import CalqueLocalization
import Foundation

/// Finds numbers with the signs of another language, as a format such as "%.2f" or a formatter with
/// a fixed locale writes them: "12.50 €" and "1,234" in German.
///
/// A number counts if it would be read otherwise in the language: its decimal sign separates groups
/// there, or the sign between its groups is the decimal sign there. A single "12.50" may be a date,
/// a time or a version, so it counts beside a currency, a percent sign or a degree. Numbers in
/// Latin digits in a language with other ones are not looked at.
///
/// It is information: a value may be one that people wrote.
public struct ForeignNumberRule: ScreenRule {
  /// Makes a rule.
  public init() {}

  /// `literal`.
  public var kind: ScreenFinding.Kind { .literal }

  /// Returns the texts with such a number.
  public func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    screen.texts.compactMap { text in
      guard text.missingKey == nil, let number = Self.foreignNumber(in: text) else { return nil }
      return ScreenFinding(
        kind, "\"\(number)\" was formatted in another language, whose decimal sign is another one",
        about: text,
        remedy: "Format the number in the locale of the environment, with Text(_:format:)")
    }
  }

  private static func foreignNumber(in text: ResolvedText) -> String? {
    // Most texts have no number with a sign.
    guard text.string.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") })
    else { return nil }
    let symbols = NumberSymbols.written(in: text.locale)
    guard symbols.isASCII, let decimal = symbols.decimal.unicodeScalars.first, isSign(decimal)
    else { return nil }
    let scalars = Array(text.string.unicodeScalars)
    var place = 0
    while place < scalars.count {
      guard isDigit(scalars[place]) else {
        place += 1
        continue
      }
      let start = place
      while place < scalars.count,
        isDigit(scalars[place])
          || isSign(scalars[place]) && place + 1 < scalars.count
            && isDigit(scalars[place + 1])
      { place += 1 }
      // A part of a word, a date, a time or an address.
      let joined = [start - 1, place].contains {
        scalars.indices.contains($0)
          && (scalars[$0].properties.isAlphabetic || ":/-_@#".unicodeScalars.contains(scalars[$0]))
      }
      let number = scalars[start..<place]
      if !joined,
        isForeign(number, decimal, hasUnit: hasUnit(scalars[..<start], scalars[place...]))
      {
        return String(String.UnicodeScalarView(number))
      }
    }
    return nil
  }

  private static func isForeign(
    _ number: ArraySlice<Unicode.Scalar>, _ decimal: Unicode.Scalar, hasUnit: Bool
  ) -> Bool {
    let signs = number.filter(isSign)
    let parts = number.split(whereSeparator: isSign)
    guard let last = signs.last, let first = parts.first else { return false }
    func areGroups(_ parts: ArraySlice<ArraySlice<Unicode.Scalar>>) -> Bool {
      (1...3).contains(first.count) && first.first != "0" && parts.allSatisfy { $0.count == 3 }
    }
    if let inner = signs.dropLast().first, inner != last {
      // 1,234.50
      return signs.dropLast().allSatisfy { $0 == inner } && last != decimal
        && areGroups(parts.dropFirst().dropLast())
    }
    // 1,234,567, and 1,234 where three decimals are seldom.
    if areGroups(parts.dropFirst()) {
      return last == decimal && (signs.count > 1 || decimal == ",")
    }
    return signs.count == 1 && last != decimal && hasUnit && (1...2).contains(parts[1].count)
  }

  private static func hasUnit(
    _ before: ArraySlice<Unicode.Scalar>, _ after: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
    return [before.reversed().first { !isSpace($0) }, after.first { !isSpace($0) }]
      .compactMap(\.self).contains {
        $0.properties.generalCategory == .currencySymbol || "%‰°".unicodeScalars.contains($0)
      }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool { scalar == "," || scalar == "." }
}
