package import CalqueICU
import Foundation

/// A value that a key carries. Numbers and strings stand in place; what is rarer stands in a box,
/// so that the common ones stay small.
package enum LocalizationArgument: Sendable, Equatable {
  case integer(Int64)
  case unsigned(UInt64)
  case double(Double)
  case string(String)
  case rich(RichArgument)
}

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
  /// What stands for the value where only characters can: `U+FFFC` for a picture.
  func plainText(by localizer: Localizer, in environment: LocalizationEnvironment) -> String
  func isEqual(to other: any NestedLocalizable) -> Bool
  /// How many texts are inside of each other in the value; 0 if there is none inside.
  var nestingDepth: Int { get }
}

extension NestedLocalizable {
  package var nestingDepth: Int { 0 }
}

/// What takes the place of texts inside of texts that are deeper than `depth`: resolving them would
/// need a stack without end.
package struct NestingEnd: NestedLocalizable, Equatable {
  /// How deep texts may be inside of each other.
  package static let depth = 64

  package init() {}

  package func plainText(
    by localizer: Localizer, in environment: LocalizationEnvironment
  ) -> String { "\u{2026}" }
}

extension LocalizationArgument {
  /// A value that is itself resolved later; an ellipsis where it is deeper than ``NestingEnd/depth``.
  static func nested(_ value: any NestedLocalizable) -> LocalizationArgument {
    .rich(.nested(value.nestingDepth < NestingEnd.depth ? value : NestingEnd()))
  }
}

extension LocalizedStringKey {
  /// How many texts are inside of each other in a text of this key.
  package var nestingDepth: Int {
    var depth = 0
    for case .rich(.nested(let value)) in recording.values.rare {
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
