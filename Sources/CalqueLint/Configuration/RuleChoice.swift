public import CalqueDiagnostics

/// What a project says about a rule.
public struct RuleChoice: Sendable, Hashable {
  /// How bad its findings are.
  public enum Level: Sendable, Hashable {
    /// The rule is not asked.
    case off
    /// The rule is asked, and finds things that are so bad.
    case severity(Severity)
  }

  /// The level; nil where it stays as it is.
  public var level: Level?
  /// The options that are set.
  public var options: [String: OptionValue]

  /// A choice.
  public init(level: Level? = nil, options: [String: OptionValue] = [:]) {
    self.level = level
    self.options = options
  }

  /// This choice after another one, which holds where this one says nothing.
  func over(_ earlier: RuleChoice?) -> RuleChoice {
    guard let earlier else { return self }
    return RuleChoice(
      level: level ?? earlier.level, options: earlier.options.merging(options) { _, new in new })
  }
}

/// What a project says about rules for some files or some locales only.
package struct ConfigurationOverride: Sendable, Hashable {
  /// The files that it is for; all where empty.
  package var paths: [PathPattern] = []
  /// The locales that it is for; all where empty.
  package var locales: [LocaleRange] = []
  /// What it says.
  package var rules: [String: RuleChoice] = [:]

  /// An override that says nothing.
  package init() {}

  func holds(forPath path: String) -> Bool {
    paths.isEmpty || paths.contains { $0.matches(path) }
  }

  func holds(forLocale locale: String?) -> Bool {
    locales.isEmpty || locale.map { locale in locales.contains { $0.contains(locale) } } == true
  }
}
