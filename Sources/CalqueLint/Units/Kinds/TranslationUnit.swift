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
  /// The texts that need review, without copies of plural forms.
  var reviewableTexts: [CatalogText] {
    if texts(inState: "needs_review").isEmpty { return [] }
    var found: [CatalogText] = []
    TextLeaf.forEach(in: self) { leaf in
      if leaf.text.state == "needs_review", !leaf.isDraftCopy { found.append(leaf.text) }
    }
    return found
  }

  /// The texts with a state.
  func texts(inState state: String) -> [CatalogText] {
    // Mostly there is one text, and it is in another state.
    if substitutions.isEmpty, case .text(let text)? = value, text.state != state { return [] }
    let values = [value].compactMap(\.self) + substitutions.map(\.value)
    return values.flatMap(\.texts).filter { $0.state == state }
  }
}
