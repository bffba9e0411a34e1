public import Foundation

/// Turns keys into texts of one locale, from the catalogs of a bundle.
///
/// A localizer is a value that any task may use at the same time as others.
public struct Localizer: Sendable {
  /// The catalogs that are asked.
  public let catalogs: CatalogBundle
  /// The environment of texts that come without one of their own.
  public let environment: LocalizationEnvironment

  /// Makes a localizer.
  ///
  /// - Parameters:
  ///   - catalogs: The catalogs to ask.
  ///   - locale: Chooses the language among those of the catalogs, and the form of numbers and
  ///     dates.
  ///   - calendar: The calendar; without one, that of the locale.
  ///   - timeZone: Where clocks are read.
  ///   - now: The present, for relative dates and timers.
  ///   - device: The device whose variations are shown.
  public init(
    _ catalogs: CatalogBundle, locale: Locale, calendar: Calendar? = nil,
    timeZone: TimeZone = .gmt, now: Date = Date(timeIntervalSinceReferenceDate: 0),
    device: LocalizationEnvironment.Device = .iphone
  ) {
    self.init(
      catalogs,
      environment: LocalizationEnvironment(
        locale: locale, calendar: calendar, timeZone: timeZone, now: now, device: device))
  }

  /// Makes a localizer for an environment.
  ///
  /// - Parameters:
  ///   - catalogs: The catalogs to ask.
  ///   - environment: The locale, calendar, time zone, present and device of the texts.
  public init(_ catalogs: CatalogBundle, environment: LocalizationEnvironment) {
    self.catalogs = catalogs
    self.environment = environment
  }

  /// What the localizer met and could not follow so far, each once, in the order of meeting.
  public var diagnostics: [LocalizationDiagnostic] { [] }

  /// The text of a key.
  ///
  /// - Parameters:
  ///   - key: The key and its values.
  ///   - table: The table to ask; without one, `Localizable`.
  public func string(_ key: LocalizedStringKey, table: String? = nil) -> String {
    resolve(key, table: table).string
  }

  /// The text of a key with the language as an attribute, and the attributes of its values.
  ///
  /// - Parameters:
  ///   - key: The key and its values.
  ///   - table: The table to ask; without one, `Localizable`.
  public func attributedString(
    _ key: LocalizedStringKey, table: String? = nil
  ) -> AttributedString {
    AttributedString(string(key, table: table))
  }

  /// The text of a key with the place of every value.
  ///
  /// - Parameters:
  ///   - table: The table to ask; without one, `Localizable`.
  ///   - environment: Replaces the localizer's own, for a part of a tree with another locale.
  ///   - isolatesArguments: Whether a value whose direction may differ from the text's is put
  ///     between `U+2068` and `U+2069`, so that it does not disturb its surroundings (UAX #9).
  package func resolve(
    _ key: LocalizedStringKey, table: String? = nil, environment: LocalizationEnvironment? = nil,
    isolatesArguments: Bool = true
  ) -> LocalizedText {
    LocalizedText(
      string: key.key, runs: [], arguments: key.arguments, languageIdentifier: "en",
      isRightToLeft: false, nextChange: nil, source: .missing)
  }

  /// The text of a date that stands by itself.
  package func text(
    of argument: RichArgument, in environment: LocalizationEnvironment? = nil
  ) -> LocalizedText {
    resolve(LocalizedStringKey(key: "%@", arguments: [.rich(argument)], hasFormatting: true))
  }
}
