internal import CCalqueICU

/// Formats durations: "2 hours, 23 minutes", or as a digital clock: "2:23:00".
package struct DurationFormat: Sendable {
  package enum Width: Int32, Hashable, Sendable {
    case wide = 0
    case short = 1
    case narrow = 2
  }

  package let locale: String
  private let handle: ConfinedHandle

  package init(locale: String, width: Width = .wide) throws(ICUError) {
    self.locale = locale
    handle = try Self.handle(locale, width.rawValue)
  }

  /// - Parameter amounts: One to eight amounts with their units, the largest unit first.
  package func string(_ amounts: [(amount: Int, unit: TimeUnit)]) throws(ICUError) -> String {
    try Self.string(amounts, handle, locale)
  }

  /// Formats a duration as a digital clock: "0:32", "12:05", "1:02:03", with the digits and
  /// separators of the locale.
  ///
  /// - Parameters:
  ///   - seconds: The duration in seconds; a negative one has the locale's minus sign.
  ///   - showsHours: Whether to show hours even if there is no full hour: "0:00:32".
  package static func clock(
    seconds: Int, locale: String, showsHours: Bool = false
  ) -> String {
    let locale = LocaleID.usable(locale)
    let face = clocks.value(for: locale) { ClockFace(locale: locale) }
    return face.string(seconds: seconds, hours: showsHours ? .always : .whole)
  }

  private struct Key: Hashable, Sendable {
    let locale: String
    let width: Int32
  }

  private static let known = BoundedCache<Key, ConfinedHandle>(limit: .formatters)
  private static let clocks = BoundedCache<String, ClockFace>()
  static let numericWidth: Int32 = 3

  static func handle(_ locale: String, _ width: Int32) throws(ICUError) -> ConfinedHandle {
    let tag = LocaleID.checked(locale)
    return try known.value(for: Key(locale: tag, width: width)) { () throws(ICUError) in
      try ConfinedHandle("open a duration format in \(tag)") {
        cicu_duration_format_open(tag, width, &$0)
      } close: {
        cicu_duration_format_close($0)
      }
    }
  }

  static func string(
    _ amounts: [(amount: Int, unit: TimeUnit)], _ handle: ConfinedHandle, _ locale: String
  ) throws(ICUError) -> String {
    let numbers = amounts.map { Double($0.amount) }
    let units = amounts.map(\.unit.rawValue)
    return try handle.text("format a duration in \(locale)") { object, out, capacity, length in
      // An empty array may not have an address.
      numbers.withUnsafeBufferPointer { numbers in
        units.withUnsafeBufferPointer { units in
          guard let number = numbers.baseAddress, let unit = units.baseAddress else { return 1 }
          return cicu_duration_format_run(
            object, number, unit, Int32(numbers.count), out, capacity, &length)
        }
      }
    }
  }
}
