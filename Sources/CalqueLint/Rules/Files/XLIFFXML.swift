package import CalqueCatalogs
package import CalqueDiagnostics

/// An exchange file that is not well-formed XML.
package enum XLIFFXML: ProblemRule {
  package static let id = "xliff_xml"
  package static let severity = Severity.error
  package static let summary = "an `.xliff` file that is no well-formed XML"
  package static let rationale = """
    A tag that is not closed, a bare `&`, an entity that nobody declares: Xcode refuses the whole \
    file, and none of its translations comes back into the project.
    """
  package static let examples: [RuleExample] = [
    .xliff("<trans-unit id=\"a\"><source>a ↓& b</source></trans-unit>"),
    .xliff("<trans-unit id=\"a\"><source>a</source><target>b↓</trans-unit>"),
    .xliff("<trans-unit id=\"a\"><source>a &amp; b</source></trans-unit>"),
  ]
  package static let remedy: String? =
    "Repair the XML here; if the file was cut, ask for it again"
  package static let echoes: [any Rule.Type] = [EncodingInvalid.self, ControlCharacter.self]
  package static let codes: [CatalogProblem.Code] = [.xliffXML]

  package static func severity(of problem: CatalogProblem, in file: LintFile) -> Severity {
    problem.effect == .losesFile ? .error : .warning
  }
}
