internal import CCalqueICU

/// Formats two dates as a range, without repeating common fields: "Jan 10 – 12, 2007".
package struct DateIntervalFormat: Sendable {
  package let locale: String
  private let handle: ConfinedHandle

  /// - Parameters:
  ///   - skeleton: The fields to show, as for `DateFormat`.
  ///   - secondsFromGMT: The offset of both dates. If the offset of the zone changes between them,
  ///     the caller adds the difference to the end.
  package init(
    locale: String, skeleton: String, secondsFromGMT: Int, calendar: String? = nil
  ) throws(ICUError) {
    self.locale = locale
    let key = Key(
      locale: LocaleID.usable(locale), calendar: calendar, offset: secondsFromGMT,
      skeleton: skeleton)
    handle = try Self.known.value(for: key) { () throws(ICUError) in try Self.open(key) }
  }

  /// - Formats two dates, both in seconds since 1970-01-01T00:00:00Z.
  package func string(
    from start: Double, to end: Double
  ) throws(ICUError) -> String {
    try handle.text("format a date interval in \(locale)") {
      cicu_interval_format_run($0, start * 1000, end * 1000, $1, $2, &$3)
    }
  }

  private struct Key: Hashable, Sendable {
    let locale: String
    let calendar: String?
    let offset: Int
    let skeleton: String
  }

  private static let known = BoundedCache<Key, ConfinedHandle>(limit: .formatters)

  private static func open(_ key: Key) throws(ICUError) -> ConfinedHandle {
    let tag = LocaleID.tag(key.locale, calendar: key.calendar)
    let offset = Int32(min(max(key.offset, -86_399), 86_399))
    return try ConfinedHandle("open a date interval format in \(key.locale)") {
      cicu_interval_format_open(tag, offset, key.skeleton, &$0)
    } close: {
      cicu_interval_format_close($0)
    }
  }
}
