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
    15924 and 3166. A variant that is not registered, as in `nb-school12`, may be the program's own: \
    information.
    """
  package static let examples: [RuleExample] = [
    .locales("en", "↓en-UK"),
    .locales("en", "↓de-Germany"),
    .locales("en", "↓zh-Simp"),
    .locales("en", "↓translations"),
    .locales("en", "nb", "nb-school12"),
    .locales("en", "Base", "mul", "qqq", "en-XA", "ar-XB", "es-419", "skr", "en-x-pirate"),
    .locales("en", "English", "pt_BR", "zh-hans", "iw", "eng"),
  ]

  package static func check(_ column: LanguageUnit, in context: inout LintContext) {
    guard case .invalid(let part, let kind, let tag) = LocaleName.reading(of: column.name) else {
      return
    }
    context.report(
      Self.self, at: column.range, severity: isVariant(part, kind) ? .information : nil,
      "'\(column.title)' is not a valid locale: unknown \(kind) '\(part)'",
      remedy: tag.map(column.renaming) ?? "Use a BCP 47 tag, such as pt-BR or zh-Hans",
      locale: column.name)
  }

  /// Whether a part has the form of a variant (BCP 47, 2.2.5), in lower case: programs name
  /// varieties of their own with it, such as that of an institution.
  private static func isVariant(_ part: String, _ kind: String) -> Bool {
    kind == "variant" && (5...8).contains(part.utf8.count)
      && !part.utf8.contains { $0 >= 0x41 && $0 <= 0x5A }
  }
}
