import CalqueCatalogs
package import CalqueDiagnostics

/// A name of the project that a translation changed.
package enum BrandChanged: TextRule, ConfigurableRule {
  package static let id = "brand_changed"
  package static let severity = Severity.information
  package static let summary = "a brand of the source text that the translation omits"
  package static let rationale = """
    Brand names stay the same in every language, in the spelling and case of the project. They are \
    configured under `brands`.
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
    package var isNeeded: Bool { !brands.isEmpty }
  }

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    guard let source = text.source else { return }
    let brands = context.settings(of: Self.self).brands
    if brands.isEmpty || text.traits.contains(.blank) { return }
    for brand in brands
    where WordSearch.contains(brand, in: source.string) && !text.string.contains(brand) {
      context.report(
        Self.self, at: text.text.range, "The brand '\(brand)' of the source text is missing",
        remedy: "Use \(brand) unchanged", key: text.key, locale: text.locale)
    }
  }
}
