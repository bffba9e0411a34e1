package import CalqueCatalogs

/// An entry in one language that translations are expected in, with its states.
package struct TranslationUnit: LintUnit {
  /// The texts in that language.
  package var translation: CatalogLocalization
  /// The entry.
  package var entry: CatalogEntry
  /// What the entry belongs to.
  package var catalog: CatalogInfo

  package static var kind: UnitKind { .translation }
}

extension CatalogLocalization {
  /// The texts with a state.
  func texts(inState state: String) -> [CatalogText] {
    // Mostly there is one text, and it is in another state.
    if substitutions.isEmpty, case .text(let text)? = value, text.state != state { return [] }
    let values = [value].compactMap(\.self) + substitutions.map(\.value)
    return values.flatMap(\.texts).filter { $0.state == state }
  }
}
