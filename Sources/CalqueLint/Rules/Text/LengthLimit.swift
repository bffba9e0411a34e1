import CalqueCatalogs
package import CalqueDiagnostics

/// A text that is longer than the project allows.
package enum LengthLimit: TextRule, ConfigurableRule {
  package static let id = "length_limit"
  package static let severity = Severity.information
  package static let summary = "a string that is longer than the project allows"
  package static let rationale = """
    The system truncates the names of apps, notifications and the strings of widgets. The limit \
    counts characters as users perceive them; override it by path for the files that have a limit.
    """
  package static let examples: [RuleExample] = [
    .strings(#""a" = "↓Open the file";"#).configured(option(12)),
    .strings(#""a" = "Open a file👩‍👩‍👧";"#).configured(option(12)),
    .strings(#""a" = "Open the file";"#),
    .strings(#""a" = "  Open a file ";"#).configured(option(12)),
  ]
  package static let interest = TextInterest.texts(with: .any)

  /// What a project may configure.
  package struct Settings: RuleSettings {
    var maximum = 500
    /// The defaults.
    package init() {}
    package static let options: [RuleOption<Settings>] = [
      .integer(
        "maximum", \.maximum, in: 1...100_000, "the maximum length of a string, in characters")
    ]
  }

  private static func option(_ maximum: Int) -> String {
    "rules: { length_limit: { maximum: \(maximum) } }\n"
  }

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    let maximum = context.settings(of: Self.self).maximum
    // Every character takes at least one byte.
    guard text.string.utf8.count > maximum else { return }
    // Spaces and line breaks at the edges are not seen.
    let edges = TextEdges(text.string)
    let shown = text.string.utf8.dropFirst(edges.leading).dropLast(edges.trailing)
    let length = Substring(shown).count
    guard length > maximum else { return }
    context.report(
      Self.self, at: text.text.range,
      "The string has \(length) characters; the maximum is \(maximum)",
      remedy: "Shorten it", key: text.key, locale: text.locale)
  }
}
