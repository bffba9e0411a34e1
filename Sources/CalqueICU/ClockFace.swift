/// The digital clock format of a locale for durations. It is read from ICU once; this type then
/// writes the text itself.
package struct ClockFace: Sendable {
  private let symbols: NumberSymbols
  /// The separators between hours and minutes, and between minutes and seconds.
  private let hourSeparator: [UInt8]
  private let minuteSeparator: [UInt8]
  private let minusSign: [UInt8]
  /// The minimum number of digits of the first number: 2 in Afrikaans.
  private let hourDigits: Int
  private let minuteDigits: Int

  /// Which durations are shown with hours.
  package enum Hours: Sendable {
    case always
    /// Durations of an hour and more.
    case whole
    /// No durations: an hour and more has over sixty minutes.
    case never
  }

  init(locale: String) {
    let symbols = NumberSymbols(locale: locale)
    // A sample contains the separators between the digits; if there are none, a colon is used.
    let amounts: [(amount: Int, unit: TimeUnit)] = [(1, .hour), (23, .minute), (45, .second)]
    let sample = (try? DurationFormat.handle(locale, DurationFormat.numericWidth)).flatMap {
      try? DurationFormat.string(amounts, $0, locale)
    }
    self.init(symbols: symbols, sample: sample ?? "", withoutHours: "")
  }

  /// - Parameters:
  ///   - sample: A duration of less than ten hours in the clock format of the locale, with minutes
  ///     and seconds.
  ///   - withoutHours: A duration of less than ten minutes.
  package init(symbols: NumberSymbols, sample: String, withoutHours: String) {
    self.symbols = symbols
    minusSign = Array(symbols.negativePrefix.utf8)
    let digits = Set(symbols.digits).union("0123456789".unicodeScalars)
    let parts = sample.unicodeScalars.split(omittingEmptySubsequences: true) {
      digits.contains($0)
    }
    let separators = parts.count == 2 ? parts.map { Array(String($0).utf8) } : []
    hourSeparator = separators.first ?? [UInt8(ascii: ":")]
    minuteSeparator = separators.last ?? [UInt8(ascii: ":")]
    let firstDigits = { (text: String) in
      text.unicodeScalars.drop { !digits.contains($0) }.prefix { digits.contains($0) }.count
    }
    hourDigits = max(firstDigits(sample), 1)
    minuteDigits = max(firstDigits(withoutHours), 1)
  }

  package func string(seconds: Int, hours shown: Hours) -> String {
    var bytes: [UInt8] = []
    if seconds < 0 { bytes.append(contentsOf: minusSign) }
    let length = seconds.magnitude
    // 2⁶³ seconds divided by 3600 is an Int.
    let hours = Int(length / 3600)
    let hasHours = shown == .always || (hours > 0 && shown == .whole)
    let minutes = Int(hasHours ? length / 60 % 60 : length / 60)
    if hasHours {
      symbols.append(hours, to: &bytes, grouped: false, minimumDigits: hourDigits)
      bytes.append(contentsOf: hourSeparator)
    }
    symbols.append(minutes, to: &bytes, grouped: false, minimumDigits: hasHours ? 2 : minuteDigits)
    bytes.append(contentsOf: minuteSeparator)
    symbols.append(Int(length % 60), to: &bytes, grouped: false, minimumDigits: 2)
    return String(decoding: bytes, as: UTF8.self)
  }
}
