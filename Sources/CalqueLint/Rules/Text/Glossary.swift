import CalqueCatalogs
package import CalqueDiagnostics

/// A term of the glossary that is translated differently.
package enum Glossary: TextRule, ConfigurableRule {
  package static let id = "glossary"
  package static let severity = Severity.information
  package static let summary = "a term that is translated differently than the glossary requires"
  package static let rationale = """
    The same thing has the same name throughout a program. The configuration lists terms of the \
    source language under `glossary`, with the accepted words of each language; the beginning of a \
    word is enough if the language inflects its end.
    """
  package static let examples: [RuleExample] = [
    .strings(english: #""a" = "Open the folder";"#, german: #""a" = "↓Die Mappe öffnen";"#)
      .configured(folder),
    .strings(english: #""a" = "Open the folder";"#, german: #""a" = "Inhalt des Ordners";"#)
      .configured(folder),
    .strings(english: #""a" = "Folders";"#, german: #""a" = "Mappen";"#).configured(folder),
    .strings(english: #""a" = "Open the folder";"#, german: #""a" = "Die Mappe öffnen";"#),
  ]
  package static let interest = TextInterest.pairs(with: .any)
  private static let folder = "glossary: { folder: { de: [Ordner, Verzeichnis] } }\n"

  /// The words of the project.
  package struct Settings: RuleSettings {
    var terms: [ProjectTerms.Term] = []
    /// None.
    package init() {}
    package static let options: [RuleOption<Settings>] = []
    package mutating func prepare(for terms: ProjectTerms) { self.terms = terms.glossary }
    package var isNeeded: Bool { !terms.isEmpty }
  }

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    guard let source = text.source else { return }
    let terms = context.settings(of: Self.self).terms
    guard !terms.isEmpty, let locale = text.locale, !text.traits.contains(.blank) else { return }
    for term in terms where WordSearch.contains(term.term, in: source.string, ignoringCase: true) {
      guard let allowed = term.translations(in: locale), !allowed.isEmpty else { continue }
      let lower = text.string.lowercased()
      if allowed.contains(where: { lower.contains($0.lowercased()) }) { continue }
      let words = allowed.map { "'\($0)'" }.joined(separator: " or ")
      context.report(
        Self.self, at: text.text.range, "The glossary requires \(words) for '\(term.term)'",
        remedy: "Use \(words)", key: text.key, locale: locale)
    }
  }
}
