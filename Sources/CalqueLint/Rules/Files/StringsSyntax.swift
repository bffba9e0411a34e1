package import CalqueCatalogs
package import CalqueDiagnostics

/// A `.strings` file with a syntax error.
package enum StringsSyntax: ProblemRule {
  package static let id = "strings_syntax"
  package static let severity = Severity.error
  package static let summary = "a `.strings` file that the runtime refuses"
  package static let rationale = """
    One missing semicolon or quote makes the runtime refuse the whole file: every text of the \
    table is shown as its key. The place is where the grammar breaks, and for an unterminated \
    string where the string was opened.
    """
  package static let examples: [RuleExample] = [
    .strings("\"a\" = \"one\"↓\n\"b\" = \"two\";\n"),
    .strings("\"a\" ↓\"one\";\n"),
    .strings("\"a\" = ↓\"one;\n"),
    .strings("\"a\" = \"one\"; // a comment\nb = two;\n"),
    .strings("/* a comment */ 'a' = \"on\\\"e\n\";\n"),
  ]
  package static let remedy: String? =
    "Repair the entry here; each is \"key\" = \"value\";"
  package static let codes: [CatalogProblem.Code] = [.stringsSyntax, .limitExceeded]
}
