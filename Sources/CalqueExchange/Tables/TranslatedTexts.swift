import CalqueCatalogs

/// Takes the texts of a translator's file over those of a catalog.
struct TranslatedTexts {
  /// What the catalog is to say.
  private(set) var localization: CatalogLocalization
  /// The texts that are other ones now: what the catalog said, and what the file says.
  private(set) var replaced: [(before: String, after: String)] = []
  /// The texts that the catalog had not.
  private(set) var added: [String] = []
  /// The texts that the catalog has no place for.
  private(set) var refused: [String] = []

  /// - Parameters:
  ///   - known: What the catalog says.
  ///   - new: What the file says.
  init(_ known: CatalogLocalization, from new: CatalogLocalization) {
    localization = known
    for part in new.substitutions where known.substitution(part.name) == nil {
      var part = part
      part.value = .variations(CatalogVariations(.plural, cases: []))
      localization.substitutions.append(part)
    }
    for (path, text) in new.textsByPath {
      // What is not translated says nothing against the catalog.
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

  /// The state of a text. A file that says only that a text needs review does not overrule one that
  /// says why.
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

  /// Whether a text can be added without dropping one that varies otherwise.
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
