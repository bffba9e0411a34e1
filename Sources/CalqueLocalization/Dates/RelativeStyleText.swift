import Foundation

/// Writes a date as `Date.RelativeFormatStyle` does, relative to the environment's present.
struct RelativeStyleText {
  let style: Date.RelativeFormatStyle
  let date: Date
  let environment: LocalizationEnvironment

  private var now: Date { WholeSeconds.calendarDate(environment.now) }

  func text() -> (text: String, nextChange: Date?) {
    let anchored = Date.AnchoredRelativeFormatStyle(
      anchor: WholeSeconds.calendarDate(date), allowedFields: style.allowedFields,
      presentation: style.presentation,
      unitsStyle: style.unitsStyle, locale: environment.locale.usable,
      calendar: style.calendar.resolved(in: environment),
      capitalizationContext: style.capitalizationContext)
    let text = anchored.format(now)
    return (text, change(of: text, by: anchored))
  }

  /// Returns when the style's text changes. Foundation knows that nearly always, but not where a
  /// month and four weeks are both "next month"; then it is searched for.
  private func change(of text: String, by style: Date.AnchoredRelativeFormatStyle) -> Date? {
    if let change = style.discreteInput(after: now), style.format(change) != text,
      change.timeIntervalSince(now) < 0.002 || style.format(change - 0.001) == text
    {
      return change
    }
    var same = 0.0
    var different = 1.0
    while style.format(now + different) == text {
      // Texts of years change within two years; a distance that cannot be computed never changes.
      guard different < 1e8 else { return nil }
      same = different
      different *= 2
    }
    while different - same > 0.001 {
      let middle = (same + different) / 2
      if style.format(now + middle) == text { same = middle } else { different = middle }
    }
    return now + different
  }
}
