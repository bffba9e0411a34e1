package import CalqueCatalogs

/// A choice between texts: by number, device or width.
package struct ChoiceUnit: LintUnit {
  /// The texts.
  package var variations: CatalogVariations
  /// The key of the entry.
  package var key: String
  /// The locale of the texts; nil if it is not known.
  package var locale: String?
  /// The format of the number that chooses, without its percent sign; nil if it is not given.
  package var numberFormat: String?
  /// The categories of the locale.
  package var categories: PluralCoverage?
  /// The named part whose texts these are; nil for those of the entry itself.
  var part: String?
  /// The texts in the source language; nil for the source texts themselves, and if none is known.
  var source: SourceTexts?
  /// Whether these are texts of the source language.
  var isSource = false
  /// Whether the choices are those of a language other than the texts': the source texts of an
  /// exchange file have the plural categories of its target language.
  var isOfOtherLanguage = false

  package static var kind: UnitKind { .choice }
}
