import CalqueCatalogs
package import CalqueDiagnostics

/// A number and a noun in one form.
package enum PluralCandidate: Rule {
  package static let id = "plural_candidate"
  package static let severity = Severity.information
  package static let summary = "a number with a plural noun, in a string without plural variations"
  package static let rationale = """
    "%lld items" is wrong for 1, and cannot be translated into languages with different forms for \
    2, 5 and 21. "file(s)" dates from before plural support. In source texts, plural nouns are \
    recognized in English only.
    """
  package static let examples: [RuleExample] = [
    .strings("\"a\" = \"↓%d items left\";\n"),
    .strings("\"a\" = \"Delete ↓%1$lld messages?\";\n"),
    .strings("\"a\" = \"↓%d file(s)\";\n"),
    .strings("\"a\" = \"%d ms\";\n\"b\" = \"%d is less\";\n\"c\" = \"%@ items\";\n"),
    .strings("\"a\" = \"%.1f gigabytes\";\n\"b\" = \"%d%% items\";\n"),
    .plural([("one", "%d file"), ("other", "%d files")]),
  ]

  package static func check(_ entry: SourceUnit, in context: inout LintContext) {
    guard entry.usage.texts.count == 1, let text = entry.usage.texts.first, text.part == nil,
      text.category == nil
    else { return }
    let isEnglish = entry.locale.map { LocaleFolder.haveSameLanguage($0, "en") } ?? true
    for specifier in text.format.specifiers where isWholeNumber(specifier.type) {
      let word = word(after: specifier.range, in: text.text.string)
      let isOld = word.hasSuffix("(s)")
      let isPlural = isEnglish && isNoun(word)
      guard isOld || isPlural else { continue }
      let spelling = text.format[specifier.range]
      context.report(
        Self.self,
        at: text.text.range.isEmpty
          ? entry.keyRange : context.place(of: specifier.range, in: text.text),
        "'\(spelling) \(word)' has the same form for all numbers",
        remedy: "Vary the string by plural, in a .stringsdict file or a string catalog",
        key: entry.key,
        locale: entry.locale)
    }
  }

  private static func isWholeNumber(_ type: FormatArgumentType) -> Bool {
    switch type {
    case .int32, .uint32, .int64, .uint64: true
    default: false
    }
  }

  /// Returns the word after a space.
  private static func word(after range: Range<Int>, in text: String) -> String {
    let rest = text.utf8.dropFirst(range.upperBound)
    guard rest.first == UInt8(ascii: " ") else { return "" }
    let word = rest.dropFirst().prefix {
      ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 == UInt8(ascii: "(")
        || $0 == UInt8(ascii: ")")
    }
    return String(decoding: word, as: UTF8.self)
  }

  /// Whether a word looks like an English plural noun: at least four letters, of which the last is
  /// a single s, in lower case or capitalized.
  private static func isNoun(_ word: String) -> Bool {
    let letters = Array(word.utf8)
    guard letters.count >= 4, letters.last == UInt8(ascii: "s") else { return false }
    let before = letters[letters.count - 2]
    // "this", "less", "bonus"
    return ![UInt8(ascii: "s"), UInt8(ascii: "i"), UInt8(ascii: "u")].contains(before)
      && letters.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
      && letters.dropFirst().allSatisfy { $0 >= 0x61 }
  }
}
