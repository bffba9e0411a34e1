#if !canImport(Darwin)
  public import Foundation
  import CalqueICU

  /// Tells in words how far a date is from another one: "2 weeks ago", "in 3 hours", "yesterday".
  ///
  /// Only the largest unit is told. The text stands on its own: within a sentence it may not be
  /// grammatical. Words and their plural forms are those of Foundation's `Date.RelativeFormatStyle`.
  open class RelativeDateTimeFormatter: Formatter {
    /// Whether a day has a name.
    public enum DateTimeStyle: Int, Sendable {
      /// Always with a number: "1 day ago".
      case numeric = 0
      /// With a word where the language has one: "yesterday".
      case named = 1
    }

    /// How units and numbers are written.
    public enum UnitsStyle: Int, Sendable {
      /// "2 months ago"
      case full = 0
      /// "two months ago"
      case spellOut = 1
      /// "2 mo. ago"
      case short = 2
      /// As short in English; other languages may have a form that is shorter still.
      case abbreviated = 3
    }

    /// Whether a day has a name; numeric at first.
    open var dateTimeStyle: DateTimeStyle = .numeric
    /// How units and numbers are written; full at first.
    open var unitsStyle: UnitsStyle = .full
    /// Where the text is to stand; at the beginning of a sentence it starts with a capital letter.
    open var formattingContext: Formatter.Context = .unknown
    /// Divides time into days and months. The current calendar at first; nil stands for it, too.
    open var calendar: Calendar! = .current
    /// Chooses the words. The current locale at first; nil stands for it, too.
    open var locale: Locale! = .current

    /// Makes a formatter with numbers and whole words.
    public override init() { super.init() }

    /// Not supported: these formatters cannot be archived outside of Apple's platforms.
    @available(*, unavailable, message: "Make a formatter and set its properties")
    public required init?(coder: NSCoder) { return nil }

    /// The largest unit of a distance that is not zero, whatever its amount: 10 days are not a
    /// week. Negative amounts are past. Years, months, weeks of the month, days, hours, minutes
    /// and seconds count, other components do not.
    open func localizedString(from dateComponents: DateComponents) -> String {
      text(RelativeAmount(dateComponents))
    }

    /// How far an instant is from now.
    ///
    /// - Parameter timeInterval: in seconds; negative for the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
      let now = Date()
      // In a zone without summer time, so that 86,400 seconds are a day.
      var calendar = calendar ?? .current
      calendar.timeZone = .gmt
      return text(RelativeAmount(from: now, to: now + timeInterval, calendar))
    }

    /// How far a date is from another one, in whole units of the calendar.
    ///
    /// - Parameters:
    ///   - date: What is told.
    ///   - referenceDate: From where it is told.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
      text(RelativeAmount(from: referenceDate, to: date, calendar ?? .current))
    }

    /// How far a date is from now; nil for anything that is no date.
    open override func string(for obj: Any?) -> String? {
      (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    /// A formatter with the same properties.
    open override func copy(with zone: NSZone? = nil) -> Any {
      let copy = RelativeDateTimeFormatter()
      copy.dateTimeStyle = dateTimeStyle
      copy.unitsStyle = unitsStyle
      copy.formattingContext = formattingContext
      copy.calendar = calendar
      copy.locale = locale
      return copy
    }

    private func text(_ amount: RelativeAmount) -> String {
      let writer = RelativeText(
        locale: locale ?? .current, units: unitsStyle, isNamed: dateTimeStyle == .named,
        context: formattingContext)
      return writer.string(amount) ?? "\(amount.value)"
    }
  }
#endif
