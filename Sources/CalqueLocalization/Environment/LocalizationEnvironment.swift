import CalqueICU
public import Foundation

/// The outside conditions that a translated text depends on.
///
/// Nothing is read from the process: equal environments produce equal texts on every machine.
public struct LocalizationEnvironment: Sendable, Hashable {
  /// The kind of device that a catalog can vary a text by.
  public enum Device: String, Sendable, Hashable, CaseIterable {
    /// A phone.
    case iphone
    /// A tablet.
    case ipad
    /// A music player.
    case ipod
    /// A computer.
    case mac
    /// A watch.
    case applewatch
    /// A television.
    case appletv
    /// A headset.
    case applevision
  }

  /// Chooses the language, and how numbers and dates are written.
  ///
  /// A locale whose identifier is outside the grammar (UTS #35), and would crash Foundation or ICU,
  /// is replaced by its language, or by the root locale `und`; a localizer reports that.
  public var locale: Locale {
    get { usableLocale }
    set { (usableLocale, refusedLocale) = Self.checked(newValue) }
  }
  private var usableLocale: Locale
  /// The identifier of the requested locale, if another one is used.
  private(set) var refusedLocale: String?
  /// Divides time into days, months and years.
  public var calendar: Calendar
  /// The time zone of dates and times.
  public var timeZone: TimeZone
  /// The present, for relative dates and timers.
  public var now: Date
  /// The device whose variation of a text is shown.
  public var device: Device
  /// The width that a text has to fit, in the unit of the catalogs, which define it. For a text
  /// that varies by width, the variation for the greatest width up to this one is shown, or else
  /// that for the smallest. `nil` selects the variation for the greatest width of all.
  public var presentationWidth: Int?
  /// Whether a value in a plain `String` is placed between `U+2068` and `U+2069` where its
  /// direction may differ from that of the text, so that neither changes the order of the other
  /// (UAX #9). Text for layout is always isolated.
  public var isolatesArguments: Bool

  /// Makes an environment.
  ///
  /// - Parameters:
  ///   - locale: Chooses the language, and how numbers and dates are written.
  ///   - calendar: The calendar; if `nil`, that of the locale.
  ///   - timeZone: The time zone of dates and times.
  ///   - now: The present.
  ///   - device: The device whose variations are shown.
  ///   - presentationWidth: The width that texts have to fit; `nil` for no limit.
  ///   - isolatesArguments: Whether values in plain strings are isolated where their direction may
  ///     differ from that of the text.
  public init(
    locale: Locale, calendar: Calendar? = nil, timeZone: TimeZone = .gmt,
    now: Date = Date(timeIntervalSinceReferenceDate: 0), device: Device = .iphone,
    presentationWidth: Int? = nil, isolatesArguments: Bool = false
  ) {
    (usableLocale, refusedLocale) = Self.checked(locale)
    self.calendar = calendar ?? usableLocale.calendar
    self.timeZone = timeZone
    self.now = now
    self.device = device
    self.presentationWidth = presentationWidth
    self.isolatesArguments = isolatesArguments
  }

  private static func checked(_ locale: Locale) -> (Locale, refused: String?) {
    let identifier = locale.identifier
    guard let replacement = LocaleID.replacement(for: identifier) else { return (locale, nil) }
    return (Locale(identifier: replacement), String(identifier.prefix(100)))
  }

  /// The diagnostic for a locale that was replaced.
  var localeProblem: LocalizationDiagnostic? {
    refusedLocale.map {
      LocalizationDiagnostic(
        .unusableLocale(used: locale.identifier), table: "", key: "", locale: $0)
    }
  }
}
