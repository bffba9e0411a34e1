import CalqueCatalogs
package import CalqueDiagnostics

/// A tab in a translation whose source has none.
package enum StrayTab: TextRule {
  package static let id = "tab"
  package static let severity = Severity.warning
  package static let summary = "a tab that the source text does not have"
  package static let rationale = """
    The width of a tab depends on where it is shown. It usually comes with text that was copied \
    from a table. A tab that indents a line is accepted, and one at the edge of a string is white \
    space that `edge_whitespace` reports.
    """
  package static let examples: [RuleExample] = [
    .strings(english: #""a" = "Open file";"#, german: #""a" = "Datei↓\töffnen";"#),
    .strings(english: #""a" = "Open file";"#, german: "\"a\" = \"Datei↓\t öffnen\t\";"),
    .strings(english: #""a" = "Name\tSize";"#, german: #""a" = "Name\tGröße";"#),
    .strings(#""a" = "Name\tSize";"#),
    .strings(english: #""a" = "One\nTwo";"#, german: #""a" = "Eins\n\t• Zwei\n \tDrei";"#),
  ]
  package static let interest = TextInterest.pairs(differing: .tab)

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    guard text.source != nil, text.traits.contains(.tab), !text.traits.contains(.blank) else {
      return
    }
    let utf8 = Array(text.string.utf8)
    let lost = text.lostSymbol
    for index in utf8.indices where utf8[index] == 0x09 && !indentsLine(utf8[..<index]) {
      if EdgeWhitespace.isExtra(at: index, of: text) { continue }
      // Next to other space, and at the edges, the tab needs no replacement.
      let isBetween =
        index > 0 && index + 1 < utf8.count && utf8[index - 1] > 0x20 && utf8[index + 1] > 0x20
      context.report(
        Self.self, at: context.place(of: index..<(index + 1), in: text.text),
        "Unexpected tab; the source text has none",
        remedy: lost.map { "Restore what the source text has there: '\($0)'" }
          ?? (isBetween ? "Use a space" : "Remove it"), key: text.key, locale: text.locale,
        fix: lost != nil
          ? nil
          : context.fix(
            isBetween ? "replace with a space" : "remove the tab",
            [TextEdit(index..<(index + 1), isBetween ? " " : "")], in: text.text))
    }
  }

  /// Whether there is only space between an offset and the line break before it.
  private static func indentsLine(_ before: ArraySlice<UInt8>) -> Bool {
    let last = before.last { $0 != 0x20 && $0 != 0x09 }
    return last == 0x0A || last == 0x0D
  }
}
