import CalqueCatalogs
package import CalqueDiagnostics

/// The use of a named part whose argument cannot be determined.
package enum SubstitutionArgument: Rule {
  package static let id = "substitution_argument"
  package static let severity = Severity.warning
  package static let summary = "a substitution whose argument is ambiguous"
  package static let rationale = """
    `%2#@name@` lacks the `$` after its number: 2 is then a width, and the substitution takes the \
    next argument; if that is argument 2 anyway, the finding is information. In a string catalog, substitutions without an argument number (`argNum`) take \
    the arguments in the order in which they occur in the string. That is correct as long as every \
    language keeps the order. A translation that changes it needs the numbers; otherwise its \
    substitutions vary by the wrong arguments.
    """
  package static let examples: [RuleExample] = [
    .stringsdict(text("↓%2#@files@")),
    .xcstrings(catalog("↓%#@b@ von %#@a@")),
    .xcstrings(catalog("%#@a@ von %#@b@")),
    .xcstrings(catalog("%2$#@b@ von %1$#@a@")),
    .stringsdict(text("%1#@files@")),
    .stringsdict(text("%1$#@files@")),
    .stringsdict(text("%#@files@")),
  ]

  private static func catalog(_ german: String) -> String {
    func part(_ name: String, _ noun: String) -> String {
      """
      "\(name)" : { "formatSpecifier" : "lld", "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg \(noun)" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg \(noun)s" } } } } }
      """
    }
    func language(_ text: String, _ nouns: [String]) -> String {
      """
      { "stringUnit" : { "state" : "translated", "value" : "\(text)" },
        "substitutions" : { \(part("a", nouns[0])), \(part("b", nouns[1])) } }
      """
    }
    return """
      { "sourceLanguage" : "en", "strings" : { "%lld of %lld" : { "localizations" : {
        "de" : \(language(german, ["Datei", "Mappe"])),
        "en" : \(language("%#@a@ of %#@b@", ["file", "folder"])) } } }, "version" : "1.0" }
      """
  }

  private static func text(_ format: String) -> String {
    """
    <plist version="1.0"><dict><key>n</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
    <key>files</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>other</key><string>%d files</string>
    </dict></dict></dict></plist>

    """
  }

  package static func check(_ comparison: ArgumentsUnit, in context: inout LintContext) {
    if comparison.partsHaveNumbers { checkNumbers(comparison, &context) }
    for text in comparison.usage.texts {
      for substitution in text.format.substitutions where substitution.position == nil {
        let spelling = text.format[substitution.range]
        let digits = spelling.dropFirst().prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, digits.first != "0" else { continue }
        let place = context.place(of: substitution.range, in: text.text)
        let fixed = "%\(digits)$" + spelling.dropFirst(1 + digits.count)
        context.report(
          Self.self, at: place,
          // It takes the right argument nevertheless.
          severity: Int(digits) == substitution.argument ? .information : nil,
          "'\(spelling)' has no '$' after its number, which makes the number a width",
          remedy: "Use \(fixed)", key: comparison.key, locale: comparison.locale,
          // A number above that of the arguments would leave a gap, and one beside placeholders
          // without a number would be the only one.
          fix: Int(digits).map { $0 <= text.uses.count } == true
            && !text.hasPlainPlaceholder(besides: substitution.range)
            ? Fix(replacing: place, with: fixed) : nil)
      }
    }
  }

  private static func checkNumbers(_ comparison: ArgumentsUnit, _ context: inout LintContext) {
    let usage = comparison.usage
    guard !comparison.isSource, usage.parts.count > 1,
      let source = comparison.source ?? comparison.reference
    else { return }
    let meant = order(of: source)
    let text = usage.texts.first { $0.format.substitutions.count > 1 }
    for substitution in text?.format.substitutions ?? [] where substitution.position == nil {
      guard let text, let part = usage.parts.first(where: { $0.name == substitution.name }),
        !part.isNumbered, let number = meant[substitution.name], number != substitution.argument
      else { continue }
      context.report(
        Self.self, at: context.place(of: substitution.range, in: text.text),
        "The substitution '\(substitution.name)' varies by argument \(substitution.argument) here, but by "
          + "\(number) in \(comparison.source == nil ? comparison.referenceName : "the source text")",
        remedy: "Add \"argNum\" : \(number) to it, and number every other substitution",
        key: comparison.key, locale: comparison.locale)
      return
    }
  }

  /// Returns the arguments that parts vary by, by the names of the parts.
  private static func order(of usage: FormatUsage) -> [String: Int] {
    usage.parts.reduce(into: [:]) { order, part in order[part.name] = part.argument }
  }
}

extension FormatText {
  /// Whether a placeholder elsewhere has no number.
  fileprivate func hasPlainPlaceholder(besides range: Range<Int>) -> Bool {
    uses.contains {
      $0.isPlaceholder && !$0.isNumbered && !$0.looksLikeProse && $0.range != range
    }
  }
}
