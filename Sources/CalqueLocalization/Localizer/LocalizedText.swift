package import CalqueICU
package import CalqueMessages
import Foundation

/// A translated text with its values inserted, and the place of each of them.
package struct LocalizedText: Sendable {
  package typealias Kind = MessageRun.Kind
  package typealias Run = MessageRun
  package typealias Markup = MessageMarkup

  /// Where a text was found.
  package enum Source: Sendable, Hashable {
    /// In the table of this localization.
    case localization(String)
    /// Nowhere: the key itself is shown.
    case missing
    /// The text is not translated (verbatim).
    case verbatim
  }

  package var string: String
  /// The runs cover the whole string in order. They are not empty.
  package var runs: [Run]
  /// The markup, in the order of the string.
  package var markup: [Markup] = []
  /// The arguments of the key, which the runs refer to.
  package var arguments: [LocalizationArgument]
  /// The language of the translation, as a BCP 47 tag.
  package var languageIdentifier: String
  package var isRightToLeft: Bool
  /// When the text changes, if time alone changes it.
  package var nextChange: Date?
  /// A plural category of a value for which the text has no form, so that the form for `other` is
  /// shown.
  package var missingForm: PluralCategory?
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
