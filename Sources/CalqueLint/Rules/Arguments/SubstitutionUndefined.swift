import CalqueCatalogs
package import CalqueDiagnostics

/// The use of a named part that the entry does not define.
package enum SubstitutionUndefined: Rule {
  package static let id = "substitution_undefined"
  package static let severity = Severity.error
  package static let summary = "a named part that is used and not defined"
  package static let rationale = """
    `%#@name@` is the place of a part that the same entry defines, with its own plural. Where it does \
    not, the runtime shows nothing or the name itself. A name must match letter by letter, and a \
    `.strings` file can define none: parts stand in the `.stringsdict` file beside it.
    """
  package static let examples: [RuleExample] = [
    .strings(#""n" = "↓%#@files@";"#),
    .stringsdict(
      """
      <plist version="1.0"><dict><key>n</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>↓%#@file@</string>
      <key>files</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>other</key><string>%d files</string>
      </dict></dict></dict></plist>

      """),
    .plural([("one", "%d file"), ("other", "%d files")]),
  ]

  package static func check(_ comparison: ArgumentsUnit, in context: inout LintContext) {
    let names = comparison.usage.parts.map(\.name)
    for text in comparison.usage.texts {
      for substitution in text.format.substitutions where !names.contains(substitution.name) {
        if names.isEmpty, comparison.mayHavePartsElsewhere { continue }
        let known =
          names.isEmpty ? "no part" : "only " + names.map { "'\($0)'" }.joined(separator: ", ")
        context.report(
          Self.self, at: context.place(of: substitution.range, in: text.text),
          "The part '\(substitution.name)' is not defined; the entry has \(known)",
          remedy: "Define it, or correct the name", key: comparison.key, locale: comparison.locale)
      }
    }
  }
}
