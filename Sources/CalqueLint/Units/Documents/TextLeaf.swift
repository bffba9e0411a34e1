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
  /// Whether it is a copy of the text for `other`, to be reviewed by a translator.
  var isDraftCopy = false

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
        if variations.isDraftCopy(item), case .text(let text) = item.value {
          body(
            TextLeaf(
              part: part, selectors: selectors + [item.selector], text: text, isDraftCopy: true))
          continue
        }
        visit(item.value, part: part, selectors: selectors + [item.selector], body)
      }
    case .stringSet(let set):
      for text in set.texts {
        body(TextLeaf(part: part, selectors: selectors, text: text, isOfSet: true))
      }
    }
  }
}

extension CatalogVariations {
  /// Whether a plural form is a copy of the one for `other`, to be reviewed by a translator: what
  /// a fix adds for a missing form.
  func isDraftCopy(_ item: Case) -> Bool {
    guard kind == .plural, item.selector != "other", case .text(let text) = item.value,
      text.state == "needs_review", case .text(let other)? = self["other"]
    else { return false }
    return text.string == other.string
  }
}
