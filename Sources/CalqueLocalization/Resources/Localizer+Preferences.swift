import CalqueICU
public import Foundation

extension Localizer {
  /// Makes a localizer for a reader of several languages.
  ///
  /// The language is the best match of all for the catalogs, by ICU. A key that it lacks is looked
  /// up in the other languages, in their order, before the development language. The locale of
  /// numbers and dates is the preferred one that was matched, with the region of the formats.
  ///
  /// - Parameters:
  ///   - catalogs: The catalogs to search.
  ///   - preferences: The languages, in order of preference, and the region of formats; if there
  ///     are no languages, the texts are those of the development language.
  ///   - calendar: The calendar; if `nil`, that of the locale.
  ///   - timeZone: The time zone of dates and times.
  ///   - now: The present, for relative dates and timers.
  ///   - device: The device whose variations are shown.
  public init(
    _ catalogs: CatalogBundle, preferences: LocalePreferences, calendar: Calendar? = nil,
    timeZone: TimeZone = .gmt, now: Date = Date(timeIntervalSinceReferenceDate: 0),
    device: LocalizationEnvironment.Device = .iphone
  ) {
    let matched = LocalizationChain.matched(
      preferences.languages, of: catalogs.localizations,
      developmentLanguage: catalogs.developmentLanguage)
    let locale: Locale =
      if let language = matched ?? preferences.languages.first {
        preferences.locale(for: language)
      } else {
        preferences.formats.map { Locale(identifier: $0) } ?? .current
      }
    let environment = LocalizationEnvironment(
      locale: locale, calendar: calendar, timeZone: timeZone, now: now, device: device)
    self.init(
      catalogs, environment: environment,
      form: catalogs.storage.form(of: locale, languages: preferences.languages),
      log: DiagnosticsLog())
  }

  /// Makes a localizer for a reader of several languages.
  ///
  /// - Parameters:
  ///   - catalogs: The catalogs to search.
  ///   - preferredLanguages: The languages in any usual spelling, in order of preference.
  public init(_ catalogs: CatalogBundle, preferredLanguages: [String]) {
    self.init(catalogs, preferences: LocalePreferences(languages: preferredLanguages))
  }
}
