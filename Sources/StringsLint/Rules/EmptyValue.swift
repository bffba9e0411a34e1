package import Diagnostics
import StringCatalogs

/// A translation without a character.
package enum EmptyValue: PairRule {
  package static let id = "empty_value"
  package static let severity = Severity.warning
  package static let summary = "a translation is empty, and its source is not"
  package static let rationale = """
    Nothing is shown: a button without a title, an alert without a message. Translation platforms \
    export what nobody translated as an empty text, and the runtime takes it as one that was meant. \
    Without the entry, people would see the source text.
    """
  package static let examples: [RuleExample] = [
    .strings(english: #""a" = "Open";"#, german: #""a" = "↓";"#),
    .strings(english: #""a" = "Open";"#, german: #""a" = "↓ \n";"#),
    .strings(english: #""a" = "";"#, german: #""a" = "";"#),
    .strings(english: #""a" = " ";"#, german: #""a" = "";"#),
    .strings(english: #""a" = "%@:";"#, german: #""a" = "";"#),
  ]
  package static let differences: TextTraits = .blank

  package static func check(
    _ text: LintedText, against source: LintedText.SourceText, _ list: inout FindingList
  ) {
    // A branch of a plural has a rule of its own, and what has no letters needs no translation.
    guard text.traits.contains(.blank), text.selectors.isEmpty,
      FormatProse.hasLetters(source.string)
    else { return }
    list.add(
      Self.self, at: text.text.range, "The text is empty; the source says '\(source.excerpt)'",
      remedy: "Translate it, or remove the entry so that the source text is shown", key: text.key,
      locale: text.locale)
  }
}

extension LintedText.SourceText {
  /// As much of the text as fits a line.
  var excerpt: String {
    string.utf8.count > 80 ? String(string.prefix(60)) + "…" : string
  }
}
