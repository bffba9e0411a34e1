import CalqueCatalogs
package import CalqueDiagnostics

/// A named part that no text of the entry uses.
package enum SubstitutionUnused: Rule {
  package static let id = "substitution_unused"
  package static let severity = Severity.error
  package static let summary = "an unused substitution"
  package static let rationale = """
    The substitution and its plural variations are never shown: `%#@name@` is missing in the \
    string, or its name is misspelled.
    """
  package static let examples: [RuleExample] = [
    .stringsdict(
      """
      <plist version="1.0"><dict><key>n</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>↓Files: %d</string>
      <key>files</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>other</key><string>%d files</string>
      </dict></dict></dict></plist>

      """),
    .plural([("one", "%d file"), ("other", "%d files")]),
  ]

  /// A use that is misspelled is reported where it is.
  package static let echoes: [any Rule.Type] = [
    FormatInvalid.self, FormatSpelling.self, SubstitutionUndefined.self,
  ]

  package static func check(_ comparison: ArgumentsUnit, in context: inout LintContext) {
    let usage = comparison.usage
    if usage.parts.isEmpty { return }
    let used = Set(usage.texts.flatMap { $0.format.substitutions.map(\.name) })
    guard let main = usage.texts.first(where: { $0.part == nil }) else { return }
    for name in usage.parts.map(\.name) where !used.contains(name) {
      context.report(
        Self.self, at: main.text.range,
        "The substitution '\(name)' is defined, but no string uses %#@\(name)@",
        remedy: "Insert %#@\(name)@ where the substitution belongs, or remove it",
        key: comparison.key, locale: comparison.locale)
    }
  }
}
