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
        joined(text.string, localization.substitutions), state: text.state))
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

  /// Returns a text with its named parts in their places.
  private static func joined(_ text: String, _ parts: [CatalogSubstitution]) -> String {
    if parts.isEmpty { return text }
    let format = FormatString(text, parts: parts)
    let isAlone = format.specifiers.isEmpty && format.substitutions.count == 1
    return FormatRewriting.replacing(text, parts: parts) { piece, format in
      switch piece {
      case .substitution(let place):
        guard let part = parts.last(where: { $0.name == place.name }),
          let form = Self.text(of: part.value)
        else { return nil }
        let number = part.argument ?? place.argument
        let spelled = FormatRewriting.withoutArgument(
          form.string, specifier: part.formatSpecifier ?? "lld", number: number)
        return isAlone && number == 1
          ? spelled : FormatRewriting.numbered(spelled, base: number - 1)
      case .specifier(let found)
      where found.position == nil && FormatRewriting.hasFixedSizes(found):
        return "%\(found.argument)$" + format[found.range].dropFirst()
      default: return nil
      }
    }
  }
}
