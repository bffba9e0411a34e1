/// The value of a rule's option, as a configuration file gives it.
public enum OptionValue: Sendable, Hashable {
  /// `true` or `false`.
  case flag(Bool)
  /// A whole number.
  case integer(Int)
  /// A floating-point number.
  case number(Double)
  /// A string, or one of several words.
  case text(String)
  /// A list of strings.
  case texts([String])
}

extension OptionValue: CustomStringConvertible {
  /// The value as it is written in YAML.
  public var description: String {
    switch self {
    case .flag(let value): String(value)
    case .integer(let value): String(value)
    case .number(let value): String(value)
    case .text(let value): YAMLText.spelling(value)
    case .texts(let values):
      "[" + values.map { YAMLText.spelling($0, isInFlow: true) }.joined(separator: ", ") + "]"
    }
  }
}

/// The values that an option accepts.
package enum OptionDomain: Sendable, Hashable {
  /// `true` or `false`.
  case flag
  /// A whole number in a range.
  case integer(ClosedRange<Int>)
  /// A number in a range.
  case number(ClosedRange<Double>)
  /// Any string.
  case text
  /// Any list of strings.
  case texts
  /// One of these words.
  case choice([String])
}

extension OptionDomain: CustomStringConvertible {
  /// A description of the accepted values, for manuals and messages.
  package var description: String {
    switch self {
    case .flag: "true or false"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .text: "a string"
    case .texts: "a list of strings"
    case .choice(let words):
      words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    }
  }
}
