import Foundation

/// A word that views of this package show by themselves, as the system does on Apple's platforms.
///
/// CLDR has none of them. The texts are those of `Locales/SystemWords.xcstrings`. A language that
/// is missing gets the English word.
enum SystemWord: Int, CaseIterable {
  /// Turns edit mode on.
  case edit
  /// Turns edit mode off, or closes something that is finished.
  case done
  /// Deletes something.
  case delete
  /// Returns to the previous page.
  case back
  /// Leaves something as it was.
  case cancel
  /// Agrees.
  case ok
  /// Names a field to search with.
  case search
  /// Selects all.
  case selectAll
  /// Closes something.
  case close
  /// Shows what there is no room for.
  case more
  /// Copies something.
  case copy
  /// Inserts what was copied.
  case paste
  /// Shares something, after a choice of how.
  case share
  /// Gives something another name.
  case rename
  /// Empties a text field.
  case clearText
  /// Says that a search has found nothing.
  case noResults
  /// Says that a search has found nothing for a text, which is the argument.
  case noResultsFor
  /// Says what people may do after a search that has found nothing.
  case searchAdvice
  /// Names the colors to choose from.
  case colors
  /// Names how opaque a color is.
  case opacity
  /// Has a question not be asked again.
  case doNotAskAgain
  /// Opens what was typed: a return key, as are those that follow.
  case go
  /// Sends what was typed.
  case send
  /// Joins a group or a network.
  case join
  /// Shows the way to a place.
  case route
  /// Moves to the next field.
  case next
  /// Continues with what was typed.
  case goOn
  /// Ends a line.
  case returnKey

  /// The word in the language of a locale.
  func string(for locale: Locale) -> String {
    let words = Self.words(for: locale)
    return words.indices.contains(rawValue) ? words[rawValue] : ""
  }

  /// A text with an argument, in the language of a locale.
  func string(for locale: Locale, _ argument: String) -> String {
    string(for: locale).replacingOccurrences(of: "%@", with: argument)
  }

  /// The words of the nearest language that has them: that of script or region, or the language.
  private static func words(for locale: Locale) -> [String] {
    let language = locale.language
    var code = language.languageCode?.identifier ?? "en"
    code = aliases[code] ?? code
    let script = language.script ?? Locale.Language(identifier: language.maximalIdentifier).script
    let names = [script?.identifier, language.region?.identifier].compactMap {
      $0.map { "\(code)-\($0)" }
    }
    let texts = (names + [code, "en"]).lazy.compactMap { name in
      Self.texts[name].map { "\($0)|\(Self.returnKeys[name] ?? "")" }
    }.first
    return texts?.split(separator: "|", omittingEmptySubsequences: false).map(String.init) ?? []
  }

  /// Other codes of languages that have words.
  private static let aliases = [
    "no": "nb", "nn": "nb", "iw": "he", "in": "id", "tl": "fil", "yue": "zh", "bs": "hr",
  ]
}
