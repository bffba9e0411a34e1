package import CalqueDiagnostics
import CalqueICU

/// A country code where a language code is meant.
package enum LocaleSuspicious: Rule {
  package static let id = "locale_suspicious"
  package static let severity = Severity.warning
  package static let summary = "a country code in place of a language code"
  package static let rationale = """
    Czech is `cs`, Japanese `ja`, Korean `ko`, Chinese `zh`: CZ, JP, KR and CN are countries. As \
    languages they are invalid or mean another language: `se` is Northern Sami, `kr` Kanuri. Users \
    of Swedish do not get the strings of `se.lproj`. Such a code is reported if the language of \
    the country is missing.
    """
  package static let examples: [RuleExample] = [
    .locales("en", "↓cz", "↓jp", "↓kr", "↓cn"),
    .locales("en", "↓se"),
    .locales("en", "se", "sv"),
    .locales("en", "sl", "ar", "be", "ca", "et", "my", "br"),
  ]

  /// Languages that few projects are translated into, and whose codes are also those of countries
  /// where another language is read. Other such pairs (`be`, `sl`, `ca`, `ar`) are common
  /// languages.
  private static let mistakable: Set<String> = ["ee", "kr", "se", "tw"]

  package static func check(_ column: LanguageUnit, in context: inout LintContext) {
    if case .country(let code, let tag) = LocaleName.reading(of: column.name) {
      context.report(
        Self.self, at: column.range,
        "'\(column.title)' is the code of a country, \(code), and not of a language",
        remedy: tag.map { "\(column.renaming(to: $0)) if \(name(of: $0)) is meant" }
          ?? "Use the BCP 47 tag of the language", locale: column.name)
      return
    }
    let code = column.name.lowercased()
    guard mistakable.contains(code), let tag = LocaleName.mainLanguage(ofCountry: code) else {
      return
    }
    let language = LocaleID.language(tag)
    let others = column.siblings.compactMap { LocaleID.language($0) }
    if others.contains(where: { $0 == language }) || column.exists(tag) { return }
    let meant = name(of: tag)
    context.report(
      Self.self, at: column.range,
      "'\(column.title)' is \(name(of: code)), but \(meant), the language of \(code.uppercased()), "
        + "is missing",
      remedy: "\(column.renaming(to: tag)) if \(meant) is meant", locale: column.name)
  }

  private static func name(of tag: String) -> String {
    LocaleID.displayName(tag, in: "en") ?? tag
  }
}
