package import CalqueDiagnostics
import CalqueICU

/// A name in a non-canonical form.
package enum LocaleNotCanonical: Rule {
  package static let id = "locale_not_canonical"
  package static let severity = Severity.warning
  package static let summary = "a locale that is spelled otherwise than BCP 47 spells it"
  package static let rationale = """
    Names of folders are compared letter by letter by many tools, by code that asks for \
    `zh-Hans.lproj`, and by file systems that tell big from small letters: it works on the Mac, and \
    not on the phone. The usual spelling is `pt-BR`, `zh-Hans`, `el`: hyphens, the script with a \
    capital, the country in capitals. Apple's systems read an underscore too: `el_GR`, with capitals as \
    they should be, works and is information.
    """
  package static let examples: [RuleExample] = [
    .locales("en", "↓pt-br"),
    .locales("en", "↓zh-hans", "↓zh_hant"),
    .locales("en", "↓skr-arab"),
    .locales("en", "↓eng-GB"),
    .locales("en", "zh-Hans", "pt-BR", "zh_CN", "en_GB", "no", "sr-Latn-RS", "ca-valencia"),
    .locales("en", "el_GR", "zh_Hant"),
    .locales("en", "English", "iw", "en-UK"),
  ]

  package static func check(_ column: LanguageUnit, in context: inout LintContext) {
    guard case .spelled(let tag) = LocaleName.reading(of: column.name) else { return }
    let isApples = column.name.replacing("_", with: "-") == tag
    context.report(
      Self.self, at: column.range, severity: isApples ? .information : nil,
      "'\(column.title)' is spelled '\(column.title(of: tag))' in BCP 47"
        + (isApples ? "; Apple's systems read both" : ""),
      remedy: column.renaming(to: tag), locale: column.name)
  }
}
