public import Calque
import Foundation

/// Finds dates in English words on screens in other languages, as a formatter with a fixed locale
/// writes them: the name of a weekday.
///
/// A translation may have the name on purpose, so it is information; "Black Friday" and "Cyber
/// Monday" are names in many languages, and do not count. Names of months are not looked at:
/// "April" and "August" are also names, and those of other languages.
public struct ForeignDateRule: ScreenRule {
  /// Makes a rule.
  public init() {}

  /// `literal`.
  public var kind: ScreenFinding.Kind { .literal }

  private static let weekdays: Set<Substring> = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  /// Returns the texts with the English name of a weekday; none in English.
  public func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    guard screen.language.prefix(while: \.isLetter) != "en" else { return [] }
    return screen.texts.compactMap { text in
      // A text that is all in English has findings of its own.
      guard text.missingKey == nil, text.string.utf8.contains(UInt8(ascii: "d")),
        text.language.prefix(while: \.isLetter) != "en",
        let day = Self.weekday(in: text.string)
      else { return nil }
      return ScreenFinding(
        kind, "\"\(day)\" is English: its date was formatted in another language", about: text,
        remedy: "Format the date in the locale of the environment, with Text(_:format:)")
    }
  }

  private static func weekday(in string: String) -> Substring? {
    let words = string.split { !$0.isLetter }
    return words.indices.first { index in
      weekdays.contains(words[index])
        && !(index > 0 && ["Black", "Cyber"].contains(words[index - 1]))
    }
    .map { words[$0] }
  }
}
