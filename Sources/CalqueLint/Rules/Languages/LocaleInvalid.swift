package import CalqueDiagnostics
import CalqueICU

/// A name that does not name a language.
package enum LocaleInvalid: Rule {
  package static let id = "locale_invalid"
  package static let severity = Severity.warning
  package static let summary = "a locale with an unknown language, script or region"
  package static let rationale = """
    The runtime compares locales with the preferred languages of the user. A language that does \
    not exist is never preferred, so its strings are never shown: the region of British English is \
    GB, not UK. Valid codes are those of the validity data of CLDR, with the codes of ISO 639, \
    15924 and 3166.
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
      "'\(column.title)' is not a valid locale: unknown \(kind) '\(part)'",
      remedy: tag.map(column.renaming) ?? "Use a BCP 47 tag, such as pt-BR or zh-Hans",
      locale: column.name)
  }
}
