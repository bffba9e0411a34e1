import CalqueCatalogs
package import CalqueDiagnostics

/// A backslash that was meant to begin an escape, and is shown.
package enum LiteralBackslash: TextRule, CombinedRule {
  package static let id = "literal_backslash"
  package static let severity = Severity.warning
  package static let summary = "an escape sequence that is shown literally, such as \\n"
  package static let rationale = #"""
    A tool escaped the backslash again, or it was typed where none is needed: users see `\n` in \#
    the middle of a sentence. If the source text has a backslash too, it is intended.
    """#
  package static let examples: [RuleExample] = [
    .strings(#""a" = "One↓\\nTwo";"#),
    .strings(#""a" = "Say ↓\\\"hi↓\\\"";"#),
    .strings(english: #""a" = "One\nTwo";"#, german: #""a" = "Eins ↓\\nzwei";"#),
    .strings(english: #""a" = "It is";"#, german: #""a" = "Geht↓\\'s";"#),
    .strings(#""a" = "C:\\new\\temp";"#),
    .strings(english: #""a" = "One.\nTwo.";"#, german: #""a" = "Eins.↓\\\nZwei.";"#),
    .strings(#""one.\\n two" = "one.↓\\n two";"#),
    .strings(english: #""a" = "Type ↓\\n";"#, german: #""a" = "Tippe \\n";"#),
    .strings(#""a" = "One\nTwo \"quoted\"";"#),
    .strings(#""a" = "Ends with a backslash (\"\\\")";"#),
    .strings(#""a" = "\\r\\n";"#),
    .strings(english: #""a" = "Above 50%";"#, german: #""a" = "Über 50 ↓\\u0025";"#),
    .strings(english: #""a" = "Caf\U00e9";"#, german: #""a" = "Kaff↓\\U00E9e";"#),
    .strings(#""a" = "A code such as \\u0041";"#),
  ]
  package static let interest = TextInterest.texts(with: .backslash)

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    if text.source?.traits.contains(.backslash) == true { return }
    let utf8 = Array(text.string.utf8)
    if isSample(utf8) { return }
    var index = 0
    while index + 1 < utf8.count {
      guard utf8[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      if let scalar = scalar(utf8, at: index, text) {
        report(index..<(index + 6), of: scalar, in: text, &context)
        index += 6
        continue
      }
      if utf8[index + 1] == 0x0A {
        reportContinuation(index..<(index + 1), in: text, &context)
        index += 2
        continue
      }
      let range = index..<(index + 2)
      let next = index + 2 < utf8.count ? utf8[index + 2] : 0
      index += 2
      // A backslash in quotation marks is the character itself.
      if range.lowerBound > 0, utf8[range.lowerBound + 1] == utf8[range.lowerBound - 1] { continue }
      guard let meant = meant(utf8[range.lowerBound + 1], before: next, text) else { continue }
      let isNewBreak = isNewBreak(range, meant, in: text)
      // The program looks for the key with the character itself.
      let isInKey = text.source == nil && text.key.utf8.contains(utf8[range])
      context.report(
        Self.self, at: context.place(of: range, in: text.text),
        "'\(String(decoding: utf8[range], as: UTF8.self))' is shown literally"
          + (isInKey ? ", and the key has it too, so that it may never be found" : ""),
        remedy: isNewBreak && range.upperBound == utf8.count
          ? "Remove it"
          : remedy(for: utf8[range.lowerBound + 1], context) + (isInKey ? ", in the key too" : ""),
        key: text.key, locale: text.locale,
        fix: isNewBreak || isInKey
          ? nil
          : context.fix(
            "replace with the intended character", [TextEdit(range, meant)], in: text.text))
    }
  }

  /// Reports a backslash in front of a line break, as shells and programs continue their lines.
  private static func reportContinuation(
    _ range: Range<Int>, in text: TextUnit, _ context: inout LintContext
  ) {
    let isNewBreak = text.source.map { !$0.traits.contains(.lineBreak) } == true
    context.report(
      Self.self, at: context.place(of: range, in: text.text),
      "The backslash before the line break is shown",
      remedy: isNewBreak ? "Remove it and the line break" : "Remove it", key: text.key,
      locale: text.locale,
      fix: isNewBreak
        ? nil : context.fix("remove the backslash", [TextEdit(range, "")], in: text.text))
  }

  /// Returns how to write a character without the backslash: a quotation mark has two more in
  /// front of it, and XML has no escapes.
  private static func remedy(for letter: UInt8, _ context: LintContext) -> String {
    let isXML = context.spelling.format == .stringsdict || context.spelling.format == .xliff
    switch letter {
    case UInt8(ascii: "n") where isXML: return "Write a line break, or &#10;"
    case UInt8(ascii: "t") where isXML: return "Write a tab, or &#9;"
    case UInt8(ascii: "\"") where !isXML: return "Remove two of the three backslashes"
    default: return isXML ? "Remove the backslash" : "Remove one backslash"
    }
  }

  /// Returns what `\u` and four hexadecimal digits at an offset represent. A source text may be
  /// about codes.
  private static func scalar(_ utf8: [UInt8], at start: Int, _ text: TextUnit) -> Unicode.Scalar? {
    guard text.source != nil, start + 6 <= utf8.count, utf8[start + 1] | 0x20 == UInt8(ascii: "u")
    else { return nil }
    let digits = String(decoding: utf8[(start + 2)..<(start + 6)], as: UTF8.self)
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
  }

  private static func report(
    _ range: Range<Int>, of scalar: Unicode.Scalar, in text: TextUnit,
    _ context: inout LintContext
  ) {
    let utf8 = Array(text.string.utf8)
    // A percent sign may have to be doubled, and white space may be wrong there.
    let isCertain = scalar.properties.isAlphabetic
    context.report(
      Self.self, at: context.place(of: range, in: text.text),
      "'\(String(decoding: utf8[range], as: UTF8.self))' is shown literally",
      remedy: "Write the character itself", key: text.key, locale: text.locale,
      fix: isCertain
        ? context.fix(
          "replace with the intended character", [TextEdit(range, String(scalar))], in: text.text)
        : nil)
  }

  /// Whether a text has nothing but escapes, such as the name of a line ending in a menu.
  private static func isSample(_ utf8: [UInt8]) -> Bool {
    utf8.count.isMultiple(of: 2)
      && stride(from: 0, to: utf8.count, by: 2).allSatisfy { index in
        utf8[index] == UInt8(ascii: "\\") && "nrt".utf8.contains(utf8[index + 1])
      }
  }

  /// Whether the text would have its first line break then, or begin or end with one, and its
  /// source does not: that would be wrong, too.
  private static func isNewBreak(_ range: Range<Int>, _ meant: String, in text: TextUnit) -> Bool {
    guard meant == "\n", let source = text.source else { return false }
    if !source.traits.contains(.lineBreak) { return true }
    return range.lowerBound == 0 && !source.traits.contains(.leadingBreak)
      || range.upperBound == text.string.utf8.count && !source.traits.contains(.trailingBreak)
  }

  /// Returns what a backslash and a letter are meant to be, or nil if they may be meant literally:
  /// names of folders may begin with `n`.
  private static func meant(_ letter: UInt8, before next: UInt8, _ text: TextUnit) -> String? {
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "'"): return "'"
    case UInt8(ascii: "n"), UInt8(ascii: "t"):
      let goesOn = next | 0x20 >= 0x61 && next | 0x20 <= 0x7A
      // If the source has a line break there, the translation means that break.
      let isExpected = text.source?.traits.contains(.lineBreak) == true
      if goesOn, !isExpected, next >= UInt8(ascii: "a") { return nil }
      return letter == UInt8(ascii: "n") ? "\n" : "\t"
    default: return nil
    }
  }
}
