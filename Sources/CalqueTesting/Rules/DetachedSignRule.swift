public import Calque
import CalqueICU
import Foundation

/// Finds signs that are drawn behind their number from right to left, "−12" as "12−", and numbers
/// whose groups are drawn in reverse order, "11 234 5678" as "5678 234 11".
///
/// A sign in front of digits has no direction of its own (UAX #9, W4 and W6). What formats numbers
/// writes U+200E in front of it in languages that are written from right to left; a text that a
/// program puts together lacks it. Spaces have the direction of the text (N2), so that each group
/// of digits is a number of its own. Digits of Arabic are not looked at: their sign is on the
/// right.
///
/// It is information for a text without a key, such as a number of people in a picture.
public struct DetachedSignRule: ScreenRule {
  /// Makes a rule.
  public init() {}

  /// `detachedSign`.
  public var kind: ScreenFinding.Kind { .detachedSign }

  private static let signs = Set("-−+±".utf16)

  /// Returns the texts with such a sign; none from left to right.
  public func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    guard screen.isRightToLeft else { return [] }
    return screen.texts.compactMap { text in
      let units = Array(text.string.utf16)
      var finding: ScreenFinding
      if let sign = Self.detachedSign(in: units) {
        finding = ScreenFinding(
          kind, "its sign \"\(sign)\" is drawn behind the number from right to left", about: text,
          remedy: "Let a formatter write the number, or put U+200E in front of the sign")
      } else if Self.hasTurnedGroups(units) {
        finding = ScreenFinding(
          kind, "the groups of its number are drawn in reverse order, from right to left",
          about: text, remedy: "Put U+2066 in front of the number, and U+2069 behind it")
      } else {
        return nil
      }
      if text.key == nil { finding.severity = .information }
      return finding
    }
  }

  private static func detachedSign(in units: [UInt16]) -> String? {
    let places = units.indices.filter { place in
      signs.contains(units[place]) && place + 1 < units.count && isDigit(units[place + 1])
        && (place == 0 || !isPartOfWord(units[place - 1]))
    }
    guard !places.isEmpty else { return nil }
    let levels = Bidi.levels(units, base: .rightToLeft).levels
    return places.first { !levels[$0].isMultiple(of: 2) && levels[$0 + 1].isMultiple(of: 2) }
      .map { String(decoding: [units[$0]], as: UTF16.self) }
  }

  /// Two groups of fewer digits may be two numbers.
  private static let fewestDigits = 5

  private static func hasTurnedGroups(_ units: [UInt16]) -> Bool {
    let gaps = units.indices.dropFirst().dropLast().filter { place in
      isSpace(units[place]) && isDigit(units[place - 1]) && isDigit(units[place + 1])
    }
    let wide = gaps.filter { gap in
      let digits =
        units[..<gap].reversed().prefix(while: isDigit).count
        + units[gap...].prefix { isDigit($0) || isSpace($0) }.count(where: isDigit)
      return digits >= fewestDigits
    }
    guard !wide.isEmpty else { return false }
    let levels = Bidi.levels(units, base: .rightToLeft).levels
    return wide.contains { gap in
      !levels[gap].isMultiple(of: 2) && levels[gap - 1].isMultiple(of: 2)
    }
  }

  private static func isSpace(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0xA0 }

  private static func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }

  /// Behind a letter or a digit it is a dash, as in "10-12".
  private static func isPartOfWord(_ unit: UInt16) -> Bool {
    Unicode.Scalar(unit).map { $0.properties.isAlphabetic || $0.properties.numericType != nil }
      ?? true
  }
}

extension ViewDiagnostic.Kind {
  /// The sign of a number is drawn behind it; see ``DetachedSignRule``.
  public static let detachedSign = Self("detachedSign", .warning)
}
