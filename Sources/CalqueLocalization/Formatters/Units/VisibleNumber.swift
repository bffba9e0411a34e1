import CalqueICU

/// A number as a text shows it. The plural form depends on the visible digits: "1 star" but "1.0
/// stars" (UTS #35, "Plural Operand Meanings").
struct VisibleNumber {
  /// The value of the digits.
  let value: Double
  /// ICU's number skeleton that writes the same number of digits.
  let skeleton: String

  /// - Parameter value: The original number, for texts that are not plain digits.
  init(_ text: String, _ value: Double, symbols: NumberSymbols) {
    var whole = ""
    var fraction: String?
    var isPlain = true
    var rest = text[...]
    while let character = rest.first {
      if rest.hasPrefix(symbols.decimal), !symbols.decimal.isEmpty, fraction == nil {
        fraction = ""
        rest = rest.dropFirst(symbols.decimal.count)
        continue
      }
      if let digit = character.wholeNumberValue, digit < 10 {
        if fraction == nil { whole.append(String(digit)) } else { fraction?.append(String(digit)) }
      } else if character.isLetter {
        isPlain = false
      }
      rest.removeFirst()
    }
    guard isPlain, !whole.isEmpty || fraction?.isEmpty == false,
      let magnitude = Double("\(whole.isEmpty ? "0" : whole).\(fraction ?? "0")0")
    else {
      self.value = value
      skeleton = "precision-unlimited"
      return
    }
    self.value = value < 0 ? -magnitude : magnitude
    let digits = fraction?.count ?? 0
    skeleton = digits == 0 ? "precision-integer" : "." + String(repeating: "0", count: digits)
  }
}
