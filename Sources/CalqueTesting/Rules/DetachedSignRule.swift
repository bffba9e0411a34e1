public import Calque
import CalqueICU
import Foundation

/// Finds signs that are drawn behind their number from right to left: "−12" as "12−".
///
/// A sign in front of digits has no direction of its own (UAX #9, W4 and W6). What formats numbers
/// writes U+200E in front of it in languages that are written from right to left; a text that a
/// program puts together lacks it. Digits of Arabic are not looked at: their sign is on the right.
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
      guard let sign = Self.detachedSign(in: Array(text.string.utf16)) else { return nil }
      var finding = ScreenFinding(
        kind, "its sign \"\(sign)\" is drawn behind the number from right to left", about: text,
        remedy: "Let a formatter write the number, or put U+200E in front of the sign")
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
