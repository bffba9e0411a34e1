import CalqueCatalogs

/// The one text that represents a text with variations where there can be no variations.
enum GeneralForm {
  /// Returns a localization without variations and named parts: each variation is represented by
  /// its case `other`, or else by its last one.
  static func localization(_ localization: CatalogLocalization) -> CatalogLocalization {
    guard let value = localization.value, let text = text(of: value) else { return localization }
    var result = localization
    result.substitutions = []
    result.value = .text(
      CatalogText(
        FormatRewriting.inserting(text.string, parts: localization.substitutions) {
          Self.text(of: $0.value)?.string
        }, state: text.state))
    return result
  }

  private static func text(of value: CatalogValue) -> CatalogText? {
    switch value {
    case .text(let text): return text
    case .variations(let variations):
      return (variations["other"] ?? variations.cases.last?.value).flatMap(text)
    case .stringSet: return nil
    }
  }
}
