package import Diagnostics
import StringCatalogs

/// The place of a named part that cannot tell its argument.
package enum SubstitutionArgument: FormatRule {
  package static let id = "substitution_argument"
  package static let severity = Severity.error
  package static let summary = "a named part whose argument cannot be told"
  package static let rationale = """
    `%1#@name@` lacks the `$` behind its number: 1 is a width there, and the part takes the next \
    argument in line. Several parts of one string catalog entry need the number of their argument \
    (`argNum`), or the second takes the first one's.
    """
  package static let examples: [RuleExample] = [
    .stringsdict(text("↓%1#@files@")),
    .stringsdict(text("%1$#@files@")),
    .stringsdict(text("%#@files@")),
  ]

  private static func text(_ format: String) -> String {
    """
    <plist version="1.0"><dict><key>n</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
    <key>files</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>other</key><string>%d files</string>
    </dict></dict></dict></plist>

    """
  }

  package static func check(_ comparison: FormatComparison, _ list: inout FindingList) {
    for text in comparison.usage.texts {
      for substitution in text.format.substitutions where substitution.position == nil {
        let spelling = text.format[substitution.range]
        let digits = spelling.dropFirst().prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, digits.first != "0" else { continue }
        let place = list.place(of: substitution.range, in: text.text)
        let fixed = "%\(digits)$" + spelling.dropFirst(1 + digits.count)
        list.add(
          Self.self, at: place,
          "'\(spelling)' has no '$' behind its number, which is a width so",
          remedy: "Write \(fixed)", key: comparison.key, locale: comparison.locale,
          fix: Fix(title: "write \(fixed)", edits: [Edit(range: place, replacement: fixed)]))
      }
    }
  }
}
