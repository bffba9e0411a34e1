import CalqueCatalogs
package import CalqueDiagnostics
import CalqueICU

/// A digit in a plural text that represents the number itself.
package enum PluralDigitLiteral: Rule {
  package static let id = "plural_digit_literal"
  package static let severity = Severity.warning
  package static let summary = "a literal digit in a plural category that covers several numbers"
  package static let rationale = """
    A string for `few`, `many` or `other` is shown for many numbers. If it begins with a literal \
    digit and does not show the number, it says "3 files" for 4. For `one`, in languages where \
    only 1 is `one`, and for `two` and `zero`, the digit is correct.
    """
  package static let examples: [RuleExample] = [
    .plural([("one", "1 file"), ("other", "↓2 files")]),
    .plural(
      [("one", "%d plik"), ("few", "↓3 pliki"), ("many", "%d plików"), ("other", "%d pliku")],
      in: "pl"),
    .plural([("one", "1 file"), ("other", "%d files of 3")]),
    .plural([("one", "One file"), ("other", "All MP3 files")]),
  ]

  package static func check(_ choice: ChoiceUnit, in context: inout LintContext) {
    let variations = choice.variations
    guard variations.kind == .plural, variations.cases.count > 1 else { return }
    for item in variations.cases where ["few", "many", "other"].contains(item.selector) {
      guard case .text(let text) = item.value,
        let digits = leadingNumber(text.string), !showsArgument(text)
      else { continue }
      context.report(
        Self.self, at: context.place(of: digits, in: text),
        "The string for '\(item.selector)' has a literal number, but is shown for many numbers",
        remedy: "Show the number with %\(choice.numberFormat ?? "d")", key: choice.key,
        locale: choice.locale)
    }
  }

  /// Returns the range of a whole number that is a word at the beginning of a text.
  private static func leadingNumber(_ text: String) -> Range<Int>? {
    let bytes = Array(text.utf8)
    let count = bytes.prefix { (0x30...0x39).contains($0) }.count
    guard count > 0, count < 4, count < bytes.count, bytes[count] == 0x20 || bytes[count] >= 0x80
    else { return nil }
    return 0..<count
  }

  private static func showsArgument(_ text: CatalogText) -> Bool {
    FormatString(text.string, inSubstitution: true).isFormat
  }
}
