import ICU
import Messages

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
    if Self.isCertain(locale, of: available) || Self.isPseudo(locale, of: available) {
      self.init()
      ownCount = 1
      localizations = [locale]
      append(developmentLanguage, of: available)
    } else {
      self.init(
        matching: locale, localizations: available, developmentLanguage: developmentLanguage)
    }
  }

  /// The same, whatever the locale is.
  init(matching locale: String, localizations available: [String], developmentLanguage: String) {
    // Where two are equally near, the matcher takes the earlier one.
    let supported = available.filter { $0 == developmentLanguage } + available
    let match = LocaleMatcher(supported: supported, default: nil).bestMatch(desired: [locale])
    if let match {
      append(match.supported, of: available)
      for parent in LocaleID.chain(locale) + LocaleID.chain(match.supported) {
        append(parent, of: available)
      }
    }
    // Without a match the development language is what the reader gets.
    ownCount = match == nil ? 1 : localizations.count
    isMatched = match != nil
    append(developmentLanguage, of: available)
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
