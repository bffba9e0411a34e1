import CalqueCatalogs
package import CalqueDiagnostics

/// A text that is longer than the project allows.
package enum LengthLimit: TextRule, ConfigurableRule {
  package static let id = "length_limit"
  package static let severity = Severity.information
  package static let summary = "a text is longer than the project allows"
  package static let rationale = """
    Names of apps, notifications and texts of widgets are cut off by the system. The limit counts \
    characters as people see them; override it for the files that have a limit, by path.
    """
  package static let examples: [RuleExample] = [
    .strings(#""a" = "↓Open the file";"#).configured(option(12)),
    .strings(#""a" = "Open a file👩‍👩‍👧";"#).configured(option(12)),
    .strings(#""a" = "Open the file";"#),
  ]
  package static let interest = TextInterest.texts(with: .any)

  /// What a project may configure.
  package struct Settings: RuleSettings {
    var maximum = 500
    /// The defaults.
    package init() {}
    package static let options: [RuleOption<Settings>] = [
      .integer("maximum", \.maximum, in: 1...100_000, "the most characters of a text")
    ]
  }

  private static func option(_ maximum: Int) -> String {
    "rules: { length_limit: { maximum: \(maximum) } }\n"
  }

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    let maximum = context.settings(of: Self.self).maximum
    // Every character takes at least one byte.
    guard text.string.utf8.count > maximum else { return }
    let length = text.string.count
    guard length > maximum else { return }
    context.report(
      Self.self, at: text.text.range, "The text has \(length) characters, \(maximum) are allowed",
      remedy: "Shorten it", key: text.key, locale: text.locale)
  }
}
