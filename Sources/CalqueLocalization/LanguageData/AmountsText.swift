import CalqueICU
import Foundation

/// Amounts of time with their units, in words: "2 hours, 23 minutes".
struct AmountsText {
  typealias Amount = (amount: Int, unit: TimeUnit)

  let locale: Locale

  /// - Parameter amounts: The amounts, the largest unit first.
  func string(_ amounts: [Amount]) -> String? {
    foundation(amounts)
      ?? (try? DurationFormat(locale: locale.identifierForICU).string(amounts))
  }

  /// Returns one amount with the sign of its direction: "+2 hours".
  func signed(_ amount: Amount, isPast: Bool) -> String? {
    guard let text = string([amount]) else { return nil }
    if amount.amount == 0 { return text }
    let symbols = LocaleNumbers.symbols(of: locale)
    let sign = isPast ? symbols.negativePrefix : symbols.positivePrefix
    // The sign belongs to the number, which some languages write after the unit. If a word includes
    // the number, as in the dual of Hebrew and Arabic, the sign comes first.
    guard let number = text.range(of: symbols.string(amount.amount)) else { return sign + text }
    let suffix = isPast ? symbols.negativeSuffix : ""
    return text[..<number.lowerBound] + sign + text[number] + suffix + text[number.upperBound...]
  }

  /// Returns the text by Foundation's styles, which cover durations up to weeks. They do not cover
  /// months and years, nor 24 hours in addition to a number of days, which occur when the clocks
  /// are put back.
  private func foundation(_ amounts: [Amount]) -> String? {
    var units: Set<Duration.UnitsFormatStyle.Unit> = []
    var seconds = 0
    var larger = Int.max
    for (amount, unit) in amounts {
      guard let (style, length) = Self.unit(unit) else { return nil }
      let (product, isTooLong) = amount.multipliedReportingOverflow(by: length)
      let (sum, isMore) = seconds.addingReportingOverflow(product)
      if isTooLong || isMore || product >= larger { return nil }
      larger = length
      units.insert(style)
      seconds = sum
    }
    guard !units.isEmpty else { return nil }
    return Duration.UnitsFormatStyle(allowedUnits: units, width: .wide)
      .locale(locale.usable).format(.seconds(seconds))
  }

  private static func unit(_ unit: TimeUnit) -> (Duration.UnitsFormatStyle.Unit, seconds: Int)? {
    switch unit {
    case .week: (.weeks, 604_800)
    case .day: (.days, 86_400)
    case .hour: (.hours, 3600)
    case .minute: (.minutes, 60)
    case .second: (.seconds, 1)
    case .year, .quarter, .month: nil
    }
  }
}
