import CalqueCatalogs
package import CalqueDiagnostics

/// A percent sign that does not begin a placeholder, although one was meant.
package enum FormatInvalid: Rule, CombinedRule {
  package static let id = "format_invalid"
  package static let severity = Severity.warning
  package static let summary = "an invalid placeholder"
  package static let rationale = """
    A letter of another script that looks like a Latin one, an invalid order (`%$1lu`), a bracket \
    in the middle: the behavior is undefined (C11 7.21.6.1, paragraph 9). The runtime shows the \
    placeholder literally or drops it, and the placeholders after it may take other arguments. \
    Only strings that are formats are checked; patterns of dates (`%d.%m.%y`) are not. Names of \
    arguments (`%(count)lld`) are for string catalogs, of which Xcode 26 makes functions with \
    labels; other files cannot have them.
    """
  package static let examples: [RuleExample] = [
    .strings(english: #""hi" = "%@ of %d";"#, german: #""hi" = "%@ von %d, ↓%У";"#),
    .strings(english: #""hi" = "%lu of %@";"#, german: #""hi" = "%2$@ ↓%$1lu";"#),
    .strings(#""hi" = "%@ ↓%w";"#),
    .strings(
      english: #""go" = "Open ↓%$1@ with ↓%$2@";"#, german: #""go" = "%1$@ mit %2$@ öffnen";"#),
    .strings(english: #""ago" = "%ld days ago";"#, german: #""ago" = "↓%vor %ld Tagen";"#),
    .strings(
      english: #""v" = "Version %1$@ (%2$lld)";"#, german: #""v" = "Version %1$@ (↓%$11d)";"#),
    .strings(english: #""hi" = "%@ of %lld";"#, german: #""hi" = "%@ von ↓%(count)lld";"#),
    .xcstrings(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "hi" : { "extractionState" : "manual", "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "%2$lld für %1$(who)@" } },
            "en" : { "stringUnit" : {
              "state" : "translated", "value" : "%1$(who)@ has %2$(count)lld" } } } }
        },
        "version" : "1.1"
      }
      """),
    .strings(#""hi" = "50%? %@ %d%%";"#),
    .strings(#""date" = "%d.%m.%y %H:%M";"#),
    .strings(english: #""date" = "%1m/%d/%Y";"#, german: #""date" = "%d. %B %Y";"#),
    .strings(english: #""n" = "%d (%d)";"#, german: #""n" = "%d (↓%y)";"#),
    .strings(english: #""sure" = "100% ok";"#, german: #""sure" = "100%У";"#),
  ]

  package static func check(_ comparison: ArgumentsUnit, in context: inout LintContext) {
    if comparison.isSource, comparison.formats.isEmpty {
      for text in comparison.usage.texts {
        for found in MisnumberedPlaceholder.all(in: text.format) {
          context.report(
            Self.self, at: context.place(of: found.range, in: text.text),
            "'\(text.format[found.range])' is not a valid placeholder: its number comes first",
            remedy: "Use \(found.meant)", key: comparison.key, locale: comparison.locale)
        }
      }
    }
    for text in comparison.formats {
      reportNames(in: text, comparison, &context)
      let invalids = text.format.invalids.filter {
        !$0.looksLikeProse || isPart($0, of: text.format)
      }
      if invalids.isEmpty { continue }
      if comparison.reference == nil || comparison.isSource,
        KeyText.isAboutPercentSigns(comparison.key)
      {
        return
      }
      let foreign = comparison.foreignRanges(in: text)
      for invalid in invalids {
        if foreign.contains(where: { $0.overlaps(invalid.range) })
          || BrokenSubstitution(invalid, in: text.format, comparison.usage.parts) != nil
        {
          continue
        }
        let place = context.place(of: invalid.range, in: text.text)
        context.report(
          Self.self, at: place,
          "'\(text.format[invalid.range])' is not a valid placeholder: \(reason(invalid.reason))",
          remedy: remedy(for: invalid, in: text, comparison),
          key: comparison.key, locale: comparison.locale,
          fix: comparison.missing(in: text).isEmpty && !isPart(invalid, of: text.format)
            ? PercentFix(text, comparison).edit(for: invalid.range).flatMap {
              context.fix("replace with %%", [$0], in: text.text)
            } : nil)
      }
    }
  }

  private static func remedy(
    for invalid: InvalidFormat, in text: FormatText, _ comparison: ArgumentsUnit
  ) -> String {
    if isStray(in: text, comparison) {
      // Its letters may be those of a word.
      let isWord = text.format[invalid.range].unicodeScalars.last?.properties.isAlphabetic == true
      return "Remove \(isWord ? "the percent sign" : "it"): the placeholders of "
        + "\(comparison.referenceName) are all there"
    }
    let meant =
      comparison.meant(bySignAt: invalid.range.lowerBound, in: text).map { "Use \($0.spelling)" }
      ?? "Use the placeholder of "
      + (comparison.reference == nil ? "the program" : comparison.referenceName)
    return "\(meant), or %% for a literal percent sign"
  }

  /// Reports names of arguments outside of string catalogs and their exchange files: only Xcode
  /// reads them, and compiles them away.
  private static func reportNames(
    in text: FormatText, _ comparison: ArgumentsUnit, _ context: inout LintContext
  ) {
    let format = context.spelling.format
    guard format == .strings || format == .stringsdict else { return }
    for case .specifier(let specifier) in text.format.pieces {
      guard let name = specifier.name else { continue }
      let spelling = text.format[specifier.range]
      let meant =
        String(text.format[specifier.range.lowerBound..<(name.lowerBound - 1)])
        + text.format[(name.upperBound + 1)..<specifier.range.upperBound]
      let place = context.place(of: specifier.range, in: text.text)
      context.report(
        Self.self, at: place,
        "'\(spelling)' is not a valid placeholder: only string catalogs have names of arguments",
        remedy: "Use \(meant)", key: comparison.key, locale: comparison.locale)
    }
  }

  /// Whether a percent sign is one too many: all arguments are in their place, and the source text
  /// shows no percent sign.
  private static func isStray(in text: FormatText, _ comparison: ArgumentsUnit) -> Bool {
    guard !comparison.isSource, !comparison.required.isEmpty, comparison.missing(in: text).isEmpty
    else { return false }
    let declared = (comparison.source ?? comparison.reference)?.texts ?? []
    return declared.allSatisfy { $0.percentCount == 0 && $0.format.invalids.isEmpty }
  }

  /// Whether a sign at the end is the beginning of a named part: `%#`.
  static func isPart(_ invalid: InvalidFormat, of format: FormatString) -> Bool {
    invalid.reason == .incomplete && format[invalid.range].hasSuffix("#")
  }

  private static func reason(_ reason: InvalidFormat.Reason) -> String {
    switch reason {
    case .incomplete: "it is incomplete"
    case .unknownConversion(let scalar):
      "'\(scalar)' (U+\(hexadecimal(scalar.value))) is not a conversion"
    case .malformedName: "the name of the substitution is not terminated with @"
    case .numberTooLarge: "its number is too large"
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
