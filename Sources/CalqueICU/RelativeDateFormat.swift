internal import CCalqueICU

/// Formats the distance of a time from now: "in 3 days", "2 hr. ago", "yesterday".
package struct RelativeDateFormat: Sendable {
  package enum Style: Int32, Hashable, Sendable {
    case long = 0
    case short = 1
    case narrow = 2
    /// Like the long form, with the number in words: "in two days".
    case words = 3
  }

  /// The place where the text is shown, which can require a capital letter.
  package enum Place: Int32, Hashable, Sendable {
    case anywhere = 0
    case sentenceStart = 1
    case alone = 2
    case list = 3
  }

  package enum Presentation: Hashable, Sendable {
    /// Always with a number: "1 day ago".
    case numeric
    /// With a word if the language has one: "yesterday".
    case named
  }

  package let locale: String
  private let handle: ConfinedHandle

  package init(
    locale: String, style: Style = .long, place: Place = .anywhere
  ) throws(ICUError) {
    self.locale = locale
    let tag = LocaleID.checked(locale)
    let key = Key(locale: tag, style: style, place: place)
    handle = try Self.known.value(for: key) { () throws(ICUError) in
      try ConfinedHandle("open a relative date format in \(tag)") {
        cicu_relative_format_open(tag, style.rawValue, place.rawValue, &$0)
      } close: {
        cicu_relative_format_close($0)
      }
    }
  }

  /// - Parameter offset: The number of units; negative for the past. −0.0 is in the past, too.
  package func string(
    _ offset: Double, _ unit: TimeUnit, presentation: Presentation = .named
  ) throws(ICUError) -> String {
    try handle.text("format a relative date in \(locale)") {
      cicu_relative_format_run(
        $0, offset, unit.rawValue, presentation == .numeric, $1, $2, &$3)
    }
  }

  private struct Key: Hashable, Sendable {
    let locale: String
    let style: Style
    let place: Place
  }

  private static let known = BoundedCache<Key, ConfinedHandle>(limit: .formatters)
}
