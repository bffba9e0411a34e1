import CalqueDiagnostics

/// The rules that are asked in a place, by what they look at, and how bad their findings are there.
final class RuleSet: Sendable {
  /// The rules by what they look at.
  let table: RuleTable
  /// Those about texts.
  let texts: TextRules
  /// For a rule, those whose findings say the same.
  let echoes: [String: Set<String>]
  /// The names of all rules, whether they are asked or not.
  let known: [String]

  /// How bad findings of a rule are, and how mild they may be to be reported.
  private struct Weight {
    var severity: Severity
    var minimum: Severity
  }

  private let asked: Set<String>
  private let values: [String: [String: OptionValue]]
  private let minimum: Severity
  /// What differs from what rules say themselves.
  private let weights: [String: Weight]
  private let settings: [(rule: ObjectIdentifier, prepared: any PreparedRule)]

  /// The rules of a configuration where some of its overrides hold.
  ///
  /// - Parameter all: All rules that there are.
  init(
    _ configuration: LintConfiguration, of all: [any Rule.Type],
    overrides: [ConfigurationOverride] = []
  ) {
    var choices = configuration.rules
    for (id, choice) in overrides.lazy.flatMap(\.rules) {
      choices[id] = choice.over(choices[id])
    }
    minimum = configuration.minimumSeverity ?? .warning
    var weights: [String: Weight] = [:]
    var rules: [any Rule.Type] = []
    for rule in all where configuration.asks(rule.id) {
      var weight = Weight(severity: rule.severity, minimum: minimum)
      // Who names a rule wants to see what it finds.
      var isNamed = configuration.only != nil
      if let choice = choices[rule.id] {
        if choice.level == .off, !isNamed { continue }
        if case .severity(let severity) = choice.level { weight.severity = severity }
        isNamed = true
      }
      if isNamed, configuration.minimumSeverity == nil {
        weight.minimum = min(minimum, weight.severity)
      }
      // What would be too mild to report is not looked for.
      guard weight.severity >= weight.minimum || rule.mayBeWorse else { continue }
      if isNamed { weights[rule.id] = weight }
      rules.append(rule)
    }
    self.weights = weights
    asked = Set(rules.map { $0.id })
    values = choices.compactMapValues { $0.options.isEmpty ? nil : $0.options }
    table = RuleTable(rules)
    texts = TextRules(table)
    known = all.map { $0.id }
    echoes = rules.reduce(into: [:]) { echoes, rule in
      let others = rule.echoes
      if !others.isEmpty { echoes[rule.id] = Set(others.map { $0.id }) }
    }
    settings = rules.compactMap { $0.configurable }.map { rule in
      (
        ObjectIdentifier(rule),
        rule.prepared(choices[rule.id]?.options ?? [:], configuration.terms)
      )
    }
  }

  /// Whether a rule is asked.
  func asks(_ id: String) -> Bool { asked.contains(id) }

  /// How bad the findings of a rule are as a rule; nil where they are not reported.
  func severity(of rule: any Rule.Type) -> Severity? {
    asked.contains(rule.id) ? severity(of: rule, nil) : nil
  }

  /// The options of a rule that are set.
  func options(of id: String) -> [String: OptionValue] { values[id] ?? [:] }

  /// How bad a finding is here; nil where it is not reported.
  ///
  /// - Parameter severity: How bad its rule says that it is, where that differs from the rule's own
  ///   severity. What is milder stays milder, and what is graver stays so unless the project thinks
  ///   less of the rule than the rule itself.
  func severity(of rule: any Rule.Type, _ severity: Severity?) -> Severity? {
    guard let weight = weights[rule.id] else {
      let severity = severity ?? rule.severity
      return severity >= minimum ? severity : nil
    }
    var result = weight.severity
    if let severity, severity < rule.severity {
      result = min(severity, result)
    } else if let severity, severity > rule.severity, result >= rule.severity {
      result = max(severity, result)
    }
    return result >= weight.minimum ? result : nil
  }

  /// The settings of a rule.
  ///
  /// - Complexity: O(number of rules with options that are asked).
  func settings<Rule: ConfigurableRule>(of rule: Rule.Type) -> Rule.Settings {
    let identity = ObjectIdentifier(rule)
    for item in settings where item.rule == identity {
      if let prepared = item.prepared as? PreparedSettings<Rule> { return prepared.settings }
    }
    return Rule.Settings()
  }
}
