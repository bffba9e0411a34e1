/// Parses the rule text of CLDR (UTS #35, "Plural rules syntax"): `few: v = 0 and i % 10 = 2..4`.
struct PluralRuleParser {
  /// The text that does not match the grammar.
  struct Failure: Error, Hashable {
    let line: String
    let expected: String
  }

  /// Reads one rule per line. `other` has no condition and is omitted, samples (`@…`) are skipped.
  static func rules(_ text: String) throws(Failure) -> [PluralRule] {
    var rules: [PluralRule] = []
    for line in text.split(separator: "\n") {
      var parser = PluralRuleParser(line)
      if let rule = try parser.rule() { rules.append(rule) }
    }
    return rules
  }

  private let line: Substring
  private var rest: Substring.UTF8View

  private init(_ line: Substring) {
    self.line = line
    rest = line.utf8
  }

  private mutating func rule() throws(Failure) -> PluralRule? {
    guard let category = PluralCategory(rawValue: word()), take(":") else {
      throw failure("a category and a colon")
    }
    skipSpaces()
    if rest.isEmpty || rest.first == UInt8(ascii: "@") {
      guard category == .other else { throw failure("a condition") }
      return nil
    }
    var alternatives: [[PluralRelation]] = []
    repeat {
      var relations: [PluralRelation] = []
      repeat { relations.append(try relation()) } while takeWord("and")
      alternatives.append(relations)
    } while takeWord("or")
    skipSpaces()
    guard rest.isEmpty || rest.first == UInt8(ascii: "@") else { throw failure("“and” or “or”") }
    return PluralRule(category: category, alternatives: alternatives)
  }

  private mutating func relation() throws(Failure) -> PluralRelation {
    skipSpaces()
    guard let letter = rest.popFirst(), let operand = PluralProgram.Operand(letter) else {
      throw failure("an operand")
    }
    var modulus: UInt64 = 0
    if take("%") {
      modulus = try value()
      guard modulus > 0 else { throw failure("a divisor above 0") }
    }
    let isNegated = take("!")
    guard take("=") else { throw failure("“=” or “!=”") }
    var ranges: [ClosedRange<UInt64>] = []
    repeat {
      let low = try value()
      let high = take("..") ? try value() : low
      guard low <= high else { throw failure("a range that ascends") }
      ranges.append(low...high)
    } while take(",")
    return PluralRelation(
      operand: operand, modulus: modulus, isNegated: isNegated, ranges: ranges)
  }

  private mutating func value() throws(Failure) -> UInt64 {
    skipSpaces()
    let digits = rest.prefix { $0 >= 0x30 && $0 <= 0x39 }
    guard let value = UInt64(Substring(digits)) else { throw failure("a number") }
    rest = rest.dropFirst(digits.count)
    return value
  }

  private mutating func skipSpaces() {
    while let byte = rest.first, byte == 0x20 || byte == 0x09 { rest.removeFirst() }
  }

  private mutating func word() -> String {
    skipSpaces()
    let letters = rest.prefix { $0 >= 0x61 && $0 <= 0x7A }
    rest = rest.dropFirst(letters.count)
    return String(Substring(letters))
  }

  private mutating func takeWord(_ expected: String) -> Bool {
    let before = rest
    if word() == expected { return true }
    rest = before
    return false
  }

  private mutating func take(_ symbol: StaticString) -> Bool {
    skipSpaces()
    let starts = symbol.withUTF8Buffer { rest.starts(with: $0) }
    if starts { rest = rest.dropFirst(symbol.utf8CodeUnitCount) }
    return starts
  }

  private func failure(_ expected: String) -> Failure {
    Failure(line: String(line), expected: expected)
  }
}
