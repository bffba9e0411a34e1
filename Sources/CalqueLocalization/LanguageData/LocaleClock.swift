import CalqueICU
import Foundation

/// Writes durations as the clocks of a locale show them: "1:02:03".
enum LocaleClock {
  /// - Parameters:
  ///   - seconds: The whole seconds; a negative duration gets the locale's minus sign.
  ///   - hours: Which durations are written with hours.
  static func text(
    seconds: Int, locale: Locale, hours: ClockFace.Hours = .whole
  ) -> String {
    let face = faces.value(for: LocaleID.usable(locale.identifier)) {
      let locale = locale.usable
      let sample = { (pattern: Duration.TimeFormatStyle.Pattern, seconds: Int) in
        Duration.TimeFormatStyle(pattern: pattern, locale: locale).format(.seconds(seconds))
      }
      return ClockFace(
        symbols: LocaleNumbers.symbols(of: locale), sample: sample(.hourMinuteSecond, 5025),
        withoutHours: sample(.minuteSecond, 83))
    }
    return face.string(seconds: seconds, hours: hours)
  }

  private static let faces = BoundedCache<String, ClockFace>()
}
