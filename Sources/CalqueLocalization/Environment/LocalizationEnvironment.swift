import CalqueICU
public import Foundation

/// Everything from outside that a translated text depends on.
///
/// Nothing is read from the process: equal environments give equal texts on every machine.
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
  /// A locale whose identifier is beyond the grammar (UTS #35), and would stop Foundation or ICU, is
  /// replaced by its language, or by the root locale `und`; a localizer reports that.
  public var locale: Locale {
    get { usableLocale }
    set { (usableLocale, refusedLocale) = Self.checked(newValue) }
  }
  private var usableLocale: Locale
  /// The identifier of the locale that was asked for, where another one is used.
  private(set) var refusedLocale: String?
  /// Divides time into days, months and years.
  public var calendar: Calendar
  /// Where clocks are read.
  public var timeZone: TimeZone
  /// The present, for relative dates and timers.
  public var now: Date
  /// The device whose variation of a text is shown.
  public var device: Device
  /// The width that a text is to fit in, in the unit that the catalogs give widths in, which is for
  /// them to decide. Of a text that varies by width, the variation for the greatest width up to this
  /// one is shown, or else that for the smallest. `nil`: that for the greatest of all.
  public var presentationWidth: Int?
  /// Whether a value in a plain `String` stands between `U+2068` and `U+2069` where it may run
  /// another way than the text, so that neither disturbs the order of the other (UAX #9). Text that
  /// goes to layout is always so.
  public var isolatesArguments: Bool

  /// Makes an environment.
  ///
  /// - Parameters:
  ///   - locale: Chooses the language, and how numbers and dates are written.
  ///   - calendar: The calendar; without one, that of the locale.
  ///   - timeZone: Where clocks are read.
  ///   - now: The present.
  ///   - device: The device whose variations are shown.
  ///   - presentationWidth: The width that texts are to fit in; `nil` for as wide as can be.
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

  /// The report of a locale that is not used.
  var localeProblem: LocalizationDiagnostic? {
    refusedLocale.map {
      LocalizationDiagnostic(
        .unusableLocale(used: locale.identifier), table: "", key: "", locale: $0)
    }
  }
}
