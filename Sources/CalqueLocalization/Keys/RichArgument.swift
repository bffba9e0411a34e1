package import CalqueICU
package import CalqueMessages
import Foundation

/// A value that needs more than its digits or bytes to be written.
package indirect enum RichArgument: Sendable, Equatable {
  case attributed(AttributedString)
  case date(Date, DateStyle)
  case dateRange(ClosedRange<Date>)
  case timer(TimerText)
  case formatted(any FormattedArgument)
  case nested(any NestedLocalizable)
  #if !canImport(Darwin)
    /// The place of a value that comes later.
    case placeholder(String.LocalizationValue.Placeholder)
  #endif

  package static func == (first: RichArgument, second: RichArgument) -> Bool {
    switch (first, second) {
    case (.attributed(let a), .attributed(let b)): a == b
    case (.date(let a, let style), .date(let b, let other)): a == b && style == other
    case (.dateRange(let a), .dateRange(let b)): a == b
    case (.timer(let a), .timer(let b)): a == b
    case (.formatted(let a), .formatted(let b)): a.isEqual(to: b)
    case (.nested(let a), .nested(let b)): a.isEqual(to: b)
    #if !canImport(Darwin)
      case (.placeholder(let a), .placeholder(let b)): a == b
    #endif
    default: false
    }
  }
}

/// A value that a layer above resolves, such as a text view inside of another text.
package protocol NestedLocalizable: Sendable {
  func isEqual(to other: any NestedLocalizable) -> Bool
  /// How many texts are inside of each other in the value; 0 if there is none inside.
  var nestingDepth: Int { get }
}

extension NestedLocalizable {
  package var nestingDepth: Int { 0 }
}

extension LocalizationArgument {
  /// A value that is more than its digits or bytes.
  package static func rich(_ argument: RichArgument) -> LocalizationArgument {
    .object(ArgumentObject(argument))
  }

  /// The value if it is more than its digits or bytes.
  package var rich: RichArgument? {
    guard case .object(let object) = self else { return nil }
    return (object as? ArgumentObject)?.argument
  }
}

extension LocalizedStringKey {
  /// How many texts are inside of each other in a text of this key.
  package var nestingDepth: Int {
    var depth = 0
    for argument in recording.values.rare {
      guard case .nested(let value)? = argument.rich else { continue }
      depth = max(depth, value.nestingDepth + 1)
    }
    return depth
  }
}

extension NestedLocalizable where Self: Equatable {
  package func isEqual(to other: any NestedLocalizable) -> Bool { (other as? Self) == self }
}

/// A value together with a format style, whatever their types are.
package protocol FormattedArgument: Sendable {
  /// The value as the style writes it in an environment, and when that reads differently.
  func text(in environment: LocalizationEnvironment) -> (text: String, nextChange: Date?)
  /// What plural rules see of the text, if it is a number's.
  func shownNumber(locale: Locale) -> PluralOperands?
  func isEqual(to other: any FormattedArgument) -> Bool
}

extension FormattedArgument {
  package func shownNumber(locale: Locale) -> PluralOperands? { nil }
}
