import StringCatalogs

/// The rules of one run, by what they look at.
struct RuleSet {
  let problem: [CatalogProblem.Code: any ProblemRule.Type]
  let format: [any FormatRule.Type]
  let variation: [any VariationRule.Type]
  let text: [any TextRule.Type]
  let coverage: [any CoverageRule.Type]

  init(_ configuration: LintConfiguration) {
    let rules = RuleRegistry.all.filter(configuration.asks)
    var problem: [CatalogProblem.Code: any ProblemRule.Type] = [:]
    for case let rule as any ProblemRule.Type in rules {
      for code in rule.codes { problem[code] = rule }
    }
    self.problem = problem
    format = rules.compactMap { $0 as? any FormatRule.Type }
    variation = rules.compactMap { $0 as? any VariationRule.Type }
    text = rules.compactMap { $0 as? any TextRule.Type }
    coverage = rules.compactMap { $0 as? any CoverageRule.Type }
  }
}
