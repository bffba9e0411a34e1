import ICU

/// Which localizations serve a locale, in the order of asking.
struct LocalizationChain {
  private(set) var localizations: [String] = []
  /// How many of them speak the reader's language. The rest is the development language.
  private(set) var ownCount = 0

  /// - Parameters:
  ///   - locale: What is desired, as BCP 47 writes it.
  ///   - localizations: What there is.
  ///   - developmentLanguage: What the keys are written in.
  init(locale: String, localizations available: [String], developmentLanguage: String) {
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
    append(developmentLanguage, of: available)
  }

  private mutating func append(_ localization: String, of available: [String]) {
    guard available.contains(localization), !localizations.contains(localization) else { return }
    localizations.append(localization)
  }
}
