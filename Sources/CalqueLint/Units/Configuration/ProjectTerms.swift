/// The words of a project that translations have to use.
package struct ProjectTerms: Sendable, Hashable {
  /// A word and how it is to be translated.
  package struct Term: Sendable, Hashable {
    /// The word of the source language.
    package var term: String
    /// The translations that are allowed, by language. A language that is not listed is not
    /// checked.
    package var translations: [String: [String]]

    /// A word and its translations by language.
    package init(term: String, translations: [String: [String]]) {
      self.term = term
      self.translations = translations
    }

    /// Returns the translations allowed in a locale: its own, else those of the nearest locale
    /// whose texts are shown if it has none. Returns nil if any translation is allowed.
    package func translations(in locale: String) -> [String]? {
      if let own = translations[locale] { return own }
      return LocaleRange.best(for: locale, among: translations.keys).flatMap { translations[$0] }
    }
  }

  /// The glossary.
  package var glossary: [Term] = []
  /// Names that are the same in every language.
  package var brands: [String] = []

  /// No words.
  package init() {}

  /// Whether there are none.
  package var isEmpty: Bool { glossary.isEmpty && brands.isEmpty }
}
