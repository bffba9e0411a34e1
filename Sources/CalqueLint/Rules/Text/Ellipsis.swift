import CalqueCatalogs
package import CalqueDiagnostics

/// Three dots instead of an ellipsis.
package enum Ellipsis: TextRule {
  package static let id = "ellipsis"
  package static let severity = Severity.information
  package static let summary = "three dots instead of an ellipsis (`…`)"
  package static let rationale = """
    The ellipsis is a single character (U+2026): it does not wrap to the next line, has the \
    spacing that the font defines, and is read aloud as a pause. Apple's menus use it after every \
    item that asks for more input.
    """
  package static let examples: [RuleExample] = [
    .strings(#""a" = "Open↓...";"#),
    .strings(#""a" = "Open…";"#),
    .strings(#""a" = "....., ../a, 0..9, .../a";"#),
  ]
  package static let interest = TextInterest.texts(with: .doubleDot)

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    let utf8 = Array(text.string.utf8)
    var index = 0
    while index < utf8.count {
      let start = index
      while index < utf8.count, utf8[index] == UInt8(ascii: ".") { index += 1 }
      // Longer and shorter runs, and parts of paths, are something else.
      if index - start == 3, index == utf8.count || utf8[index] != UInt8(ascii: "/") {
        context.report(
          Self.self, at: context.place(of: start..<index, in: text.text),
          "Three dots instead of an ellipsis", remedy: "Use …", key: text.key, locale: text.locale,
          fix: context.fix("replace with …", [TextEdit(start..<index, "…")], in: text.text))
      }
      if index == start { index += 1 }
    }
  }
}
