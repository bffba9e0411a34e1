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
  public var locale: Locale
  /// Divides time into days, months and years.
  public var calendar: Calendar
  /// Where clocks are read.
  public var timeZone: TimeZone
  /// The present, for relative dates and timers.
  public var now: Date
  /// The device whose variation of a text is shown.
  public var device: Device

  /// Makes an environment.
  ///
  /// - Parameters:
  ///   - locale: Chooses the language, and how numbers and dates are written.
  ///   - calendar: The calendar; without one, that of the locale.
  ///   - timeZone: Where clocks are read.
  ///   - now: The present.
  ///   - device: The device whose variations are shown.
  public init(
    locale: Locale, calendar: Calendar? = nil, timeZone: TimeZone = .gmt,
    now: Date = Date(timeIntervalSinceReferenceDate: 0), device: Device = .iphone
  ) {
    self.locale = locale
    self.calendar = calendar ?? locale.calendar
    self.timeZone = timeZone
    self.now = now
    self.device = device
  }
}
