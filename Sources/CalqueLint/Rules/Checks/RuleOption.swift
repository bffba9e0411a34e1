/// A setting of a rule that a project may change, declared as data: configurations are checked
/// against it, and `strings-lint rules RULE` shows it.
package struct RuleOption<Settings: RuleSettings>: Sendable {
  /// The stored property that holds an option.
  package typealias Field<Value> = any WritableKeyPath<Settings, Value> & Sendable

  /// The name in configuration files, in snake case.
  package let name: String
  /// The values that it accepts.
  package let domain: OptionDomain
  /// Its purpose, in one line.
  package let summary: String
  private let read: @Sendable (Settings) -> OptionValue
  private let write: @Sendable (OptionValue, inout Settings) -> Void

  private init<Value>(
    _ name: String, _ field: Field<Value>, _ domain: OptionDomain,
    _ summary: String, wrap: @escaping @Sendable (Value) -> OptionValue,
    unwrap: @escaping @Sendable (OptionValue) -> Value?
  ) {
    self.name = name
    self.domain = domain
    self.summary = summary
    read = { wrap($0[keyPath: field]) }
    write = { value, settings in
      if let value = unwrap(value) { settings[keyPath: field] = value }
    }
  }

  /// `true` or `false`.
  package static func flag(
    _ name: String, _ field: Field<Bool>, _ summary: String
  ) -> RuleOption {
    RuleOption(name, field, .flag, summary, wrap: OptionValue.flag) {
      if case .flag(let value) = $0 { value } else { nil }
    }
  }

  /// A whole number.
  package static func integer(
    _ name: String, _ field: Field<Int>, in range: ClosedRange<Int>,
    _ summary: String
  ) -> RuleOption {
    RuleOption(name, field, .integer(range), summary, wrap: OptionValue.integer) {
      if case .integer(let value) = $0 { value } else { nil }
    }
  }

  /// A number with decimals.
  package static func number(
    _ name: String, _ field: Field<Double>,
    in range: ClosedRange<Double>, _ summary: String
  ) -> RuleOption {
    RuleOption(name, field, .number(range), summary, wrap: OptionValue.number) {
      if case .number(let value) = $0 { value } else { nil }
    }
  }

  /// A text.
  package static func text(
    _ name: String, _ field: Field<String>, _ summary: String
  ) -> RuleOption {
    RuleOption(name, field, .text, summary, wrap: OptionValue.text) {
      if case .text(let value) = $0 { value } else { nil }
    }
  }

  /// A list of texts.
  package static func texts(
    _ name: String, _ field: Field<[String]>, _ summary: String
  ) -> RuleOption {
    RuleOption(name, field, .texts, summary, wrap: OptionValue.texts) {
      if case .texts(let value) = $0 { value } else { nil }
    }
  }

  /// One of several words: the cases of an enumeration.
  package static func choice<Choice: RawRepresentable & CaseIterable & Sendable>(
    _ name: String, _ field: Field<Choice>, _ summary: String
  ) -> RuleOption where Choice.RawValue == String {
    RuleOption(
      name, field, .choice(Choice.allCases.map(\.rawValue)), summary,
      wrap: { OptionValue.text($0.rawValue) },
      unwrap: { if case .text(let value) = $0 { Choice(rawValue: value) } else { nil } })
  }

  /// The value if none is set.
  package var defaultValue: OptionValue { read(Settings()) }

  /// Sets a value. One of another type changes nothing: values are checked when a configuration is
  /// read.
  func set(_ value: OptionValue, in settings: inout Settings) { write(value, &settings) }
}
