import CalqueCatalogs
package import CalqueDiagnostics

/// A number of the source text that a translation does not have.
package enum NumbersChanged: TextRule {
  package static let id = "numbers"
  package static let severity = Severity.information
  package static let summary = "a number of the source text that is missing or changed"
  package static let rationale = """
    A limit, a year or a version was mistyped or is out of date. Digits of every script and \
    separators of every language are treated as equal; a number of one digit may be a word, and \
    the hours of a time of day may change.
    """
  package static let examples: [RuleExample] = [
    .strings(english: #""a" = "Up to 250 MB";"#, german: #""a" = "Bis zu ↓25 MB";"#),
    .strings(english: #""a" = "Up to 250 MB";"#, german: #""a" = "↓Bis zu einer Grenze";"#),
    .strings(english: #""a" = "Up to 1,000 files";"#, german: #""a" = "Bis zu 1.000 Dateien";"#),
    .strings(english: #""a" = "At 3:30 PM";"#, german: #""a" = "Um 15:30";"#),
    .strings(english: #""a" = "Is 25%";"#, german: #""a" = "Ist %25, ja";"#),
    .strings(english: #""a" = "One of 2";"#, german: #""a" = "Einer von zweien";"#),
    RuleExample(files: [
      ("en.lproj/A.strings", #""a" = "Up to 250";"#), ("ar.lproj/A.strings", #""a" = "حتى ٢٥٠";"#),
    ]),
  ]
  package static let interest = TextInterest.pairs(with: [
    .digit, .arabicDigit, .extendedArabicDigit, .otherDigit,
  ])

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    guard let source = text.source else { return }
    if text.traits.contains(.blank) || !mayHaveNumber(source) { return }
    let traits = text.traits.union(source.traits)
    if traits.isDisjoint(with: TextTraits.nativeDigit.union(.percent)),
      TextNumbers.areClearlyEqual(source.string, text.string)
    {
      return
    }
    let theirs = TextNumbers.all(in: source.string).filter { $0.digits.utf8.count > 1 }
    if theirs.isEmpty { return }
    let own = TextNumbers.all(in: text.string)
    var known = own.map(\.digits)
    for number in theirs {
      if let index = known.firstIndex(of: number.digits) {
        known.remove(at: index)
        continue
      }
      // A 24-hour clock has other numbers.
      if source.string.utf8[of: number.range.upperBound..<(number.range.upperBound + 1)] == ":"
        || isMinute(number, source.string)
      {
        continue
      }
      let other = own.first { candidate in
        known.contains(candidate.digits) && candidate.digits.utf8.count > 1
      }
      context.report(
        Self.self,
        at: other.map { context.place(of: $0.range, in: text.text) } ?? text.text.range,
        "The source text has \(source.string.utf8[of: number.range]), but the translation has "
          + (other.map { text.string.utf8[of: $0.range] } ?? "no such number"),
        remedy: "Use the number of the source text", key: text.key, locale: text.locale)
      return
    }
  }

  /// Whether a text may have a number of more than one digit.
  private static func mayHaveNumber(_ source: TextUnit.Source) -> Bool {
    if !source.traits.isDisjoint(with: .nativeDigit) { return true }
    var string = source.string
    return string.withUTF8 { bytes in
      var count = 0
      for byte in bytes where byte &- UInt8(ascii: "0") < 10 {
        count += 1
        if count > 1 { return true }
      }
      return false
    }
  }

  private static func isMinute(_ number: TextNumbers, _ text: String) -> Bool {
    guard number.range.lowerBound > 0 else { return false }
    let before = (number.range.lowerBound - 1)..<number.range.lowerBound
    return text.utf8[of: before] == ":"
  }
}
