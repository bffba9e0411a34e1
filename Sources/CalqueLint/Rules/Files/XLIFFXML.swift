package import CalqueCatalogs
package import CalqueDiagnostics

/// An exchange file that is not well-formed XML.
package enum XLIFFXML: ProblemRule {
  package static let id = "xliff_xml"
  package static let severity = Severity.error
  package static let summary = "an `.xliff` file that is not well-formed XML"
  package static let rationale = """
    An unclosed tag, an unescaped `&`, an undeclared entity: Xcode rejects the whole file, and \
    none of its translations is imported.
    """
  package static let examples: [RuleExample] = [
    .xliff("<trans-unit id=\"a\"><source>a ↓& b</source></trans-unit>"),
    .xliff("<trans-unit id=\"a\"><source>a</source><target>b↓</trans-unit>"),
    .xliff("<trans-unit id=\"a\"><source>a &amp; b</source></trans-unit>"),
  ]
  package static let remedy: String? =
    "Correct the XML; if the file was truncated, request it again"
  package static let echoes: [any Rule.Type] = [EncodingInvalid.self, ControlCharacter.self]
  package static let codes: [CatalogProblem.Code] = [.xliffXML]

  package static func severity(of problem: CatalogProblem, in file: LintFile) -> Severity {
    problem.effect == .losesFile ? .error : .warning
  }
}
