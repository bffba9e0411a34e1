import CalqueCatalogs
package import CalqueDiagnostics

/// An argument of the source text that a translation does not show.
package enum FormatMissing: Rule, CombinedRule {
  package static let id = "format_missing"
  package static let severity = Severity.warning
  package static let summary = "an argument of the source text that the translation omits"
  package static let rationale = """
    A value that the program passes is not shown: a name, a file, an amount. A string for a single \
    number, that of the plural categories `zero`, `one` and `two`, may omit the number: "One \
    file". Every string may, if those of the source language do: "Delete file", "Delete files"; so \
    may the source text of a symbolic key (`liked.by %lld`). Placeholders of another platform are \
    reported by `format_foreign_placeholder` only.
    """
  package static let examples: [RuleExample] = [
    .strings(english: #""hi" = "Hello %@";"#, german: #""hi" = "↓Hallo";"#),
    .strings(english: #""sent" = "%@ sent %d";"#, german: #""sent" = "↓%@ hat gesendet";"#),
    .strings(english: #""sent" = "%1$@: %2$d";"#, german: #""sent" = "↓Von %1$@";"#),
    .strings(english: #""hi" = "Hello %@";"#, german: #""hi" = "Hallo %@";"#),
    .strings(english: #""sure" = "100% done";"#, german: #""sure" = "fertig";"#),
    .plural([("one", "One file"), ("other", "%d files")]),
    RuleExample(files: [
      plural("en", "One file", "%d files"), plural("de", "Eine Datei", "↓Dateien"),
    ]),
    RuleExample(files: [
      plural("en", "Delete file", "Delete files"), plural("de", "Datei löschen", "%d löschen"),
    ]),
    RuleExample(files: [
      plural("en", "Delete file", "Delete files"),
      ("de.lproj/Localizable.strings", #""%d files" = "Löschen";"#),
    ]),
    // Empty texts are another rule's finding.
    RuleExample(files: [
      partsOfTwo("en", "%d file of %2$@"), partsOfTwo("uk", ""),
    ]),
    // The dictionary's text is the one that is shown.
    RuleExample(files: [
      plural("en", "%d file", "%d files"), plural("de", "%d Datei", "%d Dateien"),
      ("de.lproj/Localizable.strings", #""%d files" = "Dateien";"#),
    ]),
    .strings(#""error.%@-conflicts-with-%@.title" = "Pick one";"#),
    .strings(english: #""n" = "%d result%@";"#, german: #""n" = "Treffer: %d";"#),
    .strings(english: #""n" = "%d seconds";"#, german: #""n" = "↓d Sekunden";"#),
    .strings(english: #""n" = "%1$@ of %2$@";"#, german: #""n" = "↓1 von 2";"#),
    .strings(english: #""n" = "For %@";"#, german: #""n" = "↓Für %'";"#),
    .strings(english: #""n" = "%ld songs";"#, german: #""n" = "↓٪ ld Lieder";"#),
    .xcstrings(
      """
      { "sourceLanguage" : "en", "strings" : { "notifications.label.follow %lld" : {
        "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "followed you" } },
          "de" : { "stringUnit" : { "state" : "translated", "value" : "folgt dir" } } } } },
        "version" : "1.0" }
      """),
  ]

  /// Without their numbers, or without the use of a part, placeholders take other arguments.
  package static let echoes: [any Rule.Type] = [
    FormatMixedPositional.self, SubstitutionUnused.self,
  ]

  private static func partsOfTwo(_ locale: String, _ text: String) -> (String, String) {
    RuleExample.plural([("one", text), ("other", text)], in: locale).files[0]
  }

  private static func plural(_ locale: String, _ one: String, _ other: String) -> (String, String) {
    RuleExample.plural([("one", one), ("other", other)], in: locale).files[0]
  }

  package static func check(_ comparison: ArgumentsUnit, in context: inout LintContext) {
    let required = comparison.required
    if required.isEmpty { return }
    // Such a key may declare arguments for other languages only.
    if comparison.isSource, KeyText.isNameWithArguments(comparison.key) { return }
    let usage = comparison.usage
    // An empty text has no arguments to leave out: it is not a translation.
    for text in usage.texts where !text.text.string.isEmpty {
      // A gap in the numbers is the more severe finding, and reports the same.
      let last = text.uses.lazy.filter(\.isNumbered).map(\.number).max() ?? 0
      var missing = required.filter { use in
        use.number > last && !usage.shows(use, with: text)
          && !(use.countsSomething && text.mayLeaveOut(use.number, comparison))
          && (text.part == nil || usage.texts.contains { $0.uses(use.number) })
          && !comparison.isLeftOutBySource(use.number)
      }
      // What is in an empty part is not translated, which another rule reports.
      if text.part == nil, text.uses.contains(where: { usage.isEmptyPart($0) }) { continue }
      if missing.isEmpty { continue }
      let replaced = comparison.replaced(for: text, context)
      missing.removeAll { replaced.contains($0.number) }
      if context.asks(FormatSpelling.id) {
        let lost = text.format.specifiers.compactMap {
          FormatSpelling.lostNumber(of: $0, comparison.reference)
        }
        missing.removeAll { lost.contains($0.number) }
      }
      // A percent sign that lost its letter is reported as what is left of the placeholder.
      if missing.count <= comparison.brokenCount(in: text, context) { continue }
      for isEnding in [false, true] {
        report(
          missing.filter { comparison.isEnding($0.number) == isEnding }, in: text, comparison,
          severity: isEnding ? .information : nil, &context)
      }
    }
  }

  /// Reports the arguments that a text omits, all at once.
  private static func report(
    _ missing: [ArgumentUse], in text: FormatText, _ comparison: ArgumentsUnit,
    severity: Severity?, _ context: inout LintContext
  ) {
    guard let first = missing.first else { return }
    let spellings = missing.map(\.spelling)
    let isNumbered = text.uses.contains(where: \.isNumbered)
    let added = isNumbered ? missing.map(\.numberedSpelling) : spellings
    let rest = missing.count == 1 ? first.remains(in: text.text.string) : nil
    let message =
      missing.count == 1
      ? "Argument \(first.number), '\(first.spelling)' in \(comparison.referenceName), is missing"
      : "Arguments \(list(missing.map { "\($0.number)" })), "
        + "\(list(spellings.map { "'\($0)'" })) in \(comparison.referenceName), are missing"
    context.report(
      Self.self, at: text.text.range, severity: severity, message,
      remedy: text.text.string == comparison.key
        ? "Translate it: its text is the key"
        : rest.map { "Write '\(first.spelling)' in place of '\($0)'" }
          ?? "Insert \(list(added)) where \(missing.count == 1 ? "its value belongs" : "their values belong")",
      key: comparison.key, locale: comparison.locale)
  }

  /// Returns names with commas and `and` between them.
  private static func list(_ names: [String]) -> String {
    names.count > 1
      ? names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "") : names.joined()
  }
}

extension ArgumentsUnit {
  /// How many invalid percent signs of a text other rules report, with the missing placeholder as
  /// one of their remedies.
  fileprivate func brokenCount(in text: FormatText, _ context: LintContext) -> Int {
    let invalids = text.format.invalids
    if invalids.isEmpty || isProse || reference == nil && !usage.isFormat { return 0 }
    let (fixes, foreign) = (PercentFix(text, self), foreignRanges(in: text))
    return invalids.count { invalid in
      context.asks(invalid.looksLikeProse ? FormatPercentProse.id : FormatInvalid.id)
        && fixes.edit(for: invalid.range) == nil
        && !foreign.contains { $0.overlaps(invalid.range) }
    }
  }

  /// Whether the source text has an argument at the end of a word only, as a plural's: `result%@`.
  /// Other languages have no such ending.
  fileprivate func isEnding(_ number: Int) -> Bool {
    let texts = (source ?? reference)?.texts ?? []
    let uses = texts.flatMap { text in
      text.uses.lazy.filter { $0.number == number }.map { (text: text, use: $0) }
    }
    return !uses.isEmpty
      && uses.allSatisfy { text, use in
        let before = text.format.string.utf8.prefix(use.range.lowerBound).suffix(3)
        let after = text.format.string.utf8.dropFirst(use.range.upperBound).first
        return use.type?.family == .object && before.count == 3 && before.allSatisfy(Self.isLetter)
          && after.map(Self.isLetter) != true
      }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  /// Whether the source text leaves out this argument of the key too.
  fileprivate func isLeftOutBySource(_ number: Int) -> Bool {
    guard !isSource, let source else { return false }
    return !source.uses(number)
  }
}

extension FormatUsage {
  /// Whether a use shows a named part that has no text for any number.
  fileprivate func isEmptyPart(_ use: ArgumentUse) -> Bool {
    guard !use.isPlaceholder,
      let part = parts.firstIndex(where: { use.spelling.hasSuffix("@\($0.name)@") })
    else { return false }
    let own = texts.filter { $0.part == part }
    return !own.isEmpty && own.allSatisfy(\.text.string.isEmpty)
  }

  /// Whether a text of the named part that varies by an argument has to show the argument itself.
  fileprivate func showsOwn(_ number: Int, beside part: Int) -> Bool {
    texts.contains { other in
      other.part != part
        && other.uses.contains {
          $0.number == number && ($0.isPlaceholder || $0.spelling == "%arg")
        }
    }
  }

  /// Whether a reader of this text sees the argument, in the text or in the parts around it.
  fileprivate func shows(_ use: ArgumentUse, with text: FormatText) -> Bool {
    let number = use.number
    if text.uses.contains(where: { $0.number == number }) { return true }
    guard let part = text.part else {
      return texts.contains { $0.part != nil && $0.uses.contains { $0.number == number } }
    }
    if parts[part].argument == number {
      // If what a part varies by is not a number, another rule reports it.
      return !use.countsSomething || showsOwn(number, beside: part)
    }
    return texts.contains { other in
      other.part != part && other.uses.contains { $0.number == number }
    }
  }
}

extension FormatText {
  /// Whether the text may leave out a number that chooses it.
  fileprivate func mayLeaveOut(
    _ number: Int, _ comparison: ArgumentsUnit
  ) -> Bool {
    // A number that only chooses among the source's texts does not have to choose here.
    namesItsNumber || !comparison.shown.contains(number)
  }
}

extension ArgumentUse {
  /// Returns what is left of the placeholder where its percent sign was lost: `d` of `%d`.
  fileprivate func remains(in text: String) -> String? {
    let rest = spelling.drop { $0 == "%" }
    guard !rest.isEmpty, rest.utf8.count < spelling.utf8.count else { return nil }
    if let foreign = afterForeignSign(String(rest), in: text) { return foreign }
    let words = text.split { $0 == " " || $0 == "\n" || $0 == "(" || $0 == ")" || $0 == "," }
    return words.first { $0 == rest }.map(String.init)
  }

  /// Returns a percent sign of another script and what is left of the placeholder after it: `٪ ld`.
  private func afterForeignSign(_ rest: String, in text: String) -> String? {
    var remaining = text[...]
    while let sign = remaining.unicodeScalars.firstIndex(where: {
      "٪％﹪".unicodeScalars.contains($0)
    }) {
      let after = text.unicodeScalars.index(after: sign)
      let word = text[after...].drop { $0 == " " }
      if word.hasPrefix(rest), word.dropFirst(rest.count).first?.isLetter != true {
        return String(text[sign..<text.index(word.startIndex, offsetBy: rest.count)])
      }
      remaining = text[after...]
    }
    return nil
  }

  /// Whether it may be the number that a plural depends on.
  fileprivate var countsSomething: Bool {
    switch type?.family {
    case .integer, .floatingPoint, nil: true
    case .object, .string, .pointer: false
    }
  }
}
