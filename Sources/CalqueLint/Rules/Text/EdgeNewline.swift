import CalqueCatalogs
package import CalqueDiagnostics

/// A line break at the beginning or the end of a translation that its source does not have, or the
/// other way round.
package enum EdgeNewline: TextRule {
  package static let id = "edge_newline"
  package static let severity = Severity.warning
  package static let summary =
    "a translation begins or ends with a line break, and its source does not"
  package static let rationale = """
    The text is shown with an empty line, or without the one that sets it off from what the program \
    puts beside it. It comes from a break that was typed in an editor's text field. Where the source \
    has several lines, a break that it begins or ends with is mostly layout of its own: one that is \
    missing is information then. What `newline_count` or `stray_line_break` tells is not told again.
    """
  package static let examples: [RuleExample] = [
    .strings(english: #""a" = "Open";"#, german: #""a" = "Öffnen↓\n";"#),
    .strings(english: #""a" = "Open\n";"#, german: #""a" = "Öffnen↓";"#),
    .strings(english: #""a" = "\n\nOpen";"#, german: #""a" = "↓ Öffnen";"#),
    .strings(english: #""a" = "Open\n";"#, german: #""a" = "Öffnen\r\n";"#),
    .strings(english: #""a" = "Open ";"#, german: #""a" = "Öffnen";"#),
    .strings(english: #""a" = "\nOne\n\nTwo";"#, german: #""a" = "Eins\n\nZwei";"#),
  ]
  package static let interest = TextInterest.pairs(differing: [.leadingBreak, .trailingBreak])

  package static let echoes: [any Rule.Type] = [StrayLineBreak.self, NewlineCount.self]
  package static func check(_ text: TextUnit, in context: inout LintContext) {
    guard let source = text.source else { return }
    if text.traits.contains(.blank) || source.traits.contains(.blank) { return }
    let differences = text.traits.symmetricDifference(source.traits)
    let (own, theirs) = (TextEdges(text.string), TextEdges(source.string))
    let (count, meant) = (text.string.utf8.count, Array(source.string.utf8))
    if differences.contains(.leadingBreak) {
      report(text, 0..<own.leading, .leadingBreak, "begins", meant.prefix(theirs.leading), &context)
    }
    if differences.contains(.trailingBreak) {
      report(
        text, (count - own.trailing)..<count, .trailingBreak, "ends", meant.suffix(theirs.trailing),
        &context)
    }
  }

  /// Whether there is a line break inside a text.
  private static func hasLines(_ text: String) -> Bool {
    let edges = TextEdges(text)
    return text.utf8.dropFirst(edges.leading).dropLast(edges.trailing).contains(0x0A)
  }

  private static func report(
    _ text: TextUnit, _ edge: Range<Int>, _ trait: TextTraits, _ verb: String,
    _ meant: ArraySlice<UInt8>, _ context: inout LintContext
  ) {
    let isExtra = text.traits.contains(trait)
    let source = text.source?.isKey == true ? "the key" : "the source text"
    let isLayout = !isExtra && text.source.map { hasLines($0.string) } == true
    context.report(
      Self.self, at: context.place(of: edge, in: text.text),
      severity: isLayout ? .information : nil,
      "The text \(verb) \(isExtra ? "with" : "without") a line break, unlike \(source)",
      remedy: isExtra ? "Remove the break" : "Add the break", key: text.key, locale: text.locale,
      fix: context.fix(
        isExtra ? "remove the line break" : "add the line break",
        [TextEdit(edge, String(decoding: meant, as: UTF8.self))], in: text.text))
  }
}
