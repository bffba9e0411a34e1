#if !canImport(Darwin)
  public import Foundation
  import CalqueICU

  /// Writes lengths of time: "1:10:30", "1h 10m", "1 hour, 10 minutes".
  ///
  /// Units and the commas between them come from CLDR, in the language of the calendar's locale.
  open class DateComponentsFormatter: Formatter {
    /// How units and numbers are written.
    public enum UnitsStyle: Int, Sendable {
      /// "9:41:30"; units that clocks do not show come first: "3d 9:41:30".
      case positional = 0
      /// "9h 41m 30s"
      case abbreviated = 1
      /// "9 hr, 41 min, 30 sec"
      case short = 2
      /// "9 hours, 41 minutes, 30 seconds"
      case full = 3
      /// "nine hours, forty-one minutes, thirty seconds"
      case spellOut = 4
      /// "9hr 41min 30sec"
      case brief = 5
    }

    /// How units with the value zero are written. If all would be dropped, the smallest one is
    /// kept.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
      /// The options, one bit each.
      public let rawValue: UInt

      /// Makes a set of options from its bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// In positional style, `dropLeading` with the other numbers in two digits ("1:00:10"); in
      /// other styles, `dropAll`.
      public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
      /// Ten minutes are "10m 0s".
      public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
      /// One hour and five seconds are "0d 1h 5s". Positional style needs all its places and
      /// ignores this.
      public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
      /// One hour is "0d 1h". Positional style needs all its places and ignores this.
      public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
      /// One hour is "1h".
      public static let dropAll: ZeroFormattingBehavior = [
        .dropLeading, .dropMiddle, .dropTrailing,
      ]
      /// Hours, minutes and seconds have two digits: "01:00:10".
      public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How units and numbers are written; positional by default.
    open var unitsStyle: UnitsStyle = .positional
    /// The units that may be shown: years, months, weeks of the month, days, hours, minutes and
    /// seconds; others are ignored. When it is empty, which is the default, the units of the
    /// components are used, or all seven for intervals.
    /// seven for intervals.
    open var allowedUnits: NSCalendar.Unit = []
    /// How units with the value zero are written.
    open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    /// Divides time into units, unless the components have their own calendar; its locale chooses
    /// the language. Nil means the Gregorian calendar in the locale `en_US_POSIX`.
    open var calendar: Calendar? = .current
    /// Whether the smallest unit may have a fraction: "1.5h" where minutes are not allowed.
    open var allowsFractionalUnits = false
    /// The maximum number of units, from the largest that is not zero; smaller units are dropped.
    /// Zero means no limit.
    open var maximumUnitCount = 0
    /// Whether up to one and a half of the largest unit are written in the next smaller one: "63s"
    /// for "1m 3s".
    open var collapsesLargestUnit = false
    /// Whether the text says that it is not exact: "About 5 minutes". The phrase is omitted in
    /// languages for which it is not known here.
    open var includesApproximationPhrase = false
    /// Whether the text says that this time is left: "5 minutes remaining". The phrase is omitted
    /// in languages for which it is not known here.
    open var includesTimeRemainingPhrase = false
    /// Where the text is used; at the beginning of a sentence it starts with a capital letter.
    open var formattingContext: Formatter.Context = .unknown

    /// The date from which durations are counted, as months differ in length; nil for the present.
    package var referenceDate: Date?

    /// Makes a formatter of positional style.
    public override init() { super.init() }

    /// Not supported: these formatters cannot be archived outside of Apple's platforms.
    @available(*, unavailable, message: "Create a formatter and set its properties")
    public required init?(coder: NSCoder) { return nil }

    /// Returns the duration that components describe, counted from this month on.
    ///
    /// - Returns: nil if there is no unit to show, or if the style is positional and hours would be
    ///   next to seconds, which would then be read as minutes.
    open func string(from components: DateComponents) -> String? {
      var calendar = components.calendar ?? shownCalendar
      calendar.timeZone = .gmt
      let reference = referenceDate ?? Date()
      // Counted from the first day of a month, whole months always end on a first day.
      let start = calendar.dateInterval(of: .month, for: reference)?.start ?? reference
      let length = LengthOfTime.lengthComponents(of: components)
      guard let end = calendar.date(byAdding: length, to: start) else { return nil }
      let units = allowedUnits.timeUnits
      return text(
        from: start, to: end, calendar,
        units: units.isEmpty ? LengthOfTime.units(of: length) : units)
    }

    /// Returns the duration between two dates.
    ///
    /// - Returns: nil if the style is positional and hours would be next to seconds, which would
    ///   then be read as minutes.
    open func string(from startDate: Date, to endDate: Date) -> String? {
      text(from: startDate, to: endDate, shownCalendar, units: unitsOfIntervals)
    }

    /// Returns a duration, counted from now.
    ///
    /// - Parameter ti: The duration in seconds.
    /// - Returns: nil if the style is positional and hours would be next to seconds, which would
    ///   then be read as minutes.
    open func string(from ti: TimeInterval) -> String? {
      var calendar = shownCalendar
      // A zone without summer time, so that 86,400 seconds are a day.
      calendar.timeZone = .gmt
      let start = referenceDate ?? Date()
      return text(from: start, to: start + ti, calendar, units: unitsOfIntervals)
    }

    /// Returns the text of date components; nil for anything else.
    open override func string(for obj: Any?) -> String? {
      switch obj {
      case let components as DateComponents: string(from: components)
      case let components as NSDateComponents: string(from: components as DateComponents)
      default: nil
      }
    }

    /// Returns the duration that components describe, in the current calendar and locale.
    open class func localizedString(
      from components: DateComponents, unitsStyle: UnitsStyle
    ) -> String? {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = unitsStyle
      return formatter.string(from: components)
    }

    /// Returns a formatter with the same properties.
    open override func copy(with zone: NSZone? = nil) -> Any {
      let copy = DateComponentsFormatter()
      copy.unitsStyle = unitsStyle
      copy.allowedUnits = allowedUnits
      copy.zeroFormattingBehavior = zeroFormattingBehavior
      copy.calendar = calendar
      copy.allowsFractionalUnits = allowsFractionalUnits
      copy.maximumUnitCount = maximumUnitCount
      copy.collapsesLargestUnit = collapsesLargestUnit
      copy.includesApproximationPhrase = includesApproximationPhrase
      copy.includesTimeRemainingPhrase = includesTimeRemainingPhrase
      copy.formattingContext = formattingContext
      copy.referenceDate = referenceDate
      return copy
    }

    private var shownCalendar: Calendar {
      if let calendar { return calendar }
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = Locale(identifier: "en_US_POSIX")
      return calendar
    }

    private var unitsOfIntervals: [TimeUnit] {
      let units = allowedUnits.timeUnits
      return units.isEmpty ? LengthOfTime.allUnits : units
    }

    private func text(from start: Date, to end: Date, _ calendar: Calendar, units: [TimeUnit])
      -> String?
    {
      guard !units.isEmpty else { return nil }
      var length = LengthOfTime(
        from: start, to: end, calendar, units: units, hasFraction: allowsFractionalUnits)
      if maximumUnitCount > 0 { length.limit(to: maximumUnitCount) }
      if collapsesLargestUnit { length.collapse() }
      let locale = (calendar.locale ?? .current).usable
      let writer = LengthText(
        locale: locale.identifier.isEmpty ? .current : locale, style: unitsStyle,
        zeros: zeroFormattingBehavior)
      guard let text = writer.text(length) else { return nil }
      let phrase = LengthPhrase.around(
        text, locale: writer.locale, isApproximate: includesApproximationPhrase,
        isRemaining: includesTimeRemainingPhrase)
      guard formattingContext == .beginningOfSentence else { return phrase }
      return phrase.prefix(1).uppercased(with: writer.locale) + phrase.dropFirst()
    }
  }

  extension NSCalendar.Unit {
    /// The units of time in the set, the largest first.
    fileprivate var timeUnits: [TimeUnit] {
      let rows: [(NSCalendar.Unit, TimeUnit)] = [
        (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour),
        (.minute, .minute), (.second, .second),
      ]
      return rows.filter { contains($0.0) }.map(\.1)
    }
  }
#endif
