/// What a rule with options works with: its options as stored properties with their defaults, and
/// whatever it prepares from them.
///
/// ```swift
/// package enum LengthLimit: TextRule, ConfigurableRule {
///   package struct Settings: RuleSettings {
///     var maximum = 200
///     package init() {}
///     package static let options: [RuleOption<Settings>] = [
///       .integer("maximum", \.maximum, in: 1...100_000, "the most characters of a text")
///     ]
///   }
///   …
///   let limit = context.settings(of: Self.self).maximum
/// ```
package protocol RuleSettings: Sendable {
  /// Every option at its default.
  init()
  /// The options, in the order in which they are listed.
  static var options: [RuleOption<Self>] { get }
  /// Computes what checks need, from the options and from the words of the project. It is called
  /// once for all files with the same settings, after the options are set.
  mutating func prepare(for terms: ProjectTerms)
  /// Whether there is something to check with them: a rule about the words of a project does not
  /// run if it has none.
  var isNeeded: Bool { get }
}

extension RuleSettings {
  package mutating func prepare(for terms: ProjectTerms) {}
  package var isNeeded: Bool { true }
}

/// A rule with options. It gets its settings from a `LintContext`.
package protocol ConfigurableRule: Rule {
  /// Its options, and what it prepares from them.
  associatedtype Settings: RuleSettings
}

extension ConfigurableRule {
  package static var configurable: (any ConfigurableRule.Type)? { self }

  /// Returns the settings with values for some options. If an option has several values, the last
  /// is used.
  static func prepared(
    _ values: [String: OptionValue], _ terms: ProjectTerms
  ) -> any PreparedRule {
    var settings = Settings()
    for option in Settings.options {
      if let value = values[option.name] { option.set(value, in: &settings) }
    }
    settings.prepare(for: terms)
    return PreparedSettings<Self>(settings)
  }

  /// The options, without their types.
  static var optionList: [OptionDescription] {
    Settings.options.map {
      OptionDescription(
        name: $0.name, domain: $0.domain, defaultValue: $0.defaultValue, summary: $0.summary)
    }
  }
}

/// The settings of some rule.
protocol PreparedRule: AnyObject, Sendable {
  /// Whether the rule has something to check.
  var isNeeded: Bool { get }
}

/// The settings of one rule, found by its type.
final class PreparedSettings<Rule: ConfigurableRule>: PreparedRule {
  let settings: Rule.Settings
  var isNeeded: Bool { settings.isNeeded }

  init(_ settings: Rule.Settings) { self.settings = settings }
}

/// An option without its type.
package struct OptionDescription: Sendable {
  /// The name in configuration files.
  package var name: String
  /// The values that it accepts.
  package var domain: OptionDomain
  /// The value if none is set.
  package var defaultValue: OptionValue
  /// Its purpose.
  package var summary: String
}
