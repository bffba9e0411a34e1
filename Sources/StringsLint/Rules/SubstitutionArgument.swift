package import Diagnostics
import StringCatalogs

/// The place of a named part that cannot tell its argument.
package enum SubstitutionArgument: FormatRule {
  package static let id = "substitution_argument"
  package static let severity = Severity.warning
  package static let summary = "a named part whose argument cannot be told"
  package static let rationale = """
    `%1#@name@` lacks the `$` behind its number: 1 is a width there, and the part takes the next \
    argument in line. Where a string catalog's text has several parts, each needs the number of its \
    argument (`argNum`), or it changes its argument when a translator changes the order.
    """
  package static let examples: [RuleExample] = [
    .stringsdict(text("↓%1#@files@")),
    .xcstrings(catalog("\"argNum\" : 1, ")),
    .stringsdict(text("%1$#@files@")),
    .stringsdict(text("%#@files@")),
  ]

  private static func catalog(_ number: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld of %lld" : {
          "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@a@ of ↓%#@b@" },
              "substitutions" : {
                "a" : {
                  \(number)"formatSpecifier" : "lld",
                  "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg file" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg files" } }
                  } }
                },
                "b" : {
                  "formatSpecifier" : "lld",
                  "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg folder" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg folders" } }
                  } }
                }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """
  }

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
    if list.format == .xcstrings { checkNumbers(comparison, &list) }
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

  private static func checkNumbers(_ comparison: FormatComparison, _ list: inout FindingList) {
    let usage = comparison.usage
    guard usage.parts.count > 1 else { return }
    for text in usage.texts where text.format.substitutions.count > 1 {
      for substitution in text.format.substitutions where substitution.position == nil {
        guard let part = usage.parts.first(where: { $0.name == substitution.name }),
          !part.isNumbered
        else { continue }
        list.add(
          Self.self, at: list.place(of: substitution.range, in: text.text),
          "The part '\(substitution.name)' does not say which argument it varies by",
          remedy: "Add \"argNum\" : \(substitution.argument) to it", key: comparison.key,
          locale: comparison.locale)
      }
    }
  }
}
