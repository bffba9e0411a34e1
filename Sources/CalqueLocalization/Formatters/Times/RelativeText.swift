#if !canImport(Darwin)
  import Foundation
  import CalqueICU

  /// A distance in time in words: "in 3 days", "yesterday".
  struct RelativeText {
    let locale: Locale
    let units: RelativeDateTimeFormatter.UnitsStyle
    let isNamed: Bool
    let context: Formatter.Context

    func string(_ amount: RelativeAmount) -> String? {
      if let text = foundation(amount) { return text }
      let format = try? RelativeDateFormat(
        locale: locale.identifierForICU, style: style, place: place)
      return try? format?.string(
        amount.value, amount.unit, presentation: isNamed ? .named : .numeric)
    }

    /// Foundation's style takes two dates, so these are the given distance apart. Its only word for
    /// a zero distance is "now", and it has none for a quarter.
    private func foundation(_ amount: RelativeAmount) -> String? {
      guard let value = Int(exactly: amount.value), value != 0, value.magnitude <= 2000,
        let (field, component) = Self.field(amount.unit)
      else { return nil }
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      // The middle of a day in the middle of a month, so that no unit crosses into a shorter one.
      let now = Date(timeIntervalSinceReferenceDate: 14.5 * 86_400)
      guard let date = calendar.date(byAdding: component, value: value, to: now) else {
        return nil
      }
      return Date.AnchoredRelativeFormatStyle(
        anchor: date, allowedFields: [field], presentation: isNamed ? .named : .numeric,
        unitsStyle: unitsStyle, locale: locale.usable, calendar: calendar,
        capitalizationContext: capitalization
      ).format(now)
    }

    private static func field(
      _ unit: TimeUnit
    ) -> (Date.RelativeFormatStyle.Field, Calendar.Component)? {
      switch unit {
      case .year: (.year, .year)
      case .month: (.month, .month)
      case .week: (.week, .weekOfYear)
      case .day: (.day, .day)
      case .hour: (.hour, .hour)
      case .minute: (.minute, .minute)
      case .second: (.second, .second)
      case .quarter: nil
      }
    }

    private var isEnglish: Bool { locale.language.languageCode == .english }

    private var unitsStyle: Date.RelativeFormatStyle.UnitsStyle {
      switch units {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: isEnglish ? .abbreviated : .narrow
      }
    }

    private var style: RelativeDateFormat.Style {
      switch units {
      case .full: .long
      case .spellOut: .words
      case .short: .short
      case .abbreviated: isEnglish ? .short : .narrow
      }
    }

    private var capitalization: FormatStyleCapitalizationContext {
      switch context {
      case .beginningOfSentence: .beginningOfSentence
      case .standalone: .standalone
      case .listItem: .listItem
      case .middleOfSentence: .middleOfSentence
      default: .unknown
      }
    }

    private var place: RelativeDateFormat.Place {
      switch context {
      case .beginningOfSentence: .sentenceStart
      case .standalone: .alone
      case .listItem: .list
      default: .anywhere
      }
    }
  }
#endif
