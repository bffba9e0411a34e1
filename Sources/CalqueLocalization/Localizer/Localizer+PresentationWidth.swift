extension Localizer {
  /// The text of a key that fits in a width, where its catalog has several.
  ///
  /// Of the variations of the text by width (`NSStringVariableWidthRuleType`) that for the greatest
  /// width up to `width` is taken, or else that for the smallest, as by
  /// `variantFittingPresentationWidth(_:)` of Foundation. Texts that do not vary are as ever.
  ///
  /// - Parameters:
  ///   - key: The key and its values.
  ///   - table: The table to ask; without one, `Localizable`.
  ///   - width: The width, in the unit of the catalog: some take characters, some ems, some points.
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
