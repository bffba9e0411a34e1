import CalqueDiagnostics

/// The output of `strings-lint init`: a configuration without settings, with explanations.
package enum ConfigurationTemplate {
  /// The text of the file.
  package static var text: String {
    """
    # What strings-lint looks for here. 'strings-lint rules' lists the rules, 'strings-lint rules
    # RULE' explains one with its options, and 'strings-lint config PATH' shows what holds for a file.

    # Severities: error, warning, information or off. Rules that are information by themselves are
    # off until they are named here.
    rules:
      # format_missing: error
      # plural_unused_category: information
    \(options.isEmpty ? "" : options + "\n")
    # What is milder is not reported, and what is as bad as this makes the command fail.
    # minimum_severity: warning
    # fail_on: error

    # What was found before and is put up with: 'strings-lint --write-baseline FILE' writes the file.
    # baseline: .strings-lint-baseline.json

    # Patterns as in .gitignore, from the folder of this file. Where nobody says 'exclude', these are
    # passed over.
    # exclude: [\(Project.defaultExclude.map { YAMLText.spelling($0.text, isInFlow: true) }.joined(separator: ", "))]
    # include: ["App/**"]

    # The language of the source texts, where neither en.lproj nor Base.lproj has them.
    # source_language: en

    # Names that stay as they are in every language.
    # brands: [Calque]

    # Words, and the translations that are allowed.
    # glossary:
    #   folder:
    #     de: [Ordner, Verzeichnis]
    #     fr: dossier

    # Other rules for some files or languages. Of several that hold, the later one counts.
    # overrides:
    #   - paths: [Tests, "**/Generated/*.strings"]
    #     rules:
    #       missing_translation: off
    #   - locales: [ar, he]
    #     rules:
    #       bidi_unbalanced: error

    """
  }

  /// A rule with options, as an example; empty if no rule has any.
  private static var options: String {
    guard
      let rule = RuleRegistry.all.first(where: { !RuleRegistry.options(of: $0).isEmpty })
    else { return "" }
    let lines = RuleRegistry.options(of: rule).map {
      "  #   \($0.name): \($0.defaultValue)  # \($0.summary)\n"
    }
    return "  # \(rule.id):\n  #   severity: warning\n" + lines.joined()
  }
}
