#if !canImport(Darwin)
  public import Foundation
  import CalqueICU

  /// Describes how far a date is from another one: "2 weeks ago", "in 3 hours", "yesterday".
  ///
  /// Only the largest unit is shown. The text is meant to be used alone: within a sentence it may
  /// not be grammatical. Words and their plural forms are those of Foundation's
  /// `Date.RelativeFormatStyle`.
  open class RelativeDateTimeFormatter: Formatter {
    /// Whether days have names.
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
      /// The same as short in English; other languages may have a shorter form.
      case abbreviated = 3
    }

    /// Whether days have names; numeric by default.
    open var dateTimeStyle: DateTimeStyle = .numeric
    /// How units and numbers are written; full by default.
    open var unitsStyle: UnitsStyle = .full
    /// Where the text is used; at the beginning of a sentence it starts with a capital letter.
    open var formattingContext: Formatter.Context = .unknown
    /// Divides time into days and months. The default is the current calendar, which nil also
    /// means.
    open var calendar: Calendar! = .current
    /// Chooses the words. The default is the current locale, which nil also means.
    open var locale: Locale! = .current

    /// Makes a formatter with numbers and whole words.
    public override init() { super.init() }

    /// Not supported: these formatters cannot be archived outside of Apple's platforms.
    @available(*, unavailable, message: "Create a formatter and set its properties")
    public required init?(coder: NSCoder) { return nil }

    /// Returns the text for the largest component that is not zero, regardless of its amount: 10
    /// days are not converted to a week. Negative amounts are in the past. Only years, months,
    /// weeks of the month, days, hours, minutes and seconds are used.
    open func localizedString(from dateComponents: DateComponents) -> String {
      text(RelativeAmount(dateComponents))
    }

    /// Returns how far an instant is from now.
    ///
    /// - Parameter timeInterval: The distance in seconds; negative for the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
      let now = Date()
      // A zone without summer time, so that 86,400 seconds are a day.
      var calendar = calendar ?? .current
      calendar.timeZone = .gmt
      return text(RelativeAmount(from: now, to: now + timeInterval, calendar))
    }

    /// Returns how far a date is from another one, in whole units of the calendar.
    ///
    /// - Parameters:
    ///   - date: The date to describe.
    ///   - referenceDate: The date from which the distance is counted.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
      text(RelativeAmount(from: referenceDate, to: date, calendar ?? .current))
    }

    /// Returns how far a date is from now; nil for anything that is not a date.
    open override func string(for obj: Any?) -> String? {
      (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    /// Returns a formatter with the same properties.
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
