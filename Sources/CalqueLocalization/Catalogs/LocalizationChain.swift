import CalqueICU
import CalqueMessages

/// Which localizations serve a locale, in the order of asking.
struct LocalizationChain {
  private(set) var localizations: [String] = []
  /// How many of them speak the reader's language. The rest is the development language.
  private(set) var ownCount = 0
  /// Whether one of them suits the locale. Otherwise there is the development language alone.
  private(set) var isMatched = true

  /// - Parameters:
  ///   - locale: What is desired, as BCP 47 writes it.
  ///   - localizations: What there is.
  ///   - developmentLanguage: What the keys are written in.
  init(locale: String, localizations available: [String], developmentLanguage: String) {
    self.init(
      locales: [locale], localizations: available, developmentLanguage: developmentLanguage)
  }

  /// - Parameters:
  ///   - locales: What is desired, as BCP 47 writes it, most wanted first. Behind the best match of
  ///     all of them come those of the others, in their order.
  ///   - localizations: What there is.
  ///   - developmentLanguage: What the keys are written in.
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

  /// The same for one locale, whatever it is.
  init(matching locale: String, localizations available: [String], developmentLanguage: String) {
    self.init()
    appendMatch(for: [locale], of: available, developmentLanguage)
    noteMatch(for: [locale])
    append(developmentLanguage, of: available)
  }

  private mutating func noteMatch(for locales: [String]) {
    // Without a match the development language is what the reader gets.
    ownCount = max(localizations.count, 1)
    // Who asks for no language misses none.
    isMatched = locales.isEmpty || !localizations.isEmpty
  }

  /// The locale of a list that the best match of all was found for.
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
    // Where two are equally near, the matcher takes the earlier one.
    let supported = available.filter { $0 == developmentLanguage } + available
    return LocaleMatcher(supported: supported, default: nil).bestMatch(desired: locales)
  }

  /// Appends the best match for some locales, and what it falls back to.
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

  /// Whether a locale is served by the localization of its own name, and by no other before the
  /// development language: what ICU's matcher would say, without its data, which takes it a
  /// millisecond to load.
  static func isCertain(_ locale: String, of available: [String]) -> Bool {
    guard isPlainLanguage(locale), available.contains(locale), !strangers.contains(locale) else {
      return false
    }
    return !available.contains { $0 != locale && $0.hasPrefix(locale + "-") }
  }

  /// The languages that CLDR matches with another one or lets inherit from it (`parentLocales`, and
  /// the aliases of `languageMatching`), so that two names may stand for one.
  private static let strangers: Set = ["nb", "nn", "no", "ht", "und", "mul", "root"]

  /// Whether a locale is a pseudo-locale that is made from the development language.
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
