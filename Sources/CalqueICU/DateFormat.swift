internal import CCalqueICU

/// Dates and times in the form of a locale, in the calendar that the locale uses.
///
/// ICU's own rules of time zones may be years old, so a format stands at a fixed distance from
/// Greenwich: the caller finds out which one holds at the instant in question. Making a format that
/// was made before is a look-up.
package struct DateFormat: Sendable {
  package enum Style: Int32, Hashable, Sendable {
    case none = -1
    case full = 0
    case long = 1
    case medium = 2
    case short = 3
  }

  /// What a time zone is called where times are written with it: "Central European Summer Time".
  package struct ZoneName: Hashable, Sendable {
    /// The zone in the tz database: `Europe/Berlin`.
    package var identifier: String
    /// How much of the distance from Greenwich is summer time, in seconds.
    package var daylightSaving: Int

    package init(_ identifier: String, daylightSaving: Int) {
      self.identifier = identifier
      self.daylightSaving = daylightSaving
    }
  }

  package let locale: String
  private let handle: ConfinedHandle

  /// - Parameters:
  ///   - calendar: a BCP 47 calendar type, such as `gregory` or `buddhist`; nil for the locale's.
  ///   - secondsFromGMT: east of Greenwich is positive.
  ///   - zone: the name of the offset; nil for none but the offset itself, "GMT+2".
  package init(
    locale: String, date: Style, time: Style, secondsFromGMT: Int, zone: ZoneName? = nil,
    calendar: String? = nil
  ) throws(ICUError) {
    try self.init(
      Key(
        locale: LocaleID.usable(locale), calendar: calendar, offset: secondsFromGMT, zone: zone,
        content: .styles(date, time)))
  }

  /// - Parameter skeleton: the fields to show (UTS #35, "availableFormats"), `j` for the hour as
  ///   the locale prefers it: `yMMMd`, `EEEEjm`.
  package init(
    locale: String, skeleton: String, secondsFromGMT: Int, zone: ZoneName? = nil,
    calendar: String? = nil
  ) throws(ICUError) {
    try self.init(
      Key(
        locale: LocaleID.usable(locale), calendar: calendar, offset: secondsFromGMT, zone: zone,
        content: .skeleton(skeleton)))
  }

  /// - Parameter pattern: the fields in their order with what stands between them: `dd.MM.yyyy`.
  package init(
    locale: String, pattern: String, secondsFromGMT: Int, calendar: String? = nil
  ) throws(ICUError) {
    try self.init(
      Key(
        locale: LocaleID.usable(locale), calendar: calendar, offset: secondsFromGMT, zone: nil,
        content: .pattern(pattern)))
  }

  /// The pattern by which a locale shows the fields of a skeleton.
  package static func pattern(
    locale: String, skeleton: String, calendar: String? = nil
  ) throws(ICUError) -> String {
    let tag = LocaleID.tag(locale, calendar: calendar)
    return try ICUText.read("find the pattern of “\(skeleton)” in \(locale)") {
      cicu_date_pattern(tag, skeleton, $0, $1, &$2)
    }
  }

  /// - Parameter seconds: since 1970-01-01T00:00:00Z.
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
    // More than a day from Greenwich is no zone; it is taken for the nearest one.
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
