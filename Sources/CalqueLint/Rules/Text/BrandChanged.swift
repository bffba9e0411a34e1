import CalqueCatalogs
package import CalqueDiagnostics

/// A name of the project that a translation changed.
package enum BrandChanged: TextRule, ConfigurableRule {
  package static let id = "brand_changed"
  package static let severity = Severity.information
  package static let summary = "a brand of the source text is missing in a translation"
  package static let rationale = """
    Names stay as they are in every language, in the letters and the case that the project writes. \
    Which ones, the configuration says under `brands`.
    """
  package static let examples: [RuleExample] = [
    .strings(english: #""a" = "Quit Calque";"#, german: #""a" = "↓Pause beenden";"#)
      .configured("brands: [Calque]\n"),
    .strings(english: #""a" = "Quit Calque";"#, german: #""a" = "↓CALQUE beenden";"#)
      .configured("brands: [Calque]\n"),
    .strings(english: #""a" = "Quit Calque";"#, german: #""a" = "Calques Ende";"#)
      .configured("brands: [Calque]\n"),
    .strings(english: #""a" = "Calques";"#, german: #""a" = "Pausen";"#)
      .configured("brands: [Calque]\n"),
  ]
  package static let interest = TextInterest.pairs(with: .any)

  /// The words of the project.
  package struct Settings: RuleSettings {
    var brands: [String] = []
    /// None.
    package init() {}
    package static let options: [RuleOption<Settings>] = []
    package mutating func prepare(for terms: ProjectTerms) { brands = terms.brands }
  }

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    guard let source = text.source else { return }
    let brands = context.settings(of: Self.self).brands
    if brands.isEmpty || text.traits.contains(.blank) { return }
    for brand in brands
    where WordSearch.contains(brand, in: source.string) && !text.string.contains(brand) {
      context.report(
        Self.self, at: text.text.range, "'\(brand)' of the source text is missing",
        remedy: "Write \(brand) as it is", key: text.key, locale: text.locale)
    }
  }
}
