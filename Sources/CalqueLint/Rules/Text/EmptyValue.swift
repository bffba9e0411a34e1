import CalqueCatalogs
package import CalqueDiagnostics
import CalqueICU

/// A translation without any characters.
package enum EmptyValue: TextRule, CombinedRule {
  package static let id = "empty_value"
  package static let severity = Severity.warning
  package static let summary = "an empty translation"
  package static let rationale = """
    Nothing is shown: a button without a title, an alert without a message. Translation platforms \
    export untranslated strings as empty ones, and the runtime treats them as intended. Without \
    the entry, users would see the source text. A space in place of a word that joins two strings \
    (` at `) is a valid translation, and so is an empty one of which the comment says that it is \
    empty, or that the string is not to be translated.
    """
  package static let examples: [RuleExample] = [
    .strings(english: #""a" = "Open";"#, german: #""a" = "↓";"#),
    .strings(english: #""a" = "Open";"#, german: #""a" = "↓ \n";"#),
    .strings(english: #""a" = "";"#, german: #""a" = "";"#),
    .strings(english: #""a" = " ";"#, german: #""a" = "";"#),
    .strings(english: #""a" = "%@:";"#, german: #""a" = "↓";"#),
    .strings(english: #""a" = " at ";"#, german: #""a" = " ";"#),
    RuleExample(files: [
      ("en.lproj/A.strings", #""a" = " at ";"#), ("ja.lproj/A.strings", #""a" = "";"#),
    ]),
    .strings(english: #""a" = " at ";"#, german: #""a" = "↓";"#),
    RuleExample(files: [
      ("en.lproj/A.strings", #""a" = "to continue";"#), ("ja.lproj/A.strings", #""a" = "　";"#),
    ]),
    .xliff(#"<trans-unit id="a" translate="no"><source>Label</source><target/></trans-unit>"#),
    RuleExample(files: [
      ("en.lproj/A.strings", #""n-plural" = "files"; "prefix" = "You gain "; "c" = "Open";"#),
      ("ja.lproj/A.strings", #""n-plural" = ""; "prefix" = ""; "c" = "↓";"#),
    ]),
    .strings(english: #""a" = "v2.9.0";"#, german: #""a" = "";"#),
    RuleExample(files: [
      ("en.lproj/A.strings", #""start" = "You gain "; "b" = "Open";"#),
      ("ko.lproj/A.strings", #""start" = ""; "b" = "↓";"#),
    ]),
    .strings(english: #""K %@" = "🚫 %@"; "b" = "→";"#, german: #""K %@" = "↓"; "b" = "";"#),
    .strings(
      english: #""a" = "ago"; "b" = "Open";"#,
      german: "/* There is no room: an empty string. */\n\"a\" = \"\";\n\"b\" = \"↓\";\n"),
    .xcstrings(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "12.title" : { "comment" : "Set by code. Do not localize.", "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "" } },
            "en" : { "stringUnit" : { "state" : "new", "value" : "Warning" } } } },
          "13.title" : { "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "↓" } },
            "en" : { "stringUnit" : { "state" : "new", "value" : "Warning" } } } }
        },
        "version" : "1.0"
      }
      """),
    .strings(english: #""45.title" = "Text Cell";"#, german: #""45.title" = "";"#),
    .xliff(
      #"<trans-unit id="a"><source>Label</source><target/><note>Do not localize</note></trans-unit>"#
    ),
  ]
  package static let interest = TextInterest.pairs(differing: .blank)

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    guard let source = text.source else { return }
    // A branch of a plural has its own rule, and a text without letters needs no translation.
    guard text.traits.contains(.blank), text.selectors.isEmpty, text.isTranslatable,
      FormatProse.hasLetters(source.string) || showsValue(source), !joins(source.traits, text),
      !KeyText.isStoryboardPlaceholder(text.key, source.string), !isVersion(source.string),
      !isPluralForm(text), !isExplained(text, context)
    else { return }
    context.report(
      Self.self, at: text.text.range,
      "The translation is empty; the source text is '\(source.excerpt)'",
      remedy: "Translate it, or remove the entry so that the source text is shown", key: text.key,
      locale: text.locale)
  }

  /// Whether a text without words shows a value, which an empty translation loses.
  private static func showsValue(_ source: TextUnit.Source) -> Bool {
    source.traits.contains(.percent)
      && !FormatUsage(CatalogText(source.string)).required.isEmpty
  }

  /// Whether the comment of an entry says that its text is empty, or that it is not translated.
  private static func isExplained(_ text: TextUnit, _ context: LintContext) -> Bool {
    let place = text.text.range.lowerBound
    if context.spelling.format == .xliff {
      // The note of a unit comes after its target.
      let after = context.text(at: place..<(place + 4096)).lowercased()
      let unit = after.prefix(
        upTo: after.firstRange(of: "</trans-unit>")?.lowerBound ?? after.endIndex)
      return reasons.contains { unit.contains($0) }
    }
    let before = context.text(at: max(0, place - 8192)..<place).lowercased()
    let isCatalog = context.spelling.format == .xcstrings
    // The entry begins after the one before it; the comment of a string catalog's entry comes
    // before all of its texts.
    let entry: Substring
    if isCatalog {
      guard let comment = before.ranges(of: "\"comment\"").last else { return false }
      entry = before[comment.lowerBound...]
      if entry.ranges(of: "\"localizations\"").count != 1 { return false }
    } else {
      entry = before[(before.ranges(of: "\";").last?.upperBound ?? before.startIndex)...]
    }
    return reasons.contains { entry.contains($0) }
  }

  /// What comments say of texts that are empty on purpose.
  private static let reasons = [
    "do not localize", "do not translate", "don't localize", "don't translate", "empty string",
    "leave empty", "leave it empty", "leave blank", "intentionally", "on purpose",
  ]

  /// Whether a key names a plural form, and the language has one form only: `duration-plural`.
  private static func isPluralForm(_ text: TextUnit) -> Bool {
    text.key.lowercased().contains("plural")
      && text.locale.map { PluralRules(locale: $0).categories.count == 1 } == true
  }

  /// Whether a text is the number of a version, which the program replaces: `v2.9.0`.
  private static func isVersion(_ text: String) -> Bool {
    let digits = text.utf8.drop { $0 | 0x20 == UInt8(ascii: "v") }
    return digits.contains { $0 >= 0x30 && $0 <= 0x39 }
      && digits.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 == UInt8(ascii: ".") }
  }

  /// Whether the source text is a word between two others that some languages express by a space
  /// only, or by nothing.
  ///
  /// Languages that write words without spaces use a space for a part of a sentence that they do
  /// not need; translators do not type one there by accident.
  private static func joins(_ source: TextTraits, _ text: TextUnit) -> Bool {
    if WritingSystem.joinsWords(text.locale) {
      if !text.string.isEmpty || !source.isDisjoint(with: [.leadingSpace, .trailingSpace]) {
        return true
      }
      // A conjunction: such languages put nothing between two values.
      if let word = text.source?.string, word.utf8.count < 5,
        word.utf8.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A })
      {
        return true
      }
    }
    // A word in front of another text, which languages may say otherwise: `Every `.
    if text.string.isEmpty, source.contains(.leadingSpace) != source.contains(.trailingSpace),
      let word = text.source?.string, word.utf8.count < 9,
      !word.utf8.dropFirst(TextEdges(word).leading).dropLast(TextEdges(word).trailing)
        .contains(where: { $0 == 0x20 })
    {
      return true
    }
    // What is in front of another text may come after it, in the text of another key.
    if text.string.isEmpty, source.contains(.trailingSpace), endsWithVerb(text.locale) {
      return true
    }
    return source.isSuperset(of: [.leadingSpace, .trailingSpace])
      && !text.string.isEmpty
  }

  /// Whether sentences of a language end with their verb.
  private static func endsWithVerb(_ locale: String?) -> Bool {
    locale.map { verbFinal.contains(SourceFolder.language($0)) } ?? false
  }

  private static let verbFinal: Set<String> = [
    "am", "az", "bn", "eu", "fa", "gu", "hi", "ja", "kk", "kn", "ko", "ky", "ml", "mn", "mr", "my",
    "ne", "pa", "ps", "si", "ta", "te", "tr", "ug", "ur", "uz",
  ]

  /// A language that was exported without its texts.
  package static func series(of finding: Finding) -> FindingSeries? {
    finding.locale.map { FindingSeries(of: finding, detail: $0) }
  }

  package static func combine(_ first: inout Finding, _ others: FindingSeries.Others) {
    first.message += others.counted("translation is empty", "translations are empty")
  }
}

extension TextUnit.Source {
  /// As much of the text as fits on a line.
  var excerpt: String {
    string.utf8.count > 80 ? String(string.prefix(60)) + "…" : string
  }
}
