package import CalqueCatalogs

/// An entry of a catalog in all of its languages, with its properties other than texts: whether the
/// code still uses it, whether it is to be translated.
package struct EntryUnit: LintUnit {
  /// The entry.
  package var entry: CatalogEntry
  /// What it belongs to.
  package var catalog: CatalogInfo

  package static var kind: UnitKind { .entry }
}

/// What is known of the catalog that an entry belongs to.
package struct CatalogInfo {
  /// The language of the source texts.
  package var sourceLanguage: String
  /// The languages that translations are expected in.
  package var targets: [String]
  /// Whether it is an exchange file, which copies what the catalog says.
  package var isCopy = false
}

extension CatalogEntry {
  /// Returns the source text, with that of the most general of its variants; the key if there is
  /// none.
  package func sourceText(_ language: String) -> String {
    localization(language)?.value?.texts.last?.string ?? key
  }
}
