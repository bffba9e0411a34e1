package import CalqueDiagnostics
import CalqueICU

/// A name that is no longer in use.
package enum LocaleDeprecated: Rule {
  package static let id = "locale_deprecated"
  package static let severity = Severity.warning
  package static let summary = "a locale with a code that was withdrawn"
  package static let rationale = """
    Hebrew was `iw` until 1989, and Serbia and Montenegro, CS, fell apart in 2006. Systems \
    name the language by the code of today, and only some of them know that the old one means the \
    same. `English.lproj` and the like still work on Apple's systems, and Xcode offers to migrate \
    them; that is information, as is a code that CLDR has another one for (`tl` and `fil`).
    """
  package static let examples: [RuleExample] = [
    .locales("en", "↓iw"),
    .locales("en", "↓sr-CS"),
    .locales("en", "↓sh"),
    .locales("English", "he", "sr-RS", "id", "nb", "no", "tl", "kmr"),
  ]

  package static func check(_ column: LanguageUnit, in context: inout LintContext) {
    switch LocaleName.reading(of: column.name) {
    case .deprecated(let subtag, let tag):
      context.report(
        Self.self, at: column.range,
        "'\(column.title)' has the code '\(subtag)', which was withdrawn",
        remedy: column.renaming(to: tag), locale: column.name)
    case .merged(let tag):
      context.report(
        Self.self, at: column.range, severity: .information,
        "'\(column.title)' is '\(tag)' for CLDR, and for systems that go by it",
        remedy: column.renaming(to: tag), locale: column.name)
    case .word(let tag):
      context.report(
        Self.self, at: column.range, severity: .information,
        "'\(column.title)' names a language by a word; only Apple's systems read that",
        remedy: column.renaming(to: tag), locale: column.name)
    default: break
    }
  }
}
