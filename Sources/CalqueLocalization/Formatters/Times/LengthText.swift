#if !canImport(Darwin)
  import Foundation
  import CalqueICU

  /// Writes a duration in one of the styles of `DateComponentsFormatter`.
  struct LengthText {
    typealias Amount = LengthOfTime.Amount

    let locale: Locale
    let style: DateComponentsFormatter.UnitsStyle
    let zeros: DateComponentsFormatter.ZeroFormattingBehavior

    func text(_ length: LengthOfTime) -> String? {
      let amounts = shown(length.amounts)
      return style == .positional
        ? positional(amounts, isNegative: length.isNegative)
        : joined(amounts, style, isNegative: length.isNegative)
    }

    /// The amounts without the zeros to drop.
    private func shown(_ amounts: [Amount]) -> [Amount] {
      var drops = zeros
      if zeros.contains(.default) {
        drops.formUnion(style == .positional ? .dropLeading : .dropAll)
      }
      if style == .positional { drops.subtract([.dropMiddle, .dropTrailing]) }
      let indices = amounts.indices.filter { amounts[$0].value != 0 }
      guard let first = indices.first, let last = indices.last else {
        return drops.isDisjoint(with: .dropAll) ? amounts : Array(amounts.suffix(1))
      }
      return amounts.enumerated().filter { index, amount in
        if amount.value != 0 { return true }
        if index < first { return !drops.contains(.dropLeading) }
        return !drops.contains(index > last ? .dropTrailing : .dropMiddle)
      }.map(\.element)
    }

    // MARK: Units

    private func joined(
      _ amounts: [Amount], _ style: DateComponentsFormatter.UnitsStyle, isNegative: Bool
    ) -> String {
      // One sign applies to all units: "-1h 10m".
      let signed = amounts.firstIndex { $0.value != 0 }
      let texts = amounts.enumerated().map { index, amount in
        text(amount, style, isNegative: isNegative && index == signed)
      }
      let width: ListFormat.Width =
        switch style {
        case .full, .spellOut: .wide
        case .short: .short
        default: .narrow
        }
      let list = try? ListFormat(locale: locale.identifierForICU, kind: .units, width: width)
      return (try? list?.string(texts)) ?? texts.joined(separator: " ")
    }

    private func text(
      _ amount: Amount, _ style: DateComponentsFormatter.UnitsStyle, isNegative: Bool
    ) -> String {
      let value = isNegative ? -amount.value : amount.value
      guard let result = result(value, amount.unit, width(of: style)) else { return "\(value)" }
      switch style {
      case .spellOut where !result.number.isEmpty:
        let spelled = try? SpelledNumber(locale: locale.identifierForICU)
          .string(value, nounClass: result.nounClass)
        return result.prefix + (spelled ?? result.number) + result.suffix
      case .brief:
        return condensed(result)
      case .abbreviated where amount.unit == .month && saysMinutesAlike(result, value):
        // CLDR's English has "m" for both; "mo" comes from its relative dates ("in 2 mo.").
        if locale.language.languageCode == .english { return result.prefix + result.number + "mo" }
        return self.result(value, .month, .short).map(condensed) ?? result.text
      default:
        return result.text
      }
    }

    private func width(of style: DateComponentsFormatter.UnitsStyle) -> UnitFormat.Width {
      switch style {
      case .full, .spellOut: .wide
      case .short, .brief: .short
      case .abbreviated, .positional: .narrow
      }
    }

    private func result(_ value: Double, _ unit: TimeUnit, _ width: UnitFormat.Width)
      -> UnitFormat.Result?
    {
      let isPadded = zeros.contains(.pad) && unit.isOnClocks && style != .spellOut
      let numbers = isPadded ? ".### integer-width/+00" : ".###"
      var result = try? UnitFormat(
        locale: locale.identifierForICU, unit: unit.unitName, width: width, numbers: numbers
      ).result(value)
      // A word may include the number.
      if result?.number.isEmpty == false {
        result?.number = LocaleNumbers.string(value, in: locale, minimumDigits: isPadded ? 2 : 1)
      }
      return result
    }

    /// Returns a text without the space between number and unit.
    private func condensed(_ result: UnitFormat.Result) -> String {
      result.number.isEmpty
        ? result.text
        : result.prefix.trimmingCharacters(in: .whitespaces) + result.number
          + result.suffix.trimmingCharacters(in: .whitespaces)
    }

    private func saysMinutesAlike(_ months: UnitFormat.Result, _ value: Double) -> Bool {
      guard let minutes = result(value, .minute, .narrow) else { return false }
      return minutes.suffix == months.suffix && minutes.prefix == months.prefix
    }

    // MARK: Places

    private func positional(_ amounts: [Amount], isNegative: Bool) -> String? {
      let clock = amounts.filter { $0.unit.isOnClocks }
      let others = amounts.filter { !$0.unit.isOnClocks }
      // "1:10" would be read as minutes.
      if clock.map(\.unit) == [.hour, .second] { return nil }
      if others.isEmpty { return places(clock, isNegative: isNegative) }
      guard clock.count > 1 else { return joined(amounts, .abbreviated, isNegative: isNegative) }
      let isSigned = isNegative && others.contains { $0.value != 0 }
      return joined(others, .abbreviated, isNegative: isSigned) + " "
        + places(clock, isNegative: isNegative && !isSigned)
    }

    private func places(_ amounts: [Amount], isNegative: Bool) -> String {
      let symbols = LocaleNumbers.symbols(of: locale)
      let isNonzero = amounts.contains { $0.value != 0 }
      var text = isNegative && isNonzero ? symbols.negativePrefix : ""
      for (index, amount) in amounts.enumerated() {
        if index > 0 { text += separator(before: amount.unit) }
        let isPadded = zeros.contains(.pad) || zeros.contains(.default) && index > 0
        text += number(amount.value, digits: isPadded ? 2 : 1, symbols)
      }
      return text
    }

    private func number(_ value: Double, digits: Int, _ symbols: NumberSymbols) -> String {
      if let whole = Int(exactly: value) {
        return symbols.string(whole, grouped: false, minimumDigits: digits)
      }
      return LocaleNumbers.string(value, in: locale, minimumDigits: digits)
    }

    /// The locale's separator before minutes or before seconds.
    private func separator(before unit: TimeUnit) -> String {
      let sample = LocaleClock.text(seconds: 3661, locale: locale, hours: .always)
      let parts = sample.split(omittingEmptySubsequences: true) { $0.isNumber }
      guard parts.count == 2 else { return ":" }
      return String(unit == .minute ? parts[0] : parts[1])
    }
  }

  extension TimeUnit {
    fileprivate var isOnClocks: Bool { self == .hour || self == .minute || self == .second }
  }
#endif
