import CalqueICU
import CalqueLocalization
import Foundation

extension TextResolver {
  /// Whether a catalog has something else in place of a translation: an empty text; or the source
  /// text, of two words or more, for a language that is not written with Latin letters, as
  /// translators leave it.
  ///
  /// Names have capitals: words that all begin with one do not count.
  ///
  /// - Parameters:
  ///   - text: where the text comes from.
  ///   - string: what is shown.
  ///   - language: its language.
  func isUntranslated(_ text: Text, _ string: String, _ language: String) -> Bool {
    if string.isEmpty { return source(of: text)?.key.isEmpty == false && original(of: text) != "" }
    guard Self.isLatinSentence(string),
      LocaleID.script(LocaleID.maximized(language)) != "Latn",
      LocaleID.script(LocaleID.maximized(localizer.catalogs.developmentLanguage)) == "Latn",
      let original = original(of: text)
    else { return false }
    return Self.letters(of: original) == Self.letters(of: string)
  }

  /// The text of the source language; nil for texts that are not of a catalog.
  private func original(of text: Text) -> String? {
    var source = localization
    source.locale = Locale(identifier: localizer.catalogs.developmentLanguage)
    return switch text.storage {
    case .key(let key, let table, let bundle):
      localizer.asking(bundle).resolve(key, table: table, environment: source).string
    #if !canImport(Darwin)
      case .resource(let resource): localizer.resolve(resource, environment: source).string
    #endif
    case .joined, .verbatim, .attributed, .rich, .image, .nestingEnd: nil
    }
  }

  /// Whether a text has only letters of ASCII, and two words of which one begins with a small one.
  private static func isLatinSentence(_ string: String) -> Bool {
    var (words, hasSmall, isInside) = (0, false, false)
    for scalar in string.unicodeScalars {
      let isLetter = scalar.properties.isAlphabetic
      if isLetter, !scalar.isASCII { return false }
      if isLetter, !isInside {
        words += 1
        if scalar.properties.isLowercase { hasSmall = true }
      }
      isInside = isLetter || isInside && scalar == "'"
    }
    return words > 1 && hasSmall
  }

  /// Numbers and what isolates them differ between languages.
  private static func letters(of string: String) -> String {
    String(string.unicodeScalars.filter(\.properties.isAlphabetic).map(Character.init))
  }
}
