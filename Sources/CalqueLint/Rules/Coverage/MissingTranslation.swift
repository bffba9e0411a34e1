package import CalqueDiagnostics

/// A key of the source language without a text in another language.
package enum MissingTranslation: Rule {
  package static let id = "missing_translation"
  package static let severity = Severity.warning
  package static let summary = "a string that is not translated into another language"
  package static let rationale = """
    Users of that language see the source text, or the key. The finding is where the missing entry \
    belongs in the order of the source keys. The source language is that of `Base.lproj` or \
    `en.lproj`, or the one that the string catalog declares. A string without letters, and another \
    variety of the source language (`en-GB` for `en`), need no translation; nor does a variety of \
    a language that has one (`es-MX` for `es`). If the translation has a key that differs from the \
    missing one by a typing error, the finding names it.

    Reports for people have one finding for each table and language, with the number of strings; \
    `--all` and `json` list each string.
    """
  package static let examples: [RuleExample] = [
    RuleExample(files: [
      ("en.lproj/A.strings", "\"a\" = \"One\";\n\"b\" = \"Two\";\n"),
      ("de.lproj/A.strings", "\"a\" = \"Eins\";\n\"b\" = \"Zwei\";\n"),
      ("de-CH.lproj/A.strings", "\"a\" = \"Eis\";\n"),
    ]),
    .strings(
      english: "\"a\" = \"One\";\n\"b\" = \"Two\";\n\"c\" = \"Three\";\n",
      german: "\"a\" = \"Eins\";↓\n\"c\" = \"Drei\";\n"),
    .strings(
      english: "\"osd.pause\" = \"Pause\";\n\"osd.play\" = \"Play\";\n",
      german: "↓\"osd.puase\" = \"Pause\";\n\"osd.play\" = \"Start\";\n"),
    .strings(
      english: "\"a\" = \"One\";\n\"b\" = \"%d%%\";\n\"c\" = \"https://a.de/b\";\n",
      german: "\"a\" = \"Eins\";\n"),
    .strings(
      english: "\"a\" = \"One\";\n\"b\" = \"Two\";\n",
      german: "\"b\" = \"Zwei\";\n\"a\" = \"Eins\";\n\"c\" = \"Drei\";\n"),
    .xcstrings(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "↓One" : { },
          "Two" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Zwei" } }
            }
          },
          "Three" : { "shouldTranslate" : false }
        },
        "version" : "1.0"
      }
      """),
  ]

  package static func check(_ gap: CoverageGap, in context: inout LintContext) {
    guard gap.isTranslatable, context.reports(Self.self) else { return }
    if let other = gap.lookalike { return report(gap, besides: other, &context) }
    // There may be one for each text of a language, so the message is built in one piece.
    let message: String
    if let source = gap.sourceText, source != gap.key {
      message = String(
        joining: "'", gap.key, "' is not translated into ", gap.locale, "; the source text is '",
        excerpt(source), "'")
    } else {
      message = String(joining: "'", gap.key, "' is not translated into ", gap.locale)
    }
    context.report(
      Self.self, at: gap.place, message,
      remedy: gap.sourcePlace.map {
        String(
          joining: "Add the key here and translate the string at ", $0.path, ":", String($0.line))
      }
        ?? "Translate it, or mark it as not translatable",
      key: gap.key, locale: gap.locale,
      related: gap.sourcePlace.map {
        RelatedPlace(
          .sourceText, path: $0.path, position: SourcePosition(line: $0.line, column: 1))
      })
  }

  private static func report(
    _ gap: CoverageGap, besides other: CoverageGap.Lookalike, _ context: inout LintContext
  ) {
    context.report(
      Self.self, at: gap.place,
      "'\(gap.key)' is not translated into \(gap.locale); '\(other.key)' at \(other.position) is similar",
      remedy: "Rename that key to '\(gap.key)' if it is meant", key: gap.key, locale: gap.locale,
      related: RelatedPlace(.lookalike, path: other.path, position: other.position))
  }

  /// Returns as much of a text as fits on a line.
  private static func excerpt(_ text: String) -> String {
    guard text.utf8.count > 80 else { return text }
    // In ASCII every byte is a character, except a carriage return with its line feed. One more
    // byte is checked, as it may belong to the character before it.
    if text.utf8.prefix(61).allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
      return String(text[..<text.utf8.index(text.startIndex, offsetBy: 60)]) + "…"
    }
    return String(text.prefix(60)) + "…"
  }
}
