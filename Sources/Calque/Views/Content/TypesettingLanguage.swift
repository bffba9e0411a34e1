public import Foundation

/// The language that a text is set in: the forms of its letters, its fonts and its line breaks.
///
/// It changes neither what the text says nor the language in which it is read aloud.
public struct TypesettingLanguage: Hashable, Sendable {
  /// nil for that of the text.
  let language: Locale.Language?

  /// The language of the text itself.
  public static let automatic = TypesettingLanguage(language: nil)

  /// A language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }

  /// The identifier for measuring; nil for that of the text.
  var identifier: String? { language?.maximalIdentifier }
}

extension Text {
  /// Says in which language the text is set.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - isEnabled: Whether it is applied.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Says in which language the text is set.
  ///
  /// - Parameters:
  ///   - language: The language, or that of the text itself.
  ///   - isEnabled: Whether it is applied.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    isEnabled ? with(.typesettingLanguage(language)) : self
  }

  /// The language that the text as a whole is set in, if it is given.
  var typesettingLanguage: String? {
    for case .typesettingLanguage(let language) in modifiers { return language.identifier }
    return nil
  }
}
