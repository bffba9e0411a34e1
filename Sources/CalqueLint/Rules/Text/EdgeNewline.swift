import CalqueCatalogs
package import CalqueDiagnostics

/// A line break at the beginning or the end of a translation that its source does not have, or the
/// other way round.
package enum EdgeNewline: TextRule, CombinedRule {
  package static let id = "edge_newline"
  package static let severity = Severity.warning
  package static let summary = "a leading or trailing line break that differs from the source text"
  package static let rationale = """
    The string is shown with an empty line, or without the line break that separates it from the \
    content around it. The cause is usually a line break in the text field of an editor. If the \
    source text has several lines, a leading or trailing line break is usually a layout of its \
    own, and a missing one is information, as it is in a label of a storyboard and at the \
    beginning of a text without values, where it is empty space. Findings of `newline_count` and `stray_line_break` are \
    not repeated.
    """
  package static let examples: [RuleExample] = [
    .strings(english: #""a" = "Open";"#, german: #""a" = "Öffnen↓\n";"#),
    .strings(english: #""a" = "Open\n";"#, german: #""a" = "Öffnen↓";"#),
    .strings(english: #""a" = "Hi,<br/>welcome.\n";"#, german: #""a" = "Hallo,<br/>hier.";"#),
    .strings(english: #""a" = "\n\nAt %@";"#, german: #""a" = "↓ Um %@";"#),
    .strings(english: #""a" = "\nOpen";"#, german: #""a" = "Öffnen";"#),
    .strings(english: #""a" = "Open\n";"#, german: #""a" = "Öffnen/n↓";"#),
    .strings(english: #""a" = "Open\n";"#, german: #""a" = "Öffnen\r\n";"#),
    .strings(english: #""a" = "\nOpen";"#, german: #""a" = "↓↩\nÖffnen";"#),
    .strings(english: #""a" = "Open ";"#, german: #""a" = "Öffnen";"#),
    .strings(english: #""a" = "\nOne\n\nTwo";"#, german: #""a" = "Eins\n\nZwei";"#),
  ]
  package static let interest = TextInterest.pairs(differing: [.leadingBreak, .trailingBreak])

  package static let echoes: [any Rule.Type] = [
    InvalidEscape.self, NewlineCount.self, StrayLineBreak.self, SuspiciousUnicodeEscape.self,
  ]

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    guard let source = text.source else { return }
    if text.traits.contains(.blank) || source.traits.contains(.blank) { return }
    let differences = text.traits.symmetricDifference(source.traits)
    let (own, theirs) = (TextEdges(text.string), TextEdges(source.string))
    let (count, meant) = (text.string.utf8.count, Array(source.string.utf8))
    if source.traits.contains(.leadingBreak), text.string.utf8.starts(with: mark.utf8) {
      reportMark(text, &context)
    } else if differences.contains(.leadingBreak) {
      report(text, 0..<own.leading, .leadingBreak, "begins", meant.prefix(theirs.leading), &context)
    }
    if differences.contains(.trailingBreak) {
      report(
        text, (count - own.trailing)..<count, .trailingBreak, "ends", meant.suffix(theirs.trailing),
        &context)
    }
  }

  /// What editors of translation platforms show for a line break.
  private static let mark = "↩\n"

  /// Reports a mark in front of the line break that it was copied with.
  private static func reportMark(_ text: TextUnit, _ context: inout LintContext) {
    let edge = 0..<(mark.utf8.count - 1)
    context.report(
      Self.self, at: context.place(of: edge, in: text.text),
      "The string begins with '↩', the mark of an editor for the line break after it",
      remedy: "Remove the mark", key: text.key, locale: text.locale,
      fix: context.fix("remove the mark", [TextEdit(edge, "")], in: text.text))
  }

  /// Whether there is a line break inside a text.
  private static func hasLines(_ text: String) -> Bool {
    let edges = TextEdges(text)
    return text.utf8.dropFirst(edges.leading).dropLast(edges.trailing).contains(0x0A)
  }

  /// Whether tags break the lines of a text, so that it is HTML, whose white space is not shown.
  private static func isHTML(_ text: String) -> Bool {
    HTMLTag.all(in: text).contains { ["br", "p", "div", "li", "tr"].contains($0.name) }
  }

  /// Whether a line break is only empty space above a text, as texts of alerts begin with it: one
  /// that begins with the line break in the code, or that has values, is a line of a longer text.
  private static func isSpacing(_ text: TextUnit, _ trait: TextTraits) -> Bool {
    guard trait == .leadingBreak, let source = text.source else { return false }
    return !source.isKey && !source.traits.contains(.percent)
  }

  private static func report(
    _ text: TextUnit, _ edge: Range<Int>, _ trait: TextTraits, _ verb: String,
    _ meant: ArraySlice<UInt8>, _ context: inout LintContext
  ) {
    let isExtra = text.traits.contains(trait)
    let source = text.source?.isKey == true ? "the key" : "the source text"
    // What was to be `\n`.
    let isSlashed = !isExtra && verb == "ends" && text.string.hasSuffix("/n")
    let isLayout =
      !isExtra && !isSlashed
      && (KeyText.isObject(text.key) || isSpacing(text, trait)
        || text.source.map { hasLines($0.string) || isHTML($0.string) } == true)
    context.report(
      Self.self, at: context.place(of: edge, in: text.text),
      severity: isLayout ? .information : nil,
      "The string \(verb) \(isExtra ? "with" : "without") a line break, unlike \(source)",
      remedy: isSlashed
        ? "Write it in place of '/n'" : isExtra ? "Remove the line break" : "Add the line break",
      key: text.key,
      locale: text.locale,
      fix: isSlashed
        ? nil
        : context.fix(
          isExtra ? "remove the line break" : "add the line break",
          [TextEdit(edge, String(decoding: meant, as: UTF8.self))], in: text.text))
  }

  /// A line break that several languages lack may be superfluous in the source text, and one that
  /// several languages have may be lost there.
  package static func combine(_ first: inout Finding, _ others: FindingSeries.Others) {
    let isMissing = first.fix?.edits.allSatisfy { !$0.replacement.isEmpty } == true
    if isMissing, first.addSuperfluous(in: others, isLeading: first.message.contains(" begins ")) {
      return
    }
    first.message += others.languages
    if !isMissing, others.locales.count > 1 {
      first.remedy = "Add the line break to the source text if the program needs it, or remove it"
    }
  }
}
