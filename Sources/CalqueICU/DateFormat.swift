internal import CCalqueICU

/// Formats dates and times for a locale, in the calendar that the locale uses.
///
/// ICU's own time zone rules may be years old, so a format has a fixed offset from GMT: the caller
/// determines the offset at the instant in question. Creating a format that was created before is a
/// lookup.
package struct DateFormat: Sendable {
  package enum Style: Int32, Hashable, Sendable {
    case none = -1
    case full = 0
    case long = 1
    case medium = 2
    case short = 3
  }

  /// The name of a time zone where it is part of a time: "Central European Summer Time".
  package struct ZoneName: Hashable, Sendable {
    /// The zone in the tz database: `Europe/Berlin`.
    package var identifier: String
    /// The part of the offset from GMT that is daylight saving time, in seconds.
    package var daylightSaving: Int

    package init(_ identifier: String, daylightSaving: Int) {
      self.identifier = identifier
      self.daylightSaving = daylightSaving
    }
  }

  package let locale: String
  private let handle: ConfinedHandle

  /// - Parameters:
  ///   - calendar: A BCP 47 calendar type, such as `gregory` or `buddhist`; nil for the locale's.
  ///   - secondsFromGMT: The offset; east of Greenwich is positive.
  ///   - zone: The name of the zone with this offset; nil to show the offset itself, "GMT+2".
  package init(
    locale: String, date: Style, time: Style, secondsFromGMT: Int, zone: ZoneName? = nil,
    calendar: String? = nil
  ) throws(ICUError) {
    try self.init(
      Key(
        locale: LocaleID.usable(locale), calendar: calendar, offset: secondsFromGMT, zone: zone,
        content: .styles(date, time)))
  }

  /// - Parameter skeleton: The fields to show (UTS #35, "availableFormats"), with `j` for the hour
  ///   in the locale's preferred format: `yMMMd`, `EEEEjm`.
  package init(
    locale: String, skeleton: String, secondsFromGMT: Int, zone: ZoneName? = nil,
    calendar: String? = nil
  ) throws(ICUError) {
    try self.init(
      Key(
        locale: LocaleID.usable(locale), calendar: calendar, offset: secondsFromGMT, zone: zone,
        content: .skeleton(skeleton)))
  }

  /// - Parameter pattern: The fields in order, with the text between them: `dd.MM.yyyy`.
  package init(
    locale: String, pattern: String, secondsFromGMT: Int, calendar: String? = nil
  ) throws(ICUError) {
    try self.init(
      Key(
        locale: LocaleID.usable(locale), calendar: calendar, offset: secondsFromGMT, zone: nil,
        content: .pattern(pattern)))
  }

  /// The pattern with which a locale shows the fields of a skeleton.
  package static func pattern(
    locale: String, skeleton: String, calendar: String? = nil
  ) throws(ICUError) -> String {
    let tag = LocaleID.tag(locale, calendar: calendar)
    return try ICUText.read("find the pattern of “\(skeleton)” in \(locale)") {
      cicu_date_pattern(tag, skeleton, $0, $1, &$2)
    }
  }

  /// - Parameter seconds: The seconds since 1970-01-01T00:00:00Z.
  package func string(secondsSince1970 seconds: Double) throws(ICUError) -> String {
    try handle.text("format a date in \(locale)") {
      cicu_date_format_run($0, seconds * 1000, $1, $2, &$3)
    }
  }

  private enum Content: Hashable, Sendable {
    case styles(Style, Style)
    case skeleton(String)
    case pattern(String)
  }

  private struct Key: Hashable, Sendable {
    let locale: String
    let calendar: String?
    let offset: Int
    let zone: ZoneName?
    let content: Content
  }

  private static let known = BoundedCache<Key, ConfinedHandle>(limit: .formatters)

  private init(_ key: Key) throws(ICUError) {
    locale = key.locale
    handle = try Self.known.value(for: key) { () throws(ICUError) in try Self.open(key) }
  }

  private static func open(_ key: Key) throws(ICUError) -> ConfinedHandle {
    let tag = LocaleID.tag(key.locale, calendar: key.calendar)
    // An offset of more than a day is not valid; the nearest valid one is used.
    let offset = Int32(min(max(key.offset, -86_399), 86_399))
    var date = Style.none
    var time = Style.none
    var pattern: String?
    switch key.content {
    case .styles(let dateStyle, let timeStyle): (date, time) = (dateStyle, timeStyle)
    case .pattern(let given): pattern = given
    case .skeleton(let skeleton):
      pattern = try self.pattern(
        locale: key.locale, skeleton: skeleton, calendar: key.calendar)
    }
    if pattern == nil, date == .none, time == .none { pattern = "" }
    return try ConfinedHandle("open a date format in \(key.locale)") {
      cicu_date_format_open(
        tag, offset, key.zone?.identifier, Int32(clamping: key.zone?.daylightSaving ?? 0),
        date.rawValue, time.rawValue, pattern, &$0)
    } close: {
      cicu_date_format_close($0)
    }
  }
}
