import CalqueCatalogs
package import CalqueDiagnostics

/// A placeholder in the translation of a text without placeholders.
package enum FormatValueInNonformat: Rule, CombinedRule {
  package static let id = "format_value_in_nonformat"
  package static let severity = Severity.warning
  package static let summary = "a placeholder that neither the source text nor the key has"
  package static let rationale = """
    The program shows such a string as it is, so users see the placeholder itself. Or the \
    placeholder was meant for an adjacent key, and the translations are shifted by one line.
    """
  package static let examples: [RuleExample] = [
    .strings(english: #""hi" = "Hello";"#, german: #""hi" = "Hallo ↓%@";"#),
    .strings(english: #""sure" = "100% sure";"#, german: #""sure" = "100 % der Fälle";"#),
    .strings(english: #""sure" = "50% off";"#, german: #""sure" = "50%iger Rabatt";"#),
    .strings(english: #""sure" = "100% sure";"#, german: #""sure" = "100%-dig, %-tual, %100 e";"#),
    .strings(
      english: #""help" = "See <a>help</a>";"#,
      german: #""help" = "Siehe <a href='https://a.de/%D0%9F'>Hilfe</a>";"#),
    .strings(#""Percent Symbol {" = "%s{Symbol S}";"#),
    .strings(english: #""hi %@" = "Hello";"#, german: #""hi %@" = "Hallo %@";"#),
    .strings(english: "\n", german: #""[File/In Trash] warning" = "%@ ist im Papierkorb";"#),
    .strings(english: #""hi" = "Hello %@";"#, german: #""hi" = "Hallo %@";"#),
    .strings(#""Star Rating Value" = "%li of %li";"#),
    .strings(#""Chain ID with prefix" = "Chain ID: %ld";"#),
    .strings(english: "\n", german: #""Speed Format String" = "%1$@ pro %2$@";"#),
    .strings(english: "\n", german: #""Amount and unit" = "%1$@ %2$@";"#),
    .strings(english: "\n", german: #""Say hello" = "Hallo ↓%@";"#),
  ]

  package static func check(_ comparison: ArgumentsUnit, in context: inout LintContext) {
    // A text that varies by a number is a format, whatever its key says.
    guard comparison.isProse, comparison.reference == nil, comparison.usage.parts.isEmpty,
      !FormatUsage(CatalogText(comparison.key)).isFormat
    else { return }
    // The key of a source text may be the name of it.
    if comparison.isSource { return }
    // A source text with `%$1@` means the placeholders of its translations.
    let declared = comparison.source?.texts ?? []
    if declared.contains(where: { !MisnumberedPlaceholder.all(in: $0.format).isEmpty }) { return }
    for text in comparison.usage.texts where text.isFormat {
      if comparison.hasNoSourceText, mayBeName(comparison.key, of: text) { continue }
      guard let specifier = text.format.specifiers.first(where: { isMeant($0, text.format) }) else {
        continue
      }
      if KeyText.isAboutPercentSigns(comparison.key) { return }
      context.report(
        Self.self, at: context.place(of: specifier.range, in: text.text),
        "'\(text.format[specifier.range])' is a placeholder, but neither the source text nor the key has one",
        remedy: "Remove it, or check whether the string belongs to another key",
        key: comparison.key, locale: comparison.locale)
    }
  }

  /// Whether a key of several words may be the name of a format, which only the program knows:
  /// `Speed Format String`, or that of a text without words, `%1$@ %2$@`.
  private static func mayBeName(_ key: String, of text: FormatText) -> Bool {
    key.lowercased().contains("format") || !FormatProse.hasLetters(text.text.string)
  }

  /// Whether this is not prose: "100%-osan", "%100 garanti" and "50%ige" are prose, and "%D0" is a
  /// byte of an address.
  private static func isMeant(_ specifier: FormatSpecifier, _ format: FormatString) -> Bool {
    if specifier.conversion == UInt8(ascii: "@") || specifier.position != nil { return true }
    guard specifier.flags.isEmpty, specifier.width == .unspecified else { return false }
    let rest = format.string.utf8.dropFirst(specifier.range.upperBound)
    if isHexadecimal(specifier.conversion), specifier.range.count == 2,
      rest.first.map(isHexadecimal) == true
    {
      return false
    }
    return rest.first.map { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }
      != true
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66
  }

  package static func combine(_ first: inout Finding, _ others: FindingSeries.Others) {
    first.message += others.languages
    if others.locales.count > 1 {
      first.remedy = "Add it to the source text if the program passes a value; otherwise remove it"
    }
  }
}
