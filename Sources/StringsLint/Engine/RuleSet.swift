import StringCatalogs

/// The rules of one run, by what they look at.
struct RuleSet {
  let problem: [CatalogProblem.Code: any ProblemRule.Type]
  let format: [any FormatRule.Type]
  let variation: [any VariationRule.Type]
  let text: [any TextRule.Type]
  let coverage: [any CoverageRule.Type]
  let locale: [any LocaleRule.Type]

  init(_ configuration: LintConfiguration) {
    // What would be too mild to report is not looked for. A problem may be worse than its rule says.
    let rules = RuleRegistry.all.filter { rule in
      configuration.asks(rule)
        && (rule.severity >= configuration.minimumSeverity || rule is any ProblemRule.Type)
    }
    var problem: [CatalogProblem.Code: any ProblemRule.Type] = [:]
    for case let rule as any ProblemRule.Type in rules {
      for code in rule.codes { problem[code] = rule }
    }
    self.problem = problem
    format = rules.compactMap { $0 as? any FormatRule.Type }
    variation = rules.compactMap { $0 as? any VariationRule.Type }
    text = rules.compactMap { $0 as? any TextRule.Type }
    coverage = rules.compactMap { $0 as? any CoverageRule.Type }
    locale = rules.compactMap { $0 as? any LocaleRule.Type }
  }
}
