import CalqueDiagnostics

/// The rules that run in a place, by the units that they check, and the severity of their findings
/// there.
final class RuleSet: Sendable {
  /// The rules by the units that they check.
  let table: RuleTable
  /// Those about texts.
  let texts: TextRules
  /// For each rule, the rules whose findings report the same.
  let echoes: [String: Set<String>]
  /// The names of all rules, whether they run or not.
  let known: [String]

  /// The severity of a rule's findings, and the minimum severity that is reported.
  private struct Weight {
    var severity: Severity
    var minimum: Severity
  }

  private let asked: Set<String>
  private let values: [String: [String: OptionValue]]
  private let minimum: Severity
  /// The differences from the rules' own severities.
  private let weights: [String: Weight]
  private let settings: [(rule: ObjectIdentifier, prepared: any PreparedRule)]

  /// Makes the rules of a configuration where some of its overrides apply.
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
      guard let isNamed = Self.weigh(&weight, choices[rule.id], configuration) else { continue }
      // A rule whose findings are too mild to be reported does not run.
      guard weight.severity >= weight.minimum || rule.mayBeWorse else { continue }
      if isNamed { weights[rule.id] = weight }
      rules.append(rule)
    }
    self.weights = weights
    asked = Set(rules.map { $0.id })
    values = choices.compactMapValues { $0.options.isEmpty ? nil : $0.options }
    var settings: [(rule: ObjectIdentifier, prepared: any PreparedRule)] = []
    var needed: [any Rule.Type] = []
    for rule in rules {
      if let configurable = rule.configurable {
        let prepared = configurable.prepared(
          choices[rule.id]?.options ?? [:], configuration.terms)
        settings.append((ObjectIdentifier(configurable), prepared))
        guard prepared.isNeeded else { continue }
      }
      needed.append(rule)
    }
    self.settings = settings
    table = RuleTable(needed)
    texts = TextRules(table)
    known = all.map { $0.id }
    echoes = rules.reduce(into: [:]) { echoes, rule in
      let others = rule.echoes
      if !others.isEmpty { echoes[rule.id] = Set(others.map { $0.id }) }
    }
  }

  /// Applies the choice for a rule.
  ///
  /// - Returns: Whether the rule is named; nil if it is off.
  private static func weigh(
    _ weight: inout Weight, _ choice: RuleChoice?, _ configuration: LintConfiguration
  ) -> Bool? {
    // If a rule is named, its findings are wanted.
    var isNamed = configuration.only != nil
    if let choice {
      if choice.level == .off, !isNamed { return nil }
      if case .severity(let severity) = choice.level { weight.severity = severity }
      isNamed = true
    }
    if isNamed, configuration.minimumSeverity == nil {
      weight.minimum = min(weight.minimum, weight.severity)
    }
    return isNamed
  }

  /// Whether a rule runs.
  func asks(_ id: String) -> Bool { asked.contains(id) }

  /// Returns the default severity of a rule's findings, or nil if they are not reported.
  func severity(of rule: any Rule.Type) -> Severity? {
    asked.contains(rule.id) ? severity(of: rule, nil) : nil
  }

  /// The options of a rule that are set.
  func options(of id: String) -> [String: OptionValue] { values[id] ?? [:] }

  /// Returns the severity of a finding here, or nil if it is not reported.
  ///
  /// - Parameter severity: The severity that the rule gives, if it differs from the rule's own. A
  ///   milder one stays milder, and a more severe one stays so unless the project lowers the
  ///   severity of the rule below the rule's own.
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
  /// - Complexity: O(number of running rules with options).
  func settings<Rule: ConfigurableRule>(of rule: Rule.Type) -> Rule.Settings {
    let identity = ObjectIdentifier(rule)
    for item in settings where item.rule == identity {
      // The settings of a rule are of its type. A dynamic cast to a generic class is slow.
      return unsafeDowncast(item.prepared, to: PreparedSettings<Rule>.self).settings
    }
    return Rule.Settings()
  }
}
