public import Calque
import CalqueICU
import CalqueLocalization
import Foundation

/// Finds years that are written as amounts: "Since 2,024", which `Text("Since \(year)")` makes of
/// an integer.
///
/// A number from 1900 to 2099 may be an amount, too, so it counts where the key says that it is a
/// year, in English: "© %lld", "since %lld", "founded in %lld", "%lld edition" and others.
public struct GroupedYearRule: ScreenRule {
  /// Makes a rule.
  public init() {}

  /// `groupedYear`.
  public var kind: ScreenFinding.Kind { .groupedYear }

  /// Words in front of a year, maybe with "in" between.
  private static let before: Set<Substring> = [
    "born", "built", "copyright", "est", "established", "founded", "released", "season", "since",
    "vintage", "year",
  ]
  /// Words behind a year.
  private static let after: Set<Substring> = ["edition", "season", "vintage"]

  /// Returns the texts with such a year.
  public func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    screen.texts.compactMap { text in
      guard let key = text.key, key.contains("%"), Self.isAboutYear(key),
        let year = Self.groupedYear(in: text.string, .written(in: text.locale))
      else { return nil }
      return ScreenFinding(
        kind, "the year is written as an amount, \"\(year)\"", about: text,
        remedy: "Give the text a String, or format the year with .number.grouping(.never)")
    }
  }

  private static func isAboutYear(_ key: String) -> Bool {
    if key.contains("©") { return true }
    let words = key.lowercased().split { !$0.isLetter && !$0.isNumber && !"%$@".contains($0) }
    return words.indices.contains { place in
      guard words[place].hasPrefix("%") else { return false }
      let front = words[..<place].last { $0 != "in" }
      let next = words[(place + 1)...].first
      return front.map(before.contains) == true || next.map(after.contains) == true
    }
  }

  /// A number of four digits with a sign after the first one, as a locale writes it.
  private static func groupedYear(in string: String, _ symbols: NumberSymbols) -> String? {
    let digits = Dictionary(
      symbols.digits.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let (scalars, sign) = (
      Array(string.unicodeScalars), Array(symbols.grouping.unicodeScalars)
    )
    let length = 4 + sign.count
    guard !sign.isEmpty, scalars.count >= length else { return nil }
    for start in 0...scalars.count - length {
      let part = scalars[start..<start + length]
      let place = start + 1
      guard Array(scalars[place..<place + sign.count]) == sign else { continue }
      let values = ([part[start]] + part.suffix(3)).compactMap { digits[$0] }
      guard values.count == 4, (1900...2099).contains(values.reduce(0) { $0 * 10 + $1 }) else {
        continue
      }
      // A part of a larger number.
      let around = [start - 1, start + length].filter(scalars.indices.contains)
      if around.contains(where: { digits[scalars[$0]] != nil || sign.contains(scalars[$0]) }) {
        continue
      }
      return String(String.UnicodeScalarView(part))
    }
    return nil
  }
}

extension ViewDiagnostic.Kind {
  /// A year has a sign between its digits; see ``GroupedYearRule``.
  public static let groupedYear = Self("groupedYear", .warning)
}
