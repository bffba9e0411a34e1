import CalqueCatalogs

extension CatalogLocalization {
  /// The localization without what only string catalogs know: states and fields without a name.
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

  /// The localization with a state in every text: one that has none is translated, as the runtime
  /// shows it.
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
  /// Whether a key that has no text is no text either: the keys of `Info.plist`, and those of
  /// objects in a storyboard. Writing them as texts would show them.
  func keyIsName(_ key: String) -> Bool {
    if key.isEmpty || name.hasSuffix("InfoPlist") || name == "AppShortcuts" { return true }
    // abc-12-xyz.text
    return key.prefixMatch(of: #/[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}\./#) != nil
  }
}
