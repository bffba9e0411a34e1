public import CalqueDiagnostics

/// Describes a rule.
public struct RuleInfo: Sendable, Identifiable {
  /// The name in findings, configurations and on the command line, in snake case.
  public let id: String
  /// The severity of its findings, unless the project or a finding overrides it.
  public let severity: Severity
  /// What it finds, in one line.
  public let summary: String
  /// Why that matters: what people see at run time. In Markdown.
  public let rationale: String
  /// The names of its options in configuration files, with their defaults.
  public let options: [(name: String, defaultValue: OptionValue)]

  /// All rules, in the order in which they are listed.
  public static let all = RuleRegistry.all.map { RuleInfo($0) }

  private init(_ rule: any Rule.Type) {
    id = rule.id
    severity = rule.severity
    summary = rule.summary
    rationale = rule.rationale
    options = RuleRegistry.options(of: rule).map { ($0.name, $0.defaultValue) }
  }
}
