package import CalqueCatalogs
package import CalqueDiagnostics

/// A line break in a text that is probably unintended.
package enum StrayLineBreak: ProblemRule {
  package static let id = "stray_line_break"
  package static let severity = Severity.warning
  package static let summary = "a line break just before the closing quote, or behind a backslash"
  package static let rationale = #"""
    The break is part of the text and is shown: a label grows by an empty line. It comes from a \
    quote that slipped to the next line. A backslash before a break does not join the lines either; \
    but some exporters write every break so, and mean it, so that one is information.
    """#
  package static let examples: [RuleExample] = [
    .strings("\"a\" = \"one↓\n\";\n"),
    .strings("\"a\" = \"one ↓\r\n\";\n"),
    .strings("\"a\" = \"one\ntwo\";\n\"b\" = \"three\\n\";\n"),
    .strings("\"a\" = \"one \\\ntwo\";\n"),
  ]
  package static let codes: [CatalogProblem.Code] = [.strayLineBreak]

  /// A key that ends with a break, too, is the text that this one translates.
  package static func fix(of problem: CatalogProblem, in file: LintFile) -> Fix? {
    guard let replacement = problem.replacement,
      file.key(at: problem.range.lowerBound)?.utf8.last.map({ $0 == 0x0A || $0 == 0x0D }) != true
    else { return nil }
    return Fix(
      title: "replace it", edits: [Edit(range: problem.range, replacement: replacement)])
  }

  package static func severity(of problem: CatalogProblem, in file: LintFile) -> Severity {
    let first = file.source.utf8[problem.range].first
    return first == UInt8(ascii: "\\") ? .information : severity
  }
}
