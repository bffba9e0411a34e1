package import Diagnostics
package import StringCatalogs

/// A line break in a text that was hardly meant.
package enum StrayLineBreak: ProblemRule {
  package static let id = "stray_line_break"
  package static let severity = Severity.warning
  package static let summary = "a line break just before the closing quote, or behind a backslash"
  package static let rationale = #"""
    The break is part of the text and is shown: a label grows by an empty line. It comes from a \
    quote that slipped to the next line, or from the habit that a backslash joins lines, which it \
    does not here.
    """#
  package static let examples: [RuleExample] = [
    .strings("\"a\" = \"one↓\n\";\n"),
    .strings("\"a\" = \"one ↓\\\ntwo\";\n"),
    .strings("\"a\" = \"one\ntwo\";\n\"b\" = \"three\\n\";\n"),
  ]
  package static let codes: [CatalogProblem.Code] = [.strayLineBreak]
}
