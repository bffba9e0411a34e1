public import CalqueDiagnostics

/// A project's choice for a rule.
public struct RuleChoice: Sendable, Hashable {
  /// The severity of its findings, or whether it runs.
  public enum Level: Sendable, Hashable {
    /// The rule does not run.
    case off
    /// The rule runs, and its findings have this severity.
    case severity(Severity)
  }

  /// The level; nil if it is unchanged.
  public var level: Level?
  /// The options that are set.
  public var options: [String: OptionValue]

  /// A choice.
  public init(level: Level? = nil, options: [String: OptionValue] = [:]) {
    self.level = level
    self.options = options
  }

  /// Returns this choice merged over an earlier one, which applies where this one has no value.
  func over(_ earlier: RuleChoice?) -> RuleChoice {
    guard let earlier else { return self }
    return RuleChoice(
      level: level ?? earlier.level, options: earlier.options.merging(options) { _, new in new })
  }
}

/// A project's choices for rules that apply to some files or some locales only.
package struct ConfigurationOverride: Sendable, Hashable {
  /// The files that it applies to; all if empty.
  package var paths: [PathPattern] = []
  /// The locales that it applies to; all if empty.
  package var locales: [LocaleRange] = []
  /// The choices.
  package var rules: [String: RuleChoice] = [:]

  /// An override without choices.
  package init() {}

  func holds(forPath path: String) -> Bool {
    paths.isEmpty || paths.contains { $0.matches(path) }
  }

  func holds(forLocale locale: String?) -> Bool {
    locales.isEmpty || locale.map { locale in locales.contains { $0.contains(locale) } } == true
  }
}
