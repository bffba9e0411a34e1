internal import CCalqueICU

/// The number symbols of a locale: sufficient to write an integer without calling ICU again.
package struct NumberSymbols: Hashable, Sendable {
  /// The numbering system of the locale, such as `latn`, `arab` or `deva`.
  package let numberingSystem: String
  /// The digits 0 to 9.
  package let digits: [Unicode.Scalar]
  package let decimal: String
  package let grouping: String
  /// The text in front of the digits of a negative number, including its sign; the suffix is the
  /// text after them.
  package let negativePrefix: String
  package let negativeSuffix: String
  package let percent: String
  /// The size of the last group of digits; 0 if the locale does not group.
  package let primaryGroup: Int
  /// The size of the other groups: 2 in Hindi.
  package let secondaryGroup: Int
  /// The number of digits that must be in front of the first separator: 2 in Spanish, which writes
  /// 1234.
  package let minimumGroupingDigits: Int
  /// Whether the digits are those of ASCII.
  package let isASCII: Bool

  /// Whether numbers below a thousand never have a separator; Toki Pona writes 1 00.
  private let groupsFromThousand: Bool
  // The parts that `append` copies: UTF-8, with the start of each digit.
  private let digitBytes: [UInt8]
  private let digitWidth: Int
  private let groupingBytes: [UInt8]
  private let prefixBytes: [UInt8]
  private let suffixBytes: [UInt8]

  /// The symbols of a locale in any usual spelling; the keyword `nu` selects other digits. Symbols
  /// are read once per locale.
  ///
  /// If ICU has none, which does not occur in a complete installation, those of English are used.
  package init(locale: String) {
    self = Self.known.value(for: LocaleID.usable(locale)) {
      var symbols = cicu_symbols()
      let status = cicu_number_symbols(LocaleID.checked(locale), &symbols)
      return status <= 0 ? NumberSymbols(symbols) : .english
    }
  }

  /// The text in front of the digits of a number with a plus sign. The plus sign replaces the minus
  /// sign, which Arabic writes after a mark that keeps it in front of the number.
  package var positivePrefix: String {
    String(
      String.UnicodeScalarView(
        negativePrefix.unicodeScalars.map { $0 == "-" || $0 == "\u{2212}" ? "+" : $0 }))
  }

  private static let known = BoundedCache<String, NumberSymbols>()

  private static let english = NumberSymbols(
    numberingSystem: "latn", digits: Array("0123456789".unicodeScalars), decimal: ".",
    grouping: ",", negativePrefix: "-", negativeSuffix: "", percent: "%", primaryGroup: 3,
    secondaryGroup: 3, minimumGroupingDigits: 1)

  private init(_ symbols: cicu_symbols) {
    let primary = max(0, Int(symbols.primary_grouping))
    let secondary = Int(symbols.secondary_grouping)
    self.init(
      numberingSystem: Self.text(symbols.numbering),
      digits: Array(Self.text(symbols.digits).unicodeScalars),
      decimal: Self.text(symbols.decimal), grouping: Self.text(symbols.grouping),
      negativePrefix: Self.text(symbols.negative_prefix),
      negativeSuffix: Self.text(symbols.negative_suffix), percent: Self.text(symbols.percent),
      primaryGroup: primary, secondaryGroup: secondary > 0 ? secondary : primary,
      minimumGroupingDigits: max(1, Int(symbols.minimum_grouping)))
  }

  package init(
    numberingSystem: String, digits: [Unicode.Scalar], decimal: String, grouping: String,
    negativePrefix: String, negativeSuffix: String, percent: String, primaryGroup: Int,
    secondaryGroup: Int, minimumGroupingDigits: Int
  ) {
    // An algorithmic numbering system, such as Roman numerals, does not have ten digits of one
    // width.
    let width = digits.first.map { UTF8.width($0) } ?? 0
    let isPlain = digits.count == 10 && digits.allSatisfy { UTF8.width($0) == width }
    self.numberingSystem = numberingSystem
    self.digits = isPlain ? digits : Array("0123456789".unicodeScalars)
    self.decimal = decimal
    self.grouping = grouping
    self.negativePrefix = negativePrefix
    self.negativeSuffix = negativeSuffix
    self.percent = percent
    self.primaryGroup = primaryGroup
    self.secondaryGroup = secondaryGroup
    self.minimumGroupingDigits = minimumGroupingDigits
    groupsFromThousand = primaryGroup <= 0 || primaryGroup + minimumGroupingDigits > 3
    digitWidth = isPlain ? width : 1
    isASCII = digitWidth == 1
    digitBytes = self.digits.flatMap { Array(String($0).utf8) }
    groupingBytes = Array(grouping.utf8)
    prefixBytes = Array(negativePrefix.utf8)
    suffixBytes = Array(negativeSuffix.utf8)
  }

  /// The text in a C array, up to its terminating zero.
  private static func text<Field>(_ field: Field) -> String {
    withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// Writes an integer as UTF-8, like ICU's decimal format of the locale.
  ///
  /// - Parameters:
  ///   - grouped: Whether to write the locale's separators.
  ///   - minimumDigits: The minimum number of digits, up to 24, padded with zeros.
  package func append(
    _ value: Int, to bytes: inout [UInt8], grouped: Bool = true, minimumDigits: Int = 1
  ) {
    var magnitude = value.magnitude
    if isASCII, groupsFromThousand, value >= 0, magnitude < 1000, minimumDigits <= 1 {
      // The most common numbers have no group, no sign, and one byte per digit.
      if magnitude >= 100 { bytes.append(0x30 + UInt8(truncatingIfNeeded: magnitude / 100)) }
      if magnitude >= 10 { bytes.append(0x30 + UInt8(truncatingIfNeeded: magnitude / 10 % 10)) }
      bytes.append(0x30 + UInt8(truncatingIfNeeded: magnitude % 10))
      return
    }
    if value < 0 { bytes.append(contentsOf: prefixBytes) }
    let wanted = min(max(minimumDigits, 1), Self.maximumDigits)
    let groupsFrom = grouped && primaryGroup > 0 ? primaryGroup + minimumGroupingDigits : Int.max
    let size = Self.maximumDigits * (digitWidth + groupingBytes.count)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size) { buffer in
      // Digits are computed from the last to the first, and therefore written from the end.
      var start = size
      func put(_ source: [UInt8], _ range: Range<Int>) {
        start -= range.count
        for offset in range.indices { buffer[start + offset - range.lowerBound] = source[offset] }
      }
      let count = max(wanted, Self.digitCount(magnitude))
      var untilGroup = count >= groupsFrom ? primaryGroup : Int.max
      for _ in 0..<count {
        if untilGroup == 0 {
          put(groupingBytes, 0..<groupingBytes.count)
          untilGroup = secondaryGroup
        }
        untilGroup -= 1
        let digit = Int(truncatingIfNeeded: magnitude % 10) * digitWidth
        put(digitBytes, digit..<(digit + digitWidth))
        magnitude /= 10
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[start...]))
    }
    if value < 0 { bytes.append(contentsOf: suffixBytes) }
  }

  /// More than an integer of 64 bits has.
  private static let maximumDigits = 24

  private static func digitCount(_ magnitude: UInt) -> Int {
    var count = 1
    var rest = magnitude / 10
    while rest > 0 {
      count += 1
      rest /= 10
    }
    return count
  }

  /// The integer as a text.
  package func string(_ value: Int, grouped: Bool = true, minimumDigits: Int = 1) -> String {
    var bytes: [UInt8] = []
    append(value, to: &bytes, grouped: grouped, minimumDigits: minimumDigits)
    return String(decoding: bytes, as: UTF8.self)
  }
}
