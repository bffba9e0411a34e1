package import CalqueDiagnostics
import CalqueICU

/// A name that does not name a language.
package enum LocaleInvalid: Rule {
  package static let id = "locale_invalid"
  package static let severity = Severity.warning
  package static let summary = "a locale with a language, script or country that does not exist"
  package static let rationale = """
    The runtime compares names with the languages that people have set. Nobody has set a language \
    that does not exist, so the texts are never shown: the country of British English is GB, not \
    UK. What exists, CLDR's validity data says, which has the codes of ISO 639, 15924 and 3166.
    """
  package static let examples: [RuleExample] = [
    .locales("en", "↓en-UK"),
    .locales("en", "↓de-Germany"),
    .locales("en", "↓zh-Simp"),
    .locales("en", "↓translations"),
    .locales("en", "Base", "mul", "qqq", "en-XA", "ar-XB", "es-419", "skr", "en-x-pirate"),
    .locales("en", "English", "pt_BR", "zh-hans", "iw", "eng"),
  ]

  package static func check(_ column: LanguageUnit, in context: inout LintContext) {
    guard case .invalid(let part, let kind, let tag) = LocaleName.reading(of: column.name) else {
      return
    }
    context.report(
      Self.self, at: column.range,
      "'\(column.title)' is no language: there is no \(kind) '\(part)'",
      remedy: tag.map(column.renaming) ?? "Name it by its BCP 47 tag, such as pt-BR or zh-Hans",
      locale: column.name)
  }
}
