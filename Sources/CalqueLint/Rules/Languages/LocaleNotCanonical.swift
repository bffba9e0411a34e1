package import CalqueDiagnostics
import CalqueICU

/// A name in a non-canonical form.
package enum LocaleNotCanonical: Rule {
  package static let id = "locale_not_canonical"
  package static let severity = Severity.warning
  package static let summary = "a locale that is not in canonical BCP 47 form"
  package static let rationale = """
    Many tools, code that asks for `zh-Hans.lproj`, and case-sensitive file systems compare the \
    names of folders exactly: the folder is found on a Mac and not on an iPhone. The canonical \
    form is `pt-BR`, `zh-Hans`, `el`: hyphens, the script in title case, the region in uppercase \
    (RFC 5646, section 2.1.1). Apple platforms support underscores too: `el_GR`, in the right \
    case, works and is information.
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
        + (isApples ? "; Apple platforms support both" : ""),
      remedy: column.renaming(to: tag), locale: column.name)
  }
}
