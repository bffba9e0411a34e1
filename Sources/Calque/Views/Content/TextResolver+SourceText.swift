import CalqueICU
import CalqueLocalization
import CalqueMessages
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
    return Self.isLatinSentence(string) && isSource(text, string, language)
  }

  /// Whether a text consists of words that may be names, and is the source text, for a language
  /// that is not written with Latin letters.
  func isSourceWord(_ text: Text, _ string: String, _ language: String) -> Bool {
    Self.isLatinWord(string) && isSource(text, string, language)
  }

  /// Whether a text has the letters of the source text, for a language with other letters.
  private func isSource(_ text: Text, _ string: String, _ language: String) -> Bool {
    guard LocaleID.script(LocaleID.maximized(language)) != "Latn",
      LocaleID.script(LocaleID.maximized(localizer.catalogs.developmentLanguage)) == "Latn",
      let original = original(of: text)
    else { return false }
    return Self.letters(of: original) == Self.letters(of: string)
  }

  /// The plural category of a number in a text for which its catalog has no form, so that the form
  /// for `other` is shown; nil if it has all that it needs.
  func missingPluralForm(of text: Text) -> String? {
    switch text.storage {
    case .key(let key, let table, let bundle) where !key.arguments.isEmpty:
      localizer.asking(bundle).resolve(key, table: table, environment: localization)
        .missingForm?.rawValue
    #if !canImport(Darwin)
      case .resource(let resource):
        localizer.resolve(resource, environment: localization).missingForm?.rawValue
    #endif
    case .joined(let parts): parts.texts.lazy.compactMap { self.missingPluralForm(of: $0) }.first
    case .key, .verbatim, .attributed, .rich, .image, .nestingEnd: nil
    }
  }

  /// A word among the values of a text that is itself a key of its table, and has another text
  /// there, or a whole text without a key of which that is so; nil if there is none.
  func untranslatedValue(of text: Text) -> String? {
    switch text.storage {
    case .verbatim(let string): isUntranslatedKey(string, nil, localizer) ? string : nil
    case .key(let key, let table, let bundle):
      key.arguments.lazy.compactMap { argument in
        if case .string(let word) = argument { word } else { nil }
      }
      .first { isUntranslatedKey($0, table, localizer.asking(bundle)) }
    default: nil
    }
  }

  private func isUntranslatedKey(
    _ string: String, _ table: String?, _ localizer: Localizer
  ) -> Bool {
    guard string.contains(where: \.isLetter) else { return false }
    let key = LocalizedStringKey(key: string, arguments: [], hasFormatting: false)
    return localizer.contains(key, table: table, environment: localization)
      && localizer.resolve(key, table: table, environment: localization).string != string
  }

  /// The font that a text asks for: of its own modifiers, or of its environment.
  func font(of text: Text?) -> Font {
    var look = look
    for modifier in text?.modifiers.reversed() ?? [] { look.apply(modifier, in: environment) }
    return look.font
  }

  /// The position, from 1, of a value that the text of the source language shows and that of this
  /// language leaves out; nil if there is none.
  ///
  /// Numbers up to 2 are left out on purpose: "one file". An empty value cannot be seen.
  func lostValue(of text: Text) -> Int? {
    guard case .key(let key, let table, let bundle) = text.storage, !key.arguments.isEmpty else {
      return nil
    }
    let localizer = localizer.asking(bundle)
    let shown = localizer.resolve(key, table: table, environment: localization)
    guard case .localization = shown.source else { return nil }
    let lost = key.arguments.indices.filter { index in
      key.arguments[index].isSeen && !shown.runs.contains { $0.kind.isValue(index) }
    }
    guard !lost.isEmpty else { return nil }
    var source = localization
    source.locale = Locale(identifier: localizer.catalogs.developmentLanguage)
    let original = localizer.resolve(key, table: table, environment: source)
    return lost.first { index in original.runs.contains { $0.kind.isValue(index) } }
      .map { $0 + 1 }
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

  /// Whether a text that no catalog can translate is a sentence in Latin letters, for a language
  /// with other ones.
  func isLatinLiteral(_ string: String, _ language: String) -> Bool {
    Self.isLatinSentence(string) && string.split { !$0.isLetter }.count { $0.count > 2 } > 1
      && LocaleID.script(LocaleID.maximized(language)) != "Latn"
  }

  /// Whether a text has only letters of ASCII, and two words of which one begins with a small one.
  /// A unit such as `km/h` is one word.
  private static func isLatinSentence(_ string: String) -> Bool {
    var (words, hasSmall, isInside) = (0, false, false)
    for scalar in string.unicodeScalars {
      let isLetter = scalar.properties.isAlphabetic
      if isLetter, !scalar.isASCII { return false }
      if isLetter, !isInside {
        words += 1
        if scalar.properties.isLowercase { hasSmall = true }
      }
      isInside = isLetter || isInside && !scalar.properties.isWhitespace
    }
    return words > 1 && hasSmall
  }

  /// Whether a text has five letters or more, all of ASCII, and no capitals but at the beginning of
  /// words: no abbreviation, and no `iPhone`.
  private static func isLatinWord(_ string: String) -> Bool {
    var (count, isInside) = (0, false)
    for scalar in string.unicodeScalars {
      let isLetter = scalar.properties.isAlphabetic
      if isLetter, !scalar.isASCII || isInside && scalar.properties.isUppercase { return false }
      if isLetter { count += 1 }
      isInside = isLetter
    }
    return count >= 5
  }

  /// Numbers and what isolates them differ between languages.
  private static func letters(of string: String) -> String {
    String(string.unicodeScalars.filter(\.properties.isAlphabetic).map(Character.init))
  }
}

extension LocalizationArgument {
  /// Whether people miss it where it is left out.
  fileprivate var isSeen: Bool {
    switch self {
    case .string(let string): !string.isEmpty
    case .integer(let number): number > 2
    case .unsigned(let number): number > 2
    case .double(let number): number > 2
    case .object: true
    }
  }
}

extension MessageRun.Kind {
  /// Whether it is the value of an argument, also a text with looks of its own.
  fileprivate func isValue(_ index: Int) -> Bool {
    self == .argument(index) || self == .nested(index)
  }
}
