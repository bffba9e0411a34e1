import CalqueCatalogs

/// A text of an entry in one language, and the path to it.
struct TextLeaf {
  /// The named part that it is a text of; nil for a text of the entry itself.
  var part: String?
  /// The choices that lead to it, outermost first.
  var selectors: [String]
  /// The text.
  var text: CatalogText
  /// Whether it is one of several equivalent texts, which people may say to a machine.
  var isOfSet = false

  /// Visits the texts of an entry, then those of its named parts.
  static func forEach(in localization: CatalogLocalization, _ body: (TextLeaf) -> Void) {
    if let value = localization.value { visit(value, part: nil, selectors: [], body) }
    for part in localization.substitutions {
      visit(part.value, part: part.name, selectors: [], body)
    }
  }

  private static func visit(
    _ value: CatalogValue, part: String?, selectors: [String], _ body: (TextLeaf) -> Void
  ) {
    switch value {
    case .text(let text): body(TextLeaf(part: part, selectors: selectors, text: text))
    case .variations(let variations):
      for item in variations.cases {
        visit(item.value, part: part, selectors: selectors + [item.selector], body)
      }
    case .stringSet(let set):
      for text in set.texts {
        body(TextLeaf(part: part, selectors: selectors, text: text, isOfSet: true))
      }
    }
  }
}
