import CalqueICU
import CalqueMessages

/// The localizations that serve a locale, in search order.
struct LocalizationChain {
  private(set) var localizations: [String] = []
  /// The number of localizations in the reader's language. The rest is the development language.
  private(set) var ownCount = 0
  /// Whether any of them suits the locale. If not, the chain has only the development language.
  private(set) var isMatched = true

  /// - Parameters:
  ///   - locale: The desired locale, as a BCP 47 tag.
  ///   - localizations: The available localizations.
  ///   - developmentLanguage: The language of the keys.
  init(locale: String, localizations available: [String], developmentLanguage: String) {
    self.init(
      locales: [locale], localizations: available, developmentLanguage: developmentLanguage)
  }

  /// - Parameters:
  ///   - locales: The desired locales, as BCP 47 tags in order of preference. The best match of all
  ///     is followed by the matches of the others, in their order.
  ///   - localizations: The available localizations.
  ///   - developmentLanguage: The language of the keys.
  init(locales: [String], localizations available: [String], developmentLanguage: String) {
    if let first = locales.first,
      Self.isCertain(first, of: available) || Self.isPseudo(first, of: available)
    {
      self.init()
      ownCount = 1
      localizations = [first]
    } else {
      self.init()
      appendMatch(for: locales, of: available, developmentLanguage)
      noteMatch(for: locales)
    }
    if locales.count > 1 {
      for locale in locales where !localizations.contains(locale) {
        appendMatch(for: [locale], of: available, developmentLanguage)
      }
    }
    append(developmentLanguage, of: available)
  }

  /// Makes the chain of one locale by matching, even if its match is certain.
  init(matching locale: String, localizations available: [String], developmentLanguage: String) {
    self.init()
    appendMatch(for: [locale], of: available, developmentLanguage)
    noteMatch(for: [locale])
    append(developmentLanguage, of: available)
  }

  private mutating func noteMatch(for locales: [String]) {
    // Without a match the development language is what the reader gets.
    ownCount = max(localizations.count, 1)
    // With no requested language, no language is missing.
    isMatched = locales.isEmpty || !localizations.isEmpty
  }

  /// Returns the locale in a list for which the best match of all was found.
  static func matched(
    _ locales: [String], of available: [String], developmentLanguage: String
  ) -> String? {
    if let first = locales.first, isCertain(first, of: available) || isPseudo(first, of: available)
    {
      return first
    }
    return bestMatch(for: locales, of: available, developmentLanguage)?.desiredIndex.map {
      locales[$0]
    }
  }

  private static func bestMatch(
    for locales: [String], of available: [String], _ developmentLanguage: String
  ) -> LocaleMatcher.Match? {
    guard !locales.isEmpty else { return nil }
    // If two are equally close, the matcher selects the earlier one.
    let supported = available.filter { $0 == developmentLanguage } + available
    return LocaleMatcher(supported: supported, default: nil).bestMatch(desired: locales)
  }

  /// Appends the best match for some locales, and its fallbacks.
  private mutating func appendMatch(
    for locales: [String], of available: [String], _ developmentLanguage: String
  ) {
    guard let match = Self.bestMatch(for: locales, of: available, developmentLanguage),
      let desired = match.desiredIndex
    else { return }
    append(match.supported, of: available)
    for parent in LocaleID.chain(locales[desired]) + LocaleID.chain(match.supported) {
      append(parent, of: available)
    }
  }

  /// Returns whether a locale is served by the localization of its own name, and by no other in
  /// front of the development language. ICU's matcher would return the same, but it needs a
  /// millisecond to load its data.
  static func isCertain(_ locale: String, of available: [String]) -> Bool {
    guard isPlainLanguage(locale), available.contains(locale), !strangers.contains(locale) else {
      return false
    }
    return !available.contains { $0 != locale && $0.hasPrefix(locale + "-") }
  }

  /// The languages that CLDR matches with another one or allows to inherit from it
  /// (`parentLocales`, and the aliases of `languageMatching`), so that two names may mean the same
  /// language.
  private static let strangers: Set = ["nb", "nn", "no", "ht", "und", "mul", "root"]

  /// Returns whether a locale is a pseudo-locale that is made from the development language.
  private static func isPseudo(_ locale: String, of available: [String]) -> Bool {
    PseudoLocale(rawValue: locale) != nil && !available.contains(locale)
  }

  private static func isPlainLanguage(_ locale: String) -> Bool {
    (2...3).contains(locale.utf8.count)
      && locale.utf8.allSatisfy { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
  }

  private init() {}

  private mutating func append(_ localization: String, of available: [String]) {
    guard available.contains(localization), !localizations.contains(localization) else { return }
    localizations.append(localization)
  }
}
