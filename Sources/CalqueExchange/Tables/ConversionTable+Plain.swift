import CalqueCatalogs

extension CatalogLocalization {
  /// Returns the localization without the parts that only string catalogs have: states and unnamed
  /// fields.
  func plain() -> CatalogLocalization {
    var result = CatalogLocalization(locale: locale, value: value.map(Self.plain))
    result.substitutions = substitutions.map {
      CatalogSubstitution(
        name: $0.name, argumentNumber: $0.argumentNumber, formatSpecifier: $0.formatSpecifier,
        value: Self.plain($0.value))
    }
    return result
  }

  private static func plain(_ value: CatalogValue) -> CatalogValue {
    switch value {
    case .text(let text): .text(CatalogText(text.string))
    case .variations(let variations):
      .variations(
        CatalogVariations(
          variations.kind,
          cases: variations.cases.map {
            CatalogVariations.Case($0.selector, value: plain($0.value))
          }))
    case .stringSet(let set): .stringSet(CatalogStringSet(set.texts.map { CatalogText($0.string) }))
    }
  }

  /// Returns the localization with a state for every text: a text without one is translated, as the
  /// runtime shows it.
  func withStates() -> CatalogLocalization {
    var result = self
    result.value = value.map { StringsDictionaryShape.mapTexts($0, Self.withState) }
    result.substitutions = substitutions.map { part in
      var part = part
      part.value = StringsDictionaryShape.mapTexts(part.value, Self.withState)
      return part
    }
    return result
  }

  private static func withState(_ text: CatalogText) -> CatalogValue? {
    if text.state != nil { return nil }
    var text = text
    text.state = "translated"
    return .text(text)
  }
}

extension ConversionTable {
  /// Returns whether a key without a text is not a text itself, as the keys of `Info.plist`, and
  /// those of objects in a storyboard. If they were written as texts, they would be shown.
  func keyIsName(_ key: String) -> Bool {
    if key.isEmpty || name.hasSuffix("InfoPlist") || name == "AppShortcuts" { return true }
    // abc-12-xyz.text
    return key.prefixMatch(of: #/[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}\./#) != nil
  }
}
