import CalqueCatalogs
package import CalqueDiagnostics

/// The use of a named part that the entry does not define.
package enum SubstitutionUndefined: Rule {
  package static let id = "substitution_undefined"
  package static let severity = Severity.error
  package static let summary = "an undefined substitution"
  package static let rationale = """
    `%#@name@` refers to a substitution that the same entry defines, with plural variations of its \
    own. If it is not defined, the runtime shows nothing or the name itself. The name must match \
    exactly. The source texts of exchange files are copies without the parts that a language does \
    not use. A `.strings` file cannot define substitutions: they belong in the `.stringsdict` file \
    of the same table.
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
    if comparison.isSource, comparison.hasCopiedSource { return }
    let names = comparison.usage.parts.map(\.name)
    for text in comparison.usage.texts {
      for substitution in text.format.substitutions where !names.contains(substitution.name) {
        if names.isEmpty, comparison.mayHavePartsElsewhere { continue }
        let known =
          names.isEmpty
          ? "no substitutions" : "only " + names.map { "'\($0)'" }.joined(separator: ", ")
        context.report(
          Self.self, at: context.place(of: substitution.range, in: text.text),
          "The substitution '\(substitution.name)' is not defined; the entry has \(known)",
          remedy: "Define it, or correct the name", key: comparison.key, locale: comparison.locale)
      }
    }
  }
}
