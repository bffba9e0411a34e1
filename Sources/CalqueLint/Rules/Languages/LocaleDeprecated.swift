package import CalqueDiagnostics
import CalqueICU

/// A name that is no longer in use.
package enum LocaleDeprecated: Rule {
  package static let id = "locale_deprecated"
  package static let severity = Severity.warning
  package static let summary = "a locale with a withdrawn code"
  package static let rationale = """
    Hebrew was `iw` until 1989, and Serbia and Montenegro, CS, was dissolved in 2006. Systems use \
    the current code, and only some of them treat the old one as equivalent. Names such as \
    `English.lproj` still work on Apple platforms, and Xcode offers to migrate them; they are \
    information, as are codes for which CLDR uses another one (`tl` and `fil`). Where the current \
    code is there, too, another rule reports the two.
    """
  package static let examples: [RuleExample] = [
    .locales("en", "↓iw"),
    .locales("en", "↓sr-CS"),
    .locales("en", "↓sh"),
    .locales("en", "he", "iw"),
    .locales("English", "he", "sr-RS", "id", "nb", "no", "tl", "kmr"),
  ]

  package static func check(_ column: LanguageUnit, in context: inout LintContext) {
    if LocaleDuplicate.hasDuplicate(column) { return }
    switch LocaleName.reading(of: column.name) {
    case .deprecated(let subtag, let tag):
      context.report(
        Self.self, at: column.range,
        "'\(column.title)' has the withdrawn code '\(subtag)'",
        remedy: column.renaming(to: written(tag, column)), locale: column.name)
    case .merged(let tag):
      context.report(
        Self.self, at: column.range, severity: .information,
        "'\(column.title)' is '\(tag)' in CLDR, and on systems that use CLDR",
        remedy: column.renaming(to: tag), locale: column.name)
    case .word(let tag):
      context.report(
        Self.self, at: column.range, severity: .information,
        "'\(column.title)' names a language by a word, which only Apple platforms support",
        remedy: column.renaming(to: tag), locale: column.name)
    default: break
    }
  }

  /// Returns a tag with the script that the texts are in: Serbian is in Cyrillic unless its tag
  /// says that it is in Latin.
  private static func written(_ tag: String, _ column: LanguageUnit) -> String {
    guard let parts = LocaleID.parts(tag), parts.script == nil, parts.language == "sr",
      column.isLatin(column.name)
    else { return tag }
    return parts.language + "-Latn" + tag.dropFirst(parts.language.count)
  }
}
