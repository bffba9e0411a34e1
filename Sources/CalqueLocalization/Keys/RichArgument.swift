package import CalqueICU
package import CalqueMessages
import Foundation

/// A value that cannot be written from its digits or bytes alone.
package indirect enum RichArgument: Sendable, Equatable {
  case attributed(AttributedString)
  case date(Date, DateStyle)
  case dateRange(ClosedRange<Date>)
  case timer(TimerText)
  case formatted(any FormattedArgument)
  case nested(any NestedLocalizable)
  #if !canImport(Darwin)
    /// The place of a value that is provided later.
    case placeholder(LocalizationPlaceholder)
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

/// A value that is resolved by a higher layer, such as a text view inside another text.
package protocol NestedLocalizable: Sendable {
  func isEqual(to other: any NestedLocalizable) -> Bool
  /// The nesting depth of the texts inside the value; 0 if there are none.
  var nestingDepth: Int { get }
}

extension NestedLocalizable {
  package var nestingDepth: Int { 0 }
}

extension LocalizationArgument {
  /// Makes an argument of a value that is more than its digits or bytes.
  package static func rich(_ argument: RichArgument) -> LocalizationArgument {
    .object(ArgumentObject(argument))
  }

  /// The value, if it is more than its digits or bytes.
  package var rich: RichArgument? {
    guard case .object(let object) = self else { return nil }
    return (object as? ArgumentObject)?.argument
  }
}

extension LocalizedStringKey {
  /// The nesting depth of the texts inside a text with this key.
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

/// A value together with a format style, regardless of their types.
package protocol FormattedArgument: Sendable {
  /// Returns the value as the style writes it in an environment, and when that text changes.
  func text(in environment: LocalizationEnvironment) -> (text: String, nextChange: Date?)
  /// Returns the plural operands of the text if it is a number's.
  func shownNumber(locale: Locale) -> PluralOperands?
  func isEqual(to other: any FormattedArgument) -> Bool
}

extension FormattedArgument {
  package func shownNumber(locale: Locale) -> PluralOperands? { nil }
}
