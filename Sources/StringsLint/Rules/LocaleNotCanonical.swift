package import Diagnostics
import ICU

/// A name that is spelled in an unusual way.
package enum LocaleNotCanonical: LocaleRule {
  package static let id = "locale_not_canonical"
  package static let severity = Severity.warning
  package static let summary = "a locale that is spelled otherwise than BCP 47 spells it"
  package static let rationale = """
    Names of folders are compared letter by letter by many tools, by code that asks for \
    `zh-Hans.lproj`, and by file systems that tell big from small letters: it works on the Mac, and \
    not on the phone. The usual spelling is `pt-BR`, `zh-Hans`, `el`: hyphens, the script with a \
    capital, the country in capitals. Apple's own frameworks have `pt_BR`, `zh_CN`, `en_GB` and some \
    more with an underscore, which works there; that is information.
    """
  package static let examples: [RuleExample] = [
    .locales("en", "↓el_GR"),
    .locales("en", "↓pt-br"),
    .locales("en", "↓zh-hans", "↓zh_Hant"),
    .locales("en", "↓skr-arab"),
    .locales("en", "↓eng-GB"),
    .locales("en", "zh-Hans", "pt-BR", "zh_CN", "en_GB", "no", "sr-Latn-RS", "ca-valencia"),
    .locales("en", "English", "iw", "en-UK"),
  ]

  /// The folders with an underscore that Apple's own frameworks have.
  private static let apples: Set<String> = [
    "en_AU", "en_CA", "en_GB", "en_IN", "en_NZ", "es_419", "es_MX", "fr_CA", "pt_BR", "pt_PT",
    "zh_CN", "zh_HK", "zh_TW",
  ]

  package static func check(_ column: LocaleColumn) -> [LocaleRemark] {
    guard case .spelled(let tag) = LocaleName.reading(of: column.name) else { return [] }
    let isApples = apples.contains(column.name)
    return [
      LocaleRemark(
        message: "'\(column.title)' is spelled '\(column.title(of: tag))' in BCP 47"
          + (isApples ? "; Apple's systems read both" : ""),
        remedy: column.renaming(to: tag), severity: isApples ? .information : nil)
    ]
  }
}
