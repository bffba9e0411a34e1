import CalqueCatalogs
package import CalqueDiagnostics

/// A placeholder for an argument that is not passed.
package enum FormatExtra: Rule, CombinedRule {
  package static let id = "format_extra"
  package static let severity = Severity.error
  package static let summary = "a placeholder for an argument that the source text does not have"
  package static let rationale = """
    The program passes the arguments that the source text, or the key, declares. A placeholder \
    beyond them reads undefined memory (C11 7.21.6.1, paragraph 2): it shows garbage or crashes. A \
    percent sign in prose is ignored only if neither the source text nor the key has a real \
    placeholder. Otherwise the string is a format, and the runtime reads `5 % er` as a placeholder \
    for a number.
    """
  package static let examples: [RuleExample] = [
    .strings(english: #""hi" = "Hello %@";"#, german: #""hi" = "Hallo %@ und ↓%@";"#),
    .strings(english: #""left" = "%d%% left";"#, german: #""left" = "%d ↓% frei";"#),
    .strings(english: #""hi" = "%2$@, %1$@";"#, german: #""hi" = "%1$@ %2$@ ↓%3$@";"#),
    .strings(english: #""hi" = "%2$@, %1$@";"#, german: #""hi" = "%1$@, %2$@, %1$@";"#),
    .strings(english: #""sure" = "100% certain";"#, german: #""sure" = "zu 100 % die Wahrheit";"#),
    .strings(english: #""hi" = "Hello %@";"#, german: #""hi" = "Hallo %@, 100 %%";"#),
    .strings(english: #""a" = "%@ far";"#, german: #""a" = "%@ @↓% fern";"#),
    // Names that the program replaces itself.
    .strings(
      english: #""a" = "You can use:\n%n is the name\n%d is the date\n%i% is the number";"#,
      german: #""a" = "Dies geht:\n%n ist der Name\n%d ist das Datum\n%i% und %s die Zahl";"#),
  ]

  package static func check(_ comparison: ArgumentsUnit, in context: inout LintContext) {
    guard let reference = comparison.reference else { return }
    for text in comparison.usage.texts {
      for use in text.uses where !reference.uses(use.number) {
        let place = context.place(of: use.range, in: text.text)
        var remedy = removal + comparison.referenceName + " has"
        var fix: Fix?
        if text.isTransposed(at: use.range) {
          remedy = "Write %@ in place of @%"
        } else if use.looksLikeProse {
          let quote = quote(at: use, of: text, in: reference)
          remedy =
            quote.map { "Write \($0) instead of the percent sign" }
            ?? "Use %% for a literal percent sign"
          fix =
            quote == nil
            ? PercentFix(text, comparison).edit(for: use.range).flatMap {
              context.fix("replace with %%", [$0], in: text.text)
            } : nil
        }
        context.report(
          Self.self, at: place, message(use, reference, comparison.referenceName), remedy: remedy,
          key: comparison.key, locale: comparison.locale, fix: fix)
      }
    }
  }

  private static let removal = "Remove it, or use an argument that "

  /// What several languages have may be missing in the source text.
  package static func combine(_ first: inout Finding, _ others: FindingSeries.Others) {
    first.message +=
      others.locales.isEmpty
      ? others.counted("place of the text is like it", "places of the text are like it")
      : others.languages
    if !others.locales.isEmpty, first.remedy?.hasPrefix(removal) == true {
      first.remedy = "Remove it, or add it to the source text if the program passes the value"
    }
  }

  private static func message(
    _ use: ArgumentUse, _ reference: FormatUsage, _ name: String
  ) -> String {
    let count = Set(reference.texts.flatMap(\.uses).map(\.number)).count
    let declared =
      switch count {
      case 0: "no arguments"
      case 1: "1 argument"
      default: "\(count) arguments"
      }
    let reading = use.looksLikeProse ? ", read as a placeholder," : ""
    return "'\(use.spelling)'\(reading) takes argument \(use.number), but \(name) has \(declared)"
  }

  /// Returns the quotation mark that was to be where a percent sign follows a placeholder: the
  /// source text has one there.
  private static func quote(
    at use: ArgumentUse, of text: FormatText, in reference: FormatUsage
  ) -> String? {
    guard text.format.specifiers.contains(where: { $0.range.upperBound == use.range.lowerBound })
    else { return nil }
    for source in reference.texts {
      for specifier in source.format.specifiers {
        let next = source.format.string.utf8.dropFirst(specifier.range.upperBound)
        if let mark = String(decoding: next.prefix(3), as: UTF8.self).first, "\"”“»’".contains(mark)
        {
          return String(mark)
        }
      }
    }
    return nil
  }
}

extension FormatText {
  /// Whether an at sign in front of a percent sign is a placeholder with its characters in the
  /// wrong order: `@%`.
  func isTransposed(at sign: Range<Int>) -> Bool {
    guard sign.lowerBound > 0,
      format.string.utf8.dropFirst(sign.lowerBound - 1).first == UInt8(ascii: "@")
    else { return false }
    return !format.specifiers.contains { $0.range.upperBound == sign.lowerBound }
  }
}
