import Foundation

/// Writes dates as an environment asks.
struct DateText {
  let environment: LocalizationEnvironment

  func text(_ date: Date, style: DateStyle) -> (text: String, nextChange: Date?) {
    ("\(date)", nil)
  }

  func text(_ range: ClosedRange<Date>) -> String {
    "\(range.lowerBound)–\(range.upperBound)"
  }
}

extension TimerText {
  func text(in environment: LocalizationEnvironment) -> (text: String, nextChange: Date?) {
    ("0:00", nil)
  }
}
