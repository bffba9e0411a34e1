import CalqueCatalogs
package import CalqueDiagnostics

/// Translations of a text that is not to be translated.
package enum ShouldTranslateConflict: Rule, CombinedRule {
  package static let id = "should_translate_conflict"
  package static let severity = Severity.warning
  package static let summary = "translations of a string that is marked as not translatable"
  package static let rationale = """
    `"shouldTranslate" : false` hides a string from translators. Existing translations are still \
    shown, but no longer maintained. Copies of the source text or of the key are not reported, nor \
    are texts in the state `new` and exchange files, which copy the mark from the catalog. Many of \
    a file are one finding.
    """
  package static let examples: [RuleExample] = [
    .xcstrings(ShouldTranslateConflict.catalog("↓%@ %@", "Hallo, %1$@ %2$@")),
    .xcstrings(ShouldTranslateConflict.catalog("%@ %@", "%1$@ %2$@")),
    .xcstrings(StateNew.catalog("translated", "Öffnen")),
    .xcstrings(
      """
      { "sourceLanguage" : "en", "strings" : { "%@" : { "shouldTranslate" : false,
        "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "%@" } },
          "en" : { "stringUnit" : { "state" : "new", "value" : "" } } } } }, "version" : "1.0" }
      """),
    .xliff(
      #"<trans-unit id="a" translate="no"><source>Title</source><target>Titel</target></trans-unit>"#
    ),
  ]

  private static func catalog(_ key: String, _ text: String) -> String {
    StateNew.catalog("translated", text).replacing(
      "\"Open\" : {", with: "\"\(key)\" : {\n      \"shouldTranslate\" : false,")
  }

  package static func check(_ unit: EntryUnit, in context: inout LintContext) {
    let (entry, catalog) = (unit.entry, unit.catalog)
    guard !entry.shouldTranslate, !catalog.isCopy else { return }
    let source = entry.sourceText(catalog.sourceLanguage)
    let locales = entry.localizations.filter { localization in
      localization.locale != catalog.sourceLanguage
        && localization.value?.texts.contains {
          $0.state != "new" && !isCopy($0.string, of: source) && !isCopy($0.string, of: entry.key)
        } == true
    }.map(\.locale)
    guard let first = locales.first else { return }
    let names =
      locales.count > 3
      ? "\(first) and \(locales.count - 1) other languages"
      : locales.joined(separator: ", ")
    context.report(
      Self.self, at: entry.keyRange,
      "'\(entry.key)' is marked as not translatable, but has different translations in \(names)",
      remedy: "Remove the translations, or set shouldTranslate to true", key: entry.key)
  }

  /// A project that marks many texts of a file after their translation has decided so once.
  package static func habit(of finding: Finding) -> FindingSeries? {
    FindingSeries(of: finding, detail: finding.file, minimum: 3)
  }

  package static func combine(_ first: inout Finding, _ others: FindingSeries.Others) {
    first.message += others.counted(
      "string of the file is like it", "strings of the file are like it")
  }

  /// Whether a text equals another one, apart from the numbers of placeholders and the white space
  /// at its ends.
  private static func isCopy(_ text: String, of source: String) -> Bool {
    if text.isEmpty || text == source { return true }
    func plain(_ text: String) -> String {
      let format = FormatString(text)
      return format.pieces.map { piece in
        if case .specifier(let specifier) = piece, specifier.position != nil {
          let spelling = format[piece.range]
          return "%" + spelling.drop { $0 != "$" }.dropFirst()
        }
        return String(format[piece.range])
      }.joined().filter { !$0.isWhitespace }
    }
    return plain(text) == plain(source)
  }
}
