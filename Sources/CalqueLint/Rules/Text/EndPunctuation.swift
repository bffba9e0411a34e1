import CalqueCatalogs
package import CalqueDiagnostics

/// A translation that ends with another kind of punctuation than its source.
package enum EndPunctuation: TextRule {
  package static let id = "end_punctuation"
  package static let severity = Severity.information
  package static let summary = "end punctuation that differs from the source text"
  package static let rationale = """
    A question became a statement, a label lost its colon, a sentence its period. Punctuation \
    marks are compared by function: `。`, `۔`, `।` and `։` end a sentence, `？`, `؟` and the Greek \
    `;` a question. Thai, Lao and Japanese labels have no period, and the Armenian question mark \
    is inside a word.
    """
  package static let examples: [RuleExample] = [
    .strings(english: #""a" = "Open?";"#, german: #""a" = "Öffnen↓.";"#),
    .strings(english: #""a" = "Done.";"#, german: #""a" = "Ferti↓g";"#),
    .strings(english: #""a" = "Done.";"#, german: #""a" = "(Fertig.)";"#),
    .strings(english: #""a" = "Name:";"#, german: #""a" = "Name: ";"#),
    RuleExample(files: [
      ("en.lproj/A.strings", #""a" = "Open?"; "b" = "Done."; "c" = "Done.";"#),
      ("el.lproj/A.strings", #""a" = "Άνοιγμα;"; "b" = "Έγινε.";"#),
      ("th.lproj/A.strings", #""c" = "เสร็จแล้ว";"#), ("ja.lproj/A.strings", #""a" = "開く？";"#),
      ("hy.lproj/A.strings", #""a" = "Բացե՞լ"; "b" = "Արված է։";"#),
    ]),
  ]
  package static let interest = TextInterest.pairs(with: .any)

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    guard let source = text.source else { return }
    if text.traits.contains(.blank) || source.traits.contains(.blank) { return }
    // Most texts end with a letter, as their sources do.
    if endsWithLetter(text.string), endsWithLetter(source.string) { return }
    guard let own = Ending(text.string, text.traits, locale: text.locale),
      let theirs = Ending(source.string, source.traits, locale: source.locale),
      own.kind != theirs.kind,
      !theirs.mayBe(own.kind, in: text.locale, text.string)
    else { return }
    context.report(
      Self.self, at: context.place(of: own.range, in: text.text),
      "The source text ends with \(theirs.kind.rawValue), but the translation with \(own.kind.rawValue)",
      remedy: "Use the punctuation of the source text, or check whether the language requires this",
      key: text.key, locale: text.locale)
  }

  private static func endsWithLetter(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard let last = bytes.last else { return false }
      if last < 0x80 { return (last | 0x20) &- 0x61 < 26 }
      var start = bytes.count - 1
      while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
      let value = TextScan.scalar(bytes, at: start, end: bytes.count).value
      return CharacterTable.classes(of: value).contains(.letter)
    }
  }

  /// What a text ends with.
  private struct Ending {
    enum Kind: String {
      case none = "no punctuation"
      case stop = "a period"
      case question = "a question mark"
      case exclamation = "an exclamation mark"
      case colon = "a colon"
      case ellipsis = "an ellipsis"
    }

    var kind: Kind
    /// The range of the last character.
    var range: Range<Int>

    /// The ending, which only space, quotes and brackets may follow. Nil if it is a placeholder,
    /// whose value may end in anything.
    init?(_ text: String, _ traits: TextTraits, locale: String?) {
      var bytes = text
      let found = bytes.withUTF8 {
        bytes -> (scalar: Unicode.Scalar, range: Range<Int>, dots: Bool)? in
        var end = bytes.count
        // A line break that is spelled wrongly is one all the same.
        while end >= 2, bytes[end - 1] == UInt8(ascii: "n"), bytes[end - 2] == UInt8(ascii: "\\") {
          end -= 2
        }
        while end > 0 {
          var start = end - 1
          while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
          let value = TextScan.scalar(bytes, at: start, end: end).0
          guard let scalar = Unicode.Scalar(value), Self.isClosing(scalar) else {
            let dots = end >= 3 && bytes[(end - 3)..<end].allSatisfy { $0 == UInt8(ascii: ".") }
            return Unicode.Scalar(value).map { ($0, start..<end, dots) }
          }
          end = start
        }
        return nil
      }
      guard let found else { return nil }
      let (last, end) = (found.scalar, found.range.upperBound)
      if traits.contains(.percent),
        FormatString(text).specifiers.contains(where: { $0.range.upperBound == end })
      {
        return nil
      }
      range = found.range
      kind = Self.kind(last, locale)
      if found.dots { kind = .ellipsis }
    }

    private static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case "\"", "'", "\n", "\t", "*", "_", "`", "」", "』": true
      default: CharacterTable.classes(of: scalar.value).contains(.closing)
      }
    }

    private static func kind(_ scalar: Unicode.Scalar, _ locale: String?) -> Kind {
      switch scalar {
      case ".", "。", "．", "｡", "۔", "।", "॥", "։", "።", "။", "។", "༎", "།": return .stop
      case ";" where WritingSystem.isLanguage("el", of: locale): return .question
      case "\u{37E}", "?", "？", "؟", "՞", "፧": return .question
      case "!", "！", "՜": return .exclamation
      // The Armenian full stop is often typed as a colon.
      case ":" where WritingSystem.isLanguage("hy", of: locale): return .stop
      case ":", "：", "፡": return .colon
      case "…", "⋯": return .ellipsis
      default: return .none
      }
    }

    /// Whether a text in the language may end differently from this source.
    func mayBe(_ other: Kind, in locale: String?, _ text: String) -> Bool {
      let language = WritingSystem.language(locale)
      // A text of one or two words ends with an abbreviation.
      if kind == .none, other == .stop, text.utf8.count(where: { $0 == 0x20 }) < 2 { return true }
      if language == "hy", text.unicodeScalars.contains("՞") || text.unicodeScalars.contains("՜") {
        return true
      }
      // In these languages, sentences end with a space, and labels without a sign.
      if ["th", "lo", "ja", "zh", "yue", "km", "my", "bo"].contains(language) {
        return (kind == .stop && other == .none) || (kind == .none && other == .stop)
      }
      return false
    }
  }
}
