package import CalqueDiagnostics
import CalqueICU

/// A variety of a language whose readers are shown another one.
package enum LocaleFallbackHole: Rule {
  package static let id = "locale_fallback_hole"
  package static let severity = Severity.information
  package static let summary =
    "a written standard of Chinese or Portuguese whose users get the other one"
  package static let rationale = """
    If a bundle has only Simplified Chinese, users in Hong Kong and Taiwan get it; if it has only \
    Brazilian Portuguese, users in Portugal do. The finding is at the locale whose strings they \
    get, according to the language distances of CLDR. Chinese and Portuguese are the languages \
    with two written standards that very many people use each.
    """
  package static let examples: [RuleExample] = [
    .locales("en", "↓zh-Hans"),
    .locales("en", "↓zh-CN", "↓pt-BR"),
    .locales("en", "zh-Hans", "zh-Hant", "pt-BR", "pt-PT", "sr"),
    .locales("en", "zh-Hans", "zh-HK", "zh-TW", "pt", "pt-BR"),
    .locales("en", "ja"),
  ]

  /// For each standard, a locale whose readers expect it.
  private static let standards: [(tag: String, readers: String)] = [
    ("zh-Hans", "zh-Hans-CN"), ("zh-Hant", "zh-Hant-HK"), ("pt-BR", "pt-BR"), ("pt-PT", "pt-PT"),
  ]

  package static func check(_ column: LanguageUnit, in context: inout LintContext) {
    guard LocaleFolder.isLanguage(column.name), let language = LocaleID.language(column.name),
      language == "zh" || language == "pt"
    else { return }
    let siblings = column.siblings.filter { LocaleID.language($0) == language }
    for standard in standards where LocaleID.language(standard.tag) == language {
      if siblings.contains(where: { isStandard($0, standard.tag, among: siblings) }) { continue }
      let match = LocaleMatcher(supported: siblings, default: siblings.first)
        .bestMatch(desired: [standard.readers])
      guard match?.supported == column.name else { continue }
      let name = LocaleID.displayName(standard.tag, in: "en") ?? standard.tag
      // Some systems treat the other script as too distant, and show the source texts.
      let isFar = match?.desiredIndex == nil
      context.report(
        Self.self, at: column.range,
        "Users of \(name) get the strings of '\(column.title)'"
          + (isFar ? ", or the source texts" : ""),
        remedy: "Add \(column.title(of: standard.tag))", locale: column.name)
    }
  }

  /// Whether a name belongs to a standard. If there is one for Brazil, plain `pt` is that of
  /// Portugal.
  private static func isStandard(
    _ name: String, _ standard: String, among siblings: [String]
  ) -> Bool {
    if LocaleID.language(name) == "zh" {
      return LocaleID.script(LocaleID.maximized(name)) == LocaleID.script(standard)
    }
    let region = LocaleID.region(name)
    if region == nil { return siblings.count > 1 || standard == "pt-BR" }
    // African and Asian varieties follow Portugal's (CLDR, parent locales).
    return LocaleID.chain(name).contains(standard)
  }
}
