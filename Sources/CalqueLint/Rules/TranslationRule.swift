package import CalqueCatalogs

/// A rule about what a string catalog or an exchange file says of a translation beside its texts.
package protocol TranslationRule: Rule {
  /// Looks at an entry in one language that translations are expected in.
  static func check(
    _ translation: CatalogLocalization, of entry: CatalogEntry, in catalog: EntryContext,
    _ list: inout FindingList)
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
