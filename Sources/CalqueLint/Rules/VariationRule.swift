package import CalqueCatalogs

/// A rule about choices between texts.
package protocol VariationRule: Rule {
  /// Looks at one choice.
  static func check(
    _ variations: CatalogVariations, _ context: VariationContext, _ list: inout FindingList)
}

/// What a choice belongs to.
package struct VariationContext {
  /// The key of the entry.
  package var key: String
  /// The locale of the texts; nil where it is not known.
  package var locale: String?
  /// The format of the number that the choice goes by, without its percent sign; nil where
  /// nothing gives it.
  package var numberFormat: String?
  /// The categories of the locale.
  package var categories: PluralCoverage?
  /// The named part whose texts these are; nil for those of the entry itself.
  var part: String?
  /// The texts in the source language; nil for those themselves, and where none is known.
  var source: SourceTexts?
  /// Whether these are texts of the source language.
  var isSource = false
}
