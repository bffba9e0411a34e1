package import CalqueDiagnostics
import CalqueICU

/// Two names for one language.
package enum LocaleDuplicate: Rule {
  package static let id = "locale_duplicate"
  package static let severity = Severity.warning
  package static let summary = "two locales for the same language"
  package static let rationale = """
    Users get the strings of one of the two. Translations in the other one are never shown, or \
    shown to other users than intended. `zh-TW` and `zh-Hant` are the same language and script, as \
    are `iw` and `he`, `pt-br` and `pt-BR`. A language together with its main region (`pl` and \
    `pl-PL`) is information: users of other regions get the former.
    """
  package static let examples: [RuleExample] = [
    .locales("en", "↓zh-TW", "zh-Hant"),
    .locales("en", "he", "↓iw"),
    .locales("en", "pt-BR", "↓pt_BR"),
    .locales("en", "↓sr", "sr-Cyrl"),
    .locales("en", "pt", "pt-BR", "es", "es-419", "zh-Hans", "zh-Hant", "zh-HK"),
    .locales("sr-CS", "sr-Cyrl", "sr-Latn"),
    .locales("Base", "en", "sr", "sr-Latn", "nb", "nn", "tw", "ak"),
  ]

  package static func check(_ column: LanguageUnit, in context: inout LintContext) {
    guard let own = LocaleIdentity.of(column.name) else { return }
    for other in column.siblings {
      guard other != column.name, let others = LocaleIdentity.of(other), own.isSame(as: others),
        yields(column.name, own, to: other, others)
      else { continue }
      // A language and its main country; else two names of the same tag.
      let isCountry = own.tag != others.tag && own.script == others.script
      // An old name is kept for old systems if it has the same file.
      let isCopy = isCountry || column.isCopy(other)
      context.report(
        Self.self, at: column.range, severity: isCopy ? .information : nil,
        isCountry
          ? "'\(column.title)' is the main variety of '\(column.title(of: other))'"
          : "'\(column.title)' and '\(column.title(of: other))' are the same language",
        remedy: "Keep one of them, and move the strings of the other into it",
        locale: column.name)
    }
  }

  /// Whether another name is the same language, and this one should be removed.
  static func hasDuplicate(_ column: LanguageUnit) -> Bool {
    guard let own = LocaleIdentity.of(column.name) else { return false }
    return column.siblings.contains { other in
      guard other != column.name, let others = LocaleIdentity.of(other), own.isSame(as: others)
      else { return false }
      return yields(column.name, own, to: other, others)
    }
  }

  /// Whether the first of two names should be removed: the one that is not written as its tag, that
  /// gives less of the script, or that gives the country unnecessarily.
  private static func yields(
    _ name: String, _ own: LocaleIdentity, to other: String, _ others: LocaleIdentity
  ) -> Bool {
    func rank(_ name: String, _ identity: LocaleIdentity) -> (Int, Int, Int) {
      (name == identity.tag ? 1 : 0, identity.script == nil ? 0 : 1, -identity.tag.utf8.count)
    }
    let (first, second) = (rank(name, own), rank(other, others))
    return first == second ? name > other : first < second
  }
}
