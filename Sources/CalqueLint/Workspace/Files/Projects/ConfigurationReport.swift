import CalqueCatalogs
import CalqueDiagnostics

/// Describes the settings for a file, in the form of a configuration file.
package enum ConfigurationReport {
  /// Returns the settings for a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - locale: The locale of a text in it; nil for the one that the path gives.
  ///   - project: The project of the file.
  ///   - configuration: The configuration of the project.
  package static func text(
    path: String, locale: String?, project: Project, _ configuration: LintConfiguration
  ) -> String {
    let locale = locale ?? CatalogFile.locale(ofPath: path)
    var rules = RuleSets(configuration, of: RuleRegistry.all).rules(forPath: path)
    let set = rules.rules(forLocale: locale)
    let subject = path + (locale.map { ", \($0)" } ?? "")
    var text = "# \(subject): \(project.path ?? "no configuration file")\n"
    text += "minimum_severity: \((configuration.minimumSeverity ?? .warning).rawValue)\n"
    text += "fail_on: \(configuration.failOn.rawValue)\n"
    if let language = configuration.sourceLanguage {
      text += "source_language: \(YAMLText.spelling(language))\n"
    }
    if configuration.lintsUnused { text += "lint_unused: true\n" }
    if let baseline = project.file.baseline {
      text += "baseline: \(YAMLText.spelling(baseline))\n"
    }
    text += list("include", project.file.include)
    text += list("exclude", project.file.exclude ?? Project.defaultExclude)
    if !configuration.terms.brands.isEmpty {
      text += "brands: \(OptionValue.texts(configuration.terms.brands))\n"
    }
    if !configuration.terms.glossary.isEmpty {
      text += "glossary:\n"
      for term in configuration.terms.glossary {
        text += "  \(YAMLText.spelling(term.term)):\n"
        for (language, words) in term.translations.sorted(by: { $0.key < $1.key }) {
          text += "    \(YAMLText.spelling(language)): \(OptionValue.texts(words))\n"
        }
      }
    }
    text += "rules:\n"
    for rule in RuleRegistry.all { text += describe(rule, set) }
    return text
  }

  private static func list(_ name: String, _ patterns: [PathPattern]) -> String {
    patterns.isEmpty ? "" : "\(name): \(OptionValue.texts(patterns.map(\.text)))\n"
  }

  private static func describe(_ rule: any Rule.Type, _ set: RuleSet) -> String {
    let level = set.severity(of: rule)?.rawValue ?? "off"
    let options = RuleRegistry.options(of: rule)
    if level == "off" || options.isEmpty { return "  \(rule.id): \(level)\n" }
    let values = set.options(of: rule.id)
    var text = "  \(rule.id):\n    severity: \(level)\n"
    for option in options {
      text += "    \(option.name): \(values[option.name] ?? option.defaultValue)\n"
    }
    return text
  }
}
