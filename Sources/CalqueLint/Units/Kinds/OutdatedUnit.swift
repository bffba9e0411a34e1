package import CalqueCatalogs

/// A translation that is unchanged while its source text changed.
package struct OutdatedUnit: LintUnit {
  /// The first text of the translation.
  package var text: CatalogText
  /// The source text that it was made for.
  package var oldSource: String
  /// The key of the entry.
  package var key: String
  /// The language.
  package var locale: String

  package static var kind: UnitKind { .outdated }
}
