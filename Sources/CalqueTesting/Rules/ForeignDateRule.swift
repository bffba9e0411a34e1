public import Calque
import CalqueICU
import Foundation

/// Finds dates in English words on screens in other languages, as a formatter with a fixed locale
/// writes them: the name of a weekday.
///
/// A translation may have the name on purpose, so it is information; "Black Friday" and "Cyber
/// Monday" are names in many languages, and do not count. Names of months are not looked at:
/// "April" and "August" are also names, and those of other languages. Where the language is not
/// written with Latin letters, a text that is only "Mon" counts, too.
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
      guard text.missingKey == nil, text.language.prefix(while: \.isLetter) != "en",
        let day = Self.weekday(in: text.string) ?? Self.shortWeekday(text)
      else { return nil }
      return ScreenFinding(
        kind, "\"\(day)\" is English: its date was formatted in another language", about: text,
        remedy: "Format the date in the locale of the environment, with Text(_:format:)")
    }
  }

  private static let shortWeekdays: Set<Substring> = [
    "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun",
  ]

  private static func shortWeekday(_ text: ResolvedText) -> Substring? {
    guard shortWeekdays.contains(text.string[...]),
      LocaleID.script(LocaleID.maximized(text.language)) != "Latn"
    else { return nil }
    return text.string[...]
  }

  private static func weekday(in string: String) -> Substring? {
    guard string.utf8.contains(UInt8(ascii: "d")) else { return nil }
    let words = string.split { !$0.isLetter }
    return words.indices.first { index in
      weekdays.contains(words[index])
        && !(index > 0 && ["Black", "Cyber"].contains(words[index - 1]))
    }
    .map { words[$0] }
  }
}
