import CalqueDiagnostics

/// The output of `strings-lint init`: a configuration without settings, with explanations.
package enum ConfigurationTemplate {
  /// The text of the file.
  package static var text: String {
    """
    # The configuration of strings-lint. 'strings-lint rules' lists the rules, 'strings-lint rules
    # RULE' explains a rule and its options, and 'strings-lint config PATH' shows the settings of a
    # file.

    # Severities: error, warning, information or off. Rules of severity information are off unless
    # they are listed here.
    rules:
      # format_missing: error
      # plural_unused_category: information
    \(options.isEmpty ? "" : options + "\n")
    # Findings below minimum_severity are not reported. Findings of severity fail_on and above make
    # the command fail.
    # minimum_severity: warning
    # fail_on: error

    # Known findings that are not reported: 'strings-lint --write-baseline FILE' writes the file.
    # baseline: .strings-lint-baseline.json

    # Patterns as in .gitignore, relative to the folder of this file. Without 'exclude', these are
    # skipped.
    # exclude: [\(Project.defaultExclude.map { YAMLText.spelling($0.text, isInFlow: true) }.joined(separator: ", "))]
    # include: ["App/**"]

    # The language of the source texts, if neither en.lproj nor Base.lproj contains them.
    # source_language: en

    # Texts that users do not see are linted too: of catalogs that no Xcode project builds, of inputs
    # of tests, and of keys that no source names. Otherwise their findings are information.
    # lint_unused: true

    # Names that stay the same in every language.
    # brands: [Calque]

    # Terms and their accepted translations.
    # glossary:
    #   folder:
    #     de: [Ordner, Verzeichnis]
    #     fr: dossier

    # Other settings for some files or languages. If several overrides apply, the last one wins.
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
