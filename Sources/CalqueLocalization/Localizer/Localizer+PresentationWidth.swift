extension Localizer {
  /// Returns the text of a key that fits a width, if its catalog has several.
  ///
  /// Of the variations of the text by width (`NSStringVariableWidthRuleType`), that for the
  /// greatest width up to `width` is used, or else that for the smallest, as by Foundation's
  /// `variantFittingPresentationWidth(_:)`. Texts that do not vary are returned as usual.
  ///
  /// - Parameters:
  ///   - key: The key and its values.
  ///   - table: The table to search; if `nil`, `Localizable`.
  ///   - width: The width, in the unit of the catalog: some use characters, some ems, some points.
  public func string(
    _ key: LocalizedStringKey, table: String? = nil, fittingPresentationWidth width: Int
  ) -> String {
    var environment = environment
    environment.presentationWidth = width
    return resolve(
      key, table: table, environment: environment,
      isolatesArguments: environment.isolatesArguments
    ).string
  }
}
