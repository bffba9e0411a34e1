import CalqueCatalogs

/// One text to translate, as files for translators spell it: `%arg` is the placeholder that it
/// stands for.
struct TranslationUnit: Hashable, Sendable {
  /// The way to the text.
  var path: TextPath
  /// The text of the source language; where that has no such form, the one that is shown instead.
  var source: String
  /// The translation; nil where there is none.
  var target: String?
  /// How far the translation is, in the words of string catalogs.
  var state: String?

  /// Whether there is no translation yet: a text whose state is `new` is a copy of the source.
  var isMissing: Bool {
    guard let target else { return true }
    return state == "new" || (target.isEmpty && !source.isEmpty)
  }

  /// Whether there is a translation that waits for a person to read it.
  var needsReview: Bool {
    guard !isMissing, let state else { return false }
    return state != "translated" && !state.isEmpty
  }

  /// The translation that counts as one; empty for none.
  var translation: String { isMissing ? "" : target ?? "" }
}

/// A key with its texts in two languages.
struct TranslationEntry: Sendable {
  var key: String
  /// The note to translators.
  var comment: String?
  /// What the source language says. Where it says nothing, the key is the text.
  var source: CatalogLocalization
  /// What the target language says.
  var target: CatalogLocalization?
  /// The texts, one by one.
  var units: [TranslationUnit]
  /// False where the catalog asks for the key to be left alone.
  var shouldTranslate = true
  /// Whether a string catalog says that the program does not use the key any more.
  var isStale = false

  /// The text of a path.
  subscript(path: TextPath) -> TranslationUnit? { units.first { $0.path == path } }

  /// Whether the key says something that a unit cannot hold: a set of texts.
  var hasStringSet: Bool {
    [source.value, target?.value].contains { if case .stringSet = $0 { true } else { false } }
  }
}
