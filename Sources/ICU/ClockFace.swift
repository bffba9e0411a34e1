/// How a locale writes a length of time like a clock: taken from ICU once, then written by us.
struct ClockFace: Sendable {
  private let symbols: NumberSymbols
  /// Between hours and minutes, and between minutes and seconds.
  private let hourSeparator: [UInt8]
  private let minuteSeparator: [UInt8]
  private let minusSign: [UInt8]

  init(locale: String) {
    let symbols = NumberSymbols(locale: locale)
    self.symbols = symbols
    minusSign = Array(symbols.negativePrefix.utf8)
    // A sample shows what stands between the digits; where there is none, a colon does.
    let amounts: [(amount: Int, unit: TimeUnit)] = [(1, .hour), (23, .minute), (45, .second)]
    let sample = (try? DurationFormat.handle(locale, DurationFormat.numericWidth)).flatMap {
      try? DurationFormat.string(amounts, $0, locale)
    }
    let digits = Set(symbols.digits).union("0123456789".unicodeScalars)
    let parts = (sample ?? "1:23:45").unicodeScalars.split(omittingEmptySubsequences: true) {
      digits.contains($0)
    }
    let separators = parts.count == 2 ? parts.map { Array(String($0).utf8) } : []
    hourSeparator = separators.first ?? [UInt8(ascii: ":")]
    minuteSeparator = separators.last ?? [UInt8(ascii: ":")]
  }

  func string(seconds: Int, showsHours: Bool) -> String {
    var bytes: [UInt8] = []
    if seconds < 0 { bytes.append(contentsOf: minusSign) }
    let length = seconds.magnitude
    // 2⁶³ seconds divided by 3600 is an Int.
    let hours = Int(length / 3600)
    let minutes = Int(length / 60 % 60)
    let hasHours = hours > 0 || showsHours
    if hasHours {
      symbols.append(hours, to: &bytes, grouped: false)
      bytes.append(contentsOf: hourSeparator)
    }
    symbols.append(minutes, to: &bytes, grouped: false, minimumDigits: hasHours ? 2 : 1)
    bytes.append(contentsOf: minuteSeparator)
    symbols.append(Int(length % 60), to: &bytes, grouped: false, minimumDigits: 2)
    return String(decoding: bytes, as: UTF8.self)
  }
}
