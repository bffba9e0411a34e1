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
  /// Works out what checks need, from the options and from the words of the project. It is called
  /// once for all files for which the same settings hold, after the options are set.
  mutating func prepare(for terms: ProjectTerms)
}

extension RuleSettings {
  package mutating func prepare(for terms: ProjectTerms) {}
}

/// A rule with options. It asks a `LintContext` for its settings.
package protocol ConfigurableRule: Rule {
  /// Its options, and what it prepares from them.
  associatedtype Settings: RuleSettings
}

extension ConfigurableRule {
  package static var configurable: (any ConfigurableRule.Type)? { self }

  /// The settings with values for some options. Of several values for one the last counts.
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

  /// What is known of its options without their types.
  static var optionList: [OptionDescription] {
    Settings.options.map {
      OptionDescription(
        name: $0.name, domain: $0.domain, defaultValue: $0.defaultValue, summary: $0.summary)
    }
  }
}

/// The settings of some rule.
protocol PreparedRule: AnyObject, Sendable {}

/// The settings of one rule, found by its type.
final class PreparedSettings<Rule: ConfigurableRule>: PreparedRule {
  let settings: Rule.Settings

  init(_ settings: Rule.Settings) { self.settings = settings }
}

/// What is known of an option without its type.
package struct OptionDescription: Sendable {
  /// The name in configuration files.
  package var name: String
  /// What values it takes.
  package var domain: OptionDomain
  /// What it is where nobody says.
  package var defaultValue: OptionValue
  /// What it is for.
  package var summary: String
}
