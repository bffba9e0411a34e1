package import CalqueMessages
import Foundation

/// A translated text with its values in place, and where each of them stands.
package struct LocalizedText: Sendable {
  package typealias Kind = MessageRun.Kind
  package typealias Run = MessageRun
  package typealias Markup = MessageMarkup

  /// Where a text was found.
  package enum Source: Sendable, Hashable {
    /// In the table of this localization.
    case localization(String)
    /// Nowhere: the key itself stands for it.
    case missing
    /// It is not translated at all (verbatim).
    case verbatim
  }

  package var string: String
  /// Cover the string from start to end, in order, none empty.
  package var runs: [Run]
  /// In the order of the string.
  package var markup: [Markup] = []
  /// The arguments of the key, which the runs refer to.
  package var arguments: [LocalizationArgument]
  /// The language of the translation, as BCP 47 writes it.
  package var languageIdentifier: String
  package var isRightToLeft: Bool
  /// When the text reads differently, if time alone changes it.
  package var nextChange: Date?
  package var source: Source

  package func nestedValue(at index: Int) -> (any NestedLocalizable)? {
    guard arguments.indices.contains(index), case .nested(let value)? = arguments[index].rich
    else { return nil }
    return value
  }

  package func attributedValue(at index: Int) -> AttributedString? {
    guard arguments.indices.contains(index), case .attributed(let value)? = arguments[index].rich
    else { return nil }
    return value
  }
}
