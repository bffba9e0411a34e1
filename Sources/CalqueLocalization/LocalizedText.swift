package import CalqueMessages
import Foundation

/// A translated text with its values in place, and where each of them stands.
package struct LocalizedText: Sendable {
  package enum Kind: Sendable, Hashable {
    /// The translation's own text, isolate characters included.
    case literal
    /// The value at this index of the key's arguments.
    case argument(Int)
    /// The nested value at this index of the key's arguments; its plain text stands in the string.
    case nested(Int)
  }

  package struct Run: Sendable, Hashable {
    /// In UTF-16 units of the string.
    package var range: Range<Int>
    package var kind: Kind
  }

  /// Markup of the translation that is not shown.
  package struct Markup: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
      /// A text with these attributes begins.
      case open([MarkupAttribute])
      /// It ends.
      case close
      /// A bracket follows that is none of markdown's.
      case bracket
    }

    /// In UTF-16 units of the string.
    package var offset: Int
    package var kind: Kind
  }

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
    guard arguments.indices.contains(index), case .rich(.nested(let value)) = arguments[index]
    else { return nil }
    return value
  }

  package func attributedValue(at index: Int) -> AttributedString? {
    guard arguments.indices.contains(index), case .rich(.attributed(let value)) = arguments[index]
    else { return nil }
    return value
  }
}
