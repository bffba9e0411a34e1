import CalqueCatalogs

/// Replaces the texts of a catalog with those of a translator's file.
struct TranslatedTexts {
  /// The new contents of the catalog.
  private(set) var localization: CatalogLocalization
  /// The texts that changed: those of the catalog, and those of the file.
  private(set) var replaced: [(before: String, after: String)] = []
  /// The texts that were not in the catalog.
  private(set) var added: [String] = []
  /// The texts that the catalog cannot represent.
  private(set) var refused: [String] = []

  /// - Parameters:
  ///   - known: The contents of the catalog.
  ///   - new: The contents of the file.
  init(_ known: CatalogLocalization, from new: CatalogLocalization) {
    localization = known
    for part in new.substitutions where known.substitution(part.name) == nil {
      var part = part
      part.value = .variations(CatalogVariations(.plural, cases: []))
      localization.substitutions.append(part)
    }
    for (path, text) in new.textsByPath {
      // An untranslated text does not replace the catalog's.
      if text.string.isEmpty || text.state == "new" { continue }
      let old = known.text(at: path)
      if old == nil, !fits(path, known) {
        refused.append(text.string)
        continue
      }
      let state = Self.state(of: text, over: old)
      _ = localization.set(text.string, state: state, at: path)
      guard let old else {
        added.append(text.string)
        continue
      }
      if !old.string.utf8.elementsEqual(text.string.utf8) {
        replaced.append((old.string, text.string))
      }
    }
    localization.substitutions.removeAll { part in
      guard case .variations(let choice) = part.value else { return false }
      return choice.cases.isEmpty && known.substitution(part.name) == nil
    }
  }

  /// Returns the state of a text. If the file only marks a text as needing review, a more specific
  /// state is kept.
  private static func state(of text: CatalogText, over old: CatalogText?) -> String? {
    guard let old, old.string.utf8.elementsEqual(text.string.utf8) else {
      return text.state ?? "translated"
    }
    let isKept =
      text.state == nil
      || text.state == "needs_review" && old.state != "translated" && old.state != "new"
        && old.state?.isEmpty == false
    return isKept ? old.state : text.state
  }

  /// Returns whether a text can be added without removing one that varies in another way.
  private func fits(_ path: TextPath, _ known: CatalogLocalization) -> Bool {
    known.textsByPath.allSatisfy { other, _ in
      guard other.part == path.part else { return true }
      for (one, two) in zip(other.choices, path.choices) {
        if one.kind != two.kind { return false }
        if one.selector != two.selector { return true }
      }
      return other.choices.count <= path.choices.count
    }
  }
}
