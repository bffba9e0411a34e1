import CalqueCatalogs
package import CalqueDiagnostics

/// A translation without any characters.
package enum EmptyValue: TextRule {
  package static let id = "empty_value"
  package static let severity = Severity.warning
  package static let summary = "an empty translation"
  package static let rationale = """
    Nothing is shown: a button without a title, an alert without a message. Translation platforms \
    export untranslated strings as empty ones, and the runtime treats them as intended. Without \
    the entry, users would see the source text. A space in place of a word that joins two strings \
    (` at `) is a valid translation.
    """
  package static let examples: [RuleExample] = [
    .strings(english: #""a" = "Open";"#, german: #""a" = "↓";"#),
    .strings(english: #""a" = "Open";"#, german: #""a" = "↓ \n";"#),
    .strings(english: #""a" = "";"#, german: #""a" = "";"#),
    .strings(english: #""a" = " ";"#, german: #""a" = "";"#),
    .strings(english: #""a" = "%@:";"#, german: #""a" = "";"#),
    .strings(english: #""a" = " at ";"#, german: #""a" = " ";"#),
    RuleExample(files: [
      ("en.lproj/A.strings", #""a" = " at ";"#), ("ja.lproj/A.strings", #""a" = "";"#),
    ]),
    .strings(english: #""a" = " at ";"#, german: #""a" = "↓";"#),
    RuleExample(files: [
      ("en.lproj/A.strings", #""a" = "to continue";"#), ("ja.lproj/A.strings", #""a" = "　";"#),
    ]),
    .xliff(#"<trans-unit id="a" translate="no"><source>Label</source><target/></trans-unit>"#),
    .strings(english: #""a" = "v2.9.0";"#, german: #""a" = "";"#),
    .strings(english: #""45.title" = "Text Cell";"#, german: #""45.title" = "";"#),
  ]
  package static let interest = TextInterest.pairs(differing: .blank)

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    guard let source = text.source else { return }
    // A branch of a plural has its own rule, and a text without letters needs no translation.
    guard text.traits.contains(.blank), text.selectors.isEmpty, text.isTranslatable,
      FormatProse.hasLetters(source.string), !joins(source.traits, text),
      !KeyText.isStoryboardPlaceholder(text.key, source.string), !isVersion(source.string)
    else { return }
    context.report(
      Self.self, at: text.text.range,
      "The translation is empty; the source text is '\(source.excerpt)'",
      remedy: "Translate it, or remove the entry so that the source text is shown", key: text.key,
      locale: text.locale)
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
    if WritingSystem.joinsWords(text.locale), !text.string.isEmpty { return true }
    return source.isSuperset(of: [.leadingSpace, .trailingSpace])
      && (!text.string.isEmpty || WritingSystem.joinsWords(text.locale))
  }
}

extension TextUnit.Source {
  /// As much of the text as fits on a line.
  var excerpt: String {
    string.utf8.count > 80 ? String(string.prefix(60)) + "…" : string
  }
}
