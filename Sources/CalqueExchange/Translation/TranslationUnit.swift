import CalqueCatalogs

/// One text to translate, as it is written in files for translators: the placeholder is written
/// instead of `%arg`.
struct TranslationUnit: Hashable, Sendable {
  /// The path of the text.
  var path: TextPath
  /// The text of the source language; if it has no such form, the text that is shown instead.
  var source: String
  /// The translation; nil if there is none.
  var target: String?
  /// The state of the translation, in the terms of string catalogs.
  var state: String?

  /// Whether there is no translation yet: a text with the state `new` is a copy of the source.
  var isMissing: Bool {
    guard let target else { return true }
    return state == "new" || (target.isEmpty && !source.isEmpty)
  }

  /// Whether there is a translation that needs review.
  var needsReview: Bool {
    guard !isMissing, let state else { return false }
    return state != "translated" && !state.isEmpty
  }

  /// The translation; empty if it is missing.
  var translation: String { isMissing ? "" : target ?? "" }
}

/// A key with its texts in two languages.
struct TranslationEntry: Sendable {
  var key: String
  /// The comment for translators.
  var comment: String?
  /// The localization in the source language. If it has no text, the key is the text.
  var source: CatalogLocalization
  /// The localization in the target language.
  var target: CatalogLocalization?
  /// The texts, one by one.
  var units: [TranslationUnit]
  /// False if the catalog marks the key as not to be translated.
  var shouldTranslate = true
  /// Whether a string catalog marks the key as no longer used.
  var isStale = false

  /// Returns the text at a path.
  subscript(path: TextPath) -> TranslationUnit? { units.first { $0.path == path } }

  /// Whether the key has contents that a unit cannot represent: a set of texts.
  var hasStringSet: Bool {
    [source.value, target?.value].contains { if case .stringSet = $0 { true } else { false } }
  }
}
